"""A record played again by the rules, event by event."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import cast

from msgspec.structs import replace

from lasttrick.cards import CARD_BY_CODE, Card, Seat
from lasttrick.engine import (
    Cut,
    Declare,
    Event,
    Play,
    State,
    cut_pack,
    cutter,
    ending,
    flag,
    leave,
    legal,
    play,
    start,
)
from lasttrick.errors import IllegalMove, RecordError, TableError
from lasttrick.games import Table
from lasttrick.records.fault import refusal
from lasttrick.records.making import written_event
from lasttrick.records.record import (
    CutEvent,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RecordEvent,
)
from lasttrick.records.tables import table_of
from lasttrick.records.wording import moves, said


def replay(record: Record) -> Iterator[State]:
    """Yield the states of a deal: the first moment, then one after each choice of a player.

    What follows by itself (who drops out, what is turned up, a dealt win) has happened in
    the state after the choice that brought it about, and must stand in the record as it is.

    Raises:
        RecordError: ``record/unknown-cards`` for a record without all its cards, the errors
            of its table, ``record/bad-deal``, ``record/bad-cut``, ``record/illegal-play``
            or ``record/event-differs``. ``facts`` has ``event``, ``expected`` and ``found``.
    """
    for _, state in replay_events(record):
        yield state


def state_of(record: Record, upto: int | None = None) -> State:
    """Return the state after so many events of a record, or after all of them.

    An event that follows by itself belongs to the choice before it.

    Args:
        record: a record with all its cards.
        upto: how many events; 0 is the first moment.

    Raises:
        RecordError: as :func:`replay`, for what stands in the events asked for.
    """
    steps = replay_events(record)
    place, state = next(steps)
    while upto is None or place < upto:
        try:
            place, state = next(steps)
        except StopIteration:
            break
    return state


def replay_events(record: Record) -> Iterator[tuple[int, State]]:
    """Yield as :func:`replay`, and with each state how many events have led to it."""
    events = record.events
    state = _first_moment(record)
    place = 0
    if state.log:
        place = _follows_itself(state.log, events, 0)
    yield place, state
    total = len(events)
    while place < total:
        state = _after(state, events[place], place + 1)
        log = state.log
        place += 1
        if len(log) > place:
            place = _follows_itself(log, events, place)
        yield place, state


def cut_of(record: Record, table: Table) -> Cut | None:
    """Return how the pack was cut, if the record says so.

    Raises:
        RecordError: ``record/bad-cut``.
    """
    first = record.events[0] if record.events else None
    if not isinstance(first, CutEvent):
        return None
    cut = Cut(Seat(first.seat), first.at)
    seat = cutter(table, Seat(record.dealer))
    if seat is None or record.ending is not None:
        raise refusal("record/bad-cut", "a deal without a cut", said(first), 1)
    if first.seat != seat:
        raise refusal("record/bad-cut", f"seat {seat} cutting", said(first), 1)
    try:
        cut_pack(table, table.pack, cut)
    except IllegalMove as error:
        raise refusal("record/bad-cut", error.message, said(first), 1) from None
    return cut


def checked_dealer(record: Record) -> Seat:
    """Return who dealt.

    Raises:
        RecordError: ``record/bad-deal``, for a seat that nobody sits on.
    """
    if record.dealer >= len(record.seats):
        last = len(record.seats) - 1
        raise refusal("record/bad-deal", f"a dealer from 0 to {last}", str(record.dealer), 0)
    return Seat(record.dealer)


def _first_moment(record: Record) -> State:
    table = table_of(record)
    dealer = checked_dealer(record)
    try:
        hands = [tuple([CARD_BY_CODE[code] for code in hand]) for hand in record.deal.hands]
        talon = tuple([CARD_BY_CODE[code] for code in record.deal.talon])
    except KeyError:
        raise unknown_cards(0) from None
    match = record.match
    number, pool = (1, None) if match is None else (match.number, match.pool)
    try:
        if record.ending is not None:
            return _ending(record, table, hands, talon)
        cut = cut_of(record, table)
        return start(table, dealer, hands, talon, number=number, pool=pool, cut=cut)
    except TableError as error:
        raise refusal("record/bad-deal", "the pack, dealt", error.message, 0) from None


def _ending(
    record: Record, table: Table, hands: Sequence[tuple[Card, ...]], talon: tuple[Card, ...]
) -> State:
    part = record.ending
    assert part is not None
    seats = range(table.seats)
    named = (part.leader, *part.out, *(seat for seat in part.won_before if seat is not None))
    if any(seat not in seats for seat in named) or part.leader in part.out:
        raise refusal("record/bad-deal", f"an ending of {table.seats} seats", "another", 0)
    cut_of(record, table)
    state = ending(
        table,
        Seat(record.dealer),
        hands,
        trick=part.first_trick,
        leader=Seat(part.leader),
        out=cast("tuple[Seat, ...]", part.out),
        won_before=cast("tuple[Seat | None, ...]", part.won_before),
    )
    if sorted(state.talon) != sorted(talon):
        raise refusal("record/bad-deal", "the rest of the pack as talon", "other cards", 0)
    return state


def _after(state: State, event: RecordEvent, number: int) -> State:
    """Return the state after a choice."""
    if event.seat is not None and event.seat >= state.table.seats:
        expected = f"a seat from 0 to {state.table.seats - 1}"
        raise refusal("record/illegal-play", expected, said(event), number)
    try:
        if type(event) is PlayEvent:
            return play(state, Seat(event.seat), Play(CARD_BY_CODE[event.card], event.down))
        if isinstance(event, DeclareEvent):
            return _declared(state, event, number)
        if isinstance(event, DropEvent) and event.by is not None:
            return leave(state, Seat(event.seat))
    except IllegalMove as error:
        found = f"{said(event)} ({error.message})"
        raise refusal(
            "record/illegal-play", _allowed(state), found, number, why=error.code
        ) from None
    except KeyError:
        raise unknown_cards(number) from None
    raise _differs(number, _allowed(state), event)


def _allowed(state: State) -> str:
    return moves(state.turn, legal(state) if state.turn is not None else ())


def _declared(state: State, event: DeclareEvent, number: int) -> State:
    seat = Seat(event.seat)
    card = None if event.card is None else CARD_BY_CODE[event.card]
    against = None if event.against is None else Seat(event.against)
    if event.what == "flag" and against is not None:
        after = flag(state, seat, against)
    else:
        after = play(state, seat, Declare(event.what, card, against))
    told = after.log[len(state.log)]
    if not _same(told, event):
        raise _differs(number, said(written_event(told)), event)
    return after


def _follows_itself(log: Sequence[Event], events: Sequence[RecordEvent], place: int) -> int:
    """Hold what happened by itself against the record; return how many events are past."""
    for index in range(place, len(log)):
        expected = said(written_event(log[index]))
        if index >= len(events):
            raise refusal("record/event-differs", expected, "the end of the record", index + 1)
        if not _same(log[index], events[index]):
            raise _differs(index + 1, expected, events[index])
    return len(log)


def _same(told: Event, event: RecordEvent) -> bool:
    """Say whether an event of the engine is the one in a record, whoever acted in it."""
    expected = written_event(told)
    if type(expected) is not type(event):
        return False
    if isinstance(expected, DropEvent) and isinstance(event, DropEvent):
        return expected.seat == event.seat and (expected.by is None) == (event.by is None)
    if isinstance(expected, DeclareEvent) and isinstance(event, DeclareEvent):
        expected = replace(expected, cards=tuple(sorted(expected.cards)))
        event = replace(event, cards=tuple(sorted(event.cards)))
    return all(
        getattr(expected, name) == getattr(event, name)
        for name in expected.__struct_fields__
        if name != "by"
    )


def _differs(number: int, expected: str, event: RecordEvent) -> RecordError:
    return refusal("record/event-differs", expected, said(event), number)


def unknown_cards(event: int) -> RecordError:
    """Return the error for a record that cannot be replayed because it has unknown cards."""
    return refusal("record/unknown-cards", "a record with all its cards", "? for a card", event)
