"""A moment of a deal by the engine, as a position for compiled code to go on from."""

from __future__ import annotations

from collections.abc import Iterable

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, Played, State
from lasttrick.engine.asking import has_revoked
from lasttrick.kernels.layout import blank
from lasttrick.kernels.masks import NO_CARD, mask_of, place_of
from lasttrick.kernels.position import (
    CLAIM,
    DRY,
    FLAG,
    NOBODY,
    OVER,
    PLAY,
    REDEAL,
    UNKNOWN_TAKER,
    Position,
)
from lasttrick.kernels.tally import WAYS_TO_WIN

PHASES = {"redeal": REDEAL, "claim": CLAIM, "dry": DRY, "play": PLAY, "flag": FLAG, "over": OVER}


def position_of(state: State) -> Position:
    """Return a moment of a deal as a position.

    Any moment will do: the first one, one in the middle of a trick, or one of an ending. The
    points of a deal that is over are left for ``award.settle``.
    """
    position = blank(Position)
    _cards(position, state)
    _phase(position, state)
    _trick(position, state)
    _tricks_before(position, state)
    _declarations(position, state)
    return position


def seats_in(seats: Iterable[Seat | None]) -> int:
    """Return a set of seats as a mask; a seat that is not known is told too."""
    return sum(UNKNOWN_TAKER if seat is None else 1 << seat for seat in set(seats))


def _cards(position: Position, state: State) -> None:
    table, begun = state.table, state.start
    cards = [card for hand in (*begun.hands, begun.talon) for card in hand]
    position.pack[: len(cards)] = [place_of(table, card) for card in cards]
    position.next_card = len(cards) - len(state.talon)
    for seat in range(table.seats):
        held = state.aside[seat]
        position.dealt[seat] = mask_of(table, begun.hands[seat])
        position.hands[seat] = mask_of(table, state.hands[seat])
        position.aside[seat] = 0 if held is None else mask_of(table, [held])


def _phase(position: Position, state: State) -> None:
    begun, result = state.start, state.result
    position.dealer = begun.dealer
    position.opener = begun.leader
    position.pool = -1 if begun.pool is None else begun.pool
    position.phase = PHASES[state.phase]
    position.turn = NOBODY if state.turn is None else state.turn
    position.answered = state.answered
    position.out = seats_in(state.out)
    position.staying = state.table.seats - len(state.out)
    if result is not None:
        position.by = 1 + WAYS_TO_WIN.index(result.by)
        position.winner = NOBODY if result.winner is None else result.winner


def _trick(position: Position, state: State) -> None:
    table, number = state.table, state.trick_number
    position.trick = number
    position.laid = len(state.trick)
    position.leader = state.trick[0].seat if state.trick else position.turn
    position.suit = -1 if state.suit is None else state.suit
    position.best = NO_CARD if state.best is None else place_of(table, state.best)
    position.holder = NOBODY if state.holder is None else state.holder
    for played in state.trick:
        assert played.card is not None
        position.in_trick[played.seat] = place_of(table, played.card)
    if state.trick:
        position.led_by[number] = position.leader
        position.led[number] = position.in_trick[position.leader]


def _tricks_before(position: Position, state: State) -> None:
    table, begun = state.table, state.start
    position.first_trick = begun.first_trick
    position.takers = seats_in(state.winners_so_far)
    for number, winner in enumerate(begun.won_before, start=1):
        position.won_by[number] = NOBODY if winner is None else winner
        position.won_with[number] = NO_CARD
    laid: list[Card] = []
    for number, trick in enumerate(state.tricks, start=begun.first_trick):
        laid += _cards_of(trick.plays)
        position.won_by[number] = trick.winner
        position.won_with[number] = place_of(table, trick.card)
        position.led_by[number] = trick.leader
        position.led[number] = place_of(table, _cards_of(trick.plays)[0])
        position.played_by[number] = mask_of(table, laid)
    position.played = mask_of(table, laid + _cards_of(state.trick))


def _cards_of(plays: Iterable[Played]) -> list[Card]:
    return [played.card for played in plays if played.card is not None]


def _declarations(position: Position, state: State) -> None:
    table = state.table
    said = [event for event in state.log if isinstance(event, Declared)]
    hidden = [event.card for event in said if event.what == "dry" and event.card is not None]
    shown = [event.card for event in said if event.what == "show-dry" and event.card is not None]
    position.dry_hidden = mask_of(table, hidden)
    position.dry_shown = mask_of(table, shown)
    position.claimed = seats_in(event.seat for event in said if event.what == "instant-win")
    if table.rules.enforce.revokes == "flagged":
        everyone = map(Seat, range(table.seats))
        position.revoked = seats_in(seat for seat in everyone if has_revoked(state, seat))
    flags = [(event.seat, event.against) for event in said if event.against is not None]
    for seat, against in flags:
        position.accused[seat] |= 1 << against
    if state.result is not None and state.result.by == "revoke":
        position.flagged = flags.pop()[1]
    for seat, _ in flags:
        position.wrong_flags[seat] += 1
