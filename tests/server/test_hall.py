"""Tables are taken up when somebody comes, put away when nobody is there, and live only once."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from lasttrick.cards import CODES
from lasttrick.engine import Play, legal
from lasttrick.errors import ServerError
from lasttrick.records import decode, verify
from lasttrick.server.hall import IDLE, Hall
from lasttrick.server.identifiers import LETTERS, is_table_id, new_table_id
from lasttrick.server.mailbox import Mailbox
from lasttrick.server.protocol.commands import (
    AnyCommand,
    CutPack,
    Hello,
    Leave,
    PlayCard,
    Say,
    Start,
)
from lasttrick.server.protocol.settings import SettingsChange
from lasttrick.server.store import Database
from lasttrick.server.table.opening import TableRequest
from lasttrick.server.table.position import Position
from tests.server.playing import refusal, run
from tests.server.playing_tables import Ear, FakeClock

BOTS = TableRequest(
    name="Ama",
    game="agram",
    seats=3,
    public=True,
    settings=SettingsChange(bot_pace=0, go_on=0, cover=0),
)


@asynccontextmanager
async def halls(address: str, count: int = 1) -> AsyncIterator[tuple[list[Hall], FakeClock]]:
    """Yield halls that share a database, each as a server of its own would have it."""
    clock = FakeClock()
    async with AsyncExitStack() as stack:
        opened = []
        for number in range(count):
            database = await stack.enter_async_context(Database(address))
            hall = Hall(database, clock=clock, chance=Random(number))
            stack.push_async_callback(hall.close)
            opened.append(hall)
        yield opened, clock


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


async def until(holds: Callable[[], object]) -> None:
    """Let everything else go on until something holds."""
    while not holds():
        await asyncio.sleep(0)


def test_a_table_is_taken_up_once_however_many_come(file: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), _):
            id, made = await hall.make(BOTS)
            assert made.seat == 0
            assert list(hall.living()) == []
            seen: list[Mailbox] = []

            async def come() -> None:
                async with hall.at(id) as mailbox:
                    seen.append(mailbox)

            await asyncio.gather(*(come() for _ in range(20)))
            assert len(seen) == 20
            assert len(set(map(id_of, seen))) == 1
            assert [each for each, _ in hall.living()] == [id]

    run(work())


def id_of(mailbox: Mailbox) -> int:
    return id(mailbox)


@pytest.mark.parametrize("id", ["", "aaaa-bbbb-cccc", "AAAA-BBBB-CCCC", "../../etc", "a" * 10_000])
def test_tables_that_there_are_none_of(file: str, id: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), _):
            with pytest.raises(ServerError) as refused:
                async with hall.at(id):
                    pass
            assert refused.value.code == "table/not-found"
            assert list(hall.living()) == []

    run(work())


def test_a_table_that_nobody_is_at_is_put_away_and_comes_back_as_it_was(file: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), clock):
            id, made = await hall.make(BOTS)
            async with hall.at(id) as mailbox:
                connection = await mailbox.connect(Ear(), Hello(secret=made.secret))
                await mailbox.command(connection, Say(id="1", text="hello"))
                clock.turn_to(clock.now() + 3 * IDLE)
                await asyncio.sleep(0)
                assert list(hall.living()) == [(id, mailbox)]
                version = mailbox.position.version
                mailbox.disconnect(connection)
            clock.turn_to(clock.now() + IDLE / 2)
            assert len(list(hall.living())) == 1
            clock.turn_to(clock.now() + IDLE)
            await until(lambda: not list(hall.living()))
            async with hall.at(id) as again:
                assert again is not mailbox
                assert again.position.version == version
                assert again.seat_of(made.secret) == 0

    run(work())


def test_a_table_that_is_left_to_its_bots_is_put_away_and_forgotten(file: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), clock):
            id, made = await hall.make(replace(BOTS, start=True))
            async with hall.at(id) as mailbox:
                connection = await mailbox.connect(Ear(), Hello(secret=made.secret))
                assert await mailbox.command(connection, Leave(id="1")) is None
                mailbox.disconnect(connection)
            there = weakref.ref(mailbox)
            del mailbox, connection
            clock.turn_to(clock.now() + 2 * IDLE)
            await until(lambda: not list(hall.living()))
            await hall.close()
            gc.collect()
            assert there() is None

    run(work())


def test_who_comes_while_a_table_is_put_away_finds_it(file: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), clock):
            id, made = await hall.make(BOTS)
            for _ in range(20):
                async with hall.at(id) as mailbox:
                    connection = await mailbox.connect(Ear(), Hello(secret=made.secret))
                    mailbox.disconnect(connection)
                clock.turn_to(clock.now() + 2 * IDLE)
            assert len(list(hall.living())) == 1

    run(work())


def test_a_table_that_another_server_has_gone_on_with_is_taken_up_anew(address: str) -> None:
    async def work() -> None:
        async with halls(address, 2) as ((one, other), _):
            id, made = await one.make(BOTS)
            ear = Ear()
            async with one.at(id, ear) as mailbox:
                connection = await mailbox.connect(ear, Hello(secret=made.secret))
                async with other.at(id) as elsewhere:
                    there = await elsewhere.connect(Ear(), Hello(secret=made.secret))
                    await elsewhere.command(there, Say(id="there", text="hello"))
                await mailbox.command(connection, Say(id="here", text="hello"))
                assert ear.of("refused")[-1]["code"] == "store/unavailable"
                await until(lambda: ear.ended)
                assert ear.last["code"] == "store/conflict"
            async with one.at(id) as again:
                assert again is not mailbox
                (line,) = again.position.chat
                assert line.what.text == "hello"  # type: ignore[union-attr]

    run(work())


def _any_move(position: Position) -> AnyCommand:
    id = f"v{position.version}"
    assert position.deal is not None
    if position.deal.state is None:
        return CutPack(id=id, at=7)
    move = legal(position.deal.state)[0]
    assert isinstance(move, Play)
    return PlayCard(id=id, card=CODES[move.card], down=move.down)


def _number(mailbox: Mailbox) -> int:
    match = mailbox.position.match
    return 0 if match is None else match.number


def test_records_of_deals_are_for_those_who_sit_there(file: str) -> None:
    async def work() -> None:
        async with halls(file) as ((hall,), clock):
            id, made = await hall.make(BOTS)
            async with hall.at(id) as mailbox:
                connection = await mailbox.connect(Ear(), Hello(secret=made.secret))
                await mailbox.command(connection, Start(id="start"))
                while _number(mailbox) <= 2:
                    if mailbox.position.to_act == made.seat:
                        await mailbox.command(connection, _any_move(mailbox.position))
                    else:
                        clock.turn_to(clock.now() + 1)
                        await asyncio.sleep(0)
                record = decode(await hall.record(id, made.secret, 1))
                assert verify(record) == []
                assert record.match is not None
                assert record.match.number == 1
                assert [player.name for player in record.seats].count("Ama") == 1
                for secret, number, code in (
                    ("", 1, "seat/not-yours"),
                    (made.secret, 99, "table/not-found"),
                    (made.secret, 0, "table/not-found"),
                ):
                    assert (await refusal(hall.record(id, secret, number))).code == code

    run(work())


def test_ids_of_tables_can_be_read_out_and_not_be_guessed() -> None:
    ids = {new_table_id() for _ in range(1000)}
    assert len(ids) == 1000
    assert all(map(is_table_id, ids))
    assert set("".join(ids)) == set(LETTERS) | {"-"}
    assert not set("il1o0") & set(LETTERS)
    assert len(LETTERS) ** 12 > 2**58
