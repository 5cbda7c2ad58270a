"""Bringing a database up to date when it is opened."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect, text
from sqlalchemy.exc import DatabaseError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from lasttrick.errors import ServerError
from lasttrick.server.store.addresses import shown
from lasttrick.server.store.engines import writing

_ONE_AT_A_TIME = 0x1A57_71C5
"""The number of the lock that two servers which start together ask PostgreSQL for."""

_STEPS = Path(__file__).parent / "migrations"


async def bring_up_to_date(engine: AsyncEngine) -> None:
    """Make what a new database lacks, and take an older one to what this program knows.

    Everything happens in one transaction: it is done, or nothing has changed.

    Raises:
        ServerError: ``store/newer``, for a database that a newer program has made;
            ``store/not-ours``, for one that holds something else; ``store/cannot-open``.
    """
    where = shown(engine.url)
    with _opening(where):
        if engine.url.get_backend_name() == "sqlite":
            _look_at(Path(str(engine.url.database)))
        async with writing(engine).begin() as connection:
            await connection.run_sync(_upgrade, where)


def upgrade_to(connection: Connection, revision: str) -> None:
    """Run the steps up to one, on a connection in a transaction."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def _upgrade(connection: Connection, where: str) -> None:
    if connection.dialect.name == "postgresql":
        connection.execute(text(f"SELECT pg_advisory_xact_lock({_ONE_AT_A_TIME})"))
    known = ScriptDirectory.from_config(_config())
    present = MigrationContext.configure(connection).get_current_revision()
    if present is None:
        if names := inspect(connection).get_table_names():
            raise ServerError(
                "store/not-ours",
                f"{where} holds something else ({', '.join(sorted(names)[:3])} …): "
                "name another database with --database.",
            )
    elif present not in {step.revision for step in known.walk_revisions()}:
        raise ServerError(
            "store/newer",
            f"{where} was made by a newer Last Trick (step {present}; this one knows up to "
            f"{known.get_current_head()}): install that one, or name another database with "
            "--database.",
        )
    upgrade_to(connection, "head")


def _look_at(file: Path) -> None:
    """Find out before any thread is started for it whether this can be a database."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with closing(sqlite3.connect(file)) as connection:
        connection.execute("PRAGMA schema_version")


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(_STEPS).replace("%", "%%"))
    return config


@contextmanager
def _opening(where: str) -> Iterator[None]:
    try:
        yield
    except DatabaseError as error:
        reason = str(error.orig).strip().partition("\n")[0]
        raise _cannot_open(where, reason) from error
    except (SQLAlchemyError, sqlite3.Error, OSError, TimeoutError) as error:
        reason = str(error).strip().partition("\n")[0] or type(error).__name__
        raise _cannot_open(where, reason) from error


def _cannot_open(where: str, reason: str) -> ServerError:
    return ServerError("store/cannot-open", f"Cannot open the database {where}: {reason}")
