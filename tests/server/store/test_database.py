"""Facts are written together, all or none of each append, on both kinds of database."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from lasttrick.errors import ServerError
from lasttrick.server.store import Append, Database, DealRecord, StoredFact
from lasttrick.server.store import writer as writing
from tests.server.postgres import Postgres


def fact(number: int) -> StoredFact:
    return StoredFact(number / 4, f'{{"n":{number},"name":"Cắt Tê ♣"}}')


def appended(table: str, after: int, *numbers: int) -> Append:
    return Append(table, after, tuple(map(fact, numbers)))


def commits(database: Database) -> list[int]:
    """Return a list that grows with every transaction."""
    seen: list[int] = []
    event.listen(database.transactions.engine, "commit", lambda _: seen.append(1))
    return seen


async def code_of(database: Database, append: Append) -> str | None:
    try:
        await database.append(append)
    except ServerError as error:
        return error.code
    return None


def test_what_is_written_is_read_again_after_another_start(address: str) -> None:
    async def write() -> None:
        async with Database(address) as database:
            await database.append(appended("a", 0, 1, 2))
            await database.append(appended("b", 0, 9))
            await database.append(Append("a", 2, (fact(3),), DealRecord(1, 4, '{"deal":4}')))

    async def read() -> None:
        async with Database(address) as database:
            assert await database.facts("a") == (fact(1), fact(2), fact(3))
            assert await database.facts("b") == (fact(9),)
            assert await database.facts("c") == ()
            assert await database.record("a", 1, 4) == '{"deal":4}'
            assert await database.record("a", 2, 4) is None
            assert await database.record("b", 1, 4) is None

    asyncio.run(write())
    asyncio.run(read())


def test_everything_that_waits_goes_into_one_transaction(address: str) -> None:
    async def work() -> None:
        async with Database(address) as database:
            seen = commits(database)
            async with asyncio.TaskGroup() as together:
                for number in range(200):
                    together.create_task(database.append(appended(f"t{number}", 0, number)))
            assert len(seen) <= 2
            for number in range(200):
                assert await database.facts(f"t{number}") == (fact(number),)

    asyncio.run(work())


def test_a_conflict_fails_one_append_of_a_group(address: str) -> None:
    async def work() -> None:
        async with Database(address) as database:
            await database.append(appended("a", 0, 1))
            codes = await asyncio.gather(
                code_of(database, appended("b", 0, 5)),
                code_of(database, appended("a", 0, 7, 8)),
                code_of(database, appended("a", 3, 7)),
                code_of(database, appended("a", 1, 2)),
                code_of(database, appended("c", 0, 6)),
            )
            assert list(codes) == [None, "store/conflict", "store/conflict", None, None]
            assert await database.facts("a") == (fact(1), fact(2))
            assert await database.facts("b") == (fact(5),)
            assert await database.facts("c") == (fact(6),)

    asyncio.run(work())


def test_the_same_append_twice_is_written_once(address: str) -> None:
    async def work() -> None:
        async with Database(address) as database:
            await database.append(appended("a", 0, 1, 2))
            await database.append(appended("a", 2, 3))
            assert await code_of(database, appended("a", 0, 1, 2)) is None
            assert await code_of(database, appended("a", 2, 3)) is None
            assert await code_of(database, appended("a", 2, 3, 4)) == "store/conflict"
            assert len(await database.facts("a")) == 3

    asyncio.run(work())


def test_what_no_database_can_hold_fails_alone(address: str) -> None:
    async def work() -> None:
        async with Database(address) as database:
            half = Append("b", 0, (StoredFact(1.0, '"\ud800"'),))
            codes = await asyncio.gather(
                code_of(database, appended("a", 0, 1)),
                code_of(database, half),
                code_of(database, appended("c", 0, 1)),
            )
            assert list(codes) == [None, "store/unavailable", None]
            assert await code_of(database, appended("a", 1, 2)) is None

    asyncio.run(work())


def test_two_servers_on_one_database_never_both_write_a_version(address: str) -> None:
    async def work() -> None:
        async with Database(address) as one, Database(address) as other:
            for version in range(30):
                codes = await asyncio.gather(
                    code_of(one, appended("a", version, 2 * version)),
                    code_of(one, appended(f"one{version}", 0, 1)),
                    code_of(other, appended("a", version, 2 * version + 1)),
                    code_of(other, appended(f"other{version}", 0, 1)),
                )
                assert codes[1] is None
                assert codes[3] is None
                assert (codes[0] is None) != (codes[2] is None)
            assert len(await one.facts("a")) == 30

    asyncio.run(work())


def test_a_full_disk_is_told_and_got_over(tmp_path: Path) -> None:
    async def work() -> None:
        async with Database(str(tmp_path / "tables.sqlite")) as database:
            await database.append(appended("a", 0, 1))
            pages: list[int] = []

            @event.listens_for(database.transactions.engine, "begin")
            def limit(connection: object) -> None:
                execute = connection.exec_driver_sql  # type: ignore[attr-defined]
                if not pages:
                    pages.append(execute("PRAGMA page_count").scalar())
                    execute(f"PRAGMA max_page_count={pages[0]}")
                elif len(pages) > 1:
                    execute("PRAGMA max_page_count=1000000")

            large = Append("a", 1, (StoredFact(1.0, '"' + "x" * 100_000 + '"'),))
            assert await code_of(database, large) == "store/unavailable"
            assert await database.facts("a") == (fact(1),)
            pages.append(1)
            assert await code_of(database, large) is None
            assert await database.facts("a") == (fact(1), large.facts[0])

    asyncio.run(work())


def test_a_locked_database_is_told_and_got_over(tmp_path: Path) -> None:
    async def work() -> None:
        path = str(tmp_path / "tables.sqlite")
        async with Database(path, patience=0.1) as database:
            with closing(sqlite3.connect(path)) as holding:
                holding.execute("BEGIN IMMEDIATE")
                assert await code_of(database, appended("a", 0, 1)) == "store/unavailable"
                assert await database.facts("a") == ()
            assert await code_of(database, appended("a", 0, 1)) is None

    asyncio.run(work())


def test_a_database_that_hangs_is_told_and_got_over(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def work() -> None:
        async with Database(address, patience=0.5) as database:
            await database.append(appended("a", 0, 1))
            with postgres.frozen():
                assert await code_of(database, appended("a", 1, 2)) == "store/unavailable"
            while await code_of(database, appended("a", 1, 2)) is not None:
                pass
            assert await database.facts("a") == (fact(1), fact(2))

    asyncio.run(work())


def test_a_database_that_is_gone_is_told_and_got_over(postgres: Postgres) -> None:
    address = postgres.new_database()

    async def work() -> None:
        async with Database(address, patience=2) as database:
            await database.append(appended("a", 0, 1))
            await asyncio.to_thread(postgres.stop)
            try:
                assert await code_of(database, appended("a", 1, 2)) == "store/unavailable"
                with pytest.raises(ServerError, match="database"):
                    await database.facts("a")
            finally:
                await asyncio.to_thread(postgres.start)
            assert await code_of(database, appended("a", 1, 2)) is None
            assert await database.facts("a") == (fact(1), fact(2))

    asyncio.run(work())


def test_whoever_comes_when_too_many_wait_is_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(writing, "MOST_WAITING", 3)

    async def work() -> None:
        async with Database(str(tmp_path / "tables.sqlite")) as database:
            codes = await asyncio.gather(
                *(code_of(database, appended(f"t{number}", 0, 1)) for number in range(5))
            )
            assert codes == [None] * 3 + ["store/unavailable"] * 2

    asyncio.run(work())


def test_closing_writes_what_waits_and_takes_no_more(tmp_path: Path) -> None:
    path = str(tmp_path / "tables.sqlite")

    async def work() -> None:
        async with Database(path) as database:
            waiting = asyncio.create_task(database.append(appended("a", 0, 1)))
            await asyncio.sleep(0)
        await waiting
        assert await code_of(database, appended("a", 1, 2)) == "store/unavailable"
        async with Database(path) as again:
            assert await again.facts("a") == (fact(1),)

    asyncio.run(work())
