"""Practice in a browser: every game asks, answers are explained, what went wrong comes back."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from lasttrick.texts import LANGUAGES
from tests.web.test_for_everyone import SIZES, barriers

KINDS = ("legal", "last", "points")


def practise(page: Page, site: str, kind: str) -> None:
    page.goto(f"{site}/practice/{kind}")
    expect(page.locator(".question h2")).to_be_visible()


def answer(page: Page) -> None:
    """Answer something."""
    if page.locator(".letters").count():
        page.locator(".letters button").first.click()
    elif page.locator(".points-answer").count():
        page.locator(".points-answer .primary").click()
    else:
        page.locator(".pick-card").first.click()
        page.locator(".question .primary").click()
    expect(page.locator(".verdict")).not_to_be_empty()


def tally(page: Page, game: str, kind: str) -> Any:
    return page.evaluate(
        "([game, kind]) => JSON.parse(localStorage['lasttrick.practice'])[game][kind]", [game, kind]
    )


def test_what_went_wrong_comes_back_at_once_and_later(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, "last")
    expect(page.locator(".question")).to_contain_text("A leads.")
    page.locator(".letters button", has_text="A").click()
    expect(page.locator(".verdict")).to_have_text("Not right.")
    expect(page.locator(".question")).to_contain_text("The highest card of the suit led")
    assert [each["box"] for each in tally(page, "agram", "last")["waiting"]] == [0]
    expect(page.get_by_role("button", name="Next question")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("This one comes back")
    page.locator(".letters button", has_text="B").click()
    expect(page.locator(".verdict")).to_have_text("Right.")
    kept = tally(page, "agram", "last")
    assert (kept["asked"], kept["right"]) == (2, 1)
    assert [each["box"] for each in kept["waiting"]] == [1]
    page.keyboard.press("Enter")
    expect(page.locator(".question")).to_contain_text("Who wins")


def test_points_are_answered_by_hand_or_by_steps(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, "points")
    page.get_by_role("button", name="+1").click()
    expect(page.locator(".points-answer input")).to_have_value("1")
    page.get_by_role("button", name="−1").click()
    page.locator(".points-answer input").fill("-77")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_have_text("Not right.")
    expect(page.locator(".why-told")).to_contain_text("In all,")


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_can_be_chosen(sit: Any, kind: str) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, kind)
    games = page.locator(".practice-table select").first
    expect(games.locator("option").nth(3)).to_be_attached()
    for game in [each.get_attribute("value") for each in games.locator("option").all()]:
        games.select_option(game)
        expect(page.locator(".question h2")).to_be_visible()
        answer(page)
        expect(page.locator(".why-told")).not_to_be_empty()


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("kind", KINDS)
def test_practice_has_no_barrier(sit: Any, kind: str, scheme: str) -> None:
    ada = sit(color_scheme=scheme)
    practise(ada.page, ada.site, kind)
    assert barriers(ada.page) == []
    answer(ada.page)
    assert barriers(ada.page) == []


@pytest.mark.parametrize(("width", "height"), SIZES)
def test_nothing_of_a_question_is_cut_off(sit: Any, width: int, height: int) -> None:
    ada = sit(width=width, height=height)
    for kind in KINDS:
        practise(ada.page, ada.site, kind)
        answer(ada.page)
        assert ada.overflow() <= 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_practice_speaks_every_language(sit: Any, language: str) -> None:
    ada = sit()
    ada.home()
    ada.choose(language=language)
    for kind in KINDS:
        practise(ada.page, ada.site, kind)
        answer(ada.page)
        text = ada.page.locator("body").inner_text()
        for wrong in ("{", "practice-", "legal-", "web-", "trick-won", "undefined"):
            assert wrong not in text


def test_home_leads_to_the_pages_and_back(sit: Any) -> None:
    ada = sit()
    ada.home()
    ada.page.get_by_role("link", name="Keep the score").click()
    expect(ada.page.get_by_role("heading", name="Score sheet")).to_be_visible()
    ada.page.go_back()
    ada.page.get_by_role("link", name="Practise: what is the deal worth?").click()
    expect(ada.page.locator(".points-answer")).to_be_visible()
