"""Whoever means harm changes nothing, learns nothing, and keeps nobody else from playing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lasttrick.server.client import SeatTaken, TableClient, make_table
from lasttrick.server.client.asking import ask
from tests.server.playing import AT_ONCE, play_on, refusal, run
from tests.server.serving import Served, serving

MARKUP = "<img src=x onerror=alert(1)>"


@asynccontextmanager
async def raw(seat: SeatTaken, *, secret: str | None = None) -> AsyncIterator[ClientConnection]:
    """Yield a connection that has said hello."""
    address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
    async with connect(address, proxy=None, max_size=None) as line:
        hello = {"type": "hello"} if secret is None else {"type": "hello", "secret": secret}
        await line.send(json.dumps(hello))
        assert json.loads(await line.recv())["type"] == "welcome"
        yield line


async def next_of(line: ClientConnection, *kinds: str) -> dict[str, Any]:
    """Return the next message of these kinds."""
    while True:
        message: dict[str, Any] = json.loads(await line.recv())
        if message["type"] in kinds:
            return message


async def answer_to(line: ClientConnection, frame: str | dict[str, Any]) -> dict[str, Any]:
    """Send a frame and return its answer."""
    await line.send(frame if isinstance(frame, str) else json.dumps(frame))
    return await next_of(line, "done", "refused")


async def ending_of(line: ClientConnection) -> list[dict[str, Any]]:
    """Return everything that still comes before the connection is closed."""
    messages: list[dict[str, Any]] = []
    try:
        while True:
            messages.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return messages


async def three(server: Served, **more: Any) -> SeatTaken:
    return await make_table(
        server.address, name="Ama", game="agram", seats=3, settings=AT_ONCE, **more
    )


def test_moves_that_are_not_ones_own(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            TableClient(seat.server, seat.table) as kofi,
            TableClient(seat.server, seat.table) as esi,
            TableClient(seat.server, seat.table) as watcher,
        ):
            await kofi.sit("Kofi")
            await esi.sit("Esi")
            await ama.command("start")
            await asyncio.gather(
                *(
                    play_on(each, Random(1), partial(_deep_in_a_trick, each))
                    for each in (ama, kofi, esi)
                )
            )
            before = {each.version for each in (ama, kofi, esi)}
            assert len(before) == 1
            mover = next(each for each in (ama, kofi, esi) if each.my_turn)
            other = next(each for each in (ama, kofi, esi) if not each.my_turn)
            assert mover.deal is not None
            assert other.deal is not None
            may_not = [card for card in mover.deal.hand if card in mover.deal.why]
            for work, code in (
                (other.command("play", card=other.deal.hand[0]), "play/not-your-turn"),
                (other.command("play", card=mover.deal.hand[0]), "play/not-your-turn"),
                (mover.command("play", card=other.deal.hand[0]), "play/not-held"),
                (mover.command("play", card="?"), "play/not-held"),
                (mover.command("play", card="1X"), "play/not-held"),
                (mover.command("play", card=["AC"]), "command/bad-field"),
                (mover.command("start"), None),
                (kofi.command("start"), "host/only"),
                (kofi.command("clear-seat", seat=0), "host/only"),
                (kofi.command("hand-over", seat=1), "host/only"),
                (ama.command("clear-seat", seat=1), "table/not-now"),
                (watcher.command("play", card=mover.deal.hand[0]), "seat/none"),
                (watcher.command("ready"), "seat/none"),
                (watcher.command("device-code"), "seat/none"),
                (watcher.sit("Mallory", 0), "seat/taken"),
                *((mover.command("play", card=card), "play/must-follow") for card in may_not),
            ):
                error = await refusal(work)
                assert code is None or error.code == code, error
            assert {each.version for each in (ama, kofi, esi)} == before

    run(work())


def _deep_in_a_trick(client: TableClient) -> bool:
    deal = client.deal
    return deal is not None and len(deal.tricks) == 2 and len(deal.trick) == 1


def test_a_watcher_and_a_forged_secret_see_no_hand(served: Served) -> None:
    async def work() -> None:
        seat = await three(served, start=True)
        for secret in (None, "", "x" * 32, "A" * 64, seat.secret[:-1], seat.secret.swapcase()):
            async with raw(seat, secret=secret) as line:
                await line.send(json.dumps({"type": "ping", "id": "1"}))
                assert (await next_of(line, "done"))["id"] == "1"
                await line.send(json.dumps({"type": "start", "id": "2"}))
                assert (await next_of(line, "refused"))["code"] in ("seat/none", "host/only")

    run(work())


@pytest.mark.parametrize(
    "frame",
    [
        "",
        "null",
        "[]",
        "7",
        '{"type":"play"}',
        '{"type":"nothing","id":"1"}',
        '{"type":["play"],"id":"1"}',
        '{"type":"hello"}',
        '{"type":"say","id":"1","text":7}',
        '{"type":"say","id":"1","text":"\\ud800"}',
        '{"type":"say","id":"%s","text":"hello"}' % ("x" * 41),
        "[" * 30_000,
        '{"type":"arrange","id":"1","options":' + '{"a":' * 9_000 + "1" + "}" * 9_000 + "}",
        '{"type":"say","id":"1","text":"' + "x" * 60_000 + '"}',
        b'{"type":"ping","id":"1"}',
        b"\x00\xff" * 500,
    ],
    ids=range(16),
)
def test_frames_that_are_no_command_are_refused_and_then_end_it(
    served_by_all: Served, frame: str | bytes
) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        async with raw(seat, secret=seat.secret) as line:
            await line.send(frame)
            assert (await next_of(line, "refused"))["code"].startswith("command/")
            await line.send(json.dumps({"type": "ping", "id": "alive"}))
            assert (await next_of(line, "done"))["id"] == "alive"
            for _ in range(5):
                await line.send(frame)
            last = (await ending_of(line))[-1]
            assert last["type"] == "bye"
            assert last["code"].startswith("command/")

    run(work())


def test_frames_that_break_the_line_end_it_at_once(served_by_all: Served) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        async with raw(seat) as line:
            await line.send("x" * 70_000)
            await ending_of(line)
            assert line.close_code == 1009
        async with raw(seat) as line:
            line.protocol.send_text(b"\xff\xfe{}")
            line.send_data()
            await ending_of(line)
            assert line.close_code == 1007
        async with raw(seat) as line:
            await line.send(iter(["x" * 40_000, "y" * 40_000]))  # in pieces
            await ending_of(line)
            assert line.close_code == 1009

    run(work())


def test_first_frames_that_are_no_hello(served_by_all: Served) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        address = f"{seat.server.replace('http', 'ws')}/ws"
        for table, frame, code in (
            (seat.table, "nonsense", "command/not-json"),
            (seat.table, '{"type":"ping","id":"1"}', "command/unknown"),
            (seat.table, '{"type":"hello","since":-1}', "command/bad-field"),
            (seat.table, '{"type":"hello","since":1e99}', "command/bad-field"),
            (seat.table, '{"type":"hello","secret":["x"]}', "command/bad-field"),
            ("aaaa-bbbb-cccc", '{"type":"hello"}', "table/not-found"),
            ("nothing", '{"type":"hello"}', "table/not-found"),
            ("%2e%2e", '{"type":"hello"}', "table/not-found"),
            ("'; DROP TABLE facts; --", '{"type":"hello"}', "table/not-found"),
        ):
            async with connect(f"{address}/{table}".replace(" ", "%20"), proxy=None) as line:
                await line.send(frame)
                (bye,) = await ending_of(line)
                assert (bye["type"], bye["code"]) == ("bye", code)

    run(work())


def test_two_who_want_one_chair(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        clients = [TableClient(seat.server, seat.table) for _ in range(6)]
        async with asyncio.TaskGroup() as coming:
            for client in clients:
                coming.create_task(client.__aenter__())
        outcomes = await asyncio.gather(
            *(client.sit(f"Guest {n}", 1) for n, client in enumerate(clients)),
            return_exceptions=True,
        )
        assert sum(not isinstance(outcome, Exception) for outcome in outcomes) == 1
        assert sum(client.you.seat == 1 for client in clients) == 1
        await asyncio.gather(*(client.__aexit__() for client in clients))

    run(work())


def test_start_and_play_sent_twice_are_done_once(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        async with raw(seat, secret=seat.secret) as line:
            start = json.dumps({"type": "start", "id": "s"})
            for _ in range(3):
                await line.send(start)
            answers = [await next_of(line, "done", "refused") for _ in range(3)]
            assert answers[0] == answers[1] == answers[2]
            await line.send(json.dumps({"type": "start", "id": "another"}))
            assert (await next_of(line, "done", "refused"))["code"] == "table/not-now"
        async with raw(seat, secret=seat.secret) as line:
            await line.send(start)
            assert (await next_of(line, "done", "refused"))["version"] == answers[0]["version"]
        told = await ask(seat.server, f"/api/tables/{seat.table}")
        assert told["table"]["matches"] == 1

    run(work())


def test_floods_end_one_connection_and_nobody_elses(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), tmp_path / "log") as server:

        async def work() -> None:
            seat = await three(server)
            async with (
                TableClient(seat.server, seat.table) as neighbour,
                raw(seat, secret=seat.secret) as line,
            ):
                ping = json.dumps({"type": "ping", "id": "1"})
                for _ in range(200):
                    await line.send(ping)
                assert (await ending_of(line))[-1]["code"] == "command/too-fast"
                await neighbour.command("ping")
            codes = [(await refusal(guess(seat))).code for _ in range(12)]
            assert codes == ["seat/not-yours"] * 10 + ["command/too-fast"] * 2

        async def guess(seat: SeatTaken) -> object:
            return await ask(
                seat.server, f"/api/tables/{seat.table}/continue", {"code": "abcdefgh"}
            )

        run(work())


def test_a_reader_that_does_not_read_is_dropped(served_by_all: Served) -> None:
    async def ask_and_never_listen(line: ClientConnection) -> None:
        for number in range(200_000):
            command = {"type": "sit", "id": str(number), "name": "Kofi", "seat": 0}
            await line.send(json.dumps(command))

    async def work() -> None:
        seat = await three(served_by_all)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", served_by_all.port))
        address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            connect(address, sock=narrow, compression=None, max_queue=1) as sleeper,
        ):
            await sleeper.send('{"type":"hello"}')
            await ama.until(lambda: ama.watching == 1)
            with pytest.raises(ConnectionClosed):
                await ask_and_never_listen(sleeper)
            await ama.until(lambda: ama.watching == 0)
            await ama.command("ping")

    run(work())


def test_the_log_holds_no_secret_and_no_card(served: Served) -> None:
    async def work() -> None:
        seat = await three(served, start=True)
        async with TableClient(seat.server, seat.table, secret=seat.secret) as ama:
            await play_on(ama, Random(1), lambda: ama.version > 40)
            code = (await ama.command("device-code")).code
            hands = ama.deal
        log = served.log_text()
        assert seat.secret not in log
        assert str(code) not in log
        assert "Ama" not in log
        assert hands is not None
        assert not any(f'"{card}"' in log for card in hands.hand)

    run(work())


def test_markup_in_names_and_chat_stays_text(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            raw(seat) as line,
        ):
            await ama.command("say", text=MARKUP)
            told = await next_of(line, "happened")
            assert told["what"]["text"] == MARKUP
        made = await ask(seat.server, f"/api/tables/{seat.table}")
        assert made["table"]["seats"][0]["name"] == "Ama"

    run(work())
