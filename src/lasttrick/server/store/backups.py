"""Copies of a database: SQLite's own, or JSON Lines that any database of ours can take up."""

from __future__ import annotations

import os
import sqlite3
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import closing, contextmanager
from pathlib import Path
from typing import IO, Any, cast

import msgspec
from sqlalchemy import Connection, delete, func, insert, inspect, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from lasttrick.errors import ServerError
from lasttrick.server.store.engines import writing
from lasttrick.server.store.schema import METADATA, tables
from lasttrick.server.store.upgrading import bring_up_to_date, newest_step

FORMAT = "lasttrick-backup/1"
_SQLITE = b"SQLite format 3\0"
_AT_ONCE = 500
# Names of SQLAlchemy are texts of a kind of their own, which msgspec does not write.
_TABLES = {"".join(table.name): table for table in METADATA.sorted_tables}

Counts = Mapping[str, int]
"""How many rows there are of each kind."""


async def back_up(engine: AsyncEngine, file: Path) -> Counts:
    """Copy a database, whoever may be writing to it, and return what the copy holds.

    A name that ends in ``.jsonl`` asks for JSON Lines, of any database; any other for a file of
    SQLite, of SQLite alone. The file is whole, or not there.

    Raises:
        ServerError: ``store/bad-backup``, for another ending and PostgreSQL, or a database that
            is not up to date, and for a file that cannot be written.
    """
    if file.suffix == ".jsonl":
        async with engine.connect() as connection:
            if engine.dialect.name == "postgresql":
                await connection.execution_options(isolation_level="REPEATABLE READ")
            with _whole(file) as path, path.open("wb") as out:
                return await connection.run_sync(_write_lines, out)
    if engine.dialect.name != "sqlite":
        raise _bad("Expected a name that ends in .jsonl: that is how PostgreSQL is copied.")
    with _whole(file) as path:
        _copy(Path(str(engine.url.database)), path)
        with closing(sqlite3.connect(path)) as copy:
            return {name: _number(copy, name) for name in _TABLES}


async def restore(engine: AsyncEngine, file: Path, *, overwrite: bool = False) -> Counts:
    """Put a copy in the place of what a database holds, and return what it holds then.

    Args:
        engine: of the database, which is made or brought up to date where it must be.
        file: as :func:`back_up` made it.
        overwrite: whether tables that are there may be lost.

    Raises:
        ServerError: ``store/not-empty``; ``store/bad-backup``, when the copy is none, is not
            whole, is of another kind, or cannot be read; as :func:`bring_up_to_date`. Nothing
            has changed then.
    """
    with _opened(file) as source:
        is_sqlite = source.read(len(_SQLITE)) == _SQLITE
        source.seek(0)
        if is_sqlite and engine.dialect.name != "sqlite":
            raise _bad(
                "This is a file of SQLite, and the database is another: "
                "make a copy that ends in .jsonl of it first."
            )
        await bring_up_to_date(engine)
        async with writing(engine).begin() as connection:
            there = await connection.run_sync(_count)
            if there["tables"] and not overwrite:
                raise ServerError(
                    "store/not-empty",
                    f"Expected an empty database, but this one holds {there['tables']} tables: "
                    "name another, or say --overwrite.",
                )
            if not is_sqlite:
                return await connection.run_sync(_read_lines, source)
    _look_into(file)
    await engine.dispose()
    _copy(file, Path(str(engine.url.database)))
    await bring_up_to_date(engine)
    async with engine.connect() as connection:
        return await connection.run_sync(_count)


def _write_lines(connection: Connection, out: IO[bytes]) -> Counts:
    step = None
    if inspect(connection).has_table("alembic_version"):
        step = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
    if step != newest_step():
        raise _bad("Expected a database of this Last Trick: start the server on it once.")
    written: Counter[str] = Counter(dict.fromkeys(_TABLES, 0))
    encode = msgspec.json.Encoder().encode
    out.write(encode({"format": FORMAT, "step": step}) + b"\n")
    for name, table in _TABLES.items():
        rows = connection.execution_options(yield_per=_AT_ONCE).execute(
            select(table).order_by(*table.primary_key)
        )
        for row in rows:
            out.write(encode([name, *row]) + b"\n")
            written[name] += 1
    out.write(encode({"rows": written}) + b"\n")
    return written


def _read_lines(connection: Connection, source: IO[bytes]) -> Counts:
    for table in reversed(METADATA.sorted_tables):
        connection.execute(delete(table))
    read: Counter[str] = Counter(dict.fromkeys(_TABLES, 0))
    name, rows = "", list[dict[str, Any]]()
    last: object = None
    for number, line in enumerate(source, 1):
        last = _decoded(line, number)
        if number == 1:
            _check_head(last)
        elif isinstance(last, list):
            if last[:1] != [name] or len(rows) == _AT_ONCE:
                _insert(connection, name, rows)
                name, rows = str(last[0]) if last else "", []
            rows.append(_row(last, number))
            read[name] += 1
    _insert(connection, name, rows)
    if not isinstance(last, dict) or last.get("rows") != read:
        raise _bad("Expected a line at the end that counts the rows: the file is not whole.")
    return read


def _insert(connection: Connection, name: str, rows: list[dict[str, Any]]) -> None:
    if rows:
        connection.execute(insert(_TABLES[name]), rows)


def _decoded(line: bytes, number: int) -> object:
    try:
        return cast(object, msgspec.json.decode(line))
    except (ValueError, RecursionError):
        raise _bad(f"Expected JSON in line {number} of the copy.") from None


def _check_head(head: object) -> None:
    if not isinstance(head, dict) or head.get("format") != FORMAT:
        raise _bad(f"Expected a copy that begins with {FORMAT}.")
    if head.get("step") != newest_step():
        raise _bad(
            f"Expected a copy of step {newest_step()}, but this is one of "
            f"{str(head.get('step'))[:20]!r}: take it up with the Last Trick that made it."
        )


def _row(line: list[Any], number: int) -> dict[str, Any]:
    table = _TABLES.get(line[0]) if line and isinstance(line[0], str) else None
    if table is None or len(line) != len(table.columns) + 1:
        raise _bad(f"Expected a row of one of our tables in line {number} of the copy.")
    for column, value in zip(table.columns, line[1:], strict=True):
        kind = column.type.python_type
        fits = isinstance(value, (float, int) if kind is float else kind)
        if not fits or isinstance(value, bool):
            raise _bad(f"Expected {kind.__name__} as {column.name} in line {number} of the copy.")
    return dict(zip(table.columns.keys(), line[1:], strict=True))


def _count(connection: Connection) -> Counts:
    return {
        name: connection.execute(select(func.count()).select_from(table)).scalar_one()
        for name, table in _TABLES.items()
    }


def _look_into(file: Path) -> None:
    """Find out whether a file of SQLite is whole and holds tables of ours."""
    try:
        with closing(sqlite3.connect(file)) as copy:
            sound = copy.execute("PRAGMA quick_check").fetchone() == ("ok",)
            _number(copy, tables.name)
    except sqlite3.Error:
        sound = False
    if not sound:
        raise _bad("Expected a whole copy of a database of Last Trick.")


def _number(copy: sqlite3.Connection, name: str) -> int:
    there = "SELECT count(*) FROM sqlite_master WHERE type = 'table' AND name = ?"
    if name != tables.name and copy.execute(there, (name,)).fetchone() == (0,):
        return 0
    return int(copy.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0])


def _copy(source: Path, target: Path) -> None:
    with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new)


@contextmanager
def _whole(file: Path) -> Iterator[Path]:
    """Yield another name, which becomes this one when everything is written."""
    part = file.with_name(f"{file.name}.part")
    # It holds the cards of deals in play, so nobody else may read it.
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600))
    except OSError as error:
        raise _bad(f"Cannot write {file}: {error.strerror}.") from None
    try:
        yield part
        part.replace(file)
    finally:
        part.unlink(missing_ok=True)


def _opened(file: Path) -> IO[bytes]:
    try:
        return file.open("rb")
    except OSError as error:
        raise _bad(f"Cannot read {file}: {error.strerror}.") from None


def _bad(message: str) -> ServerError:
    return ServerError("store/bad-backup", message)
