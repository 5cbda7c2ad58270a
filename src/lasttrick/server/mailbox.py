"""One table alive: commands come in one after the other, and everyone is told what follows."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Protocol

from lasttrick.server.clock import Clock
from lasttrick.server.protocol.commands import AnyCommand, Hello
from lasttrick.server.protocol.parts import MatchPart, Stage, TablePart
from lasttrick.server.table.facts import AnyFact


class Store(Protocol):
    """Where facts are kept. One table's facts are written by one mailbox at a time."""

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        """Keep facts, all of them or none, under the versions from the first one on.

        Returns when they are safe. Whatever it raises means that nothing was kept.
        """
        ...


class Listener(Protocol):
    """Where the messages for one connection go. Neither call waits or raises."""

    def send(self, message: bytes) -> None:
        """Send a message: a JSON text."""
        ...

    def end(self, message: bytes) -> None:
        """Send a last message, ``bye``, and close."""
        ...


class Connection:
    """One connection to a table, made by :meth:`Mailbox.connect`. Its fields are the table's."""


class Mailbox:
    """A table that lives.

    Its facts come from the store, or from :func:`lasttrick.server.table.opening.open_table` for
    a new one, already stored. Everything is called from one event loop.
    """

    def __init__(
        self, facts: Sequence[AnyFact], *, store: Store, clock: Clock, chance: Random
    ) -> None:
        """Take up a table where its facts have led it.

        Args:
            facts: all of them, from the first on.
            store: where more are kept before anybody hears of them.
            clock: tells the time.
            chance: where secrets and cuts come from: ``random.SystemRandom()``.
        """

    def start(self) -> None:
        """Begin taking commands; bots begin to move when a person is there."""

    async def close(self) -> None:
        """Finish what is being done, tell nobody, and take nothing more."""

    async def connect(self, listener: Listener, hello: Hello) -> Connection:
        """Let a connection in; its ``welcome`` or ``resumed`` has been sent when this returns."""
        raise NotImplementedError

    async def command(self, connection: Connection, command: AnyCommand) -> None:
        """Carry a command out; its answer has been sent when this returns."""

    def disconnect(self, connection: Connection) -> None:
        """Take note that a connection is gone. May be called twice."""

    async def redeem(self, code: str) -> tuple[int, str]:
        """Return the seat and a new secret for a device code.

        Raises:
            ServerError: ``seat/not-yours``, ``store/unavailable``.
        """
        raise NotImplementedError

    async def end_table(self, why: str) -> None:
        """Close the table for good."""

    def seat_of(self, secret: str) -> int | None:
        """Return the seat that a secret proves; None for no seat."""
        raise NotImplementedError

    @property
    def public_parts(self) -> tuple[TablePart, MatchPart | None]:
        """The table and the match as a watcher knows them now."""
        raise NotImplementedError

    @property
    def stage(self) -> Stage:
        """What the table is at."""
        raise NotImplementedError

    @property
    def connections(self) -> int:
        """How many connections there are."""
        raise NotImplementedError

    @property
    def last_at(self) -> float:
        """When the last thing happened here, in seconds since 1970."""
        raise NotImplementedError
