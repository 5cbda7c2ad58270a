"""``lasttrick admin``: what the host of a server does with its database."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import TYPE_CHECKING

import click

from lasttrick.cli.serve import needs_server

if TYPE_CHECKING:
    from sqlalchemy.ext.asyncio import AsyncEngine

_DAY = 86_400.0
_PATIENCE = 3600.0
"""How many seconds one statement may take: a whole database is read here."""

_database = click.option(
    "--database",
    envvar="LASTTRICK_DATABASE",
    metavar="URL",
    help="The database, as for lasttrick serve. By default, a file of yours.",
)


@click.group()
def admin() -> None:
    """Copy the tables of a server, take a copy up, or delete old tables.

    \b
    Examples:
      lasttrick admin backup tables-monday.sqlite
      lasttrick admin restore tables-monday.sqlite --database new.sqlite
      lasttrick admin purge --older-than 90
    """


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_database
@click.option("--overwrite", is_flag=True, help="Replace a file that is there.")
def backup(file: Path, database: str | None, overwrite: bool) -> None:
    """Copy the database to FILE, while the server runs.

    A name that ends in .jsonl asks for JSON Lines, which every database takes up again; it is
    the way for PostgreSQL. Any other name asks for a file of SQLite.

    \b
    Examples:
      lasttrick admin backup /backup/tables.sqlite
      lasttrick admin backup tables.jsonl --database postgresql://lasttrick@db.example/lasttrick
    """
    needs_server()
    from lasttrick.server.store.backups import back_up

    if file.exists() and not overwrite:
        raise click.UsageError(f"{file} is there already: name another, or say --overwrite.")
    click.echo(f"{file} holds {_counted(_with(database, lambda e: back_up(e, file)))}.")


@admin.command()
@click.argument("file", type=click.Path(dir_okay=False, path_type=Path))
@_database
@click.option("--overwrite", is_flag=True, help="Lose the tables that the database holds.")
def restore(file: Path, database: str | None, overwrite: bool) -> None:
    """Put a copy in the place of what the database holds. The server must not run.

    \b
    Examples:
      lasttrick admin restore /backup/tables.sqlite
      lasttrick admin restore tables.jsonl --database postgresql://lasttrick@db.example/lasttrick
    """
    needs_server()
    from lasttrick.server.store.backups import restore as put_back

    held = _with(database, lambda e: put_back(e, file, overwrite=overwrite), new=True)
    click.echo(f"The database holds {_counted(held)}.")


@admin.command()
@click.option(
    "--older-than",
    type=click.FloatRange(0, 100_000),
    required=True,
    metavar="DAYS",
    help="How long nothing has happened at a table.",
)
@_database
@click.option("--yes", is_flag=True, help="Do not ask.")
def purge(older_than: float, database: str | None, yes: bool) -> None:
    """Delete tables at which nothing has happened for long, with their deals.

    \b
    Examples:
      lasttrick admin purge --older-than 90
      lasttrick admin purge --older-than 365 --yes
    """
    needs_server()
    from lasttrick.server.store.purging import old_rows
    from lasttrick.server.store.purging import purge as delete

    before = time.time() - older_than * _DAY
    old = _with(database, lambda e: old_rows(e, before))
    if not old["tables"]:
        click.echo(f"Nothing is older than {older_than:g} days.")
        return
    click.echo(f"Older than {older_than:g} days: {_counted(old)}.")
    if not yes:
        click.confirm("Delete them for ever?", abort=True)
    gone = _with(database, lambda e: delete(e, before))
    click.echo(f"Deleted: {_counted(gone)}.")


def _counted(rows: Mapping[str, int]) -> str:
    return (
        f"tables: {rows['tables']}, what happened at them: {rows['facts']}, "
        f"records of deals: {rows['deals']}"
    )


def _with(
    database: str | None,
    work: Callable[[AsyncEngine], Awaitable[Mapping[str, int]]],
    *,
    new: bool = False,
) -> Mapping[str, int]:
    """Do something with a database, and tell in a line when it cannot be done."""
    import asyncio

    from lasttrick.server.store import database_url
    from lasttrick.server.store.engines import make_engine
    from lasttrick.server.store.upgrading import opening

    url = database_url(database)

    async def doing() -> Mapping[str, int]:
        engine = make_engine(url, patience=_PATIENCE)
        try:
            with opening(url):
                return await work(engine)
        finally:
            await engine.dispose()

    if not new and url.get_backend_name() == "sqlite" and not Path(str(url.database)).is_file():
        raise click.UsageError(f"There is no database at {url.database}: say which by --database.")
    return asyncio.run(doing())
