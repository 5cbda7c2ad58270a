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
    encode,
)
from lasttrick.server.table.facts import (
    CardsGiven,
    Counted,
    Dealt,
    Moved,
    Phrased,
    ReadySaid,
    Resigned,
    Said,
    Shuffled,
)
from lasttrick.server.table.following import Step
from lasttrick.server.table.hand_showing import Sight, sight_of
from lasttrick.server.table.position import Position
from lasttrick.server.table.showing import deal_part, deal_view, match_part, table_part
from lasttrick.server.table.telling import changed, told
from lasttrick.server.waiting import WATCHERS_DELAY

_THE_DEAL = (Shuffled, CardsGiven, Dealt, Moved, Resigned, Counted, ReadySaid)
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
        deal=None if shut else deal_part(position, seat, _sight(position, seat)),
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
        if happenings := _told(step, then_seat, _sight(step.after, then_seat)):
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


class Telling:
    """The messages about one fact: each is made once, however many connections are told it."""

    def __init__(self, step: Step) -> None:
        self._step = step
        self._changed = changed(step.fact)
        self._sight: Sight | None = None
        self._written: dict[int | None, bytes | None] = {}

    def written(self, seat: int | None) -> bytes | None:
        """Return what a connection is sent; None where there is nothing to tell."""
        # Of what is not of the deal every seat is told the same.
        key = seat if self._changed.deal or seat is None else 0
        if key not in self._written:
            message = self.message(seat)
            self._written[key] = None if message is None else encode(message)
        return self._written[key]

    def message(self, seat: int | None) -> Happened | None:
        """Return the message to a seat, or to a watcher."""
        step, parts = self._step, self._changed
        if parts.deal:
            self._sight = _sight(step.after, seat, self._sight)
        happenings = _told(step, seat, self._sight)
        if not happenings:
            return None
        shown = parts.deal and not _shut(step.after, seat)
        return Happened(
            version=step.version,
            what=happenings[0],
            then=happenings[1:],
            table=table_part(step.after) if parts.table else UNSET,
            match=match_part(step.after.match) if parts.match else UNSET,
            deal=deal_part(step.after, seat, self._sight) if shown else UNSET,
        )


def told_early(step: Step, shown: Position) -> Happened | None:
    """Return the message to those who watch about what is not of the deal that they see late.

    Args:
        step: what happened.
        shown: where the table stands for them.
    """
    happenings = _told(step, None, None)
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


def _sight(position: Position, seat: int | None, other: Sight | None = None) -> Sight | None:
    seen = deal_view(position, seat)
    return None if seen is None else sight_of(seen, other)


def _told(step: Step, seat: int | None, sight: Sight | None) -> tuple[AnyHappening, ...]:
    """Return what is told, where a closed table tells its watchers no more than that it changed."""
    if not _shut(step.after, seat) or not isinstance(step.fact, _SHUT):
        return told(step, sight)
    return (TableArranged(),) if changed(step.fact).table else ()


def _shut(position: Position, seat: int | None) -> bool:
    return seat is None and position.settings.spectators == "closed"


def _you(position: Position, seat: int | None) -> You:
    return You(seat, host=seat is not None and seat == position.host)
