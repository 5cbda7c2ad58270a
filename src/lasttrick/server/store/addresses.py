"""Where the database is: what a person writes, and what SQLAlchemy is told."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from lasttrick.errors import ServerError, printable

_DRIVERS = {
    "sqlite": "sqlite+aiosqlite",
    "postgresql": "postgresql+asyncpg",
    "postgres": "postgresql+asyncpg",
}


def database_url(written: str | None) -> URL:
    """Return the address of a database.

    Args:
        written: a file (``tables.sqlite``), ``sqlite:///tables.sqlite`` or
            ``postgresql://name:password@host/database``; None for a file in the user's data
            folder.

    Raises:
        ServerError: ``store/bad-address``, or ``store/no-driver`` where what PostgreSQL needs
            is not installed.
    """
    if written is None:
        return _file(platformdirs.user_data_path("lasttrick") / "tables.sqlite")
    if "://" not in written:
        if not written.strip() or "\0" in written:
            raise _bad(written)
        return _file(Path(written))
    try:
        url = make_url(written)
    except (ArgumentError, ValueError):
        raise _bad("an address that cannot be read") from None
    driver = _DRIVERS.get(url.drivername)
    if driver is None:
        raise _bad(f"{url.drivername}://…")
    if url.drivername == "sqlite":
        if url.database in (None, "", ":memory:"):
            raise _bad("no file")
        return _file(Path(str(url.database)))
    if find_spec("asyncpg") is None:
        raise ServerError(
            "store/no-driver",
            "PostgreSQL needs one more package: pip install 'lasttrick[postgres]'",
        )
    return url.set(drivername=driver)


def shown(url: URL) -> str:
    """Return an address as it may stand in a log: without its password."""
    plain = url.set(drivername=url.drivername.partition("+")[0])
    return str(url.database) if plain.drivername == "sqlite" else plain.render_as_string()


def _file(path: Path) -> URL:
    return URL.create("sqlite+aiosqlite", database=str(path.expanduser().absolute()))


def _bad(got: str) -> ServerError:
    return ServerError(
        "store/bad-address",
        "Expected a file, or postgresql://name:password@host/database, "
        f"but got {printable(got)[:60]!r}.",
    )
