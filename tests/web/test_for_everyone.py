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


def test_big_text_still_plays(sit: Any) -> None:
    ada = sit(width=390, height=844)
    ada.make(**TABLE, settings=QUICK)
    # 200 % of the text, as a browser's own setting gives it.
    ada.page.evaluate("document.documentElement.style.fontSize = '200%'")
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    assert ada.overflow() <= 0


def test_forced_colours_and_less_motion(sit: Any) -> None:
    ada = sit(forced_colors="active")
    ada.make(**TABLE, settings=QUICK)
    play_until(lambda: ada.page.locator(".counted").count() > 0, [ada])
    moving = ada.page.evaluate(
        "document.getAnimations().filter((each) => each.playState === 'running').length"
    )
    assert moving == 0
