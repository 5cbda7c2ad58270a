"""Deleting tables at which nothing has happened for long."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, delete, func, select
from sqlalchemy.ext.asyncio import AsyncEngine
from sqlalchemy.sql.expression import Select

from lasttrick.server.store.engines import writing
from lasttrick.server.store.schema import deals, facts, tables
from lasttrick.server.store.upgrading import bring_up_to_date


async def old_rows(engine: AsyncEngine, before: float) -> Mapping[str, int]:
    """Count what :func:`purge` would delete. Errors as :func:`bring_up_to_date`."""
    await bring_up_to_date(engine)
    async with engine.connect() as connection:
        return await connection.run_sync(_counted, before)


async def purge(engine: AsyncEngine, before: float) -> Mapping[str, int]:
    """Delete tables at which nothing has happened since a time, and return how much that was.

    Args:
        engine: of the database.
        before: seconds since 1970.
    """
    async with writing(engine).begin() as connection:
        return await connection.run_sync(_purge, before)


def _old(before: float) -> Select[tuple[str]]:
    newest = select(facts.c.table).group_by(facts.c.table)
    return newest.having(func.max(facts.c.time) < before)


def _counted(connection: Connection, before: float) -> dict[str, int]:
    old = _old(before)
    return {
        table.name: connection.execute(
            select(func.count()).select_from(table).where(column.in_(old))
        ).scalar_one()
        for table, column in (
            (tables, tables.c.id),
            (facts, facts.c.table),
            (deals, deals.c.table),
        )
    }


def _purge(connection: Connection, before: float) -> dict[str, int]:
    counted = _counted(connection, before)
    ids = list(connection.execute(_old(before)).scalars())
    for start in range(0, len(ids), 500):
        some = ids[start : start + 500]
        # Facts last but one: whoever appends meanwhile finds the table gone, never half of it.
        connection.execute(delete(deals).where(deals.c.table.in_(some)))
        connection.execute(delete(facts).where(facts.c.table.in_(some)))
        connection.execute(delete(tables).where(tables.c.id.in_(some)))
    return counted
