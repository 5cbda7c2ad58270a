"""Whatever becomes of a table, whoever asks something of it is answered."""

from __future__ import annotations

import asyncio

import pytest

from lasttrick.errors import ServerError
from lasttrick.server.publishing import Publisher
from lasttrick.server.table.opening import TableRequest
from tests.server.playing import run
from tests.server.playing_tables import Place, a_command


def test_a_table_that_is_closed_leaves_nobody_waiting() -> None:
    async def work() -> None:
        async with Place(TableRequest(name="Ama", game="agram")) as place:
            connection, _ = await place.come(place.secret)
            closing = asyncio.create_task(place.mailbox.close())
            await asyncio.sleep(0)
            for late in (
                place.mailbox.redeem("ABCDEFGH"),
                place.mailbox.command(connection, a_command({"type": "ping", "id": "late"})),
                place.mailbox.end_table("late"),
            ):
                with pytest.raises(ServerError) as refused:
                    await late
                assert refused.value.code == "store/unavailable"
            await closing

    run(work(), patience=10)


def test_what_nobody_foresaw_leaves_nobody_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ZeroDivisionError

    async def work() -> None:
        async with Place(TableRequest(name="Ama", game="agram")) as place:
            connection, _ = await place.come(place.secret)
            with monkeypatch.context() as broken:
                broken.setattr(Publisher, "let_in", fails)
                with pytest.raises(ServerError) as refused:
                    await place.come()
            assert refused.value.code == "command/failed"
            await place.come()
            assert (await place.send(connection, type="ping"))["type"] == "done"

    run(work(), patience=10)
