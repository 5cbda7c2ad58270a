"""Whole matches for somebody who hears the page and has keys: told once, in words, and no more."""

from __future__ import annotations

import re
from typing import Any

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Match, begin_match, score_deal, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.records import Record, decode, state_of, table_of
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.lines.narration import narrated
from tests.web.hearing import Listener

BOT_NAMES = ("Yao", "Amina", "Kofi", "Mai", "Salou", "Esi", "Ndong", "Frieda")
QUICK = {"bot_pace": 0, "go_on": None, "cover": None, "seats_by_draw": False}
ENGLISH = Texts("en")
WORDS = Faces(ENGLISH, "words")
A_CARD = re.compile(r"\bthe (?:\w+ of (?:clubs|diamonds|hearts|spades))\b")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_deal_of_every_game_is_played_by_ear(sit: Any, game: str) -> None:
    whole_match(Listener(sit()), game, deals=1)


def test_a_match_is_played_by_ear(sit: Any) -> None:
    options = {"target": 3, "dry": "on", "enforce": "flag", "weak-redeal": "on"}
    whole_match(Listener(sit()), "spar", options=options)


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_match_of_every_game_is_played_by_ear(sit: Any, game: str) -> None:
    whole_match(Listener(sit()), game, options={"deals": 3})


def whole_match(
    ada: Listener, game: str, *, options: dict[str, Any] | None = None, deals: int | None = None
) -> None:
    """Play until the match is won, or so many deals; hold what was told against the records."""
    ada.home()
    ada.choose(stay="tap")
    seats = next(seats for seats in load_game(game).seats(options or {}) if seats > 2)
    bots = ["careful"] * (seats - 1)
    table = ada.make(game=game, seats=seats, options=options or {}, bots=bots, settings=QUICK)
    ada.press_named(ENGLISH("web-start"))
    played = ada.play(deals)
    records = [record_of(ada, table, number) for number in range(1, played + 1)]
    expected, match = told_of(records)
    assert deals is not None or match.winners
    log = [told.text for told in ada.told if told.how == "log"]
    begin = log.index(ENGLISH("deal-number", number=1))
    draws = re.compile(re.escape(ENGLISH("draw-for-deal", cards="|")).replace(r"\|", ".*"))
    again = re.compile(re.escape(ENGLISH("draw-again", cards="|")).replace(r"\|", ".*"))
    assert [line for line in log[:begin] if not draws.match(line) and not again.match(line)] == []
    assert log[begin:] == expected
    assert {told.how for told in ada.told} == {"log", "status", "focus"}
    assert {told.text for told in ada.told if told.how == "status"} <= ada.prompts
    held = {
        WORDS.card(card)
        for record in records
        for state in (state_of(record, 0), state_of(record))
        for card in view(state, seat_of(record)).dealt
    }
    named = {card for told in ada.told if told.how == "focus" for card in A_CARD.findall(told.text)}
    assert named
    assert named <= held
    assert [told for told in ada.told if set(told.text) & set("♣♦♥♠▒{}")] == []
    assert not set(ada.page.locator("body").aria_snapshot()) & set("♣♦♥♠▒{}")


def record_of(ada: Listener, table: str, number: int) -> Record:
    """Fetch the record of a deal, as the page does that saves it."""
    line = ada.page.evaluate(
        """async ([table, number]) => {
            const [{secret}] = JSON.parse(localStorage['lasttrick.seats']);
            const answer = await fetch(`/api/tables/${table}/deals/${number}`, {
                headers: {Authorization: `Bearer ${secret}`},
            });
            return answer.text();
        }""",
        [table, number],
    )
    return decode(line)


def seat_of(record: Record) -> Seat | None:
    """Return where Ada sat; None where only others played on."""
    return next((Seat(n) for n, seat in enumerate(record.seats) if seat.kind == "human"), None)


def told_of(records: list[Record]) -> tuple[list[str], Match]:
    """Return what Ada may be told of the deals of a match, in order, and how the match stands."""
    match = begin_match(table_of(records[0]), Seat(records[0].dealer))
    everyone = ("Ada", *BOT_NAMES[1 : match.table.seats])
    lines: list[str] = []
    for number, record in enumerate(records, 1):
        names = [everyone[seat] for seat in match.playing]
        state, me = state_of(record), seat_of(record)
        telling = Telling(ENGLISH, WORDS, names, me)
        assert state.result is not None
        lines.append(ENGLISH("deal-number", number=number))
        lines += [line.text for line in narrated(view(state, me), telling)]
        over = telling.deal_over(state.result, match.deal_table)
        lines.append(" ".join(line.strip() for line in over))
        match = score_deal(match, state.result)
        lines.append(" ".join(Telling(ENGLISH, WORDS, everyone, Seat(0)).totals(match).split()))
    if match.winners:
        lines.append(Telling(ENGLISH, WORDS, everyone, Seat(0)).match_over(match))
    return lines, match
