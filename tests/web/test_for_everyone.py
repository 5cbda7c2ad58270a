"""Every page for everyone: no barrier that axe finds, every language, every size, less motion."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from lasttrick.texts import LANGUAGES
from tests.web.playing import play_until

SIZES = [(320, 568), (568, 320), (390, 844), (768, 1024), (1440, 900)]
TABLE = {"game": "sipa", "seats": 4, "bots": ["careful"] * 3, "start": True}
QUICK = {"bot_pace": 0.05, "go_on": 60}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_is_spoken_at_the_table(sit: Any, language: str) -> None:
    ada = sit()
    ada.make(**TABLE, settings=QUICK)
    ada.choose(language=language)
    ada.page.reload()
    expect(ada.page.locator("html")).to_have_attribute("lang", language)
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    for text in (ada.page.locator("body").inner_text(), *ada.read_out()):
        assert "{" not in text
        assert "web-" not in text
        assert "undefined" not in text


def test_a_language_is_changed_in_the_middle_of_a_deal(sit: Any) -> None:
    ada = sit()
    ada.make(**TABLE, settings=QUICK)
    play_until(lambda: ada.page.locator('[data-may="true"]').count() > 0, [ada])
    ada.page.get_by_role("button", name="Table and settings").click()
    ada.page.get_by_label("Language").select_option("fr")
    expect(ada.page.locator("html")).to_have_attribute("lang", "fr")
    ada.page.keyboard.press("Escape")
    expect(ada.page.locator(".hand-card .only-read").first).to_contain_text(" de ")


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_is_cut_off_at_any_size(sit: Any, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    ada.home()
    assert ada.overflow() <= 0
    ada.make(game="letzter-stich", seats=6, bots=["careful"] * 5, start=True, settings=QUICK)
    play_until(lambda: ada.page.locator('[data-may="true"]').count() > 0, [ada])
    assert ada.overflow() <= 0
    for card in ada.page.locator(".hand-card").all():
        box = card.bounding_box()
        assert box is not None
        assert box["x"] > -12
        assert box["x"] + box["width"] < width + 12
        assert box["y"] + box["height"] < height + 12
    for chair in ada.page.locator(".chair").all():
        box = chair.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
    assert ada.page.locator(".chair").count() == 5


@pytest.mark.parametrize("pack", ["four", "two"])
def test_nothing_is_said_by_colour_or_motion_alone(sit: Any, pack: str) -> None:
    """In forced colours, with less motion: what may be played, what leads, what decides."""
    ada = sit(forced_colors="active")
    page = ada.page
    ada.home()
    ada.choose(pack=pack)
    ada.make(**TABLE, settings=QUICK)
    may, waits = page.locator('[data-may="true"]'), page.locator('[data-not="true"]')
    laid = page.locator(".laid-card")
    play_until(lambda: bool(may.count() and waits.count() and laid.count()), [ada])
    style = "(each, [part, what]) => getComputedStyle(each, part)[what]"
    assert may.first.evaluate(style, [None, "outlineStyle"]) == "solid"
    assert waits.first.evaluate(style, [None, "outlineStyle"]) == "none"
    assert waits.first.evaluate(style, ["::after", "borderTopStyle"]) == "dashed"
    assert "may be" in (may.first.text_content() or "")
    assert "not now" in (waits.first.text_content() or "")
    best = page.locator('.laid-card[data-best="true"]')
    expect(best).to_have_count(1)
    assert best.evaluate(style, ["::after", "content"]) == '"★"'
    # Each suit has a shape of its own, and each trick the initial of its winner.
    shapes = page.evaluate(
        """[...document.querySelectorAll('.hand-card, .laid-card')]
            .map((card) => card.querySelector('.card-face'))
            .filter((face) => face.querySelector('.suit'))
            .map((face) => [face.classList[1], face.querySelector('.suit').getAttribute('d')])"""
    )
    suits, drawn = ({each[part] for each in shapes} for part in (0, 1))
    assert len(suits) == len(drawn) == len({tuple(each) for each in shapes}) > 1
    won = page.locator(".step[class*=tint]")
    assert all(won.locator("b").all_inner_texts())
    assert won.locator("b").count() == won.count()
    decides = page.locator('.step[data-deciding="true"] circle')
    assert decides.count() == 0
    expect(page.locator(".now-text")).not_to_be_empty()
    play_until(lambda: page.locator(".counted").count() > 0, [ada])
    moving = page.evaluate(
        """[...document.querySelectorAll('*')].filter((each) => {
            const {animationName, transitionDuration} = getComputedStyle(each);
            return animationName !== 'none' || !/^0s(, 0s)*$/.test(transitionDuration);
        }).length"""
    )
    assert moving == 0


def test_the_focus_is_kept_from_page_to_page(sit: Any) -> None:
    ada = sit()
    page = ada.page
    ada.home()
    page.get_by_role("button", name="Play", exact=True).focus()
    page.keyboard.press("Enter")
    expect(page.locator(".at-table")).to_be_visible()
    expect(page.locator(":focus")).to_have_count(1)
    page.get_by_role("button", name="Leave for the home page").focus()
    page.keyboard.press("Enter")
    expect(page.locator("h1.brand")).to_be_focused()
    page.get_by_role("link", name="Keep the score").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Score sheet")).to_be_focused()
    before = page.title()
    page.get_by_label("Language").select_option("de")
    expect(page.locator("html")).to_have_attribute("lang", "de")
    expect(page.locator("h1")).not_to_have_text("Score sheet")
    assert page.title() != before
    expect(page.locator(":focus")).to_have_count(1)
