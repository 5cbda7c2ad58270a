"""Databases are made, brought up to date in place, or refused in words."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.engine import Connection

from lasttrick.errors import ServerError
from lasttrick.server.store import Append, Database, StoredFact, database_url
from lasttrick.server.store.addresses import shown
from lasttrick.server.store.engines import make_engine, writing
from lasttrick.server.store.schema import METADATA
from lasttrick.server.store.upgrading import upgrade_to

FACT = StoredFact(1.5, '{"n":1}')


async def changed(address: str, *statements: str) -> None:
    engine = make_engine(database_url(address))
    async with writing(engine).begin() as connection:
        for statement in statements:
            await connection.execute(text(statement))
    await engine.dispose()


async def opened(address: str) -> tuple[StoredFact, ...]:
    async with Database(address) as database:
        return await database.facts("a")


def refusal(address: str) -> ServerError:
    with pytest.raises(ServerError) as refused:
        asyncio.run(opened(address))
    return refused.value


def test_an_older_database_is_taken_up_in_place(address: str) -> None:
    async def older() -> None:
        engine = make_engine(database_url(address))
        async with writing(engine).begin() as connection:
            await connection.run_sync(upgrade_to, "0001")
            await connection.execute(text("INSERT INTO tables VALUES ('a', 1.5)"))
            await connection.execute(
                text("INSERT INTO facts VALUES ('a', 1, 1.5, :body)"),
                {"body": FACT.body},
            )
        await engine.dispose()

    async def go_on() -> None:
        async with Database(address) as database:
            await database.append(Append("a", 1, (FACT,)))
            assert await database.record("a", 1, 1) is None

    asyncio.run(older())
    asyncio.run(go_on())
    assert asyncio.run(opened(address)) == (FACT, FACT)


def test_the_steps_lead_to_what_the_code_knows(address: str) -> None:
    def columns(connection: Connection) -> dict[str, list[tuple[str, str, bool]]]:
        found = inspect(connection)
        return {
            table: [(c["name"], str(c["type"]), c["nullable"]) for c in found.get_columns(table)]
            for table in found.get_table_names()
            if table != "alembic_version"
        }

    async def made(way: str) -> dict[str, list[tuple[str, str, bool]]]:
        engine = make_engine(database_url(address))
        async with writing(engine).begin() as connection:
            if way == "steps":
                await connection.run_sync(upgrade_to, "head")
            else:
                await connection.run_sync(METADATA.create_all)
            found = await connection.run_sync(columns)
            await connection.rollback()
        await engine.dispose()
        return found

    assert asyncio.run(made("steps")) == asyncio.run(made("code")) != {}


def test_two_servers_that_start_together_both_open_it(address: str) -> None:
    async def work() -> None:
        await asyncio.gather(opened(address), opened(address), opened(address))

    asyncio.run(work())


def test_a_newer_database_is_refused_and_left_alone(address: str) -> None:
    asyncio.run(opened(address))
    asyncio.run(changed(address, "UPDATE alembic_version SET version_num = '7777'"))
    error = refusal(address)
    assert error.code == "store/newer"
    assert "newer Last Trick" in error.message
    assert "7777" in error.message
    asyncio.run(changed(address, "UPDATE alembic_version SET version_num = '0002'"))
    assert asyncio.run(opened(address)) == ()


def test_somebody_elses_database_is_refused(address: str) -> None:
    asyncio.run(changed(address, "CREATE TABLE songs (name TEXT)"))
    error = refusal(address)
    assert error.code == "store/not-ours"
    assert "songs" in error.message


def test_what_is_no_database_is_refused(tmp_path: Path) -> None:
    letter = tmp_path / "letter.txt"
    letter.write_text("Dear Ama,\n" * 200)
    assert refusal(str(letter)).code == "store/cannot-open"
    assert refusal(str(tmp_path)).code == "store/cannot-open"
    assert refusal(str(letter / "tables.sqlite")).code == "store/cannot-open"
    assert letter.read_text().startswith("Dear Ama")


def test_nobody_at_home_is_told_in_words(tmp_path: Path) -> None:
    error = refusal(f"postgresql://ama:tell-nobody@/tables?host={tmp_path}")
    assert error.code == "store/cannot-open"
    assert "tell-nobody" not in error.message


@pytest.mark.parametrize(
    "written",
    [
        "",
        " ",
        "mysql://ama@host/tables",
        "sqlite://",
        "postgresql://ama@host:port/tables",
        "http://x\0",
    ],
)
def test_addresses_that_are_none(written: str) -> None:
    with pytest.raises(ServerError) as refused:
        database_url(written)
    assert refused.value.code == "store/bad-address"


def test_addresses(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    assert database_url("tables.sqlite").database == str(tmp_path / "tables.sqlite")
    assert database_url("sqlite:///tables.sqlite").database == str(tmp_path / "tables.sqlite")
    assert database_url("sqlite:////var/tables").database == "/var/tables"
    assert database_url(None).database
    for scheme in ("postgres", "postgresql"):
        url = database_url(f"{scheme}://ama:secret@db.example:5433/tables")
        assert url.drivername == "postgresql+asyncpg"
        assert shown(url) == "postgresql://ama:***@db.example:5433/tables"


def test_the_file_is_an_ordinary_one(tmp_path: Path) -> None:
    path = tmp_path / "new folder" / "100% mine.sqlite"
    asyncio.run(opened(str(path)))
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
