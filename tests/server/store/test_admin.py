"""Copies of databases of each kind, taken up again; and what is old is deleted when asked."""

from __future__ import annotations

import asyncio
import json
import sqlite3
import stat
import time
from contextlib import closing
from pathlib import Path

import pytest

from lasttrick.server.store import Append, Database, DealRecord, StoredFact
from lasttrick.server.store.upgrading import newest_step
from tests.cli.conftest import Command, lasttrick
from tests.server.postgres import Postgres

__all__ = ["lasttrick"]

NOW = time.time()
TABLES = {"new": NOW, "old": NOW - 100 * 86_400}


async def filled(address: str, *names: str) -> None:
    async with Database(address) as database:
        for name in names:
            facts = (
                StoredFact(TABLES[name], '{"name":"Đặng ♣"}'),
                StoredFact(TABLES[name], "{}"),
            )
            await database.append(Append(name, 0, facts, DealRecord(1, 1, '{"deal":1}')))


async def held(address: str) -> dict[str, int]:
    async with Database(address) as database:
        return {name: len(await database.facts(name)) for name in TABLES}


@pytest.fixture
def other(request: pytest.FixtureRequest, tmp_path: Path, address: str) -> str:
    if address.startswith("postgresql"):
        server: Postgres = request.getfixturevalue("postgres")
        return server.new_database()
    return str(tmp_path / "other.sqlite")


def test_a_copy_in_lines_is_taken_up_by_any_database(
    lasttrick: Command, tmp_path: Path, address: str, other: str
) -> None:
    asyncio.run(filled(address, "new", "old"))
    file = tmp_path / "copy.jsonl"
    ran = lasttrick("admin", "backup", str(file), "--database", address)
    assert (ran.code, ran.err) == (0, "")
    assert "tables: 2, what happened at them: 4, records of deals: 2" in ran.out
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert list(tmp_path.glob("*.part")) == []
    for target in (other, str(tmp_path / "third.sqlite")):
        ran = lasttrick("admin", "restore", str(file), "--database", target)
        assert (ran.code, ran.err) == (0, "")
        assert asyncio.run(held(target)) == {"new": 2, "old": 2}
        again = tmp_path / "again.jsonl"
        lasttrick("admin", "backup", str(again), "--database", target, "--overwrite")
        assert again.read_bytes() == file.read_bytes()


def test_a_copy_of_sqlite_is_one_of_sqlite(lasttrick: Command, tmp_path: Path) -> None:
    source, file = str(tmp_path / "tables.sqlite"), tmp_path / "copy.sqlite"

    async def while_it_is_written_to() -> None:
        async with Database(source) as database:
            await database.append(Append("new", 0, (StoredFact(NOW, "{}"),)))
            ran = await asyncio.to_thread(
                lasttrick, "admin", "backup", str(file), "--database", source
            )
            assert (ran.code, ran.err) == (0, "")
            await database.append(Append("new", 1, (StoredFact(NOW, "{}"),)))

    asyncio.run(while_it_is_written_to())
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    target = str(tmp_path / "other.sqlite")
    assert lasttrick("admin", "restore", str(file), "--database", target).code == 0
    assert asyncio.run(held(target)) == {"new": 1, "old": 0}
    assert asyncio.run(held(source)) == {"new": 2, "old": 0}


def test_nothing_is_written_over_unasked(lasttrick: Command, tmp_path: Path, address: str) -> None:
    asyncio.run(filled(address, "new"))
    file = tmp_path / "copy.jsonl"
    assert lasttrick("admin", "backup", str(file), "--database", address).code == 0
    asyncio.run(filled(address, "old"))
    ran = lasttrick("admin", "backup", str(file), "--database", address)
    assert ran.code == 2
    assert "--overwrite" in ran.err
    ran = lasttrick("admin", "restore", str(file), "--database", address)
    assert ran.code == 2
    assert "this one holds 2 tables" in ran.err
    assert asyncio.run(held(address)) == {"new": 2, "old": 2}
    ran = lasttrick("admin", "restore", str(file), "--database", address, "--overwrite")
    assert ran.code == 0
    assert asyncio.run(held(address)) == {"new": 2, "old": 0}


HEAD = {"format": "lasttrick-backup/1", "step": newest_step()}
NO_ROWS = {"rows": {"tables": 0, "facts": 0, "deals": 0}}


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ([], "not whole"),
        (["{"], "JSON in line 1"),
        ([{"format": "songs"}], "lasttrick-backup/1"),
        ([{**HEAD, "step": "7777"}, NO_ROWS], "7777"),
        ([HEAD], "not whole"),
        ([HEAD, ["tables", "a", 1.5]], "not whole"),
        ([HEAD, ["tables", "a", 1.5], NO_ROWS], "not whole"),
        ([HEAD, ["songs", "a"]], "line 2"),
        ([HEAD, []], "line 2"),
        ([HEAD, [7]], "line 2"),
        ([HEAD, ["tables", "a"]], "line 2"),
        ([HEAD, ["tables", "a", "b"]], "float"),
        ([HEAD, ["tables", "a", True]], "float"),
        ([HEAD, ["facts", "a", 1, 1.5, "{}"], {"rows": {"tables": 0, "facts": 1, "deals": 0}}], ""),
    ],
)
def test_what_is_no_copy_changes_nothing(
    lasttrick: Command, tmp_path: Path, lines: list[object], said: str
) -> None:
    address, file = str(tmp_path / "tables.sqlite"), tmp_path / "copy.jsonl"
    asyncio.run(filled(address, "new"))
    file.write_text(
        "".join(f"{x if isinstance(x, str) else json.dumps(x)}\n" for x in lines), "utf-8"
    )
    ran = lasttrick("admin", "restore", str(file), "--database", address, "--overwrite")
    assert ran.code == 2
    assert said in ran.err
    assert len(ran.err.splitlines()) == 1
    assert asyncio.run(held(address)) == {"new": 2, "old": 0}


def test_files_and_databases_that_are_not_there(lasttrick: Command, tmp_path: Path) -> None:
    missing, file = str(tmp_path / "missing.sqlite"), str(tmp_path / "copy.sqlite")
    for verb in (["backup", file], ["purge", "--older-than", "1"]):
        ran = lasttrick("admin", *verb, "--database", missing)
        assert ran.code == 2
        assert "There is no database" in ran.err
    assert not Path(missing).exists()
    ran = lasttrick("admin", "restore", file, "--database", missing)
    assert (ran.code, "Cannot read" in ran.err) == (2, True)
    asyncio.run(filled(missing, "new"))
    ran = lasttrick("admin", "backup", str(tmp_path / "no" / "copy"), "--database", missing)
    assert (ran.code, "Cannot write" in ran.err) == (2, True)
    with closing(sqlite3.connect(file)) as songs, songs:
        songs.execute("CREATE TABLE songs (name TEXT)")
    ran = lasttrick("admin", "restore", file, "--database", missing, "--overwrite")
    assert (ran.code, "Expected a whole copy" in ran.err) == (2, True)
    assert asyncio.run(held(missing)) == {"new": 2, "old": 0}


def test_a_copy_of_another_kind_is_refused(
    lasttrick: Command, tmp_path: Path, postgres: Postgres
) -> None:
    there, file = postgres.new_database(), str(tmp_path / "copy.sqlite")
    asyncio.run(filled(there, "new"))
    ran = lasttrick("admin", "backup", file, "--database", there)
    assert (ran.code, ".jsonl" in ran.err) == (2, True)
    asyncio.run(filled(file, "old"))
    ran = lasttrick("admin", "restore", file, "--database", there, "--overwrite")
    assert (ran.code, ".jsonl" in ran.err) == (2, True)


def test_what_is_old_is_deleted_when_asked(lasttrick: Command, address: str) -> None:
    asyncio.run(filled(address, "new", "old"))
    purge = ("admin", "purge", "--older-than", "30", "--database", address)
    ran = lasttrick(*purge, typed="n\n")
    assert "Older than 30 days: tables: 1, what happened at them: 2, records" in ran.out
    assert asyncio.run(held(address)) == {"new": 2, "old": 2}
    ran = lasttrick(*purge, "--yes")
    assert ran.code == 0
    assert "Deleted: tables: 1, what happened at them: 2, records of deals: 1." in ran.out
    assert asyncio.run(held(address)) == {"new": 2, "old": 0}
    assert "Nothing is older than 30 days." in lasttrick(*purge, "--yes").out
