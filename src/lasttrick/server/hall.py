"""The hall: the tables that live, those that wait in the database, and making new ones."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.records import encode as encode_record
from lasttrick.server.clock import Alarm, Clock
from lasttrick.server.identifiers import is_table_id, new_table_id
from lasttrick.server.keeping import Keeper
from lasttrick.server.mailbox import Listener, Mailbox
from lasttrick.server.protocol.messages import Bye, encode
from lasttrick.server.store import Database
from lasttrick.server.table.facts import AnyFact, decode_fact
from lasttrick.server.table.opening import NewTable, TableRequest, open_table
from lasttrick.server.table.position import Position
from lasttrick.server.table.recording import deal_record
from lasttrick.server.thinking import BOT_SECONDS

IDLE = 600.0
"""After how many seconds without anybody a table is left to the database."""

_LOG = logging.getLogger(__name__)


class _Room:
    """Where one table lives, or will as soon as somebody comes."""

    def __init__(self) -> None:
        self.mailbox: Mailbox | None = None
        self.users = 0
        """How many hold it now; while there are any, it stays."""
        self.guests: set[Listener] = set()
        self.left_at = 0.0
        self.changing = asyncio.Lock()
        """Held while the table is taken up or put away: there is never a second mailbox."""


class Hall:
    """All tables of a server. Everything is called from one event loop."""

    def __init__(
        self,
        database: Database,
        *,
        clock: Clock,
        chance: Random,
        idle: float = IDLE,
        bot_seconds: float = BOT_SECONDS,
    ) -> None:
        """Keep tables in a database that is open.

        Args:
            database: where their facts are.
            clock: tells the time.
            chance: where ids, secrets and cards come from.
            idle: after how many seconds without anybody a table is put away.
            bot_seconds: how many seconds a bot may think about a move.
        """
        self._bot_seconds = bot_seconds
        self._database = database
        self._clock = clock
        self._chance = chance
        self._idle = idle
        self._rooms: dict[str, _Room] = {}
        self._keeper = Keeper(database, position=self._position, lost=self._lost)
        self._sweeping: Alarm | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    async def make(self, request: TableRequest) -> tuple[str, NewTable]:
        """Make a table, store it, and return its id with who sits in it.

        Raises:
            LastTrickError: as :func:`open_table`; ``store/unavailable``.
        """
        id = new_table_id()
        made = open_table(request, id=id, now=self._clock.now(), chance=self._chance)
        await self._keeper.append(id, 1, made.facts)
        _LOG.info("table-made", extra={"table": id, "game": request.game or "custom"})
        return id, made

    @asynccontextmanager
    async def at(self, id: str, guest: Listener | None = None) -> AsyncIterator[Mailbox]:
        """Hold a table: it is there, and stays until the block is left.

        Args:
            id: which.
            guest: who is told when the table has to be taken up anew.

        Raises:
            ServerError: ``table/not-found``, ``store/unavailable`` or ``store/unreadable``.
        """
        if not is_table_id(id):
            raise _not_found()
        room = self._rooms.setdefault(id, _Room())
        room.users += 1
        if guest is not None:
            room.guests.add(guest)
        try:
            async with room.changing:
                mailbox = room.mailbox
                if mailbox is None:
                    mailbox = room.mailbox = await self._taken_up(id)
            yield mailbox
        finally:
            room.users -= 1
            if guest is not None:
                room.guests.discard(guest)
            room.left_at = self._clock.now()
            if room.mailbox is None:
                self._forget(id, room)
            self._sweep_later()

    def living(self) -> Iterator[tuple[str, Mailbox]]:
        """Yield the tables that live now, by their ids."""
        for id, room in self._rooms.items():
            if room.mailbox is not None:
                yield id, room.mailbox

    async def record(self, id: str, secret: str, number: int) -> str:
        """Return the record of a deal of the latest match, once it is over.

        Raises:
            ServerError: ``table/not-found``, ``seat/not-yours``, ``store/unavailable``.
        """
        async with self.at(id) as mailbox:
            if mailbox.seat_of(secret) is None:
                raise ServerError("seat/not-yours", "Expected what proves a seat of this table.")
            matches = mailbox.position.matches
            record = await self._database.record(id, matches, number)
            if record is None:
                # A deal from before records were kept: its facts still tell it.
                facts = await self._facts(id)
                told = await asyncio.to_thread(deal_record, facts, number)
                record = None if told is None else encode_record(told).decode()
        if record is None:
            raise ServerError("table/not-found", f"There is no deal {number} that is over.")
        return record

    async def close(self) -> None:
        """Put every table away, whoever may still be there."""
        if self._sweeping is not None:
            self._sweeping.cancel()
        for task in tuple(self._tasks):
            await task
        for id, room in tuple(self._rooms.items()):
            await self._put_away(id, room, whoever_is_there=True)

    async def _taken_up(self, id: str) -> Mailbox:
        facts = await self._facts(id)
        try:
            mailbox = Mailbox(
                facts,
                store=self._keeper,
                clock=self._clock,
                chance=self._chance,
                bot_seconds=self._bot_seconds,
            )
        except LastTrickError as error:
            _LOG.error("table-unreadable", extra={"table": id, "code": error.code})
            raise
        mailbox.start()
        _LOG.info("table-taken-up", extra={"table": id, "version": len(facts)})
        return mailbox

    async def _facts(self, id: str) -> tuple[AnyFact, ...]:
        stored = await self._database.facts(id)
        if not stored:
            raise _not_found()
        return tuple(decode_fact(fact.body) for fact in stored)

    async def _put_away(self, id: str, room: _Room, *, whoever_is_there: bool = False) -> None:
        async with room.changing:
            if room.users == 0 or whoever_is_there:
                mailbox, room.mailbox = room.mailbox, None
                if mailbox is not None:
                    await mailbox.close()
                self._forget(id, room)

    def _forget(self, id: str, room: _Room) -> None:
        """Forget a room that nobody holds, but not another that has come in its place."""
        if room.users == 0 and self._rooms.get(id) is room:
            del self._rooms[id]

    def _sweep_later(self) -> None:
        if self._sweeping is None:
            when = self._clock.now() + self._idle
            self._sweeping = self._clock.call_at(when, self._sweep)

    def _sweep(self) -> None:
        self._sweeping = None
        now = self._clock.now()
        for id, room in tuple(self._rooms.items()):
            if room.users == 0 and now - room.left_at >= self._idle:
                self._do(self._put_away(id, room))
        if self._rooms:
            self._sweep_later()

    def _position(self, id: str) -> Position | None:
        room = self._rooms.get(id)
        return None if room is None or room.mailbox is None else room.mailbox.position

    def _lost(self, id: str) -> None:
        """Take a table up anew that another server has gone on with, or that was written unseen."""
        room = self._rooms.get(id)
        if room is not None and room.mailbox is not None:
            _LOG.warning("table-lost", extra={"table": id})
            self._do(self._replaced(room))

    async def _replaced(self, room: _Room) -> None:
        async with room.changing:
            mailbox, room.mailbox = room.mailbox, None
            if mailbox is not None:
                await mailbox.close()
        bye = Bye(code="store/conflict", message="This table has gone on elsewhere: come again.")
        for guest in tuple(room.guests):
            guest.end(encode(bye))

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _not_found() -> ServerError:
    return ServerError("table/not-found", "There is no such table.")
