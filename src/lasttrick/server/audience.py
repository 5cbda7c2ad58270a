"""What goes out to a connection: whole tables, what has happened since, and each new thing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec import UNSET

from lasttrick.server.protocol.happenings import AnyHappening, TableArranged
from lasttrick.server.protocol.messages import (
    PROTOCOL,
    Happened,
    Missed,
    Resumed,
    Welcome,
    You,
)
from lasttrick.server.table.facts import (
    Counted,
    Dealt,
    Moved,
    Phrased,
    ReadySaid,
    Resigned,
    Said,
    Shuffled,
)
from lasttrick.server.table.position import Position
from lasttrick.server.table.showing import deal_part, match_part, table_part
from lasttrick.server.table.telling import Step, changed, told
from lasttrick.server.waiting import WATCHERS_DELAY

_THE_DEAL = (Shuffled, Dealt, Moved, Resigned, Counted, ReadySaid)
"""What happens by the cards. While a deal is on, watchers are told it late."""

_SHUT = (*_THE_DEAL, Said, Phrased)
"""What is not for watchers where nobody may watch."""


class Around(NamedTuple):
    """Who is connected."""

    present: tuple[int, ...]
    watching: int


def welcome(position: Position, seat: int | None, around: Around) -> Welcome:
    """Return the whole table for a seat, or for a watcher."""
    shut = _shut(position, seat)
    return Welcome(
        protocol=PROTOCOL,
        version=position.version,
        you=_you(position, seat),
        table=table_part(position),
        match=match_part(position.match),
        deal=None if shut else deal_part(position, seat),
        chat=() if shut else position.chat,
        present=around.present,
        watching=around.watching,
    )


def resumed(
    missed_steps: Sequence[tuple[Step, int | None]],
    position: Position,
    seat: int | None,
    around: Around,
) -> Resumed:
    """Return what happened while somebody was away, and where it led.

    Args:
        missed_steps: what happened, each with the seat of who is told at that time.
        position: where it led.
        seat: the seat of who is told.
        around: who is connected.
    """
    missed = []
    for step, then_seat in missed_steps:
        if happenings := _told(step, then_seat):
            first, *others = happenings
            missed.append(Missed(version=step.version, what=first, then=tuple(others)))
    whole = welcome(position, seat, around)
    return Resumed(
        protocol=PROTOCOL,
        version=whole.version,
        happened=tuple(missed),
        you=whole.you,
        table=whole.table,
        match=whole.match,
        deal=whole.deal,
        chat=whole.chat,
        present=whole.present,
        watching=whole.watching,
    )


def happened(step: Step, seat: int | None) -> Happened | None:
    """Return the message about one fact; None where there is nothing to tell."""
    happenings = _told(step, seat)
    if not happenings:
        return None
    parts = changed(step.fact)
    shut = _shut(step.after, seat)
    return Happened(
        version=step.version,
        what=happenings[0],
        then=happenings[1:],
        table=table_part(step.after) if parts.table else UNSET,
        match=match_part(step.after.match) if parts.match else UNSET,
        deal=deal_part(step.after, seat) if parts.deal and not shut else UNSET,
    )


def told_early(step: Step, shown: Position) -> Happened | None:
    """Return the message to those who watch about what is not of the deal that they see late.

    Args:
        step: what happened.
        shown: where the table stands for them.
    """
    happenings = _told(step, None)
    if not happenings:
        return None
    return Happened(
        version=step.version,
        early=True,
        what=happenings[0],
        then=happenings[1:],
        table=table_part(shown) if changed(step.fact).table else UNSET,
    )


def is_late(step: Step) -> bool:
    """Say whether something belongs to the deal, which those who watch may see late."""
    return isinstance(step.fact, _THE_DEAL)


def watched(position: Position, last: Position) -> Position:
    """Return a position with what is not of its deal as it is now; of another match, itself.

    Args:
        position: one that the table has been in.
        last: the one that it is in.
    """
    if position.matches != last.matches or position.table is not last.table:
        return position
    return position._replace(
        chairs=last.chairs, host=last.host, settings=last.settings, chat=last.chat
    )


def released(position: Position, last: Position, now: float) -> bool:
    """Say whether those who watch may see a position by now.

    Args:
        position: one that the table has been in.
        last: the one that it is in.
        now: the time.
    """
    if not position.dealing or last.settings.spectators == "closed":
        return True
    if position.deal is None or last.deal is None or last.deal.counted:
        return True
    if last.deal.version != position.deal.version:
        return True
    return last.settings.spectators == "delayed" and now >= position.at + WATCHERS_DELAY


def _told(step: Step, seat: int | None) -> tuple[AnyHappening, ...]:
    """Return what is told, where a closed table tells its watchers no more than that it changed."""
    if not _shut(step.after, seat) or not isinstance(step.fact, _SHUT):
        return told(step, seat)
    return (TableArranged(),) if changed(step.fact).table else ()


def _shut(position: Position, seat: int | None) -> bool:
    return seat is None and position.settings.spectators == "closed"


def _you(position: Position, seat: int | None) -> You:
    return You(seat, host=seat is not None and seat == position.host)
