"""The database of a server: facts of tables, and records of their deals."""

from __future__ import annotations

import asyncio
import logging
from typing import Self

from sqlalchemy import select, text
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lasttrick.errors import ServerError
from lasttrick.server.store.addresses import database_url, shown
from lasttrick.server.store.appends import Append, StoredFact
from lasttrick.server.store.engines import PATIENCE, make_engine
from lasttrick.server.store.schema import deals, facts
from lasttrick.server.store.shelf import Shelf
from lasttrick.server.store.transactions import transactions
from lasttrick.server.store.upgrading import bring_up_to_date, newest_step
from lasttrick.server.store.writer import Stored, Writer, unavailable

_LOG = logging.getLogger(__name__)


class Database:
    """Keeps what happened at tables.

    Use it as an async context manager, which opens it, and in the end writes what waits.

    Attributes:
        where: the address as it may be shown.
        stored: is told of every transaction that writes: how many appends, how many seconds.
        transactions: where facts are written.
    """

    def __init__(self, address: str | None = None, *, patience: float = PATIENCE) -> None:
        """Name the database; nothing is opened yet.

        Args:
            address: as :func:`database_url` takes it.
            patience: how many seconds the database may take for one statement.

        Raises:
            ServerError: as :func:`database_url`.
        """
        url = database_url(address)
        self.where = shown(url)
        self._engine = make_engine(url, patience=patience)
        self._patience = patience
        self.stored: Stored = lambda size, seconds: None
        self.transactions = transactions(self._engine, patience=patience)
        self._writer = Writer(
            self.transactions,
            patience=2 * patience,
            failed=self._tell,
            stored=lambda size, seconds: self.stored(size, seconds),
        )

    @property
    def shelf(self) -> Shelf:
        """What is kept beside the tables."""
        return Shelf(self._engine, self._told)

    @property
    def engine(self) -> AsyncEngine:
        """The engine behind it."""
        return self._engine

    async def __aenter__(self) -> Self:
        """Open the database and bring it up to date. Errors as :func:`bring_up_to_date`."""
        try:
            await bring_up_to_date(self._engine)
        except BaseException:
            await self._writer.close()
            await self._engine.dispose()
            raise
        self._writer.start()
        return self

    async def __aexit__(self, *_: object) -> None:
        """Write what waits, and close."""
        await self._writer.close()
        await self._engine.dispose()

    async def append(self, append: Append) -> None:
        """Return when facts lie in the database. Errors as :meth:`Writer.append`."""
        await self._writer.append(append)

    async def facts(self, table: str) -> tuple[StoredFact, ...]:
        """Return everything that happened at a table, in order; nothing for an unknown one.

        Raises:
            ServerError: ``store/unavailable``.
        """
        columns = select(facts.c.time, facts.c.body)
        query = columns.where(facts.c.table == table).order_by(facts.c.version)
        try:
            async with self._engine.connect() as connection:
                return tuple(StoredFact(*row) for row in await connection.execute(query))
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise self._told(error) from error

    async def record(self, table: str, match: int, number: int) -> str | None:
        """Return the record of a deal that is over.

        Raises:
            ServerError: ``store/unavailable``.
        """
        query = select(deals.c.record).where(
            deals.c.table == table, deals.c.match == match, deals.c.number == number
        )
        try:
            async with self._engine.connect() as connection:
                return (await connection.execute(query)).scalar_one_or_none()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise self._told(error) from error

    async def ready(self) -> None:
        """Return if the database answers and is as this program expects it.

        Raises:
            ServerError: ``store/unavailable``; ``store/newer``, when a newer program has
                brought it up to date since it was opened.
        """
        query = text("SELECT version_num FROM alembic_version")
        try:
            async with asyncio.timeout(self._patience), self._engine.connect() as connection:
                step = (await connection.execute(query)).scalar_one_or_none()
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise self._told(error) from error
        if step != newest_step():
            raise ServerError("store/newer", "A newer Last Trick has taken the database over.")

    def _told(self, error: BaseException) -> ServerError:
        self._tell(error)
        return unavailable()

    def _tell(self, error: BaseException) -> None:
        reason = str(getattr(error, "orig", None) or error).partition("\n")[0]
        _LOG.error("store-unavailable", extra={"reason": f"{type(error).__name__}: {reason}"})
