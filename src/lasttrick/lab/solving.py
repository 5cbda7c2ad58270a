"""Many recorded deals solved, in several processes if wanted, always in the order of the file."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import partial
from itertools import chain, islice
from typing import NamedTuple

from lasttrick.errors import LastTrickError, RecordError
from lasttrick.lab.processes import in_order
from lasttrick.records import Line, Record, state_of
from lasttrick.solver import Solution, solve

_TOGETHER = 8
"""So many deals are sent to a process at a time."""


class Solved(NamedTuple):
    """What came of one line of a file of records."""

    line: int
    """The number of the line, from 1."""
    found: Solution | LastTrickError | None
    """The values; what is wrong with the line; or None where the deal is over at that event."""


def solve_records(
    lines: Iterable[Line], *, event: int | None = None, only_forced: bool = False, jobs: int = 1
) -> Iterator[Solved]:
    """Return what each record comes to, in the order in which they are given.

    Args:
        lines: records with their line numbers, as :func:`lasttrick.records.read_records` has them.
        event: after how many events; without it as :func:`moment_of` chooses.
        only_forced: whether to leave out what comes of it when each seat plays for itself.
        jobs: in how many processes; with 1 in this one.
    """
    work = partial(_solved, event=event, only_forced=only_forced)
    return chain.from_iterable(in_order(work, _parcels(lines), jobs))


def moment_of(record: Record, event: int | None) -> int:
    """Return the event after which a record is solved when nobody says it.

    It is the last one of a deal that is not finished, and the first moment of one that is.
    """
    if event is not None:
        return event
    return 0 if record.status == "finished" else len(record.events)


def _parcels(lines: Iterable[Line]) -> Iterator[list[Line]]:
    lines = iter(lines)
    while parcel := list(islice(lines, _TOGETHER)):
        yield parcel


def _solved(parcel: list[Line], event: int | None, only_forced: bool) -> list[Solved]:
    return [Solved(line.number, _found(line, event, only_forced)) for line in parcel]


def _found(line: Line, event: int | None, only_forced: bool) -> Solution | LastTrickError | None:
    if isinstance(line.record, RecordError):
        return line.record
    try:
        state = state_of(line.record, moment_of(line.record, event))
    except LastTrickError as error:
        return error
    return None if state.over else solve(state, only_forced=only_forced, compiled=True)
