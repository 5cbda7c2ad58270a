"""The question which cards may be played in reply to a lead."""

from __future__ import annotations

from random import Random
from typing import Literal, NamedTuple

from lasttrick.cards import Card, Seat
from lasttrick.engine import (
    Play,
    State,
    begin_deal,
    begin_match,
    chance_cut,
    legal,
    play,
    shuffled,
)
from lasttrick.games import Table

_DIGITS = 19
"""The most that a number in a key has."""


class LegalQuestion(NamedTuple):
    """A moment in which a seat replies to a lead."""

    key: str
    """The deal, and which of the legal moves was made in each moment before."""
    state: State
    seat: Seat
    asks: Literal["any", "shown"]
    """Which cards may be played at all; or, where any card may be hidden, be laid face up."""
    answer: frozenset[Card]


def practice_deal(table: Table, number: int) -> State:
    """Return the first moment of a deal, always the same for the same table and number."""
    chance = Random(f"practice/legal/{number}")
    dealer = Seat(int(chance.random() * table.seats))
    match = begin_match(table, dealer)
    cut = chance_cut(match.deal_table, match.deal_dealer, chance)
    return begin_deal(match, shuffled(match.deal_table.pack, chance), cut)


def question_at(state: State, key: str) -> LegalQuestion | None:
    """Return what can be asked now; None where nobody replies, or with one card only.

    Args:
        state: the deal.
        key: the key of this moment.
    """
    seat = state.turn
    if seat is None or state.phase != "play" or not state.trick or len(state.hands[seat]) < 2:
        return None
    plays = [move for move in legal(state) if isinstance(move, Play)]
    shown = state.table.laying[state.trick_number] == "choice"
    answer = frozenset(move.card for move in plays if not (shown and move.down))
    return LegalQuestion(key, state, seat, "shown" if shown else "any", answer)


def legal_question(table: Table, key: str) -> LegalQuestion | None:
    """Return the question of a key; None where it leads to no question at this table."""
    state = state_at(table, key)
    return None if state is None else question_at(state, key)


def state_at(table: Table, key: str) -> State | None:
    """Return the moment of a key: ``7/0.2.1`` is deal 7 after its moves 0, 2 and 1.

    Each move is its place in the list of legal moves.

    Returns:
        The moment; None where the key leads to none at this table.
    """
    number, _, places = key.partition("/")
    if not number.isdecimal() or len(number) > _DIGITS:
        return None
    state = practice_deal(table, int(number))
    for place in places.split(".") if places else ():
        moves = legal(state) if state.turn is not None else ()
        known = place.isdecimal() and len(place) <= _DIGITS
        if state.turn is None or not known or int(place) >= len(moves):
            return None
        state = play(state, state.turn, moves[int(place)])
    return state
