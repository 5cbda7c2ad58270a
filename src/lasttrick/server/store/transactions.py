"""Transactions that write, each done in one go.

The driver of SQLite that does not block goes to its thread and back for every statement, and
there waits its turn for the interpreter each time. So what is written to SQLite is written by
the ordinary driver, a whole transaction at a time, in a thread of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Protocol, TypeVar

from sqlalchemy import Connection, Engine
from sqlalchemy.ext.asyncio import AsyncEngine

from lasttrick.server.store.engines import make_writing_engine, writing

_T = TypeVar("_T")


class Transactions(Protocol):
    """Where one transaction after the other is done.

    Attributes:
        engine: the engine behind it.
    """

    engine: Engine

    async def do(self, work: Callable[[Connection], _T]) -> _T:
        """Do work in a transaction, which holds when this returns; raises whatever it raises."""
        ...

    async def close(self) -> None:
        """Let the database go."""
        ...


def transactions(engine: AsyncEngine, *, patience: float) -> Transactions:
    """Return what writes to the database of an engine.

    Args:
        engine: for everything else.
        patience: how many seconds the database may take for one statement.
    """
    if engine.dialect.name == "sqlite":
        return _InThread(make_writing_engine(engine.url, patience=patience))
    return _InLoop(engine)


class _InThread:
    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="store")

    async def do(self, work: Callable[[Connection], _T]) -> _T:
        def doing() -> _T:
            with self.engine.begin() as connection:
                return work(connection)

        return await asyncio.get_running_loop().run_in_executor(self._thread, doing)

    async def close(self) -> None:
        await asyncio.get_running_loop().run_in_executor(self._thread, self.engine.dispose)
        self._thread.shutdown()


class _InLoop:
    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine.sync_engine
        self._engine = writing(engine)

    async def do(self, work: Callable[[Connection], _T]) -> _T:
        async with self._engine.begin() as connection:
            return await connection.run_sync(work)

    async def close(self) -> None:
        """Do nothing: the engine is another's."""
