"""What happens at a table, told to every connection as it may know it."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence

from lasttrick.server.audience import (
    Telling,
    is_late,
    released,
    resumed,
    told_early,
    watched,
    welcome,
)
from lasttrick.server.connections import Connection, Connections
from lasttrick.server.protocol.messages import Bye, ClockTold, Present, encode
from lasttrick.server.protocol.parts import MatchPart, TablePart
from lasttrick.server.table.facts import AnyFact, SecretChanged
from lasttrick.server.table.following import Step, opened, step
from lasttrick.server.table.position import Position
from lasttrick.server.table.showing import match_part, table_part
from lasttrick.server.waiting import WATCHERS_DELAY, clock_left

STEPS_KEPT = 64
"""How many of the latest facts somebody who comes back is told one by one: two deals of four."""


class Publisher:
    """Follows the facts of a table, and tells them.

    Attributes:
        position: where the facts have led.
    """

    def __init__(self, facts: Sequence[AnyFact], connections: Connections, *, now: float) -> None:
        """Follow the facts so far, telling nobody.

        Args:
            facts: all of them, from the first on.
            connections: to whom to tell more.
            now: the time.
        """
        self.position = self._released = opened(facts[0])
        self._connections = connections
        self._steps: deque[Step] = deque()
        self._early: set[int] = set()
        self._looked_at = self.position.version
        for fact in facts[1:]:
            self._follow(step(self.position, fact))
        self._catch_up(now)
        self._run_ahead()

    @property
    def public_parts(self) -> tuple[TablePart, MatchPart | None]:
        """The table and the match as a watcher knows them now."""
        shown = self._watched
        return table_part(shown), match_part(shown.match)

    @property
    def next_release(self) -> float | None:
        """When those who watch may be shown more; None when nothing waits for a time."""
        if self.position.settings.spectators != "delayed":
            return None
        behind = self._behind
        return self._steps[-behind].after.at + WATCHERS_DELAY if behind else None

    def publish(self, steps: Sequence[Step], now: float) -> None:
        """Follow steps whose facts have been stored, and tell everyone."""
        for each in steps:
            self._follow(each)
        self._end_those_with_an_old_secret(steps)
        for connection in self._connections:
            seat = connection.seat_in(self.position)
            came, connection.seat = connection.seat, seat
            if (came is None) != (seat is None):
                self._welcome(connection)
        tellings = [(step, Telling(step)) for step in steps]
        for connection in self._connections:
            if connection.seat is not None and not connection.new:
                for step, telling in tellings:
                    connection.tell(telling.written(connection.seat_in(step.after)))
            connection.new = False
        self.release(now)
        self.tell_presence()
        if self.position.stage == "closed":
            self._end_all()

    def release(self, now: float) -> None:
        """Show those who watch what they may see by now."""
        last = self.position
        late = [
            Telling(step._replace(after=watched(step.after, last)))
            for step in self._catch_up(now)
            if step.version not in self._early
        ]
        early = [told_early(step, self._watched) for step in self._run_ahead()]
        for connection in self._connections:
            if connection.seat is None and not connection.new:
                for telling in late:
                    connection.tell(telling.written(None))
                for message in early:
                    if message is not None:
                        connection.send(message)
            connection.new = False

    def let_in(self, connection: Connection, since: int | None, now: float) -> None:
        """Add a connection and tell it where the table stands."""
        self.release(now)
        connection.seat = connection.seat_in(self.position)
        self._connections.add(connection)
        missed = None if since is None else self._missed(connection, since)
        if missed is None:
            self._welcome(connection)
        else:
            shown = self._shown_to(connection)
            around = self._connections.around()
            connection.send(resumed(missed, shown, connection.seat, around))
        connection.new = False
        self.tell_presence()
        self.tell_clock(connection, now)

    def tell_presence(self) -> None:
        """Tell everyone who is connected, if that has changed."""
        around = self._connections.news()
        if around is not None:
            message = encode(Present(present=around.present, watching=around.watching))
            for connection in self._connections:
                connection.listener.send(message)

    def tell_clock(self, only: Connection | None, now: float) -> None:
        """Tell the seats, or one connection of a seat, how long whoever moves still has."""
        if self.position.settings.clock is None:
            return
        left = clock_left(self.position, self._connections.presence(self.position, now), now)
        seat = self.position.to_act
        if left is None or seat is None:
            return
        for connection in self._connections if only is None else (only,):
            if connection.seat is not None:
                connection.send(ClockTold(seat=seat, left=round(left, 1)))

    def _follow(self, step: Step) -> None:
        self.position = step.after
        self._steps.append(step)

    @property
    def _behind(self) -> int:
        """How many of the latest steps those who watch have not been shown."""
        return self.position.version - self._released.version

    def _unreleased(self) -> list[Step]:
        return [self._steps[-place] for place in range(self._behind, 0, -1)]

    def _catch_up(self, now: float) -> list[Step]:
        """Return the steps that watchers may see from now on, and forget what is old."""
        unreleased = self._unreleased()
        may = (released(step.after, self.position, now) for step in unreleased)
        count = next((place for place, free in enumerate(may) if not free), len(unreleased))
        if count:
            self._released = unreleased[count - 1].after
        while len(self._steps) > STEPS_KEPT and len(unreleased) - count < len(self._steps):
            self._early.discard(self._steps.popleft().version)
        return unreleased[:count]

    def _run_ahead(self) -> list[Step]:
        """Return what those who watch are told now, though a deal before it is still to come."""
        new = min(self._behind, self.position.version - self._looked_at)
        self._looked_at = self.position.version
        steps = [self._steps[-place] for place in range(new, 0, -1)]
        ahead = [step for step in steps if not is_late(step)]
        self._early.update(step.version for step in ahead)
        return ahead

    @property
    def _watched(self) -> Position:
        """Where the table stands for those who watch: the deal late, all else as it is."""
        return watched(self._released, self.position)

    def _shown_to(self, connection: Connection) -> Position:
        return self._watched if connection.seat is None else self.position

    def _welcome(self, connection: Connection) -> None:
        shown = self._shown_to(connection)
        connection.send(welcome(shown, connection.seat, self._connections.around()))
        connection.new = True

    def _missed(self, connection: Connection, since: int) -> list[tuple[Step, int | None]] | None:
        """Return what a connection has missed, where it can be told step by step."""
        shown = self._shown_to(connection)
        if not since <= shown.version or (self._steps and since < self._steps[0].before.version):
            return None
        steps = [step for step in self._steps if since < step.version <= shown.version]
        if len(steps) != shown.version - since:
            return None
        missed = [(step, connection.seat_in(step.after)) for step in steps]
        if connection.seat is None:
            return [(step, None) for step in steps if step.version not in self._early]
        person = self.position.chairs[connection.seat].person
        if person is None or person.since > since or any(seat is None for _, seat in missed):
            return None
        return missed

    def _end_those_with_an_old_secret(self, steps: Sequence[Step]) -> None:
        if not any(isinstance(step.fact, SecretChanged) for step in steps):
            return
        farewell = encode(Bye(code="seat/new-secret", message="This seat has a new secret."))
        for connection in self._connections:
            if connection.seat is not None and connection.seat_in(self.position) is None:
                self._connections.remove(connection)
                connection.listener.end(farewell)

    def _end_all(self) -> None:
        farewell = encode(Bye(code="table/closed", message="This table is closed."))
        for connection in self._connections:
            self._connections.remove(connection)
            connection.listener.end(farewell)
