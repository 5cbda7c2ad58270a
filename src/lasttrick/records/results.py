"""The result that a record states, held against the one that follows from its events."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from msgspec.structs import replace

from lasttrick.engine import Result
from lasttrick.games import Table
from lasttrick.records.fault import Fault
from lasttrick.records.making import result_part
from lasttrick.records.record import Record, RecordedGain, RecordedMatch, RecordedResult
from lasttrick.records.wording import numbers

Part = Literal["by", "winner", "points", "next_dealer", "gains"]
EVERY_PART: frozenset[Part] = frozenset(("by", "winner", "points", "next_dealer", "gains"))


def result_faults(
    record: Record, result: Result, parts: frozenset[Part] = EVERY_PART, *, in_order: bool = True
) -> Iterator[Fault]:
    """Yield what differs in the result of a record, and in the totals made of it.

    Args:
        record: says that the deal is finished.
        result: what follows from its events.
        parts: the parts of it that are certain.
        in_order: whether the order of the cards in each hand is known.
    """
    event = len(record.events)
    stated = record.result
    if stated is None:
        yield Fault("record/no-result", event, "the result of a finished deal", "none")
        return
    if "by" in parts and stated.by != result.by:
        yield Fault("record/ending-differs", event, f"a deal won by {result.by}", stated.by)
    if "winner" in parts and stated.winner != result.winner:
        yield Fault(
            "record/winner-differs", event, f"winner {_seat(result.winner)}", _seat(stated.winner)
        )
    if "points" in parts and stated.points != result.points:
        yield Fault(
            "record/points-differ",
            event,
            f"points {numbers(result.points)}",
            numbers(stated.points),
        )
    if "next_dealer" in parts and stated.next_dealer != result.next_dealer:
        yield Fault(
            "record/next-dealer-differs",
            event,
            f"next dealer {_seat(result.next_dealer)}",
            _seat(stated.next_dealer),
        )
    if "gains" in parts and stated.gains is not None:
        gains = result_part(result).gains or ()
        if stated.gains != gains and (in_order or _unordered(stated.gains) != _unordered(gains)):
            yield Fault(
                "record/gains-differ",
                event,
                f"gains {_gains(gains)}",
                _gains(stated.gains),
            )


def match_faults(record: Record, table: Table) -> Iterator[Fault]:
    """Yield what does not fit in the match that a record names."""
    match = record.match
    if match is None:
        return
    event = len(record.events)
    for name, totals in (("before", match.before), ("after", match.after)):
        if totals is not None and len(totals) != table.seats:
            yield Fault(
                "record/match-differs", event, f"{table.seats} totals {name}", numbers(totals)
            )
            return
    yield from _total_faults(match, record.result, event)
    step = table.rules.match.raise_by
    target = match.target
    if target is not None and target != table.target:
        if table.target is None:
            yield Fault("record/match-differs", event, "a match without a target", str(target))
        elif step is None or target < table.target or (target - table.target) % step:
            yield Fault("record/match-differs", event, f"target {table.target}", str(target))
    pooled = table.rules.match.stones or table.rules.pay.kind == "pool"
    if match.pool is not None and not pooled:
        yield Fault("record/match-differs", event, "a match without a pool", str(match.pool))


def _total_faults(
    match: RecordedMatch, result: RecordedResult | None, event: int
) -> Iterator[Fault]:
    if match.after is None:
        return
    if result is None:
        yield Fault(
            "record/match-differs",
            event,
            "no totals after an unfinished deal",
            numbers(match.after),
        )
    elif match.before is not None and len(result.points) == len(match.before):
        after = tuple(map(int.__add__, match.before, result.points))
        if after != match.after:
            yield Fault(
                "record/match-differs",
                event,
                f"totals after {numbers(after)}",
                numbers(match.after),
            )


def _seat(seat: int | None) -> str:
    return "nobody" if seat is None else f"seat {seat}"


def _unordered(gains: tuple[RecordedGain, ...]) -> list[RecordedGain]:
    return [replace(gain, cards=tuple(sorted(gain.cards))) for gain in gains]


def _gains(gains: tuple[RecordedGain, ...]) -> str:
    return (
        "; ".join(
            " ".join((f"seat {gain.seat} {gain.points:+d} {gain.reason}", *gain.cards))
            for gain in gains
        )
        or "none"
    )
