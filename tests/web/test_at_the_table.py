"""People at a table in browsers, from the link to the end of the match."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Position, TimeoutError, expect

from tests.web.measuring import not_whole
from tests.web.playing import Player, play_until

QUICK = {"settings": {"bot_pace": 0.05, "go_on": 60}}


def test_one_tap_deals_agram_against_three_bots(sit: Any) -> None:
    ada = sit()
    ada.home()
    ada.page.get_by_role("button", name="Play", exact=True).click()
    expect(ada.page.locator(".chair")).to_have_count(3)
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    expect(ada.page.locator(".counted .gains")).to_contain_text("+1 point")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (320, 568)])
def test_two_people_and_two_bots_play_a_whole_match(sit: Any, width: int, height: int) -> None:
    ada, ben = sit(width=width, height=height), sit(width=width, height=height, has_touch=True)
    table = ada.make(game="agram", seats=4, options={"target": 2}, **QUICK)
    ben.home()
    ben.open(table)
    sit_down(ben, "Ben <b>")
    expect(ada.page.locator(".chair-row .name", has_text="Ben <b>")).to_be_visible()
    ada.page.get_by_role("button", name=re.compile("Deal the cards")).click()
    for player in (ada, ben):
        expect(player.page.locator(".at-table")).not_to_have_attribute("data-stage", "gathering")
    play_until(lambda: ada.stage == "over" and ada.page.locator(".counted").count() > 0, [ada, ben])
    for player in (ada, ben):
        expect(player.page.locator(".counted h2")).to_contain_text("win")
        assert player.overflow() <= 0
    ada.page.get_by_role("button", name="Play another match").click()
    expect(ben.page.locator(".at-table")).to_have_attribute(
        "data-stage", re.compile("cutting|playing")
    )


def test_a_match_by_the_keyboard_alone(sit: Any) -> None:
    ada = sit(width=1024, height=768)
    ada.make(
        game="agram",
        seats=3,
        options={"target": 1},
        bots=["novice", "novice"],
        start=True,
        settings={"bot_pace": 0.05, "go_on": None},
    )
    page = ada.page
    keys = page.keyboard
    ways = 0
    for _ in range(400):
        if ada.stage == "over" and page.locator(".counted").count():
            break
        if page.locator(".cutting").count():
            expect(page.locator("#cut-at")).to_be_focused()
            keys.press("ArrowRight")
            keys.press("Enter")
        elif page.locator(".counted .primary").count():
            expect(page.locator(":focus")).to_have_count(1)
            page.locator(".counted .primary").focus()
            keys.press("Enter")
        elif page.locator('.hand-card[data-may="true"]').count():
            ways += 1
            card = page.locator('.hand-card[data-may="true"]').first
            code = card.get_attribute("data-card") or ""
            before = page.locator(".hand-card").count()
            if ways % 3 == 0:
                keys.type(code.replace("T", "10").lower())
                expect(page.locator(".typed kbd")).to_have_text(code.replace("T", "10"))
                keys.press("Enter")
            elif ways % 3 == 1:
                keys.type(str(int(card.get_attribute("data-at") or 0) + 1))
                keys.press("Enter")
            else:
                page.locator('.hand-card[tabindex="0"]').focus()
                keys.press("Home")
                for _ in range(int(card.get_attribute("data-at") or 0)):
                    keys.press("ArrowRight")
                expect(card).to_be_focused()
                keys.press("Enter")
                if before > 1:
                    expect(page.locator(".hand-card:focus")).to_have_count(1)
            expect(page.locator(f'[data-card="{code}"]')).to_have_count(0)
        page.wait_for_timeout(60)
    expect(page.locator(".counted h2")).to_contain_text("match")
    assert ways >= 6


def test_a_card_that_may_not_be_played_says_why(sit: Any) -> None:
    ada = sit()
    ada.make(game="agram", seats=4, bots=["novice"] * 3, start=True, **QUICK)
    page = ada.page
    for _ in range(300):
        waiting = page.locator('.hand-card[data-not="true"]')
        if waiting.count():
            held = page.locator(".hand-card").count()
            waiting.first.click(position=Position(x=16, y=40), force=True)
            expect(page.locator(".why")).to_contain_text("you must follow suit")
            assert page.locator(".hand-card").count() == held
            assert "follow suit" in (waiting.first.text_content() or "")
            return
        ada.act()
        page.wait_for_timeout(50)
    pytest.fail("No card had to wait in all these tricks.")


def test_a_double_click_plays_one_card(sit: Any) -> None:
    ada = sit()
    ada.make(game="sink-sink", seats=2, bots=["novice"], start=True, **QUICK)
    page = ada.page
    for _ in range(3):
        page.wait_for_timeout(100)
        play_until(lambda: page.locator('.hand-card[data-may="true"]').count() > 0, [Doing(ada)])
        held = page.locator(".hand-card").count()
        page.evaluate(
            """() => {
                const cards = [...document.querySelectorAll('.hand-card[data-may="true"]')];
                for (const card of [...cards, ...cards]) card.click();
            }"""
        )
        page.wait_for_timeout(250)
        assert page.locator(".hand-card").count() == held - 1


def sit_down(player: Player, name: str) -> None:
    player.page.get_by_role("button", name="Sit down").first.click()
    player.page.get_by_label("Your name").fill(name)
    player.page.locator("dialog button[type=submit]").click()
    expect(player.page.locator("dialog")).to_have_count(0)


class Doing(Player):
    """Somebody who cuts and answers, but lays no card."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.page, player.site)

    def act(self) -> bool:
        button = self.page.locator(".cutting button[type=submit], .counted .primary").first
        try:
            if button.count() and button.is_enabled(timeout=500):
                button.click(timeout=1000)
                return True
        except TimeoutError:
            return False  # it went away meanwhile
        return False


def test_every_event_is_read_out_once_and_in_words(sit: Any) -> None:
    ada = sit()
    ada.make(game="agram", seats=3, bots=["careful"] * 2, start=True, **QUICK)
    ada.page.evaluate(
        """() => {
            window.heard = [];
            new MutationObserver((changes) => {
                for (const change of changes)
                    for (const node of change.addedNodes) window.heard.push(node.textContent);
            }).observe(document.querySelector('[data-read-out]'), {childList: true});
        }"""
    )
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    heard = ada.page.evaluate("window.heard")
    plays = [line for line in heard if re.search(r"(lead|play|discard)s? the ", line)]
    assert 12 <= len(plays) <= 18
    assert len(set(plays)) == len(plays)
    assert not any(symbol in line for line in heard for symbol in "♣♦♥♠")
    assert sum("win the deal" in line or "wins the deal" in line for line in heard) == 1


@pytest.mark.parametrize("game", ["spar", "cat-te", "sipa", "letzter-stich-3", "garame"])
def test_every_kind_of_game_can_be_played(sit: Any, game: str) -> None:
    ada = sit()
    options = {"dry": "on", "enforce": "flag", "weak-redeal": "on", "peek": "on"}
    ada.make(
        game=game,
        seats=3,
        options=options if game == "spar" else {},
        bots=["careful", "novice"],
        start=True,
        **QUICK,
    )
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])


def test_a_card_with_the_focus_leaves_the_others_their_corners(sit: Any) -> None:
    ada = sit()
    page = ada.page
    ada.make(game="agram", seats=3, bots=["novice"] * 2, start=True, **QUICK)
    play_until(lambda: page.locator('[data-may="true"]').count() > 0, [Doing(ada)])
    page.locator(".hand-card").last.focus()
    page.keyboard.press("Home")
    for _ in range(page.locator(".hand-card").count()):
        expect(page.locator(".hand-card:focus-visible")).to_have_count(1)
        assert [each for each in not_whole(page) if each.startswith("a card below")] == []
        page.keyboard.press("ArrowRight")


def test_a_clock_is_seen_and_announced_before_it_runs_out(sit: Any) -> None:
    ada = sit()
    clock = {"settings": {**QUICK["settings"], "clock": 11}}
    ada.make(game="agram", seats=2, bots=["novice"], start=True, **clock)
    play_until(lambda: ada.page.locator('[data-may="true"]').count() > 0, [Doing(ada)])
    expect(ada.page.locator(".status .ring")).to_be_visible()
    told = ada.page.locator("[data-read-out]")
    expect(told).to_contain_text("left. Then a careful player moves", timeout=9000)
    expect(told).to_contain_text("Your time was up", timeout=8000)


def test_chat_and_phrases_are_text_and_can_be_hidden(sit: Any) -> None:
    ada, ben = sit(width=1280, height=800), sit()
    table = ada.make(game="agram", seats=2, **QUICK)
    ben.home()
    ben.open(table)
    sit_down(ben, "Ben")
    ada.page.get_by_role("button", name="Deal the cards").click()
    ben.page.get_by_role("button", name="Chat", exact=True).click()
    evil = '<img src=x onerror="document.title=1"> { $name }'
    dialog = ben.page.locator("dialog")
    dialog.get_by_label("Write something").fill(evil)
    dialog.get_by_role("button", name="Send").click()
    said = ada.page.locator(".beside .chat li", has_text="onerror")
    expect(said.locator("span")).to_have_text(evil)
    assert ada.page.locator(".chat img").count() == 0
    ada.page.get_by_role("button", name="Well played!").click()
    expect(ben.page.locator("dialog .chat")).to_contain_text("Well played!")
    ada.page.get_by_text("Do not show").click()
    ada.page.get_by_label("Hide the whole chat").check()
    expect(said).to_have_count(0)


def test_another_device_goes_on_by_a_code(sit: Any) -> None:
    ada, phone = sit(), sit(width=320, height=568)
    table = ada.make(game="agram", seats=2, bots=["careful"], start=True, **QUICK)
    ada.page.get_by_role("button", name="Table and settings").click()
    ada.page.get_by_role("button", name="Show a code").click()
    shown = ada.page.locator(".device-code")
    expect(shown).to_have_text(re.compile(r"^[A-Z0-9-]{8,9}$"))
    phone.home()
    phone.open(table)
    phone.page.get_by_role("button", name="Table and settings").click()
    phone.page.get_by_text("I have a code").click()
    phone.page.get_by_label("Code").fill(shown.inner_text())
    phone.page.get_by_role("button", name="Go on here").click()
    expect(phone.page.locator(".at-table")).to_have_attribute("data-watching", "false")


def test_a_table_that_is_none(sit: Any) -> None:
    ada = sit()
    ada.home()
    ada.page.goto(f"{ada.site}/t/nothing-here-atall")
    expect(ada.page.locator("h1")).to_contain_text("no such table")
