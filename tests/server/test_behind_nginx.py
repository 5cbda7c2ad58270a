"""Tables below a path of a real nginx: sockets, idle lines, and whose address counts."""

from __future__ import annotations

import asyncio
import json
from http.client import HTTPConnection
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import Frame, Opcode
from websockets.protocol import Event

from lasttrick.server.client import SeatTaken, TableClient, make_table
from lasttrick.server.client_files import client_folder
from tests.server.asking import http, links
from tests.server.nginx import MISSING, NGINX, OUTGOING, proxied
from tests.server.playing import play_on, run
from tests.server.serving import serving

pytestmark = pytest.mark.skipif(NGINX is None, reason=MISSING)

BEHIND = ("--base-path", "/cards", "--trusted-proxies", OUTGOING)


class Pinged(ClientConnection):
    """A connection that counts how often it is pinged."""

    pings: asyncio.Semaphore

    def process_event(self, event: Event) -> None:
        if isinstance(event, Frame) and event.opcode is Opcode.PING:
            self.pings.release()
        super().process_event(event)


def socket_of(seat: SeatTaken) -> str:
    return f"{seat.server.replace('http', 'ws', 1)}/ws/{seat.table}"


async def read_for_ever(line: ClientConnection) -> None:
    while True:
        await line.recv()


def test_a_deal_is_played_through_it(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        seat = await make_table(
            address, name="Ama", game="agram", settings={"bot_pace": 0, "go_on": None}, start=True
        )
        async with TableClient(address, seat.table, secret=seat.secret) as ama:
            await play_on(ama, Random(1), lambda: ama.table.stage in ("counted", "over"))
            await ama.lose_connection()
            await ama.until(lambda: ama.connected == 2)
        top = address.removesuffix("/cards")
        async with connect(socket_of(seat), proxy=None, origin=top):  # type: ignore[arg-type]
            pass
        # The proxy says that it was asked without TLS.
        for origin in (top.replace("http", "https"), "http://evil.example"):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(socket_of(seat), proxy=None, origin=origin):  # type: ignore[arg-type]
                    pass
            assert refused.value.response.status_code == 403

    with (
        serving(str(tmp_path / "tables.sqlite"), tmp_path / "log", *BEHIND) as server,
        proxied(tmp_path / "nginx", server.port) as address,
    ):
        run(work(address))
        assert http(address, "GET", "/readyz").status == 200
        assert http(address, "GET", "/metrics").status == 403
        if (client_folder() / "index.html").is_file():
            page = http(address, "GET", "/t/aaaa-bbbb-cccc").body.decode()
            for link in links(page):
                assert http(address.removesuffix("/cards"), "GET", link).status == 200, link


def test_pings_keep_an_idle_line_open(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        seat = await make_table(address, name="Ama", game="agram")
        Pinged.pings = asyncio.Semaphore(0)
        async with connect(socket_of(seat), proxy=None, create_connection=Pinged) as line:
            await line.send(json.dumps({"type": "hello", "secret": seat.secret}))
            await line.recv()
            # Eight times a quarter of a second is twice what this proxy waits.
            for _ in range(8):
                await Pinged.pings.acquire()
            await line.send('{"type":"ping","id":"a"}')
            while json.loads(await line.recv())["type"] != "done":
                pass

    with (
        serving(
            str(tmp_path / "tables.sqlite"), tmp_path / "log", *BEHIND, "--ping", "0.25"
        ) as server,
        proxied(tmp_path / "nginx", server.port, idle="1s") as address,
    ):
        run(work(address))


def test_without_pings_it_would_be_cut(tmp_path: Path) -> None:
    async def work(address: str) -> None:
        seat = await make_table(address, name="Ama", game="agram")
        async with connect(socket_of(seat), proxy=None) as line:
            await line.send(json.dumps({"type": "hello", "secret": seat.secret}))
            with pytest.raises(ConnectionClosed):
                await read_for_ever(line)

    with (
        serving(str(tmp_path / "tables.sqlite"), tmp_path / "log", *BEHIND) as server,
        proxied(tmp_path / "nginx", server.port, idle="1s") as address,
    ):
        run(work(address))


def test_limits_count_the_people_behind_it(tmp_path: Path) -> None:
    def guess(server: str, *, source: str, **headers: str) -> int:
        parts = urlsplit(server)
        line = HTTPConnection(parts.netloc, timeout=30, source_address=(source, 0))
        try:
            path = f"{parts.path}/api/tables/{seat.table}/continue"
            line.request("POST", path, b'{"code":"abcdefgh"}', headers)
            return line.getresponse().status
        finally:
            line.close()

    with (
        serving(str(tmp_path / "tables.sqlite"), tmp_path / "log", *BEHIND) as server,
        proxied(tmp_path / "nginx", server.port) as address,
    ):
        seat = run(make_table(address, name="Ama", game="agram"))
        # What a client writes into the header itself is not believed.
        for number in range(10):
            mine = {"X-Forwarded-For": f"192.0.2.{number}", "Forwarded": f"for=192.0.2.{number}"}
            assert guess(address, source="127.0.0.5", **mine) == 403
        assert guess(address, source="127.0.0.5", **{"X-Forwarded-For": "192.0.2.99"}) == 429
        assert guess(address, source="127.0.0.6") == 403
        # Past the proxy it is the same address, and nobody is believed.
        assert guess(server.address, source="127.0.0.5") == 429
        assert guess(server.address, source="127.0.0.7", **{"X-Forwarded-For": "127.0.0.5"}) == 403
        forged = {"X-Forwarded-For": "192.0.2.55"}
        assert guess(server.address, source="127.0.0.5", **forged) == 429
