"""A deal as one seat, or the public, may know it, written as a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec.structs import replace

from lasttrick.cards import Seat
from lasttrick.engine import Declared, Dropped, Played, State, View, view
from lasttrick.records.making import code_tuple, events_of, made
from lasttrick.records.record import (
    UNKNOWN,
    Acted,
    Deal,
    DeclareEvent,
    Record,
    RecordedMatch,
    RecordEvent,
    SeatedPlayer,
)


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
    return record_of_view(
        view(state, seat), seats=seats, match=match, acted=acted, abandoned=abandoned
    )


def record_of_view(
    seen: View,
    *,
    seats: Sequence[SeatedPlayer] | None = None,
    match: RecordedMatch | None = None,
    acted: Mapping[int, Acted] | None = None,
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
    return made(
        seen,
        _deal(seen),
        events_of_view(seen, acted),
        seen.result,
        _out_before(seen),
        seats=seats,
        match=match,
        abandoned=abandoned,
        view="public" if seen.seat is None else seen.seat,
    )


def events_of_view(seen: View, acted: Mapping[int, Acted] | None = None) -> tuple[RecordEvent, ...]:
    """Return the events that a view knows of, as the record of it has them.

    Args:
        seen: the view.
        acted: as in :func:`~lasttrick.records.record_of`.
    """
    events = events_of(seen.log, acted)
    hands_change = seen.table.weak_limit is not None
    return _with_own_new_hand(seen, events) if hands_change and seen.opened is None else events


def _out_before(seen: View) -> tuple[Seat, ...]:
    """Return who had dropped out before an ending."""
    dropped = {event.seat for event in seen.log if isinstance(event, Dropped)}
    return tuple(seat for seat in seen.out if seat not in dropped)


def _deal(seen: View) -> Deal:
    """Return the cards of the deal that this seat knows."""
    if seen.opened is not None:
        return Deal(tuple(map(code_tuple, seen.opened.hands)), code_tuple(seen.opened.talon))
    table = seen.table
    each = table.tricks - seen.first_trick + 1
    out = _out_before(seen)
    hands = [
        code_tuple(seen.dealt) if seat == seen.seat else (UNKNOWN,) * (0 if seat in out else each)
        for seat in range(table.seats)
    ]
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
            return (*events[:place], replace(event, cards=code_tuple(new)), *events[place + 1 :])
    return events
