"""Whoever means harm changes nothing, learns nothing, and keeps nobody else from playing."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from functools import partial
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from typing import Any
from urllib.parse import quote, urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from lasttrick.server.app import HEADERS
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


async def ending_of(line: ClientConnection) -> list[dict[str, Any]]:
    """Return everything that still comes before the connection is closed."""
    messages: list[dict[str, Any]] = []
    try:
        while True:
            messages.append(json.loads(await line.recv()))
    except ConnectionClosed:
        return messages


def http(
    server: Served, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request exactly as it is written here."""
    connection = HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


@pytest.fixture(scope="module")
def served_by_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return one server for all tests of this module that leave no trace on it."""
    folder = tmp_path_factory.mktemp("served")
    with serving(str(folder / "tables.sqlite"), folder / "log", "--no-limits") as server:
        yield server
        assert [event for event in server.events() if event["level"] == "error"] == []


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


def test_pages_of_other_sites_are_kept_out(served_by_all: Served) -> None:
    async def work() -> None:
        seat = await three(served_by_all)
        host = urlsplit(seat.server).netloc
        address = f"ws://{host}/ws/{seat.table}"
        for origin in (
            "http://evil.example",
            "https://evil.example",
            f"http://{host}.evil.example",
            "http://127.0.0.1:1",
            "http://127.0.0.1",
            "null",
            "file://",
            f"ftp://{host}",
            "http://[",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, proxy=None, additional_headers={"Origin": origin}):
                    pass
            answer = refused.value.response
            assert answer.status_code == 403
            assert json.loads(answer.body or b"")["code"] == "command/other-site"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with connect(address, proxy=None, additional_headers={"Origin": f"http://{host}"}):
            pass

    run(work())
    body = b'{"name":"Ama","game":"agram"}'
    for path in ("/api/tables", "/api/tables/aaaa-bbbb-cccc/continue"):
        status, _, told = http(served_by_all, "POST", path, body, Origin="http://evil.example")
        assert (status, json.loads(told)["code"]) == (403, "command/other-site")


def test_requests_that_are_none(served_by_all: Served) -> None:
    for method, path, body, status in (
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"[]", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"[" * 60_000, 400),
        ("POST", "/api/tables", b"x" * 70_000, 413),
        ("POST", "/api/tables", b'{"name":"Ama","game":"chess"}', 404),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","seats":8}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","seats":1e400}', 400),
        ("POST", "/api/tables", b'{"name":"","game":"agram"}', 400),
        ("POST", "/api/tables", b'{"name":"\\u202eAma","game":"agram"}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","options":{"x":"y"}}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","bots":["nobody"]}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","definition":"extends = 7"}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"../../etc/passwd"}', 404),
        ("POST", "/api/tables/aaaa-bbbb-cccc/continue", b'{"code":"abcdefgh"}', 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc", None, 404),
        ("GET", "/api/tables/..%2f..%2fetc", None, 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc/deals/1", None, 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc/deals/" + "9" * 400, None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("GET", "/rules/agram?seats=99", None, 400),
        ("GET", "/rules/agram?seats=-1", None, 400),
        ("GET", "/rules/agram?option.direction=up", None, 400),
        ("GET", "/rules/agram?lang=xx", None, 404),
        ("GET", "/rules/..%2fagram", None, 404),
        ("GET", "/rules/house.toml", None, 404),
        ("GET", "/locale/xx.json", None, 404),
        ("GET", "/locale/..%2f..%2fen.json", None, 404),
        ("GET", "/../../../../etc/passwd", None, 404),
        ("GET", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", None, 404),
        ("GET", "/assets/..%5c..%5capp.py", None, 404),
        ("GET", "/assets/%00", None, 404),
        ("GET", "/app.py", None, 404),
        ("GET", "/" + "a" * 3000, None, 404),
    ):
        got, headers, told = http(served_by_all, method, path, body)
        assert got == status, (method, path, body, told)
        refusal = json.loads(told)
        assert set(refusal) == {"code", "message", "facts"}, path
        for name, value in HEADERS.items():
            assert headers[name.lower()] == value, path


def test_every_page_is_sent_with_the_headers_that_protect_it(served_by_all: Served) -> None:
    for path in (
        "/",
        "/t/aaaa-bbbb-cccc",
        "/healthz",
        "/api/games",
        "/rules/agram",
        "/locale/fr.json",
    ):
        _, headers, _ = http(served_by_all, "GET", path)
        for name, value in HEADERS.items():
            assert headers[name.lower()] == value, path
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


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
    _, headers, body = http(served, "GET", f"/rules/agram?option.direction={quote(MARKUP)}")
    assert headers["content-type"] == "application/json"
    assert b"Expected direction" in body


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


def test_a_reader_that_does_not_read_is_dropped(served: Served) -> None:
    async def work() -> None:
        seat = await three(served)
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect(("127.0.0.1", served.port))
        address = f"{seat.server.replace('http', 'ws')}/ws/{seat.table}"
        async with (
            TableClient(seat.server, seat.table, secret=seat.secret) as ama,
            connect(address, sock=narrow, compression=None, max_queue=1) as sleeper,
        ):
            await sleeper.send('{"type":"hello"}')
            await ama.until(lambda: ama.watching == 1)
            told = 0
            while ama.watching == 1:
                await ama.command("say", text="z" * 300)
                told += 1
                assert told < 20_000
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
