"""Living tables for tests: a clock turned by hand, a store in memory, ears that remember."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Sequence
from random import Random
from typing import Any, TypeVar

from lasttrick.server.mailbox import Connection, Mailbox
from lasttrick.server.protocol.commands import AnyCommand, Hello
from lasttrick.server.protocol.reading import read_frame
from lasttrick.server.table.facts import AnyFact, decode_fact, encode_fact
from lasttrick.server.table.opening import TableRequest, open_table
from lasttrick.server.thinking import Thinking

Json = dict[str, Any]
_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")


class FakeAlarm:
    def __init__(self, when: float, call: Callable[[], None]) -> None:
        self.when = when
        self.call = call
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True


class FakeClock:
    """A clock that stands still until it is turned."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self._now = now
        self._alarms: list[FakeAlarm] = []

    def now(self) -> float:
        return self._now

    def call_at(self, when: float, call: Callable[[], None]) -> FakeAlarm:
        alarm = FakeAlarm(when, call)
        self._alarms.append(alarm)
        return alarm

    def next_at(self) -> float | None:
        self._alarms = [alarm for alarm in self._alarms if not alarm.cancelled]
        return min((alarm.when for alarm in self._alarms), default=None)

    def turn_to(self, when: float) -> None:
        """Turn to a time, ringing what is due."""
        self._now = max(self._now, when)
        due = [a for a in self._alarms if not a.cancelled and a.when <= self._now]
        self._alarms = [a for a in self._alarms if not a.cancelled and a.when > self._now]
        for alarm in due:
            alarm.call()


class MemoryStore:
    """Facts as bytes, by version; refuses them while it is told to."""

    def __init__(self) -> None:
        self.kept: list[bytes] = []
        self.batches: list[int] = []
        self.failing = False

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        await asyncio.sleep(0)
        if self.failing:
            raise OSError("the disk is full")
        assert first_version == len(self.kept) + 1
        self.kept.extend(map(encode_fact, facts))
        self.batches.append(len(self.kept))

    def facts(self, upto: int | None = None) -> list[AnyFact]:
        return [decode_fact(fact) for fact in self.kept[:upto]]


class Ear:
    """A listener that remembers what it was sent."""

    def __init__(self, name: str = "") -> None:
        self.name = name
        self.heard: list[Json] = []
        self.ended = False
        self.on_message: Callable[[Json], None] | None = None

    def send(self, message: bytes) -> None:
        assert not self.ended
        said: Json = json.loads(message)
        self.heard.append(said)
        if self.on_message is not None:
            self.on_message(said)

    def end(self, message: bytes) -> None:
        self.send(message)
        self.ended = True

    def of(self, kind: str) -> list[Json]:
        return [message for message in self.heard if message["type"] == kind]

    @property
    def last(self) -> Json:
        return self.heard[-1]

    @property
    def deal(self) -> Json | None:
        """The newest deal that was told."""
        for message in reversed(self.heard):
            if "deal" in message:
                deal: Json | None = message["deal"]
                return deal
        return None

    @property
    def table(self) -> Json:
        """The newest table that was told."""
        for message in reversed(self.heard):
            if "table" in message:
                table: Json = message["table"]
                return table
        raise AssertionError("no table was told")

    def what(self) -> list[Json]:
        """Everything that happened, in order."""
        told: list[Json] = []
        for message in self.of("happened"):
            told += [message["what"], *message.get("then", [])]
        return told


async def at_once(work: Callable[[_Asked], _Found], question: _Asked, /) -> _Found:
    return work(question)


class Place:
    """A living table with its clock and store, and the people at it."""

    def __init__(
        self, request: TableRequest, seed: int = 1, *, thinking: Thinking = at_once
    ) -> None:
        self.thinking = thinking
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.chance = Random(seed)
        made = open_table(request, id="test-able", now=self.clock.now(), chance=self.chance)
        self.secret = made.secret
        self.store.kept = [encode_fact(fact) for fact in made.facts]
        self.store.batches = [len(self.store.kept)]
        self.mailbox = self._alive()
        self._ids = 0

    def _alive(self, upto: int | None = None) -> Mailbox:
        return Mailbox(
            self.store.facts(upto),
            store=self.store,
            clock=self.clock,
            chance=self.chance,
            thinking=self.thinking,
        )

    async def __aenter__(self) -> Place:
        self.mailbox.start()
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.mailbox.close()

    async def restart(self) -> None:
        """Let the table end and live again from what is stored."""
        await self.mailbox.close()
        self.mailbox = self._alive()
        self.mailbox.start()

    async def come(
        self, secret: str | None = None, since: int | None = None, name: str = ""
    ) -> tuple[Connection, Ear]:
        ear = Ear(name)
        return await self.mailbox.connect(ear, Hello(secret=secret, since=since)), ear

    async def send(self, connection: Connection, **command: Any) -> Json:
        """Send a command and return its answer."""
        self._ids += 1
        frame = {"id": f"c{self._ids}", **command}
        read = read_frame(json.dumps(frame))
        assert not isinstance(read, Hello)
        ear = connection.listener
        assert isinstance(ear, Ear)
        before = len(ear.heard)
        await self.mailbox.command(connection, read)
        answers = [m for m in ear.heard[before:] if m["type"] in ("done", "refused")]
        assert len(answers) == 1, answers
        return answers[0]

    async def settle(self) -> None:
        """Return when nothing more happens by itself at this time."""
        quiet = 0
        version = -1
        while quiet < 8:
            await asyncio.sleep(0)
            now = len(self.store.kept)
            quiet = quiet + 1 if now == version else 0
            version = now

    async def turn(self, seconds: float) -> None:
        """Turn the clock, stopping wherever something is due."""
        until = self.clock.now() + seconds
        await self.settle()
        while (when := self.clock.next_at()) is not None and when <= until:
            self.clock.turn_to(when)
            await self.settle()
        self.clock.turn_to(until)
        await self.settle()


def a_command(frame: Json) -> AnyCommand:
    read = read_frame(json.dumps(frame))
    assert not isinstance(read, Hello)
    return read
