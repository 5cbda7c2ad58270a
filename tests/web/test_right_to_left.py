"""Pages turn round for a language that begins at the right; the table and its play do not."""

from __future__ import annotations

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

from lasttrick.texts import LANGUAGES, messages_of
from tests.web.measuring import choose
from tests.web.places import looking_back
from tests.web.playing import Player, play_until
from tests.web.pseudo import CODE, speak_pseudo

QUICK = {"bot_pace": 0, "go_on": None, "cover": None}


class Table(NamedTuple):
    """What must stay where it is."""

    places: list[float]
    """The middle of each thing on the felt: across and down, each from 0 to 1."""
    hand: list[str]
    """The cards of the hand, from the left."""
    way: list[str]
    """Which way play goes, and how its arrow is turned."""


def test_who_sits_where_and_what_lies_where_stays(sit: Any) -> None:
    ada: Player = sit()
    page = ada.page
    speak_pseudo(page)
    ada.make(game="agram", seats=4, bots=["careful"] * 3, start=True, settings=QUICK)
    may = page.locator('.hand-card[data-may="true"]')
    play_until(lambda: may.count() > 0 and page.locator(".laid-card").count() > 1, [ada])
    before = table_of(page)
    home = page.locator(".bar .icon-button").first
    left = home.bounding_box()
    choose(page, language=CODE)
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    after = table_of(page)
    # Longer words push things by a little.
    assert after.places == pytest.approx(before.places, abs=0.08)
    assert (after.hand, after.way) == (before.hand, before.way)
    right = home.bounding_box()
    assert left is not None
    assert right is not None
    assert right["x"] > left["x"] + 200
    # Seat 1 sits on the left of Ada, whichever way the writing runs.
    assert before.places[0] < 1 / 3
    first = page.locator(".hand-card").first
    first.focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator(".hand-card").nth(1)).to_be_focused()


def table_of(page: Page) -> Table:
    """Return where everything on the felt is, and which way the arrow of play turns."""
    places, hand, way = page.evaluate(
        """() => {
            const felt = document.querySelector('.felt').getBoundingClientRect();
            const middles = ['.chair .disc', '.laid-card', '.led', '.way'].flatMap((what) =>
                [...document.querySelectorAll(what)].flatMap((each) => {
                    const box = each.getBoundingClientRect();
                    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2];
                    return [(x - felt.left) / felt.width, (y - felt.top) / felt.height];
                }));
            const cards = [...document.querySelectorAll('.hand-card')];
            const left = (card) => card.getBoundingClientRect().left;
            cards.sort((one, other) => left(one) - left(other));
            const way = document.querySelector('.way');
            return [
                middles,
                cards.map((card) => card.dataset.card),
                [way.dataset.step, getComputedStyle(way).scale],
            ];
        }"""
    )
    return Table(places, hand, way)


def test_forward_is_where_the_reading_goes(sit: Any) -> None:
    ada: Player = sit()
    page = ada.page
    speak_pseudo(page)
    walk = looking_back(ada)
    while next(walk) != "in the middle of a replay":
        pass
    choose(page, language=CODE)
    slider = page.locator(".replay-steps input")
    at = int(slider.input_value())
    page.locator(".replay-now").click()
    page.keyboard.press("ArrowLeft")
    expect(slider).to_have_value(str(at + 1))
    page.keyboard.press("ArrowRight")
    expect(slider).to_have_value(str(at))
    arrow = page.locator(".step-button .icon").first
    assert arrow.evaluate("(each) => getComputedStyle(each).scale") == "-1 1"


def test_every_language_says_which_way_it_runs() -> None:
    assert CODE not in LANGUAGES
    for language in LANGUAGES:
        assert "text-direction = ltr\n" in messages_of(language)
