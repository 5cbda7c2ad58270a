"""Every place of the client for everyone: named, whole at any size, in every language and theme."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from lasttrick.texts import LANGUAGES
from tests.web.measuring import barriers, choose, not_whole, unnamed
from tests.web.places import WALKS, Walk
from tests.web.playing import Player
from tests.web.pseudo import CODE, speak_pseudo

NARROW, PHONE, WIDE = (320, 568), (390, 844), (1280, 800)


@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_every_place_is_for_everyone(sit: Any, walk: Walk) -> None:
    """Names and roles, big text, a narrow window, axe, and writing from the right."""
    ada: Player = sit()
    speak_pseudo(ada.page)
    found = []
    for place in walk(ada):
        found += [f"{place}: {each}" for each in looked_at(ada.page)]
    assert found == []


def looked_at(page: Page) -> Iterator[str]:
    yield from unnamed(page, "en")
    for size, percent in ((NARROW, 100), (PHONE, 100), (PHONE, 200), (WIDE, 200)):
        with_text(page, percent, size)
        yield from (f"{size} {percent} %: {each}" for each in not_whole(page))
    with_text(page, 100, PHONE)
    for theme in ("light", "dark"):
        choose(page, theme=theme)
        yield from (f"{theme}: {each}" for each in barriers(page))
    choose(page, language=CODE)
    for size in (NARROW, WIDE):
        with_text(page, 100, size)
        yield from (f"from the right, {size}: {each}" for each in not_whole(page))
    with_text(page, 100, PHONE)
    choose(page, language="en")


@pytest.mark.sweep
@pytest.mark.parametrize("walk", WALKS, ids=lambda walk: walk.__name__)
def test_axe_finds_nothing_in_any_language_and_theme(sit: Any, walk: Walk) -> None:
    ada: Player = sit()
    found = []
    for place in walk(ada):
        for language, theme in product(LANGUAGES, ("light", "dark")):
            choose(ada.page, language=language, theme=theme)
            wrong = [*barriers(ada.page), *unnamed(ada.page, language), *not_whole(ada.page)]
            found += [f"{place}, {language}, {theme}: {each}" for each in wrong]
        choose(ada.page, language="en")
    assert found == []


def with_text(page: Page, percent: int, size: tuple[int, int]) -> None:
    """Have so wide a window, and text so big, as a browser's own setting gives it."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    session = page.context.new_cdp_session(page)
    sizes = {"standard": 16 * percent // 100, "fixed": 13 * percent // 100}
    session.send("Page.enable")
    session.send("Page.setFontSizes", {"fontSizes": sizes})
    session.detach()
