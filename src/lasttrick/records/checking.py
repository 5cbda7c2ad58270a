"""Whether a record holds: everything in it that follows from its cards is worked out anew."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.engine import State, legal
from lasttrick.errors import RecordError
from lasttrick.records.fairness import fair_faults
from lasttrick.records.fault import Check, Fault, fault_of
from lasttrick.records.record import UNKNOWN, Record
from lasttrick.records.replaying import replay_events
from lasttrick.records.results import match_faults, result_faults
from lasttrick.records.unknown.checking import check_known_part
from lasttrick.records.unknown.completing import completed
from lasttrick.records.wording import moves

_TALON = "which undealt card lies where"


def verify(record: Record) -> list[Fault]:
    """Return everything in a record that is not as the rules have it; nothing if it holds.

    The first event that is wrong is named; what comes after it cannot be judged. When all
    events hold, every part of the result that differs is named.

    A record with unknown cards is checked as far as they let it be: :func:`check` also says
    what was left unchecked.
    """
    return list(check(record).faults)


def check(record: Record) -> Check:
    """Return the faults of a record, who won its tricks, and what could not be checked."""
    deal = record.deal
    if UNKNOWN in deal.talon or any(map(_has_unknown, deal.hands)):
        checked = _check_with_unknown(record)
    else:
        checked = _check_whole(record)
    if record.fair is None:
        return checked
    return checked._replace(faults=(*checked.faults, *fair_faults(record)))


def _has_unknown(hand: tuple[str, ...]) -> bool:
    return UNKNOWN in hand


def _check_with_unknown(record: Record) -> Check:
    try:
        whole = completed(record)
    except RecordError as error:
        return Check((fault_of(error),))
    if whole is None:
        return check_known_part(record)
    checked = _check_whole(whole, in_order=False)
    unknown = (_TALON,) if UNKNOWN in record.deal.talon else ()
    return checked._replace(unchecked=unknown)


def _check_whole(record: Record, *, in_order: bool = True) -> Check:
    state = None
    try:
        for _, state in replay_events(record):  # noqa: B007 - the last one counts
            pass
        assert state is not None
        faults = tuple(_end_faults(record, state, in_order=in_order))
    except RecordError as error:
        if error.code == "record/unknown-cards":
            return check_known_part(record)
        faults = (fault_of(error),)
    return Check(faults, (), () if state is None else tuple([t.winner for t in state.tricks]))


def _end_faults(record: Record, state: State, *, in_order: bool) -> Iterator[Fault]:
    event = len(record.events)
    if state.result is None:
        if record.status == "finished":
            expected = moves(state.turn, legal(state))
            yield Fault("record/unfinished", event, expected, "a record that says finished")
        elif record.result is not None:
            yield Fault("record/unfinished", event, "no result before the end", "a result")
    else:
        if record.status != "finished":
            yield Fault("record/status-differs", event, "status finished", record.status)
        yield from result_faults(record, state.result, in_order=in_order)
    yield from match_faults(record, state.table)
