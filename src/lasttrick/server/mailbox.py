"""One table alive: commands come in one after the other, and everyone is told what follows."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from random import Random
from typing import TypeVar

from msgspec import UNSET

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.server.audience import Around
from lasttrick.server.clock import Clock
from lasttrick.server.connections import Connection, Connections, Listener
from lasttrick.server.hinting import HintQuestion, hint_question, hint_told
from lasttrick.server.ledger import Ledger, Store
from lasttrick.server.protocol.commands import AnyCommand, AskHint, Hello, Sit
from lasttrick.server.protocol.hints import HintTold
from lasttrick.server.protocol.messages import Done, refused
from lasttrick.server.protocol.parts import MatchPart, Stage, TablePart
from lasttrick.server.publishing import Publisher
from lasttrick.server.table import own_moves
from lasttrick.server.table.deciding import Decision, decide
from lasttrick.server.table.facts import AnyFact
from lasttrick.server.table.position import Position
from lasttrick.server.table.proofs import hash_of
from lasttrick.server.thinking import BOT_SECONDS, Patience, Thinking, in_thread, in_time
from lasttrick.server.timekeeping import Job, Timekeeper

__all__ = ["Connection", "Listener", "Mailbox", "Store"]

_LOG = logging.getLogger(__name__)

_T = TypeVar("_T")


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
        thinking: Thinking = in_thread,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        """Take up a table where its facts have led it.

        Args:
            facts: all of them, from the first on.
            store: where more are kept before anybody hears of them.
            clock: tells the time.
            chance: where secrets and cuts come from: ``random.SystemRandom()``.
            thinking: where bots think.
            bot_seconds: for how long at most.
        """
        now = clock.now()
        self._connections = Connections(now)
        publisher = Publisher(facts, self._connections, now=now)
        self._ledger = Ledger(store, publisher, clock, chance)
        self._inbox: asyncio.Queue[Job | None] = asyncio.Queue()
        self._time = Timekeeper(
            self._ledger,
            self._connections,
            self._inbox.put_nowait,
            thinking,
            bot_seconds=bot_seconds,
        )
        self._think = thinking
        self._patience = Patience(clock, bot_seconds)
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin taking commands; bots begin to move when a person is there."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._run())

    async def close(self) -> None:
        """Finish what is being done, tell nobody, and take nothing more."""
        self._closing = True
        self._inbox.put_nowait(None)
        if self._task is not None:
            await self._task
        self._time.stop()

    async def connect(self, listener: Listener, hello: Hello) -> Connection:
        """Let a connection in; its ``welcome`` or ``resumed`` has been sent when this returns."""
        return await self._in_turn(lambda: self._connected(listener, hello))

    async def command(self, connection: Connection, command: AnyCommand) -> str | None:
        """Carry a command out; its answer has been sent when this returns.

        Returns:
            The code of its refusal; None for one that was done, now or before.
        """
        if isinstance(command, AskHint):
            return await self._hinted(connection, command)
        return await self._in_turn(lambda: self._commanded(connection, command))

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
        return self.position.seat_of(hash_of(secret))

    @property
    def public_parts(self) -> tuple[TablePart, MatchPart | None]:
        """The table and the match as a watcher knows them now."""
        return self._ledger.publisher.public_parts

    @property
    def stage(self) -> Stage:
        """What the table is at."""
        return self.position.stage

    @property
    def connections(self) -> int:
        """How many connections there are."""
        return len(self._connections)

    @property
    def around(self) -> Around:
        """Who is connected."""
        return self._connections.around()

    @property
    def last_at(self) -> float:
        """When the last thing happened here, in seconds since 1970."""
        return self.position.at

    @property
    def position(self) -> Position:
        """Where the table stands, with all that nobody is told."""
        return self._ledger.position

    async def _in_turn(self, job: Callable[[], Awaitable[_T]]) -> _T:
        """Do a job after all that came before it; it is done even if its caller goes away.

        Raises:
            ServerError: ``store/unavailable``, for whoever still holds a table that was closed;
                ``command/failed``, when the job failed in a way that nobody foresaw.
        """
        if self._closing:
            raise ServerError("store/unavailable", "This table is put away: come in again.")
        done: asyncio.Future[_T] = asyncio.get_running_loop().create_future()

        async def doing() -> None:
            try:
                result = await job()
            except LastTrickError as error:
                if not done.cancelled():
                    done.set_exception(error)
            except Exception:
                if not done.cancelled():
                    done.set_exception(_unforeseen())
                raise
            else:
                if not done.cancelled():
                    done.set_result(result)

        self._inbox.put_nowait(doing)
        return await done

    async def _run(self) -> None:
        while (job := await self._inbox.get()) is not None:
            try:
                await job()
                await self._time.do_what_is_due()
            except Exception:
                _LOG.exception("Table %s could not go on for a moment", self.position.id)
                self._time.put_off()
            self._time.set_alarm()

    async def _connected(self, listener: Listener, hello: Hello) -> Connection:
        connection = Connection(listener, None if hello.secret is None else hash_of(hello.secret))
        self._ledger.publisher.let_in(connection, hello.since, self._ledger.clock.now())
        seat = connection.seat
        if seat is not None and self.position.chairs[seat].bot is not None:
            await self._ledger.commit(
                own_moves.come_back(self.position, seat, *self._ledger.now_and_chance)
            )
        return connection

    async def _disconnected(self, connection: Connection) -> None:
        self._connections.remove(connection)
        self._ledger.publisher.tell_presence()

    async def _commanded(self, connection: Connection, command: AnyCommand) -> str | None:
        if connection not in self._connections or connection.answer_again(command.id):
            return None
        seat = connection.seat
        known = self.position.led_to(seat, command.id)
        if known is not None:
            connection.answer(Done(id=command.id, version=known))
            return None
        try:
            decision = decide(self.position, command, seat, *self._ledger.now_and_chance)
            await self._ledger.keep(decision)
        except LastTrickError as error:
            connection.send(refused(command.id, error))
            return error.code
        except Exception:
            _LOG.exception("A table could not decide: %s", type(command).__name__)
            unforeseen = _unforeseen()
            connection.send(refused(command.id, unforeseen))
            return unforeseen.code
        if decision.secret is not None:
            connection.proof = hash_of(decision.secret)
        connection.answer(_done(command, decision, seat))
        self._ledger.tell(decision)
        return None

    async def _hinted(self, connection: Connection, command: AskHint) -> str | None:
        """Answer with a hint; the table goes on while it is thought out."""
        try:
            asked = await self._in_turn(lambda: self._asked_hint(connection, command))
            if asked is None:
                return None
            found = await in_time(self._think(hint_told, asked), self._patience)
            await self._in_turn(lambda: self._tell_hint(connection, command, asked, found))
        except LastTrickError as error:
            if self._closing:
                raise
            connection.send(refused(command.id, error))
            return error.code
        except Exception:
            # Not what failed, which may hold the cards of a hand.
            _LOG.warning("hint-failed", extra={"table": self.position.id})
            unforeseen = _unforeseen()
            connection.send(refused(command.id, unforeseen))
            return unforeseen.code
        return None

    async def _asked_hint(self, connection: Connection, command: AskHint) -> HintQuestion | None:
        """Return what the hint is thought out from; None where it has been answered before."""
        if connection not in self._connections or connection.answer_again(command.id):
            return None
        return hint_question(self.position, connection.seat, self._ledger.chance)

    async def _tell_hint(
        self, connection: Connection, command: AskHint, asked: HintQuestion, found: HintTold
    ) -> None:
        """Send a hint to who asked for it, unless the seat or the table is another now."""
        now = hint_question(self.position, connection.seat, self._ledger.chance)
        if now.seen != asked.seen:
            raise ServerError("hint/not-now", "The table has gone on meanwhile.")
        done = Done(id=command.id, version=self.position.version, hint=found)
        connection.answer(done)

    async def _redeemed(self, code: str) -> tuple[int, str]:
        decision = own_moves.code_used(self.position, code, *self._ledger.now_and_chance)
        await self._ledger.commit(decision)
        assert decision.seat is not None
        assert decision.secret is not None
        return decision.seat, decision.secret

    async def _ended(self, why: str) -> None:
        await self._ledger.commit(
            own_moves.closed(self.position, why, *self._ledger.now_and_chance)
        )


def _unforeseen() -> ServerError:
    return ServerError("command/failed", "Something failed; nothing has changed.")


def _done(command: AnyCommand, decision: Decision, seat: int | None) -> Done:
    sat = decision.seat if isinstance(command, Sit) and decision.seat is not None else UNSET
    return Done(
        id=command.id,
        version=decision.position.version,
        seat=sat,
        secret=UNSET if decision.secret is None else decision.secret,
        code=UNSET if decision.code is None else decision.code,
    )
