"""A record made of the state of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from msgspec.structs import replace

from lasttrick.cards import Seat
from lasttrick.engine import Cut, Declared, Dropped, Event, Match, Played, Result, Revealed, State
from lasttrick.games import CUSTOM, Table
from lasttrick.records.record import (
    FORMAT,
    UNKNOWN,
    Acted,
    CutEvent,
    Deal,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RecordedEnding,
    RecordedGain,
    RecordedMatch,
    RecordedResult,
    RecordEvent,
    RevealEvent,
    SeatedPlayer,
    Status,
)
from lasttrick.records.written_cards import CODES


def record_of(
    state: State,
    *,
    seats: Sequence[SeatedPlayer] | None = None,
    match: RecordedMatch | None = None,
    acted: Mapping[int, Acted] | None = None,
    abandoned: bool = False,
) -> Record:
    """Return the full record of a deal, finished or not.

    Args:
        state: the deal, with all its cards.
        seats: who sits where; without it they are called Seat 0, Seat 1 …
        match: where in a match the deal stands; its number and pool are those of the state.
        acted: who acted, by the number of the event (from 1); what is not in it is not said.
        abandoned: whether a deal without a result will not go on.

    Raises:
        ValueError: as many players as seats were expected.
    """
    begun = state.start
    table = begun.table
    events = events_of(state.log, acted)
    result = state.result
    return Record(
        format=FORMAT,
        game=table.game,
        options=dict(table.options),
        seats=seated(table, seats),
        dealer=begun.dealer,
        deal=Deal(
            tuple([tuple([CODES[card] for card in hand]) for hand in begun.hands]),
            tuple([CODES[card] for card in begun.talon]),
        ),
        events=events,
        status=status_of(result, abandoned=abandoned),
        result=None if result is None else result_part(result),
        match=match_with(match, begun.number, begun.pool),
        ending=_ending(state),
        definition=cast("dict[str, Any]", table.definition) if table.game == CUSTOM else None,
    )


def match_part(
    match: Match, result: Result | None = None, *, id: str | None = None
) -> RecordedMatch:
    """Return where a deal stands in its match.

    Args:
        match: the match before the deal.
        result: how the deal ended, if it did.
        id: the name of the match.
    """
    before = tuple(match.totals[seat] for seat in match.playing)
    after = None
    if result is not None:
        after = tuple(total + points for total, points in zip(before, result.points, strict=True))
    return RecordedMatch(
        match.number,
        id=id,
        before=before,
        after=after,
        target=match.target,
        pool=match.deal_pool,
    )


def events_of(
    log: Sequence[Event], acted: Mapping[int, Acted] | None = None
) -> tuple[RecordEvent, ...]:
    """Return events as a record writes them."""
    events: list[RecordEvent] = [
        PlayEvent(event[0], UNKNOWN if event[1] is None else CODES[event[1]], event[2])
        if type(event) is Played
        else written_event(event)
        for event in log
    ]
    for number, by in (acted or {}).items():
        event = events[number - 1]
        if not isinstance(event, DropEvent) or event.by is not None:
            events[number - 1] = replace(event, by=by)
    return tuple(events)


def written_event(event: Event) -> RecordEvent:
    """Return one event as a record writes it."""
    match event:
        case Played(seat, card, down):
            return PlayEvent(seat, UNKNOWN if card is None else CODES[card], down)
        case Cut(seat, at):
            return CutEvent(seat, at, tap=at is None)
        case Declared(seat, what, card, against, shown):
            hidden = what == "dry"
            code = None if card is None else CODES[card]
            return DeclareEvent(
                seat,
                what,
                UNKNOWN if hidden and code is None else code,
                hidden,
                against,
                tuple([CODES[card] for card in shown]),
            )
        case Dropped(seat, why):
            return DropEvent(seat, "left" if why == "left" else None)
        case Revealed(seat, card):
            return RevealEvent(CODES[card], seat)


def result_part(result: Result) -> RecordedResult:
    """Return a result as a record writes it."""
    gains = tuple(
        [
            RecordedGain(g.seat, g.reason, g.points, tuple([CODES[card] for card in g.cards]))
            for g in result.gains
        ]
    )
    return RecordedResult(result.by, result.winner, result.points, result.next_dealer, gains)


def status_of(result: Result | None, *, abandoned: bool) -> Status:
    """Return how far a deal has come."""
    if result is not None:
        return "finished"
    return "abandoned" if abandoned else "in-progress"


def seated(table: Table, seats: Sequence[SeatedPlayer] | None) -> tuple[SeatedPlayer, ...]:
    """Return who sits where, by default players without a name of their own."""
    if seats is None:
        return tuple(SeatedPlayer(f"Seat {seat}", "human") for seat in range(table.seats))
    if len(seats) != table.seats:
        raise ValueError(f"Expected {table.seats} players, but got {len(seats)}.")
    return tuple(seats)


def match_with(match: RecordedMatch | None, number: int, pool: int | None) -> RecordedMatch | None:
    """Return the match with the number and the pool that the deal was played by."""
    if match is None:
        return None if number == 1 and pool is None else RecordedMatch(number, pool=pool)
    if (match.number, match.pool) == (number, pool):
        return match
    return replace(match, number=number, pool=pool)


def ending_part(
    first_trick: int,
    leader: Seat | None,
    out: Sequence[Seat],
    log: Sequence[Event],
    won_before: tuple[Seat | None, ...],
    usual: Sequence[Seat],
) -> RecordedEnding | None:
    """Return how a deal began in the middle; None for one that began with its first card.

    Args:
        first_trick: the number of its first trick.
        leader: who is to lead now, if no card has been played.
        out: who has dropped out by now.
        log: what has happened.
        won_before: who won the tricks before.
        usual: the seats in the order in which the first trick would go by the rules.
    """
    dropped = {event.seat for event in log if isinstance(event, Dropped)}
    out_before = tuple(seat for seat in out if seat not in dropped)
    if first_trick == 1 and not out_before and leader is None and not log:
        return None
    before_lead: set[Seat] = set()
    for event in log:
        if isinstance(event, Played):
            leader = event.seat
            break
        if isinstance(event, Dropped):
            before_lead.add(event.seat)
    expected = next((seat for seat in usual if seat not in before_lead), None)
    if first_trick == 1 and not out_before and leader in (None, expected):
        return None
    return RecordedEnding(
        first_trick, usual[0] if leader is None else leader, out_before, won_before
    )


def _ending(state: State) -> RecordedEnding | None:
    begun = state.start
    leader = begun.leader
    log = state.log
    if begun.first_trick == 1 and not state.out:
        first = next((event for event in log if type(event) is Played), None)
        if first is None:
            first_leader = state.turn if state.phase == "play" else leader
        else:
            first_leader = first.seat
        if first_leader == leader:
            return None
    turn = state.turn if state.phase == "play" else None
    usual = begun.table.order_from(leader)
    return ending_part(begun.first_trick, turn, state.out, log, begun.won_before, usual)
