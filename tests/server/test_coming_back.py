"""Lost connections, servers that stop, and servers that are killed lose nothing."""

from __future__ import annotations

import asyncio
import signal
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from lasttrick.errors import ServerError
from lasttrick.records import verify
from lasttrick.server.client import SeatTaken, TableClient, continue_at, deal_record, make_table
from lasttrick.server.protocol.messages import AnyMessage, Bye, Happened, Resumed, Welcome
from tests.server.playing import AT_ONCE, play_on, reach, refusal, run
from tests.server.postgres import Postgres
from tests.server.serving import Served, serving


class Ear:
    """Hears everything, and knows in which order."""

    def __init__(self) -> None:
        self.messages: list[AnyMessage] = []

    def __call__(self, message: AnyMessage) -> None:
        self.messages.append(message)

    def versions(self) -> list[int]:
        """Return the versions of what happened, as it was told the first time or later."""
        told: list[int] = []
        for message in self.messages:
            if isinstance(message, Happened):
                told.append(message.version)
            elif isinstance(message, Resumed):
                told += [missed.version for missed in message.happened]
        return told


async def table_of_bots(server: Served, game: str = "agram", **more: object) -> SeatTaken:
    settings = {**AT_ONCE, "cover": None}
    return await make_table(
        server.address, name="Ama", game=game, seats=4, settings=settings, start=True, **more
    )


def test_who_comes_back_is_told_what_they_missed(served: Served) -> None:
    async def work() -> None:
        seat = await table_of_bots(served, options={"target": "open"})
        ear = Ear()
        async with TableClient(seat.server, seat.table, secret=seat.secret, heard=ear) as one:
            await play_on(one, Random(1), lambda: one.version > 20)
            before = one.version
            async with TableClient(seat.server, seat.table, secret=seat.secret) as other:
                # The same seat on another device goes on while this one has no line.
                await one.lose_connection()
                await play_on(other, Random(2), lambda: other.version > before + 10)
                reached = other.version
            await one.until(lambda: one.version >= reached and one.connected == 2)
        assert isinstance(ear.messages[0], Welcome)
        versions = ear.versions()
        assert versions == list(range(versions[0], versions[-1] + 1))

    run(work())


def test_a_server_that_stops_says_so_and_goes_on_later(tmp_path: Path) -> None:
    database, log = str(tmp_path / "tables.sqlite"), tmp_path / "log"

    async def work() -> None:
        ear = Ear()
        async with AsyncExitStack() as clients:
            with serving(database, log, "--no-limits") as server:
                seat = await table_of_bots(server, options={"target": "open"})
                client = await clients.enter_async_context(
                    TableClient(seat.server, seat.table, secret=seat.secret, heard=ear)
                )
                await play_on(client, Random(1), lambda: client.version > 20 and client.my_turn)
                hand, version = client.deal, client.version
                assert await asyncio.to_thread(server.end, signal.SIGTERM) == 0
                await client.until(lambda: not client.is_connected)
                assert [m.code for m in ear.messages if isinstance(m, Bye)] == ["server/stopping"]
            with serving(database, log, "--no-limits", port=server.port):
                await client.until(lambda: client.connected == 2)
                assert (client.deal, client.version) == (hand, version)
                await play_on(client, Random(2), lambda: client.version > version + 20)
        versions = ear.versions()
        assert versions == list(range(versions[0], versions[-1] + 1))

    run(work())


async def killed_at_random(
    database: str, log: Path, *, tables: int, kills: int, seed: int, most: int
) -> None:
    """Play at several tables while the server is killed again and again, and check what is left.

    Every move that was acknowledged is there, no hand has changed, and nothing happened twice.
    """
    chance = Random(seed)
    ears = [Ear() for _ in range(tables)]
    async with AsyncExitStack() as stack:
        server = stack.enter_context(serving(database, log, "--no-limits"))
        port = server.port
        seats = [await table_of_bots(server, "sipa", options={"target": "open"}) for _ in ears]
        clients = [
            await stack.enter_async_context(
                TableClient(seat.server, seat.table, secret=seat.secret, heard=ear)
            )
            for seat, ear in zip(seats, ears, strict=True)
        ]
        async with asyncio.TaskGroup() as playing:
            ended = False
            for number, client in enumerate(clients):
                playing.create_task(play_on(client, Random(seed + number), lambda: ended))
            for _ in range(kills):
                one = chance.choice(clients)
                await reach(one, one.version + chance.randint(1, most))
                server.end(signal.SIGKILL)
                server = stack.enter_context(serving(database, log, "--no-limits", port=port))
            for client in clients:
                await reach(client, client.version + most)
            ended = True
        for seat, ear, client in zip(seats, ears, clients, strict=True):
            await check_table(seat, ear, client)


async def check_table(seat: SeatTaken, ear: Ear, client: TableClient) -> None:
    versions = ear.versions()
    assert versions == list(range(versions[0], versions[-1] + 1))
    assert client.match is not None
    for number in range(1, client.match.number):
        assert verify(await deal_record(seat, number)) == []


@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_has_kept_what_it_said(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    run(killed_at_random(database, tmp_path / "log", tables=3, kills=2, seed=5, most=40))


@pytest.mark.sweep
@pytest.mark.parametrize("kind", ["sqlite", "postgresql"])
def test_a_server_that_is_killed_often_has_kept_what_it_said(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database = str(tmp_path / "tables.sqlite")
    if kind == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        database = postgres.new_database()
    kills = 200 if kind == "sqlite" else 30
    work = killed_at_random(database, tmp_path / "log", tables=6, kills=kills, seed=11, most=60)
    run(work, patience=1800)


def test_another_device_takes_the_seat_with_a_code(served: Served) -> None:
    async def work() -> None:
        seat = await table_of_bots(served)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as phone:
            code = (await phone.command("device-code")).code
            assert isinstance(code, str)
            again = await continue_at(seat.server, seat.table, code)
            assert again.seat == seat.seat
            assert again.secret != seat.secret
            error = await refusal(continue_at(seat.server, seat.table, code))
            assert error.code == "seat/not-yours"
            async with TableClient(seat.server, seat.table, secret=again.secret) as desk:
                assert desk.you == phone.you
                await desk.new_secret()
                with pytest.raises(ServerError) as gone:
                    await phone.until(lambda: False)
                assert gone.value.code == "seat/new-secret"
                await desk.command("ping")

    run(work())


def test_a_lost_answer_to_sitting_down_loses_no_chair(served: Served) -> None:
    async def work() -> None:
        seat = await make_table(served.address, name="Ama", game="agram", seats=3)
        async with TableClient(seat.server, seat.table) as guest:
            sitting = asyncio.create_task(guest.sit("Kofi"))
            await guest.lose_connection()
            await sitting
            assert guest.you.seat == 1
            await guest.lose_connection()
            await guest.until(lambda: guest.connected >= 3)
            assert guest.you.seat == 1

    run(work())
