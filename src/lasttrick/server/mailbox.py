"""One table alive: commands come in one after the other, and everyone is told what follows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import Protocol, TypeVar

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.server.clock import Alarm, Clock
from lasttrick.server.connections import Connection, Connections, Listener
from msgspec import UNSET
from lasttrick.server.protocol.commands import AnyCommand, Hello, Sit
from lasttrick.server.protocol.happenings import By
from lasttrick.server.protocol.messages import Done, refused
from lasttrick.server.protocol.parts import MatchPart, Stage, TablePart
from lasttrick.server.publishing import Publisher
from lasttrick.server.table import own_moves
from lasttrick.server.table.deciding import Decision, decide
from lasttrick.server.table.facts import AnyFact
from lasttrick.server.table.position import DEFAULT_BOT, Position
from lasttrick.server.table.proofs import hash_of
from lasttrick.server.thinking import Choice, Question, answer, any_cut, question
from lasttrick.server.waiting import Wait, waits

__all__ = ["Connection", "Listener", "Mailbox", "Store"]

_LOG = logging.getLogger(__name__)

RETRY = 1.0
"""Seconds after which the table tries again what could not be stored."""

_T = TypeVar("_T")


class Store(Protocol):
    """Where facts are kept. One table's facts are written by one mailbox at a time."""

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        """Keep facts, all of them or none, under the versions from the first one on.

        Returns when they are safe. Whatever it raises means that nothing was kept.
        """
        ...


Moment = tuple[int, int]
Thinking = Callable[[Callable[[Question], Choice], Question], Awaitable[Choice]]
"""Works a choice out beside the event loop: ``asyncio.to_thread``."""


class Mailbox:
    """A table that lives.

    Its facts come from the store, or from :func:`lasttrick.server.table.opening.open_table` for
    a new one, already stored. Everything is called from one event loop.
    """

    def __init__(
        self,
        facts: Sequence[AnyFact],
        *,
        store: Store,
        clock: Clock,
        chance: Random,
        thinking: Moment = tuple[int, int]
Thinking = asyncio.to_thread,
    ) -> None:
        """Take up a table where its facts have led it.

        Args:
            facts: all of them, from the first on.
            store: where more are kept before anybody hears of them.
            clock: tells the time.
            chance: where secrets and cuts come from: ``random.SystemRandom()``.
            thinking: where bots think.
        """
        self._store = store
        self._clock = clock
        self._chance = chance
        self._think = thinking
        self._connections = Connections(clock.now())
        self._publisher = Publisher(facts, self._connections, now=clock.now())
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]] | None] = asyncio.Queue()
        self._alarm: Alarm | None = None
        self._task: asyncio.Task[None] | None = None
        self._thinker: asyncio.Task[None] | None = None
        self._thinking_at: Moment | None = None
        self._warned: set[tuple[float, float]] = set()
        self._not_before = 0.0

    def start(self) -> None:
        """Begin taking commands; bots begin to move when a person is there."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Finish what is being done, tell nobody, and take nothing more."""
        self._inbox.put_nowait(None)
        if self._thinker is not None:
            self._thinker.cancel()
        if self._task is not None:
            await self._task
        if self._alarm is not None:
            self._alarm.cancel()

    async def connect(self, listener: Listener, hello: Hello) -> Connection:
        """Let a connection in; its ``welcome`` or ``resumed`` has been sent when this returns."""
        return await self._in_turn(lambda: self._connected(listener, hello))

    async def command(self, connection: Connection, command: AnyCommand) -> None:
        """Carry a command out; its answer has been sent when this returns."""
        await self._in_turn(lambda: self._commanded(connection, command))

    def disconnect(self, connection: Connection) -> None:
        """Take note that a connection is gone. May be called twice."""
        self._inbox.put_nowait(lambda: self._disconnected(connection))

    async def redeem(self, code: str) -> tuple[int, str]:
        """Return the seat and a new secret for a device code.

        Raises:
            ServerError: ``seat/not-yours``, ``table/closed``, ``store/unavailable``.
        """
        return await self._in_turn(lambda: self._redeemed(code))

    async def end_table(self, why: str) -> None:
        """Close the table for good.

        Raises:
            ServerError: ``store/unavailable``.
        """
        await self._in_turn(lambda: self._ended(why))

    def seat_of(self, secret: str) -> int | None:
        """Return the seat that a secret proves; None for no seat."""
        return self._position.seat_of(hash_of(secret))

    @property
    def public_parts(self) -> tuple[TablePart, MatchPart | None]:
        """The table and the match as a watcher knows them now."""
        return self._publisher.public_parts

    @property
    def stage(self) -> Stage:
        """What the table is at."""
        return self._position.stage

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return len(self._connections)

    @property
    def last_at(self) -> float:
        """When the last thing happened here, in seconds since 1970."""
        return self._position.at

    @property
    def _position(self) -> Position:
        return self._publisher.position

    async def _in_turn(self, job: Callable[[], Awaitable[_T]]) -> _T:
        """Do a job after all that came before it; it is done even if its caller goes away."""
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        async def doing() -> None:
            try:
                result = await job()
            except LastTrickError as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._inbox.put_nowait(doing)
        return await done

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None:
            try:
                await job()
                await self._do_what_is_due()
            except Exception:
                _LOG.exception("A table could not go on: %s", self._position.id)
                self._not_before = self._clock.now() + RETRY
            self._set_alarm()

    async def _connected(self, listener: Listener, hello: Hello) -> Connection:
        connection = Connection(listener, None if hello.secret is None else hash_of(hello.secret))
        self._publisher.let_in(connection, hello.since, self._clock.now())
        seat = connection.seat
        if seat is not None and self._position.chairs[seat].bot is not None:
            await self._commit(own_moves.come_back(self._position, seat, *self._now_and_chance))
        return connection

    async def _disconnected(self, connection: Connection) -> None:
        self._connections.remove(connection)
        self._publisher.tell_presence()

    async def _commanded(self, connection: Connection, command: AnyCommand) -> None:
        if connection not in self._connections or connection.answer_again(command.id):
            return
        seat = connection.seat
        known = None if seat is None else self._position.led_to(seat, command.id)
        if known is not None:
            connection.answer(command.id, Done(id=command.id, version=known))
            return
        try:
            decision = decide(self._position, command, seat, *self._now_and_chance)
            await self._store_facts(decision)
        except LastTrickError as error:
            connection.send(refused(command.id, error))
            return
        except Exception:
            _LOG.exception("A table could not decide: %s", type(command).__name__)
            unforeseen = ServerError("command/failed", "Something failed; nothing has changed.")
            connection.send(refused(command.id, unforeseen))
            return
        if decision.secret is not None:
            connection.proof = hash_of(decision.secret)
        connection.answer(command.id, _done(command, decision, seat))
        self._publish(decision)

    async def _redeemed(self, code: str) -> tuple[int, str]:
        decision = own_moves.code_used(self._position, code, *self._now_and_chance)
        await self._commit(decision)
        assert decision.seat is not None
        assert decision.secret is not None
        return decision.seat, decision.secret

    async def _ended(self, why: str) -> None:
        await self._commit(own_moves.closed(self._position, why, *self._now_and_chance))

    @property
    def _now_and_chance(self) -> tuple[float, Random]:
        return self._clock.now(), self._chance

    async def _commit(self, decision: Decision) -> None:
        """Store what was decided, and tell it. Errors as :meth:`_store_facts`."""
        await self._store_facts(decision)
        self._publish(decision)

    async def _store_facts(self, decision: Decision) -> None:
        """Store what was decided.

        Raises:
            ServerError: ``store/unavailable``; then nothing has changed.
        """
        if not decision.facts:
            return
        first = self._position.version + 1
        try:
            await self._store.append(self._position.id, first, decision.facts)
        except Exception as error:
            _LOG.exception("The store took nothing from table %s", self._position.id)
            raise ServerError(
                "store/unavailable", "This could not be stored, so it has not happened: try again."
            ) from error

    def _publish(self, decision: Decision) -> None:
        waited = self._position.waits_since, self._position.to_act
        self._publisher.publish(decision.facts, self._clock.now())
        if waited != (self._position.waits_since, self._position.to_act):
            self._publisher.tell_clock(None, self._clock.now())

    async def _do_what_is_due(self) -> None:
        """Do all that the table does by itself by now."""
        while (now := self._clock.now()) >= self._not_before:
            self._publisher.release(now)
            due = [wait for wait in self._waits(now) if wait.when <= now]
            if not due or not await self._do(min(due)):
                return

    async def _do(self, wait: Wait) -> bool:
        """Do what was waited for; say whether there may be more to do at once."""
        position = self._position
        match wait.what:
            case "bot" | "clock":
                return await self._let_move(wait)
            case "cover":
                await self._commit(own_moves.covered(position, wait.seat, *self._now_and_chance))
            case "go-on":
                await self._commit(own_moves.gone_on(position, *self._now_and_chance))
            case "warning":
                self._warned.add((position.waits_since, wait.when))
                self._publisher.tell_clock(None, self._clock.now())
        return True

    async def _let_move(self, wait: Wait) -> bool:
        """Let a bot cut or think; its answer comes in like a command."""
        position = self._position
        deal, chair = position.deal, position.chairs[wait.seat]
        assert deal is not None
        by: By = "clock" if wait.what == "clock" else chair.by
        if deal.state is None:
            cut = any_cut(deal, self._chance)
            decision = own_moves.made(position, cut.seat, cut, by, *self._now_and_chance)
            await self._commit(decision)
            return True
        self._thinking_at = _moment(position)
        asked = question(position, chair.bot or DEFAULT_BOT, by, self._chance)
        loop = asyncio.get_running_loop()
        self._thinker = loop.create_task(self._thought(asked, self._thinking_at))
        return False

    async def _thought(self, asked: Question, moment: Moment) -> None:
        choice = await self._think(answer, asked)
        self._inbox.put_nowait(lambda: self._chosen(asked, choice, moment))

    async def _chosen(self, asked: Question, choice: Choice, moment: Moment) -> None:
        """Make the move that a bot has chosen, unless the deal has gone on without it."""
        if self._thinking_at == moment:
            self._thinking_at = None
        position = self._position
        seat, place = position.to_act, asked.seen.turn
        if _moment(position) != moment or seat is None or place is None:
            return
        chair = position.chairs[seat]
        if asked.by != "clock" and chair.bot is None:
            return
        if choice.failed and chair.bot is not None:
            await self._commit(own_moves.replaced(position, seat, *self._now_and_chance))
            position = self._position
        await self._commit(
            own_moves.made(position, place, choice.move, asked.by, *self._now_and_chance)
        )

    def _waits(self, now: float) -> list[Wait]:
        """Return what is waited for, without what is being thought about or has been told."""
        presence = self._connections.presence(self._position, now)
        position = self._position
        thinking = self._thinking_at == _moment(position)
        return [
            wait
            for wait in waits(position, presence)
            if not (thinking and wait.what in ("bot", "clock"))
            and (position.waits_since, wait.when) not in self._warned
        ]

    def _set_alarm(self) -> None:
        """Have the table looked after again when the next thing is due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [wait.when for wait in self._waits(self._clock.now())]
        if (release := self._publisher.next_release) is not None:
            times.append(release)
        if times:
            when = max(min(times), self._not_before)
            self._alarm = self._clock.call_at(when, lambda: self._inbox.put_nowait(_nothing))


def _moment(position: Position) -> Moment:
    """Return what tells the moments of a table's deals apart."""
    deal = position.deal
    if deal is None or deal.state is None:
        return 0, 0
    return deal.version, len(deal.state.log)


async def _nothing() -> None:
    """Only look what is due."""


def _done(command: AnyCommand, decision: Decision, seat: int | None) -> Done:
    sat = decision.seat if isinstance(command, Sit) and decision.seat is not None else UNSET
    return Done(
        id=command.id,
        version=decision.position.version,
        seat=sat,
        secret=UNSET if decision.secret is None else decision.secret,
        code=UNSET if decision.code is None else decision.code,
    )
