"""What the table does with keys, clicks, sizes and troubles."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Awaitable, Callable
from pathlib import Path
from random import Random

import pytest
from textual.pilot import Pilot

from lasttrick.cards import card_code
from lasttrick.engine import View
from lasttrick.players import Player
from lasttrick.texts import Faces
from lasttrick.tui.kept_match import KeptMatch
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.questions import Choice
from tests.tui.screens.shown import shown
from tests.tui.screens.sitting import (
    ENGLISH,
    OneTable,
    answer,
    asked,
    asked_for_card,
    match_at,
    until,
)

Hand = Callable[[Pilot[None], OneTable], Awaitable[None]]


def at(app: OneTable, hand: Hand, size: tuple[int, int] = (80, 24)) -> None:
    """Let a hand play at a table."""

    async def play() -> None:
        async with app.run_test(size=size) as pilot:
            await hand(pilot, app)

    asyncio.run(play())


async def where_some_may_not(pilot: Pilot[None], app: OneTable) -> CardQuestion:
    """Go on until the person holds a card that may not be played."""
    for _ in range(60):
        question = await asked_for_card(pilot, app)
        if len(question.may) < len(question.cards):
            return question
        await pilot.press("right", "enter")
    raise AssertionError("Every card could always be played.")


def test_a_card_that_may_not_be_played_says_why_and_stays() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await where_some_may_not(pilot, app)
        number = next(n for n, c in enumerate(question.cards, start=1) if c not in question.may)
        await pilot.press(str(number), "enter")
        assert app.table.question is question
        assert "you must follow suit" in " ".join(shown(app).split())
        assert question.chosen == question.cards[number - 1]

    at(OneTable(match_at("agram", 4, seed=5)), hand)


def test_enter_chooses_before_it_plays() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        await pilot.press("enter")
        assert app.table.question is question
        assert question.chosen is not None
        await pilot.press("enter")
        assert app.table.question is not question

    at(OneTable(match_at("agram", 3)), hand)


def test_what_is_typed_can_be_seen_rubbed_out_and_taken_back() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        await pilot.press("1", "0", "x")
        assert "10x" in shown(app)
        await pilot.press("backspace")
        assert question.typed == "10"
        await pilot.press("escape")
        assert question.typed == ""
        await pilot.press("z", "enter")
        assert "Expected a card such as 10c" in shown(app)
        assert app.table.question is question

    at(OneTable(match_at("agram", 3)), hand)


def test_letters_of_cards_begin_no_shortcut() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        for letter in "akqjtrdvbchs0123456789":
            await pilot.press(letter)
            assert app.screen is app.table
            assert question.typed == letter
            await pilot.press("backspace")

    at(OneTable(match_at("agram", 3)), hand)


def test_a_click_chooses_a_card_and_a_second_one_plays_it() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        card = next(c for c in question.cards if c in question.may)
        face = Faces(ENGLISH).card(card)
        rows = shown(app).splitlines()
        y = max(n for n, row in enumerate(rows) if f"{face[:-1]:<2}{face[-1]}" in row)
        x = rows[y].rindex(f"{face[:-1]:<2}{face[-1]}")
        await pilot.click(offset=(x, y))
        assert question.chosen == card
        assert app.table.question is question
        await pilot.click(offset=(x, y))
        await until(pilot, lambda: app.table.question is not question)

    at(OneTable(match_at("agram", 3)), hand)


def test_the_keys_at_the_foot_can_be_clicked() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        x = shown(app).splitlines()[-1].index("tally")
        await pilot.click(offset=(x, 23))
        await until(pilot, lambda: app.screen is not app.table)
        assert "Tally" in shown(app)

    at(OneTable(match_at("agram", 3)), hand)


@pytest.mark.parametrize(
    ("key", "title"),
    [
        ("f1", "At the table"),
        ("question_mark", "At the table"),
        ("f2", "The rules of this table"),
        ("f3", "The last trick"),
        ("l", "The last trick"),
        ("f4", "Tally"),
        ("f5", "Which cards may be played"),
        ("f9", "Back to the menu"),
        ("escape", "Back to the menu"),
    ],
)
def test_what_can_be_looked_at_opens_and_closes_without_leaving_the_deal(
    key: str, title: str
) -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        await pilot.press(key)
        await until(pilot, lambda: app.screen is not app.table)
        await pilot.pause()
        assert title in shown(app)
        await pilot.press("escape")
        await until(pilot, lambda: app.screen is app.table)
        assert app.table.question is question

    at(OneTable(match_at("agram", 3)), hand)


def test_the_pack_is_changed_at_the_table() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        assert "♣" in shown(app) or "♦" in shown(app)
        for _ in range(2):
            await pilot.press("f9")
            await until(pilot, lambda: app.screen is not app.table)
            await pilot.press("7")
            await pilot.pause()
            await pilot.press("escape")
            await until(pilot, lambda: app.screen is app.table)
        assert app.table.settings.pack == "ascii"
        assert "+---+" in shown(app)

    at(OneTable(match_at("agram", 3)), hand)


def test_a_table_that_was_left_is_taken_up_where_it_was(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    local = match_at("agram", 4, file=file)

    async def leave(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        await pilot.press("right", "enter")
        await asked_for_card(pilot, app)
        await pilot.press("f10")
        await until(pilot, lambda: app.outcome is not None)

    app = OneTable(local)
    at(app, leave)
    assert app.outcome == "gone"
    again = LocalMatch.taken_up(KeptMatch(file), seed=2)
    assert again.view == local.view
    assert again.match == local.match

    async def look(pilot: Pilot[None], app: OneTable) -> None:
        question = await asked_for_card(pilot, app)
        assert question.cards == tuple(local.view.table.in_order(local.view.hand))

    at(OneTable(again), look)


def test_the_menu_is_one_way_out(tmp_path: Path) -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        await pilot.press("f9")
        await until(pilot, lambda: app.screen is not app.table)
        await pilot.press("up", "up", "enter")
        await until(pilot, lambda: app.outcome is not None)

    app = OneTable(match_at("agram", 4, file=tmp_path / "match.jsonl"))
    at(app, hand)
    assert app.outcome == "menu"


def test_a_match_that_has_gone_on_elsewhere_is_left_in_words(tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"

    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        file.write_bytes(b"another table\n")
        await pilot.press("right", "enter")
        await until(pilot, lambda: "gone on at another table" in shown(app))
        await asked(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: app.outcome is not None)

    app = OneTable(match_at("agram", 3, file=file))
    at(app, hand)
    assert app.outcome == "gone"
    assert file.read_bytes() == b"another table\n"


def test_a_match_that_cannot_be_written_is_left_in_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(path: Path, content: bytes) -> None:
        raise OSError(28, "No space left on device")

    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        monkeypatch.setattr("lasttrick.records.own_file.write_whole", full)
        await pilot.press("right", "enter")
        await until(pilot, lambda: "No space left on device" in shown(app))
        await asked(pilot, app)
        await pilot.press("f10")
        await until(pilot, lambda: app.outcome is not None)

    app = OneTable(match_at("agram", 3, file=tmp_path / "match.jsonl"))
    at(app, hand)
    assert app.outcome == "gone"


def test_a_bot_that_fails_ends_the_evening_not_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fails(player: Player, view: View) -> None:
        raise RuntimeError("out of ideas")

    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        monkeypatch.setattr("lasttrick.players.novice.Novice.choose", fails)
        await pilot.press("right", "enter")
        await until(pilot, lambda: "One of the bots could not go on" in shown(app))
        await asked(pilot, app)
        await pilot.press("enter")
        await until(pilot, lambda: app.outcome is not None)

    file = tmp_path / "match.jsonl"
    at(OneTable(match_at("agram", 3, file=file)), hand)
    assert LocalMatch.taken_up(KeptMatch(file), seed=1).dealing


@pytest.mark.parametrize("game", ["sipa", "sink-sink"])
def test_the_screen_may_change_its_size_at_any_time(game: str) -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        chance = Random(3)
        sizes = [(40, 10), (200, 60), (40, 16), (60, 18), (110, 24), (80, 32), (10, 3), (80, 24)]
        for step in range(30):
            width, height = sizes[step % len(sizes)]
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            text = shown(app)
            small = width < 40 or height < 16
            assert ("too small"[: max(width - 24, 0)] in text) == small or width < 40
            if small:
                await pilot.press("enter", "1")
                continue
            await asked(pilot, app)
            assert "F10" in shown(app)
            await answer(pilot, app, chance)

    at(OneTable(match_at(game, 5, seed=3)), hand)


@pytest.mark.parametrize(
    ("game", "seats"), [("agram", 4), ("sipa", 4), ("cat-te", 4), ("spar", 3), ("garame", 2)]
)
@pytest.mark.parametrize("size", [(80, 24), (120, 28)])
def test_no_card_of_another_hand_is_ever_shown(
    game: str, seats: int, size: tuple[int, int]
) -> None:
    options: dict[str, str | int] = {"dry": "on", "peek": "on"} if game == "spar" else {}
    local = match_at(game, seats, seed=11, options=options)

    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        chance = Random(1)
        looked = 0
        while looked < 12:
            await asked(pilot, app)
            view = app.table.moment.view
            if view is not None and not view.over and local.dealing:
                looked += 1
                for key in ("f3", "f5", None):
                    if key is not None:
                        await pilot.press(key)
                        await until(pilot, lambda: app.screen is not app.table)
                    assert not hidden_cards(local) & cards_in(shown(app)), shown(app)
                    if key is not None:
                        await pilot.press("escape")
                        await until(pilot, lambda: app.screen is app.table)
            await answer(pilot, app, chance)
            if app.table.moment.match.number > 1:
                break

    at(OneTable(local, pack="ascii"), hand, size)


def hidden_cards(local: LocalMatch) -> set[str]:
    """Return the cards that the person may not know: all but those that were shown."""
    view = local.view
    known = {*view.dealt}
    for event in view.log:
        known |= {card for card in (getattr(event, "card", None),) if card is not None}
        known |= set(getattr(event, "shown", ()))
    drawn = local.seating
    if drawn is not None:
        known |= {card for draw in drawn.rounds for card in draw.cards.values()}
    return {card_code(card) for card in view.table.pack if card not in known}


def cards_in(text: str) -> set[str]:
    """Return the cards that are written in a text, or drawn in it with their frames."""
    return {rank + suit for rank, suit in re.findall(r"\b([2-9TJQKA]) ?([CDHS])\b", text)}


def test_a_dry_card_is_asked_for_with_numbers() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        for _ in range(80):
            await asked(pilot, app)
            question = app.table.question
            if isinstance(question, Choice) and "set a card aside" in question.asks:
                assert "1) no" in shown(app)
                await pilot.press("2")
                await asked_for_card(pilot, app)
                assert " + " in shown(app)
                return
            await answer(pilot, app, Random(1))
        raise AssertionError("No low card came.")

    at(OneTable(match_at("spar", 3, seed=2, options={"dry": "on"})), hand)


def test_a_revoke_is_played_only_after_another_question() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        question = await where_some_may_not(pilot, app)
        number = next(n for n, c in enumerate(question.cards, start=1) if c not in question.may)
        await pilot.press(str(number), "enter")
        await asked(pilot, app)
        assert isinstance(app.table.question, Choice)
        await pilot.press("1")
        await asked_for_card(pilot, app)
        await pilot.press(str(number), "enter")
        await asked(pilot, app)
        await pilot.press("2")
        await until(pilot, lambda: len(app.table.moment.view.hand) < len(question.cards))  # type: ignore[union-attr]

    at(OneTable(match_at("spar", 3, seed=2, options={"enforce": "flag"})), hand)


def test_a_seat_can_be_flagged_out_of_turn() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked_for_card(pilot, app)
        await pilot.press("right", "enter")
        await asked(pilot, app)
        await pilot.press("f6")
        await until(pilot, lambda: app.screen is not app.table)
        await pilot.press("1")
        await until(pilot, lambda: "You flag" in shown(app))

    at(OneTable(match_at("spar", 3, seed=2, options={"enforce": "flag"})), hand)


def test_waiting_can_be_left_at_once() -> None:
    async def hand(pilot: Pilot[None], app: OneTable) -> None:
        await asked(pilot, app)
        await pilot.press("f10")
        await until(pilot, lambda: app.outcome is not None)

    app = OneTable(match_at("agram", 3))
    at(app, hand)
    assert app.outcome == "gone"
