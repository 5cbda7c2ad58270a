"""Connections that ask for nothing do not stay."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState

from lasttrick.server import transport
from lasttrick.server.transport import PatientHttp
from tests.server.playing import run

REQUEST = b"GET / HTTP/1.1\r\nHost: x\r\n\r\n"


async def late(scope: Any, receive: Any, send: Any) -> None:
    """Answer when several turns of the loop are over."""
    for _ in range(50):
        await asyncio.sleep(0)
    await send({"type": "http.response.start", "status": 200, "headers": []})
    await send({"type": "http.response.body", "body": b"here"})


@asynccontextmanager
async def listening() -> AsyncIterator[int]:
    """Yield the port of a server that waits no time at all for a first request."""
    config, state = Config(late, log_config=None, server_header=False), ServerState()
    config.load()
    loop = asyncio.get_running_loop()
    server = await loop.create_server(
        lambda: PatientHttp(config=config, server_state=state, app_state={}), "127.0.0.1", 0
    )
    try:
        yield server.sockets[0].getsockname()[1]
    finally:
        server.close()


@pytest.mark.parametrize("sent", [b"", b"GET / HT", REQUEST[:-2]])
def test_who_asks_for_nothing_is_sent_away(monkeypatch: pytest.MonkeyPatch, sent: bytes) -> None:
    monkeypatch.setattr(transport, "FIRST_REQUEST", 0.05)

    async def work() -> None:
        async with listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(sent)
            assert await reader.read() == b""
            writer.close()

    run(work(), patience=10)


def test_who_asks_is_answered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "FIRST_REQUEST", 10.0)

    async def work() -> None:
        async with listening() as port:
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.write(REQUEST)
            assert (await reader.readuntil(b"here")).startswith(b"HTTP/1.1 200")
            writer.close()

    run(work(), patience=10)
