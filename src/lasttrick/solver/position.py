"""A moment of play in few numbers: all that what comes can depend on, and nothing else."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lasttrick.cards import SUIT_OF
from lasttrick.engine import Played, State
from lasttrick.kernels.masks import NO_CARD
from lasttrick.solver.past import NOTHING_YET, UNKNOWN_SEAT, Past, faded, led, taken
from lasttrick.solver.terms import NO_SEAT, NO_SUIT, Terms


class Position(NamedTuple):
    """A moment of play. Two that are equal have the same future, however they came about."""

    hands: tuple[int, ...]
    """What each seat holds, as a mask; of a seat that is out only the aces that may cost it."""
    out: int
    """The seats that dropped out, as bits."""
    number: int
    """Of the trick in progress, from 1."""
    turn: int
    waiting: int
    """How many seats have still to lay a card in this trick."""
    suit: int
    """The suit that counts in it, or ``NO_SUIT``."""
    best: int
    """The best card in it, or ``NO_CARD``."""
    holder: int
    """Who laid that card, or ``NO_SEAT``."""
    first: int
    """Who takes the trick if no card in it counts."""
    spare: int
    """With which card; ``NO_CARD`` until the trick is led."""
    past: Past
    """What earlier tricks leave to be counted."""


def position_of(terms: Terms, state: State) -> Position:
    """Return the position of a deal in play."""
    seats = state.table.seats
    out = sum(1 << seat for seat in state.out)
    hands = tuple(
        terms.mask(hand) & (terms.aces if out >> seat & 1 else -1)
        for seat, hand in enumerate(state.hands)
    )
    assert state.turn is not None
    suit = NO_SUIT if state.suit is None else int(state.suit)
    best, holder = _best(terms, state)
    first, spare = _without_suit(terms, state)
    played = {laid.seat for laid in state.trick}
    waiting = sum(not out >> seat & 1 and seat not in played for seat in range(seats))
    return Position(
        hands,
        out,
        state.trick_number,
        state.turn,
        waiting,
        suit,
        best,
        holder,
        first,
        spare,
        _past(terms, state),
    )


def _best(terms: Terms, state: State) -> tuple[int, int]:
    """Return the best card and its holder; blind answers count as if they were turned up."""
    best, holder = NO_CARD, NO_SEAT
    blind = state.table.laying[state.trick_number] == "blind"
    for seat, card, down in state.trick:
        if card is None or seat in state.out or SUIT_OF[card] != state.suit:
            continue
        if (not down or blind) and terms.place(card) > best:
            best, holder = terms.place(card), seat
    return best, holder


def _without_suit(terms: Terms, state: State) -> tuple[int, int]:
    """Return who takes the trick with which card if no card in it counts."""
    assert state.turn is not None
    if not state.trick:
        return state.turn, NO_CARD
    order = state.table.order_from(state.trick[0].seat)
    first = next(seat for seat in order if seat not in state.out)
    shown = (laid.card for laid in state.trick if laid.seat == first and not laid.down)
    card = next(shown, state.trick[0].card)
    assert card is not None
    return first, terms.place(card)


def _past(terms: Terms, state: State) -> Past:
    """Return what the tricks so far leave to be counted."""
    past = NOTHING_YET
    for seat in state.start.won_before:
        past = past._replace(takers=past.takers | (1 << (UNKNOWN_SEAT if seat is None else seat)))
    gone = 0
    for place, trick in enumerate(state.tricks):
        number = state.start.first_trick + place
        past = _led(terms, past, number, trick.plays, gone)
        gone |= terms.mask(laid.card for laid in trick.plays if laid.card is not None)
        past = taken(terms, past, number, trick.winner, terms.place(trick.card))
    past = faded(terms, past, state.trick_number)
    return _led(terms, past, state.trick_number, state.trick, gone) if state.trick else past


def _led(terms: Terms, past: Past, number: int, plays: Sequence[Played], gone: int) -> Past:
    """Return what is left to be counted once this trick was led."""
    card = plays[0].card
    assert card is not None
    hands = tuple(terms.mask(hand) & ~gone for hand in terms.state.start.hands)
    return led(terms, past, number, plays[0].seat, terms.place(card), hands)
