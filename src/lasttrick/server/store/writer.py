"""The one writer of a database: everything that waits goes into one transaction.

A commit costs a visit to the disk, whether it holds one fact or three hundred. So whoever
appends waits for the commit that is under way, and then all that have waited are written
together.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from sqlalchemy.exc import InterfaceError, OperationalError

from lasttrick.errors import ServerError
from lasttrick.server.store.appends import Append, write
from lasttrick.server.store.transactions import Transactions

MOST_AT_ONCE = 256
"""How many appends go into one transaction at most."""

MOST_WAITING = 10_000
"""How many may wait; whoever comes then is told that the database cannot keep up."""

Failed = Callable[[BaseException], None]

Stored = Callable[[int, float], None]
"""Is told how many appends a transaction held, and how many seconds it took."""


class _Waiting(NamedTuple):
    append: Append
    done: asyncio.Future[None]


class Writer:
    """Writes appends in groups.

    Call :meth:`start` before, and :meth:`close` after; both in the loop that uses it.
    """

    def __init__(
        self, transactions: Transactions, *, patience: float, failed: Failed, stored: Stored
    ) -> None:
        """Write to one database.

        Args:
            transactions: where to; closed with this.
            patience: how many seconds somebody waits before they are told that it takes too
                long. What they wanted may be written all the same: appending it again is safe.
            failed: is told what went wrong with a whole group.
            stored: is told of every group that was tried.
        """
        self._transactions = transactions
        self._patience = patience
        self._failed = failed
        self._stored = stored
        self._waiting: deque[_Waiting] = deque()
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store-writer")

    async def append(self, append: Append) -> None:
        """Return when the facts lie in the database.

        Raises:
            ServerError: ``store/conflict``, when the table has another version; nothing of
                this append is written. ``store/unavailable``, when the database does not
                take it now, or is too slow; nothing or all of it is written.
        """
        if self._closing or len(self._waiting) >= MOST_WAITING:
            raise unavailable()
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(_Waiting(append, done))
        self._wake.set()
        alarm = asyncio.get_running_loop().call_later(self._patience, _give_up, done)
        try:
            await done
        finally:
            alarm.cancel()

    async def close(self) -> None:
        """Write everything that waits, and stop."""
        self._closing = True
        self._wake.set()
        if self._task is not None:
            await self._task
        await self._transactions.close()

    async def _run(self) -> None:
        while not self._closing or self._waiting:
            await self._wake.wait()
            # Whoever is no longer waiting has been told that it failed.
            group = [each for each in self._next_group() if not each.done.done()]
            if group:
                await self._write_group(group)
            if not self._waiting and not self._closing:
                self._wake.clear()

    def _next_group(self) -> list[_Waiting]:
        count = min(len(self._waiting), MOST_AT_ONCE)
        return [self._waiting.popleft() for _ in range(count)]

    async def _write_group(self, group: Sequence[_Waiting]) -> None:
        try:
            refused = await self._written([each.append for each in group])
        except (OperationalError, InterfaceError, OSError, TimeoutError) as error:
            self._refuse(group, error)
        except Exception as error:
            # A conflict with another server, or what no database can hold; whatever it is, it
            # must not end the one task that writes.
            await self._write_apart(group, error)
        else:
            for append, done in group:
                if done.done():
                    continue
                if append in refused:
                    done.set_exception(refused[append])
                else:
                    done.set_result(None)

    async def _write_apart(self, group: Sequence[_Waiting], error: Exception) -> None:
        """Write one by one what failed together, so that only what is at fault fails."""
        if len(group) == 1:
            self._refuse(group, error)
            return
        for each in group:
            if not each.done.done():
                await self._write_group([each])

    async def _written(self, appends: list[Append]) -> Mapping[Append, ServerError]:
        began = time.perf_counter()
        try:
            return await self._transactions.do(partial(write, appends=appends))
        finally:
            self._stored(len(appends), time.perf_counter() - began)

    def _refuse(self, group: Sequence[_Waiting], error: BaseException) -> None:
        with suppress(Exception):
            self._failed(error)
        for _, done in group:
            if not done.done():
                done.set_exception(unavailable())


def _give_up(done: asyncio.Future[None]) -> None:
    if not done.done():
        done.set_exception(unavailable())


def unavailable() -> ServerError:
    """Return the error for a database that takes nothing at this moment."""
    return ServerError(
        "store/unavailable", "The database cannot be reached or written to: try again in a moment."
    )
