"""Databases as earlier versions left them, each with a table in the middle of its second deal.

After a new step in ``migrations/versions``: ``python -m tests.server.store.old_databases`` writes
one for it, to be kept for the versions to come.
"""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
import tempfile
from contextlib import closing
from pathlib import Path
from random import Random

from lasttrick.server.client import TableClient, make_table
from lasttrick.server.store.upgrading import newest_step
from tests.server.playing import one_move, play_on
from tests.server.serving import serving

FOLDER = Path(__file__).parent / "databases"
NAME = "Ama"
SECRET = "the-seat-of-ama-in-the-tests-only"
DEALS_OVER = 1
"""How many deals are over; the next one is half played."""


def file_of(step: str) -> Path:
    """Return where the database of a step is kept."""
    return FOLDER / f"{step}.sqlite"


async def _play(server: str) -> None:
    settings = {"bot_pace": 0, "go_on": 0}
    seat = await make_table(
        server, name=NAME, game="sipa", seats=3, settings=settings, secret=SECRET, start=True
    )
    async with TableClient(server, seat.table, secret=SECRET) as ama:

        def half() -> bool:
            deal = ama.deal
            return bool(deal and ama.my_turn and deal.number > DEALS_OVER and len(deal.tricks) == 2)

        while not half():
            await play_on(ama, Random(3), lambda: half() or (ama.my_turn or ama.my_cut))
            if not half():
                await one_move(ama, Random(3))


def main() -> None:
    """Write the database of the newest step."""
    step = newest_step()
    assert step is not None
    with tempfile.TemporaryDirectory() as folder:
        made = Path(folder) / "tables.sqlite"
        with serving(str(made), Path(folder) / "log") as server:
            asyncio.run(_play(server.address))
        with closing(sqlite3.connect(made)) as database:
            database.execute("PRAGMA journal_mode=DELETE")
            database.execute("VACUUM")
        shutil.copyfile(made, file_of(step))


if __name__ == "__main__":
    main()
