"""Reloads, sleep and lost lines: from any phase one comes back to where one was."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lasttrick.texts import Texts
from tests.web.playing import Player, play_until

TABLE = {"game": "agram", "seats": 3, "bots": ["careful", "careful"], "start": True}


def test_a_reload_in_the_middle_of_each_phase(sit: Any) -> None:
    ada = sit()
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    page, seen = ada.page, set()
    for _ in range(600):
        phase = (
            "counted"
            if page.locator(".counted").count()
            else "cut"
            if page.locator(".cutting").count()
            else "mine"
            if page.locator('.hand-card[data-may="true"]').count()
            else ""
        )
        if phase and phase not in seen:
            seen.add(phase)
            cards = [card.get_attribute("data-card") for card in page.locator(".hand-card").all()]
            page.reload()
            mark = {"counted": ".counted", "cut": ".cutting", "mine": '[data-may="true"]'}[phase]
            expect(page.locator(mark).first).to_be_visible()
            after = [card.get_attribute("data-card") for card in page.locator(".hand-card").all()]
            assert after == cards
            if phase == "mine":
                expect(page.locator("[data-read-out] p")).to_have_count(0)
        if seen == {"counted", "cut", "mine"}:
            return
        ada.act()
        page.wait_for_timeout(40)
    raise AssertionError(f"Only these phases came: {seen}")


ASKED = {
    "redeal": 'extends = "spar"\nname = "House"\n[redeal]\nnothing-above = "A"\n',
    "claim": (
        'extends = "cat-te"\nname = "House"\n[options]\nclaim = "-"\n'
        '[instant-win]\nclaim = "manual"\nhands = [{ pattern = "all-below", rank = "A" }]\n'
    ),
    "dry": 'extends = "spar"\nname = "House"\n[options.dry]\ndefault = "on"\n',
    "flag": 'extends = "spar"\nname = "House"\n[options.enforce]\ndefault = "flag"\n',
}


@pytest.mark.parametrize("phase", ASKED)
def test_a_reload_while_something_is_asked(sit: Any, phase: str) -> None:
    ada = sit()
    ada.make(
        definition=ASKED[phase],
        seats=3,
        bots=["careful", "careful"],
        start=True,
        settings={"bot_pace": 0.05, "go_on": 60},
    )
    group = ada.page.get_by_role("group", name=Texts("en")(f"ask-{phase}"))
    play_until(lambda: group.count() > 0, [Patient(ada.page, ada.site)])
    before = group.get_by_role("button").all_text_contents()
    cards = ada.page.locator(".hand-card").evaluate_all("all => all.map((c) => c.dataset.card)")
    ada.page.reload()
    expect(group.get_by_role("button")).to_have_text(before)
    expect(ada.page.locator(".hand-card")).to_have_count(len(cards))
    after = ada.page.locator(".hand-card").evaluate_all("all => all.map((c) => c.dataset.card)")
    assert after == cards
    expect(ada.page.locator("[data-read-out] p")).to_have_count(0)
    group.get_by_role("button").first.click()
    expect(group).to_have_count(0)


class Patient(Player):
    """A player who does everything but answer what is asked."""

    does = tuple(what for what in Player.does if what != ".asking button")


def test_a_line_that_is_lost_comes_back_and_misses_nothing(sit: Any) -> None:
    ada = sit()
    ada.page.add_init_script(
        """
        const Real = window.WebSocket;
        window.lines = [];
        window.WebSocket = class extends Real {
            constructor(url) {
                if (window.cut) url = url.replace('/ws/', '/nowhere/');
                super(url);
                window.lines.push(this);
            }
        };
        """
    )
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    page = ada.page
    play_until(lambda: page.locator('.hand-card[data-may="true"]').count() > 0, [ada])
    page.evaluate("window.lines.at(-1).close()")
    card = page.locator('.hand-card[data-may="true"]').first
    code = card.get_attribute("data-card")
    card.click()
    expect(page.locator(f'[data-card="{code}"]')).to_have_count(0)
    expect(page.locator(".line")).to_have_attribute("data-lost", "false")
    play_until(lambda: page.locator(".counted").count() > 0, [ada])


def test_a_dead_line_is_noticed_when_the_page_wakes(sit: Any) -> None:
    ada = sit()
    ada.page.add_init_script(
        """
        const Real = window.WebSocket;
        window.lines = [];
        window.WebSocket = class extends Real {
            constructor(url) { super(url); window.lines.push(this); }
            send(text) { if (!this.asleep) super.send(text); }
            set onmessage(hear) { super.onmessage = (m) => this.asleep || hear?.(m); }
        };
        """
    )
    ada.make(**TABLE, settings={"bot_pace": 0.05, "go_on": 60})
    expect(ada.page.locator(".chair")).to_have_count(2)
    before = ada.page.evaluate("window.lines.length")
    ada.page.evaluate("window.lines.at(-1).asleep = true")
    ada.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    for _ in range(80):
        ada.page.wait_for_timeout(100)
        if ada.page.evaluate("window.lines.length") > before:
            break
    assert ada.page.evaluate("window.lines.length") > before
    expect(ada.page.locator(".line")).to_have_attribute("data-lost", "false")
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
