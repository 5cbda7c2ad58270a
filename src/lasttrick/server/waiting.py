"""What a table waits for when nobody sends anything: bots, covers, clocks, and the next deal."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Literal, NamedTuple

from lasttrick.server.table.deciding.deals import everyone_ready
from lasttrick.server.table.position import Position

WARNINGS = (10.0, 5.0)
"""How many seconds before the clock runs out everyone is told once more, where that is at most
half of the time; a clock too short for any of these is told at half time."""

WATCHERS_DELAY = 30.0
"""How many seconds late a watcher sees a deal."""

HOST_AWAY = 60.0
"""After how many seconds without the host a table that has to be begun has another."""


class Presence(NamedTuple):
    """Who is there, as far as it lets the table go on."""

    connected: frozenset[int]
    """The seats whose person is connected."""
    gone_since: Mapping[int, float]
    """For each person who is not, since when."""
    alive_since: float
    """Since when there has been anybody: what was waited for before counts anew from here."""


class Wait(NamedTuple):
    """Something that the table does by itself at a time."""

    when: float
    what: Literal["bot", "cover", "clock", "warning", "go-on", "host"]
    seat: int = 0


def waits(position: Position, presence: Presence) -> Iterator[Wait]:
    """Yield what a table waits for: nothing while no person is connected."""
    if not presence.connected:
        return
    since = waiting_since(position, presence)
    yield from _new_host(position, presence)
    seat = position.to_act
    if seat is not None:
        chair = position.chairs[seat]
        if chair.bot is not None:
            yield Wait(since + position.settings.bot_pace, "bot", seat)
            return
        yield from _clock(position, since, seat)
        yield from _cover(position, presence, seat)
    elif position.stage == "counted":
        if position.ready and everyone_ready(position):
            yield Wait(since, "go-on")
        if position.settings.go_on is not None:
            yield Wait(since + position.settings.go_on, "go-on")
        for other in presence.gone_since:
            if other not in position.ready:
                yield from _cover(position, presence, other)


def waiting_since(position: Position, presence: Presence) -> float:
    """Return since when the table waits for what it waits for now."""
    return max(position.waits_since, presence.alive_since)


def clock_left(position: Position, presence: Presence, now: float) -> float | None:
    """Return how many seconds the seat to move has left; None where no clock runs."""
    seat = position.to_act
    if seat is None or position.settings.clock is None or not presence.connected:
        return None
    if position.chairs[seat].bot is not None:
        return None
    return max(0.0, waiting_since(position, presence) + position.settings.clock - now)


def _clock(position: Position, since: float, seat: int) -> Iterator[Wait]:
    limit = position.settings.clock
    if limit is None:
        return
    for left in [left for left in WARNINGS if limit >= 2 * left] or [limit / 2]:
        yield Wait(since + limit - left, "warning", seat)
    yield Wait(since + limit, "clock", seat)


def _new_host(position: Position, presence: Presence) -> Iterator[Wait]:
    """Yield when somebody who is there becomes host, because the host is not."""
    gone = None if position.host is None else presence.gone_since.get(position.host)
    if gone is not None and position.stage in ("gathering", "over"):
        yield Wait(max(gone, presence.alive_since) + HOST_AWAY, "host", min(presence.connected))


def _cover(position: Position, presence: Presence, seat: int) -> Iterator[Wait]:
    limit, gone = position.settings.cover, presence.gone_since.get(seat)
    chair = position.chairs[seat]
    if limit is not None and gone is not None and chair.person is not None and chair.bot is None:
        yield Wait(max(gone, presence.alive_since) + limit, "cover", seat)
