"""Who is connected to a table, and what each connection has been answered."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Protocol

from lasttrick.server.audience import Around
from lasttrick.server.protocol.messages import AnyMessage, Done, encode
from lasttrick.server.table.position import COMMANDS_KEPT, Position
from lasttrick.server.waiting import Presence


class Listener(Protocol):
    """Where the messages for one connection go. Neither call waits or raises."""

    def send(self, message: bytes) -> None:
        """Send a message: a JSON text."""
        ...

    def end(self, message: bytes) -> None:
        """Send a last message, ``bye``, and close."""
        ...


class Connection:
    """One connection, made by ``Mailbox.connect``.

    Attributes:
        listener: where its messages go.
        proof: the hash of the secret that it came with; None without one.
        seat: the seat that this proves now; None for a watcher.
        new: whether it has just been shown the whole table.
    """

    def __init__(self, listener: Listener, proof: str | None) -> None:
        self.listener = listener
        self.proof = proof
        self.seat: int | None = None
        self.new = False
        self._answers: dict[str, Done] = {}

    def send(self, message: AnyMessage) -> None:
        """Send a message."""
        self.listener.send(encode(message))

    def tell(self, written: bytes | None) -> None:
        """Send a message that is written already; None where there is nothing to tell."""
        if written is not None:
            self.listener.send(written)

    def answer(self, done: Done) -> None:
        """Send the answer to a command that was carried out, and remember it."""
        self._answers[done.id] = done
        if len(self._answers) > COMMANDS_KEPT:
            del self._answers[next(iter(self._answers))]
        self.send(done)

    def answer_again(self, command_id: str) -> bool:
        """Send the answer to a command that was carried out before, if it is remembered."""
        done = self._answers.get(command_id)
        if done is not None:
            self.send(done)
        return done is not None

    def seat_in(self, position: Position) -> int | None:
        """Return the seat that this connection has in a position."""
        return None if self.proof is None else position.seat_of(self.proof)


class Connections:
    """The connections of one table."""

    def __init__(self, now: float) -> None:
        self._all: list[Connection] = []
        self._gone: dict[int, float] = {}
        self._alive_since = now
        self._were_there = False
        self._told: Around | None = None

    def __iter__(self) -> Iterator[Connection]:
        return iter(tuple(self._all))

    def __len__(self) -> int:
        return len(self._all)

    def __contains__(self, connection: Connection) -> bool:
        return connection in self._all

    def add(self, connection: Connection) -> None:
        """Let a connection in."""
        self._all.append(connection)

    def remove(self, connection: Connection) -> None:
        """Let a connection go; nothing happens when it has gone already."""
        if connection in self._all:
            self._all.remove(connection)

    def present(self) -> frozenset[int]:
        """Return the seats whose person is connected."""
        return frozenset(c.seat for c in self._all if c.seat is not None)

    def around(self) -> Around:
        """Return who is connected, as everyone is told."""
        watching = sum(connection.seat is None for connection in self._all)
        return Around(tuple(sorted(self.present())), watching)

    def news(self) -> Around | None:
        """Return who is connected, if that has changed since it was asked last."""
        around = self.around()
        if around == self._told:
            return None
        self._told = around
        return around

    def presence(self, position: Position, now: float) -> Presence:
        """Return who is there, as far as it lets the table go on."""
        connected = self.present()
        persons = {s for s, chair in enumerate(position.chairs) if chair.person is not None}
        away = persons - connected
        self._gone = {seat: self._gone.get(seat, now) for seat in away}
        if connected and not self._were_there:
            self._alive_since = now
        self._were_there = bool(connected)
        return Presence(connected, dict(self._gone), self._alive_since)
