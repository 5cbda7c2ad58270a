"""A text that somebody brings, and the answer: its deals, and one of them played again."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

from lasttrick.errors import RecordError, ServerError
from lasttrick.games import game_of
from lasttrick.records import Fault, Record, encode, fault_of, table_of, to_text
from lasttrick.records.record import RecordedMatch, RecordedResult, SeatedPlayer
from lasttrick.server.replay.reading import Found, found_in
from lasttrick.server.replay.steps import Looking, Steps, steps_of

LONGEST_TEXT = 1_000_000
"""How many bytes the request for a replay may have."""


class ReplayRequest(Struct, frozen=True):
    """The body of ``POST /api/replay``."""

    text: str
    """A record, or several: lines of JSON or the text form."""
    deal: Annotated[int, Meta(ge=0)] | None = None
    """Which of them, from 0; without it the first that can be read."""
    view: Looking = "all"


class FaultPart(Struct, frozen=True, kw_only=True):
    """What is wrong in a record, and where."""

    code: str
    event: int | None
    line: int
    expected: str
    found: str


class ListedDeal(Struct, frozen=True, kw_only=True):
    """One deal of a text."""

    line: int
    game: str | None = None
    name: str | None = None
    names: tuple[str, ...] = ()
    match: RecordedMatch | None = None
    result: RecordedResult | None = None
    fault: FaultPart | None = None
    """Why nothing could be read."""


class Replay(Struct, frozen=True, kw_only=True):
    """A deal played again, and the others that the text holds."""

    deals: tuple[ListedDeal, ...]
    chosen: int
    seats: tuple[SeatedPlayer, ...]
    steps: Steps
    faults: tuple[FaultPart, ...]
    record: str
    """The deal as a line of JSON."""
    text: str
    """The deal as people read it."""


def replayed(request: ReplayRequest) -> Replay:
    """Return one deal of a text, played again.

    Raises:
        RecordError: what stands against reading or beginning that deal; ``facts`` has its line.
        ServerError: ``command/bad-field``, where there is no such deal.
    """
    deals = found_in(request.text)
    number = _first(deals) if request.deal is None else request.deal
    if number >= len(deals):
        raise ServerError("command/bad-field", f"Expected a deal below {len(deals)}.", id=None)
    line, record = deals[number]
    if isinstance(record, RecordError):
        raise record
    steps = steps_of(record, request.view)
    return Replay(
        deals=tuple(map(_listed, deals)),
        chosen=number,
        seats=record.seats,
        steps=steps,
        faults=tuple(_fault(fault, line) for fault in steps.faults),
        record=encode(record).decode(),
        text=to_text(record),
    )


def _first(deals: list[Found]) -> int:
    """Return the first deal that can be read, or else the first."""
    readable = (n for n, deal in enumerate(deals) if isinstance(deal.record, Record))
    return next(readable, 0)


def _listed(deal: Found) -> ListedDeal:
    record = deal.record
    if isinstance(record, RecordError):
        return ListedDeal(line=deal.line, fault=_fault(fault_of(record), deal.line))
    try:
        name = game_of(table_of(record)).name
    except RecordError as error:
        return ListedDeal(line=deal.line, fault=_fault(fault_of(error), deal.line))
    return ListedDeal(
        line=deal.line,
        game=record.game,
        name=name,
        names=tuple(seat.name for seat in record.seats),
        match=record.match,
        result=record.result,
    )


def _fault(fault: Fault, line: int) -> FaultPart:
    return FaultPart(
        code=fault.code,
        event=fault.event,
        line=fault.line or line,
        expected=fault.expected,
        found=fault.found,
    )
