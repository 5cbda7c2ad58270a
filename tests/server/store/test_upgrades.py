"""A table in the middle of a deal goes on under every later version."""

from __future__ import annotations

import shutil
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from lasttrick.records import verify
from lasttrick.server.client import SeatTaken, TableClient, deal_record
from tests.server.playing import play_on, run
from tests.server.serving import serving
from tests.server.store.old_databases import DEALS_OVER, FOLDER, NAME, SECRET, file_of

STEPS = sorted(
    path.name.partition("_")[0]
    for path in (Path(__file__).parents[3] / "src/lasttrick/server/store/migrations/versions").glob(
        "0*.py"
    )
)


def test_a_database_of_every_step_is_kept() -> None:
    assert STEPS
    assert sorted(path.stem for path in FOLDER.glob("*.sqlite")) == STEPS


@pytest.mark.parametrize("step", STEPS)
def test_a_running_table_goes_on_after_an_upgrade(step: str, tmp_path: Path) -> None:
    address = tmp_path / "tables.sqlite"
    shutil.copyfile(file_of(step), address)
    with closing(sqlite3.connect(address)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (step,)
        ((table, version),) = database.execute('SELECT "table", max(version) FROM facts')

    async def work(server: str) -> None:
        async with TableClient(server, table, secret=SECRET) as ama:
            assert ama.version == version
            assert ama.you.seat is not None
            assert ama.table.seats[ama.you.seat].name == NAME
            assert ama.my_turn
            deal = ama.deal
            assert deal is not None
            assert (deal.number, len(deal.tricks), len(deal.hand)) == (DEALS_OVER + 1, 2, 3)
            await play_on(ama, Random(1), lambda: ama.deal and ama.deal.number == DEALS_OVER + 2)
        seat = SeatTaken(server, table, 0, SECRET)
        for number in range(1, DEALS_OVER + 2):
            record = await deal_record(seat, number)
            assert verify(record) == []
            assert record.status == "finished"

    with serving(str(address), tmp_path / "log", "--no-limits") as server:
        run(work(server.address))
