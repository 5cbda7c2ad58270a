"""A record made of the state of a deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Literal

from msgspec.structs import replace

from lasttrick.cards import CODES, Card, Seat
from lasttrick.engine import (
    Cut,
    Declared,
    Dropped,
    Event,
    Match,
    Played,
    Result,
    Revealed,
    Start,
    State,
    View,
)
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
    RecordedFair,
    RecordedGain,
    RecordedMatch,
    RecordedResult,
    RecordEvent,
    RevealEvent,
    SeatedPlayer,
    Status,
)


def record_of(
    state: State,
    *,
    seats: Sequence[SeatedPlayer] | None = None,
    match: RecordedMatch | None = None,
    acted: Mapping[int, Acted] | None = None,
    abandoned: bool = False,
    fair: RecordedFair | None = None,
) -> Record:
    """Return the full record of a deal, finished or not.

    Args:
        state: the deal, with all its cards.
        seats: who sits where; without it they are called Seat 0, Seat 1 …
        match: where in a match the deal stands; its number and pool are those of the state.
        acted: who acted, by the number of the event (from 1); what is not in it is not said.
        abandoned: whether a deal without a result will not go on.
        fair: what the shuffle was made of.

    Raises:
        ValueError: as many players as seats were expected.
    """
    begun = state.start
    return made(
        begun,
        Deal(tuple(map(code_tuple, begun.hands)), code_tuple(begun.talon)),
        events_of(state.log, acted),
        state.result,
        begun.out,
        seats=seats,
        match=match,
        abandoned=abandoned,
        fair=fair,
    )


def made(
    begun: Start | View,
    deal: Deal,
    events: tuple[RecordEvent, ...],
    result: Result | None,
    out: tuple[Seat, ...],
    *,
    seats: Sequence[SeatedPlayer] | None,
    match: RecordedMatch | None,
    abandoned: bool,
    view: Seat | Literal["public"] | None = None,
    fair: RecordedFair | None = None,
) -> Record:
    """Return a record of its parts, whoever has seen them.

    Args:
        begun: says how the deal began.
        deal: its cards.
        events: what happened.
        result: how it ended, if it did.
        out: for an ending, who had dropped out before it.
        seats: as in :func:`record_of`.
        match: as there.
        abandoned: as there.
        view: whose view it is.
        fair: as there.
    """
    table = begun.table
    if result is not None:
        status: Status = "finished"
    else:
        status = "abandoned" if abandoned else "in-progress"
    ending = None
    if begun.first_trick > 1:
        ending = RecordedEnding(begun.first_trick, begun.leader, out, begun.won_before)
    return Record(
        format=FORMAT,
        game=table.game,
        options=dict(table.options),
        seats=_seated(table, seats),
        dealer=begun.dealer,
        deal=deal,
        events=events,
        status=status,
        result=None if result is None else result_part(result),
        match=_match_with(match, begun.number, begun.pool),
        ending=ending,
        view=view,
        definition=dict(table.definition) if table.game == CUSTOM else None,
        fair=fair,
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
    events = [written_event(event) for event in log]
    for number, by in (acted or {}).items():
        event = events[number - 1]
        if not isinstance(event, DropEvent) or event.by is not None:
            events[number - 1] = replace(event, by=by)
    return tuple(events)


def written_event(event: Event) -> RecordEvent:
    """Return one event as a record writes it."""
    if isinstance(event, Played):  # most are, and a pattern takes twice the time
        return _play_event(event.seat, event.card, event.down)
    match event:
        case Cut(seat, at):
            return CutEvent(seat, at, tap=at is None)
        case Declared(seat, what, aside, against, shown):
            hidden = what == "dry"
            code = None if aside is None else CODES[aside]
            return DeclareEvent(
                seat,
                what,
                UNKNOWN if hidden and code is None else code,
                hidden,
                against,
                code_tuple(shown),
            )
        case Dropped(seat, why):
            return DropEvent(seat, "left" if why == "left" else None)
        case Revealed(whose, shown_card):
            return RevealEvent(CODES[shown_card], whose)


@cache
def _play_event(seat: Seat, card: Card | None, down: bool) -> PlayEvent:
    """Return a play as a record writes it: of these there are few, written again and again."""
    return PlayEvent(seat, UNKNOWN if card is None else CODES[card], down)


def code_tuple(cards: Sequence[Card]) -> tuple[str, ...]:
    """Return cards as a record writes them."""
    return tuple([CODES[card] for card in cards])


def result_part(result: Result) -> RecordedResult:
    """Return a result as a record writes it."""
    gains = tuple(
        [RecordedGain(g.seat, g.reason, g.points, code_tuple(g.cards)) for g in result.gains]
    )
    return RecordedResult(result.by, result.winner, result.points, result.next_dealer, gains)


def _seated(table: Table, seats: Sequence[SeatedPlayer] | None) -> tuple[SeatedPlayer, ...]:
    """Return who sits where, by default players without a name of their own."""
    if seats is None:
        return tuple(SeatedPlayer(f"Seat {seat}", "human") for seat in range(table.seats))
    if len(seats) != table.seats:
        raise ValueError(f"Expected {table.seats} players, but got {len(seats)}.")
    return tuple(seats)


def _match_with(match: RecordedMatch | None, number: int, pool: int | None) -> RecordedMatch | None:
    """Return the match with the number and the pool that the deal was played by."""
    if match is None:
        return None if number == 1 and pool is None else RecordedMatch(number, pool=pool)
    if (match.number, match.pool) == (number, pool):
        return match
    return replace(match, number=number, pool=pool)
