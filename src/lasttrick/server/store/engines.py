"""Engines for SQLite and PostgreSQL that behave alike where it matters."""

from __future__ import annotations

from typing import Any

from sqlalchemy import URL, Connection, Engine, create_engine, event
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

PATIENCE = 4.0
"""How many seconds the database may take for one statement, or keep us waiting for a lock."""

_WRITES = "lasttrick_writes"


def make_engine(url: URL, *, patience: float = PATIENCE) -> AsyncEngine:
    """Return an engine. Nothing is opened yet."""
    return (
        _sqlite(url, patience) if url.get_backend_name() == "sqlite" else _postgres(url, patience)
    )


def writing(engine: AsyncEngine) -> AsyncEngine:
    """Return the same engine for transactions that write: they lock before they read.

    A transaction of SQLite that begins by reading and writes later is refused when another
    has written in between, however long it is ready to wait.
    """
    return engine.execution_options(**{_WRITES: True})


def make_writing_engine(url: URL, *, patience: float) -> Engine:
    """Return an engine for transactions that write to SQLite in a thread."""
    url = url.set(drivername="sqlite")
    engine = create_engine(url, connect_args={"timeout": patience}, hide_parameters=True)
    _prepare(engine)
    return engine.execution_options(**{_WRITES: True})


def _sqlite(url: URL, patience: float) -> AsyncEngine:
    engine = create_async_engine(url, connect_args={"timeout": patience}, hide_parameters=True)
    _prepare(engine.sync_engine)
    return engine


def _prepare(engine: Engine) -> None:
    """Let an engine of SQLite begin transactions itself, and be sure that they are kept."""

    @event.listens_for(engine, "connect")
    def prepare(connection: Any, _: object) -> None:
        # The driver would begin transactions where it thinks best; begin() below does.
        connection.isolation_level = None
        for line in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            connection.execute(f"PRAGMA {line}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def _postgres(url: URL, patience: float) -> AsyncEngine:
    limits = {
        "statement_timeout": f"{patience * 1000:.0f}",
        "lock_timeout": f"{patience * 1000:.0f}",
        "application_name": "lasttrick",
    }
    return create_async_engine(
        url,
        connect_args={
            "timeout": patience,
            "command_timeout": 2 * patience,
            "server_settings": limits,
        },
        pool_pre_ping=True,
        pool_timeout=patience,
        hide_parameters=True,
    )
