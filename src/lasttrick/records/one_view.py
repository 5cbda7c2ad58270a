"""A deal as one seat, or the public, may know it, written as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from lasttrick.cards import Card, Seat
from lasttrick.engine import Declared, Played, State, View, view
from lasttrick.games import CUSTOM
from lasttrick.records.making import (
    ending_part,
    events_of,
    match_with,
    result_part,
    seated,
    status_of,
)
from lasttrick.records.record import (
    FORMAT,
    UNKNOWN,
    Acted,
    Deal,
    DeclareEvent,
    Record,
    RecordedMatch,
    RecordEvent,
    SeatedPlayer,
)
from lasttrick.records.written_cards import CODES


def view_record(
    state: State,
    seat: Seat | None,
    *,
    seats: Sequence[SeatedPlayer] | None = None,
    match: RecordedMatch | None = None,
    acted: Mapping[int, Acted] | None = None,
    abandoned: bool = False,
) -> Record:
    """Return what a seat may know of a deal, as a record with ``?`` for every hidden card.

    It is made of the view of that seat and of nothing else.

    Args:
        state: the deal.
        seat: who looks; None for the public.
        seats: as in :func:`~lasttrick.records.record_of`.
        match: as there.
        acted: as there.
        abandoned: as there.
    """
    return record_of_view(view(state, seat), seats, match, acted, abandoned=abandoned)


def record_of_view(
    seen: View,
    seats: Sequence[SeatedPlayer] | None = None,
    match: RecordedMatch | None = None,
    acted: Mapping[int, Acted] | None = None,
    *,
    abandoned: bool = False,
) -> Record:
    """Return a view as a record.

    Args:
        seen: the view.
        seats: as in :func:`~lasttrick.records.record_of`.
        match: as there.
        acted: as there.
        abandoned: as there.
    """
    table = seen.table
    result = seen.result
    events = events_of(seen.log, acted)
    if seen.opened is None:
        events = _with_own_new_hand(seen, events)
    usual = table.order_from(table.leader(seen.dealer))
    turn = seen.turn if seen.phase == "play" and seen.first_trick > 1 else None
    return Record(
        format=FORMAT,
        game=table.game,
        options=dict(table.options),
        seats=seated(table, seats),
        dealer=seen.dealer,
        deal=_deal(seen),
        events=events,
        status=status_of(result, abandoned=abandoned),
        result=None if result is None else result_part(result),
        match=match_with(match, seen.number, seen.pool),
        ending=ending_part(seen.first_trick, turn, seen.out, seen.log, seen.won_before, usual)
        if seen.first_trick > 1
        else None,
        view="public" if seen.seat is None else seen.seat,
        definition=cast("dict[str, Any]", table.definition) if table.game == CUSTOM else None,
    )


def _deal(seen: View) -> Deal:
    """Return the cards of the deal that this seat knows."""
    if seen.opened is not None:
        return Deal(tuple(map(_codes, seen.opened.hands)), _codes(seen.opened.talon))
    table = seen.table
    each = table.tricks - seen.first_trick + 1
    dropped = {event.seat for event in seen.log if not isinstance(event, Played)}
    played = {event.seat for event in seen.log if isinstance(event, Played)}
    hands = []
    for seat in range(table.seats):
        gone = Seat(seat) in seen.out and seat not in dropped | played
        size = 0 if seen.first_trick > 1 and gone else each
        hands.append(_codes(seen.dealt) if seat == seen.seat else (UNKNOWN,) * size)
    return Deal(tuple(hands), (UNKNOWN,) * (len(table.pack) - sum(map(len, hands))))


def _with_own_new_hand(seen: View, events: tuple[RecordEvent, ...]) -> tuple[RecordEvent, ...]:
    """Name the new cards of a seat that changed its hand, which only it knows."""
    for place, event in enumerate(events):
        own = isinstance(event, DeclareEvent) and event.seat == seen.seat
        if own and isinstance(event, DeclareEvent) and event.what == "redeal":
            held = (*seen.hand, *(() if seen.aside is None else (seen.aside,)))
            later = [
                e.card
                for e in seen.log[place:]
                if isinstance(e, (Played, Declared)) and e.seat == seen.seat and e.card is not None
            ]
            new = tuple(dict.fromkeys((*later, *held)))
            return (*events[:place], replace(event, cards=_codes(new)), *events[place + 1 :])
    return events


def _codes(cards: Sequence[Card]) -> tuple[str, ...]:
    return tuple([CODES[card] for card in cards])
