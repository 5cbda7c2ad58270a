"""Practice in a browser: every game asks, answers are explained, what went wrong comes back."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Page, Route, expect

from lasttrick.coach.practice import (
    LegalQuestion,
    careful_move,
    first_moment,
    game_label,
    legal_question,
    next_moment,
    question_at,
)
from lasttrick.games import game_from_text, load_game
from lasttrick.server.practice_showing import shown_moment
from lasttrick.texts import LANGUAGES, Faces, Texts
from tests.web.measuring import barriers
from tests.web.practising import answer
from tests.web.test_for_everyone import SIZES

KINDS = ("legal", "last", "points")


def practise(page: Page, site: str, kind: str) -> None:
    page.goto(f"{site}/practice/{kind}")
    expect(page.locator(".question h2")).to_be_visible()


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


def deal_always(page: Page, number: int) -> None:
    """Let every new deal of Agram for four be the same."""
    table = load_game("agram").table(4)

    def answer(route: Route) -> None:
        asked: Any = route.request.post_data_json
        if "key" in asked:
            route.continue_()
            return
        moment = shown_moment(first_moment(table, number), opened=asked["open"])
        route.fulfill(body=msgspec.json.encode(moment), content_type="application/json")

    page.route("**/api/practice/deal", answer)


def settled(page: Page) -> None:
    expect(page.locator(".question")).to_have_attribute("aria-busy", "false")


def check(page: Page, question: LegalQuestion, *, right: bool) -> None:
    """Name every card that may be played, or one too many or too few."""
    hand = question.state.table.in_order(question.state.hands[question.seat])
    wanted = question.answer if right else question.answer ^ {hand[0]}
    for place, card in enumerate(hand):
        if card in (wanted or hand):
            page.locator(".question > .pick .pick-card").nth(place).click()
    page.locator(".question > .row .primary").click()
    expect(page.locator(".verdict")).to_have_text("Right." if right else "Not right.")


def test_a_deal_is_played_from_the_first_card_to_the_last(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    deal_always(page, 25)
    practise(page, ada.site, "legal")
    moment, asked = first_moment(load_game("agram").table(4), 25), 0
    expect(page.locator(".question")).to_contain_text("Deal 1, with all hands open")
    while moment.state.turn is not None:
        settled(page)
        question = question_at(moment.state, moment.key)
        if question is not None:
            assert page.locator(".card-row").count() == 3
            check(page, question, right=asked > 0)
            asked += 1
            if len(question.answer) < len(moment.state.hands[0]):
                hand = moment.state.table.in_order(moment.state.hands[0])
                wrong = next(n for n, card in enumerate(hand) if card not in question.answer)
                page.locator(".choose-card .pick-card").nth(wrong).click()
                expect(page.locator(".choose-card [role=alert]")).to_contain_text("must follow")
        held = len(moment.state.hands[0])
        moment = next_moment(moment, careful_move(moment))
        if held > 1:
            page.locator(".choose-card > .row button").last.click()
            # A last card is laid without being asked for, and the deal may end with it.
            coming = ".deal-ended, .question > .pick, .choose-card"
            expect(page.locator(coming).first).to_be_visible()
    settled(page)
    expect(page.locator(".deal-ended")).to_contain_text("wins the deal")
    kept = tally(page, "agram", "legal")
    assert (kept["asked"], kept["right"]) == (asked, asked - 1)
    page.get_by_role("button", name="Deal again, hands closed").click()
    expect(page.locator(".question")).to_contain_text("This one comes back")
    back = legal_question(load_game("agram").table(4), kept["waiting"][0]["question"])
    assert back is not None
    check(page, back, right=True)
    page.get_by_role("button", name="Go on").click()
    expect(page.locator(".question")).to_contain_text("Deal 2, with hands closed")
    assert page.locator(".card-row").count() == 0


def test_a_card_is_played_that_one_chooses(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    deal_always(page, 3)
    practise(page, ada.site, "legal")
    moment = first_moment(load_game("agram").table(4), 3)
    question = question_at(moment.state, moment.key)
    assert question is not None
    check(page, question, right=True)
    last = moment.state.table.in_order(moment.state.hands[0])[-1]
    page.locator(".choose-card .pick-card").last.click()
    face = Faces(Texts("en")).card(last)
    expect(page.locator(".story-now")).to_contain_text(face)
    expect(page.locator(".story-now")).to_contain_text("You ")


def test_ten_questions_are_summed_up_and_ten_more_follow(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, "points")
    for number in range(1, 11):
        expect(page.locator(".question")).to_contain_text(f"Question {number} of 10.")
        page.locator(".points-answer input").fill("-77")
        page.keyboard.press("Enter")
        expect(page.locator(".verdict")).to_have_text("Not right.")
        page.locator(".question > .primary").click()
    expect(page.locator(".summed")).to_contain_text("0 of 10 right")
    expect(page.locator(".summed")).to_contain_text("Right today: 0 of 10.")
    page.get_by_role("button", name="Ten more").click()
    expect(page.locator(".question")).to_contain_text("Question 1 of 10.")


def test_seats_and_house_rules_are_chosen_and_their_rules_are_read(sit: Any) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, "last")
    table = page.locator(".practice-table")
    table.locator("select").first.select_option("spar")
    table.locator("summary").first.click()
    table.locator(".pieces label", has_text="4").click()
    expect(page.locator(".letters button")).to_have_count(4)
    table.locator("select").nth(1).select_option("ghana-dry")
    page.locator(".practice-table details details summary").click()
    table.get_by_label("Direction", exact=True).select_option("counterclockwise")
    with page.expect_response("**/api/practice/answer") as answered:
        page.locator(".letters button").first.click()
    sent: Any = answered.value.request.post_data_json
    chosen = (sent["game"], sent["seats"], sent["preset"], sent["options"])
    assert chosen == ("spar", 4, "ghana-dry", {"direction": "counterclockwise"})
    page.get_by_role("button", name="Rules of this table").click()
    rules = page.locator("dialog .rules")
    expect(rules).to_contain_text("Direction: counterclockwise")


@pytest.mark.parametrize("kind", KINDS)
def test_a_game_of_ones_own_is_practised(sit: Any, kind: str, tmp_path: Path) -> None:
    ada = sit(refused=True)
    page: Page = ada.page
    practise(page, ada.site, kind)
    page.locator(".practice-table summary").first.click()
    wrong, house = tmp_path / "wrong.toml", tmp_path / "house.toml"
    wrong.write_text('extends = "fapfap"\nname = "House"\ntarget = 5\n')
    house.write_text('extends = "fapfap"\nname = "Fapfap at our house"\n')
    page.locator(".practice-table input[type=file]").set_input_files(wrong)
    expect(page.locator(".file-field .bad")).to_contain_text("game.toml:3: target")
    page.locator(".practice-table input[type=file]").set_input_files(house)
    games = page.locator(".practice-table select").first
    expect(games).to_have_value("custom Fapfap at our house")
    expect(page.locator(".question h2")).to_be_visible()
    settled(page)
    answer(page)
    kept = page.evaluate("Object.keys(JSON.parse(localStorage['lasttrick.practice']))")
    assert kept == [game_label(game_from_text(house.read_text()).table(3))]
    page.get_by_role("button", name="Rules of this table").click()
    expect(page.locator("dialog .rules")).to_contain_text("Fapfap at our house")


@pytest.mark.parametrize("kind", KINDS)
def test_every_game_can_be_chosen(sit: Any, kind: str) -> None:
    ada = sit()
    page: Page = ada.page
    practise(page, ada.site, kind)
    games = page.locator(".practice-table select").first
    expect(games.locator("option").nth(3)).to_be_attached()
    for game in [each.get_attribute("value") for each in games.locator("option").all()]:
        if games.input_value() != game:
            with page.expect_response("**/api/practice/*"):
                games.select_option(game)
        settled(page)
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
