"""The hint at a table in a browser: by the button, by a key, read out, closed, switched off."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from tests.web.playing import Player, play_until

ALONE = {
    "game": "agram",
    "seats": 3,
    "bots": ["novice", "novice"],
    "start": True,
    "settings": {"bot_pace": 0.05, "go_on": None},
}


def to_my_card(player: Player) -> None:
    """Cut and answer until a card is to be played."""
    player.does = (".cutting button[type=submit]", ".asking button")
    mine = player.page.locator('.hand-card[data-may="true"]')
    play_until(lambda: mine.count() > 0, [player])


def button(page: Page) -> Any:
    return page.get_by_role("button", name="Hint", exact=True)


def test_the_button_shows_which_card_why_and_what_each_promises(sit: Any) -> None:
    ada = sit(width=390, height=844)
    ada.make(**ALONE)
    page = ada.page
    to_my_card(ada)
    button(page).click()
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible()
    expect(panel).to_contain_text("Play ")
    may = page.locator('.hand-card[data-may="true"]').count()
    expect(panel.locator(".promises li")).to_have_count(may)
    expect(page.locator(".hand-card .hint-tag")).to_have_count(may)
    expect(page.locator(".hand-card .hint-tag").first).to_have_text(re.compile(r"\d+%"))
    best = page.locator('.hint-tag[data-best="true"]')
    expect(best).to_have_count(1)
    expect(best).to_contain_text("★")
    told = [line for line in ada.read_out() if line.startswith("Play the ")]
    assert len(told) == 1
    assert ada.overflow() <= 0


def test_a_key_asks_and_escape_closes(sit: Any) -> None:
    ada = sit(width=1024, height=768)
    ada.make(**ALONE)
    page = ada.page
    to_my_card(ada)
    page.keyboard.press("F8")
    panel = page.get_by_role("region", name="Hint")
    expect(panel).to_be_visible()
    page.keyboard.press("Escape")
    expect(panel).to_have_count(0)
    expect(page.locator(".hint-tag")).to_have_count(0)
    button(page).focus()
    page.keyboard.press("Enter")
    expect(panel).to_be_visible()
    panel.get_by_role("button", name="Close the hint").focus()
    page.keyboard.press("Enter")
    expect(panel).to_have_count(0)
    expect(button(page)).to_be_focused()


def test_escape_closes_from_the_moment_on_in_which_a_hint_is_seen(sit: Any) -> None:
    ada = sit(width=1024, height=768)
    ada.make(**ALONE)
    page = ada.page
    to_my_card(ada)
    page.evaluate(
        """() => new MutationObserver((changes, observer) => {
            if (!document.querySelector(".hint")) return;
            observer.disconnect();
            document.body.dataset.escaped = "yes";
            document.body.dispatchEvent(
                new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
        }).observe(document.body, { childList: true, subtree: true })"""
    )
    button(page).click()
    expect(page.locator("body[data-escaped]")).to_have_count(1)
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)


def test_a_hint_goes_with_the_card_that_is_played(sit: Any) -> None:
    ada = sit(width=390, height=844)
    ada.make(**ALONE)
    page = ada.page
    to_my_card(ada)
    cards = page.locator(".hand-card").count()
    button(page).click()
    best = page.locator('.hand-card:has(.hint-tag[data-best="true"])')
    expect(best).to_have_count(1)
    best.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand-card")).to_have_count(cards - 1)
    expect(page.locator(".hint-tag")).to_have_count(0)


def test_the_host_switches_hints_off_at_once(sit: Any) -> None:
    ada = sit(width=1024, height=768)
    ada.make(**ALONE)
    page = ada.page
    to_my_card(ada)
    button(page).click()
    expect(page.locator(".hint-tag").first).to_be_visible()
    page.get_by_role("button", name="Table and settings").click()
    hints = page.get_by_role("group", name="Hints")
    hints.get_by_role("radio", name="none").check()
    page.keyboard.press("Escape")
    expect(button(page)).to_have_count(0)
    expect(page.locator(".hint-tag")).to_have_count(0)
    expect(page.get_by_role("region", name="Hint")).to_have_count(0)
    page.keyboard.press("F8")
    page.get_by_role("button", name="Table and settings").click()
    hints.get_by_role("radio", name="may be asked for").check()
    page.keyboard.press("Escape")
    button(page).click()
    expect(page.locator(".hint-tag").first).to_be_visible()


def test_a_hint_speaks_the_language_of_the_page(sit: Any) -> None:
    ada = sit(width=390, height=844)
    ada.home()
    ada.choose(language="fr")
    ada.make(**ALONE)
    to_my_card(ada)
    ada.page.get_by_role("button", name="Conseil", exact=True).click()
    panel = ada.page.get_by_role("region", name="Conseil")
    expect(panel).to_contain_text("La chance de gagner la donne avec chaque carte")
