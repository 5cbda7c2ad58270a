"""A server whose disk is full or whose database answers late: moves are refused or wait, nobody
hears of what is not stored, and everything goes on by itself afterwards."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from random import Random

import pytest

from lasttrick.records import verify
from lasttrick.server.client import SeatTaken, TableClient, deal_record, make_table
from lasttrick.server.client.asking import ask
from tests.server.playing import AT_ONCE, one_move, play_on, refusal, run
from tests.server.serving import Served, serving


async def a_table(server: Served) -> SeatTaken:
    return await make_table(
        server.address,
        name="Ama",
        game="agram",
        seats=3,
        options={"target": "open"},
        settings={**AT_ONCE, "cover": None},
        start=True,
    )


@contextmanager
def full_disk(server: Served) -> Iterator[None]:
    """Let no file of the server grow any more."""
    files = (Path(server.database + end) for end in ("", "-wal"))
    largest = max(file.stat().st_size for file in files)
    process, limit = server.process.pid, resource.RLIMIT_FSIZE
    before = resource.prlimit(process, limit)
    resource.prlimit(process, limit, (min(largest, 4096), before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, limit, before)


@contextmanager
def locked(database: str) -> Iterator[None]:
    """Let nobody else write to a database."""
    holding = sqlite3.connect(database, isolation_level=None)
    try:
        holding.execute("BEGIN IMMEDIATE")
        yield
    finally:
        holding.close()


def our_turn(client: TableClient) -> bool:
    return client.my_turn or client.my_cut


async def whole(seat: SeatTaken, client: TableClient) -> None:
    """Check every deal that is over."""
    assert client.match is not None
    assert client.match.number > 1
    for number in range(1, client.match.number):
        assert verify(await deal_record(seat, number)) == []


@pytest.mark.skipif(not hasattr(resource, "prlimit"), reason="only Linux can fill a disk so")
def test_a_full_disk_refuses_moves_and_harms_nothing(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with serving(database, tmp_path / "log", "--no-limits") as server:

        async def work() -> None:
            seat = await a_table(server)
            async with (
                TableClient(seat.server, seat.table, secret=seat.secret) as ama,
                TableClient(seat.server, seat.table, secret=seat.secret) as other,
            ):
                await play_on(ama, Random(1), lambda: ama.version > 60 and our_turn(ama))
                await other.until(lambda: other.version == ama.version)
                before = ama.version, ama.deal
                with full_disk(server):
                    for number in range(4):
                        error = await refusal(one_move(ama, Random(number)))
                        assert error.code == "store/unavailable"
                    made = make_table(seat.server, name="Kofi", game="sipa")
                    assert (await refusal(made)).code == "store/unavailable"
                    assert await ask(seat.server, "/healthz") == {"ok": True}
                    await other.command("ping")
                    assert (ama.version, ama.deal) == (other.version, other.deal) == before
                await play_on(ama, Random(2), lambda: ama.version > before[0] + 60)
                await whole(seat, ama)
            with sqlite3.connect(database) as stored:
                assert stored.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            stored.close()

        run(work())
        assert "Traceback" not in server.log_text()


def test_a_database_that_answers_late_keeps_one_move_waiting_and_nobody_else(
    served: Served,
) -> None:
    async def work() -> None:
        seat = await a_table(served)
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            TableClient(seat.server, seat.table, secret=seat.secret) as other,
        ):
            for number in range(5):
                await play_on(ama, Random(number), partial(our_turn, ama))
                await other.until(partial(_as_far, other, ama))
                before = other.version
                with locked(served.database):
                    move = asyncio.create_task(one_move(ama, Random(number)))
                    for _ in range(20):
                        assert await ask(seat.server, "/healthz") == {"ok": True}
                    assert not move.done()
                    assert ama.version == other.version == before
                await move
                assert ama.version > before
            await play_on(ama, Random(9), lambda: ama.version > 90)
            await whole(seat, ama)

    run(work())


def _as_far(one: TableClient, other: TableClient) -> bool:
    return one.version == other.version


def test_a_database_that_answers_too_late_refuses_and_then_takes_moves(tmp_path: Path) -> None:
    database = str(tmp_path / "tables.sqlite")
    with serving(database, tmp_path / "log", "--no-limits") as server:

        async def work() -> None:
            seat = await a_table(server)
            async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
                await play_on(ama, Random(1), lambda: our_turn(ama))
                before = ama.version, ama.deal
                with locked(database):
                    error = await refusal(one_move(ama, Random(2)))
                    assert error.code == "store/unavailable"
                    assert (ama.version, ama.deal) == before
                await play_on(ama, Random(3), lambda: ama.version > 60)
                await whole(seat, ama)

        run(work())
