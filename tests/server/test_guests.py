"""What waits for a connection is sent in order, and never waits too long."""

from __future__ import annotations

import asyncio
import json
from collections.abc import MutableMapping
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketDisconnect

from lasttrick.server import guests
from lasttrick.server.guests import Guest
from tests.server.playing import run


class Line:
    """The other end of a connection: reads when it is let, and sees when it is dropped."""

    def __init__(self) -> None:
        self.sent: list[str] = []
        self.reads = asyncio.Event()
        self.reads.set()
        self.dropped = False
        self.gone = False

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        await self.reads.wait()
        if self.gone:
            raise WebSocketDisconnect(1006)
        self.sent.append(message.get("text", message["type"]))

    async def guest(self) -> tuple[Guest, asyncio.Task[None]]:
        """Return a guest for whom four messages may wait, and the task that sends them."""
        scope = {"type": "websocket", "state": {"abort": self._drop}}
        socket = WebSocket(scope, self._receive, self._send)
        await socket.accept()
        self.sent.clear()
        guest = Guest(socket, longest_queue=4)
        return guest, asyncio.create_task(guest.run())

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    def _drop(self) -> None:
        self.dropped = True


def test_messages_come_in_order_and_the_last_one_closes() -> None:
    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        for number in range(4):
            guest.send(str(number).encode())
        guest.bye("server/stopping", "Good-bye.")
        guest.send(b"late")
        guest.end(b"later")
        await running
        assert line.sent[:4] == ["0", "1", "2", "3"]
        assert json.loads(line.sent[4])["code"] == "server/stopping"
        assert line.sent[5:] == ["websocket.close"]
        assert not line.dropped

    run(work())


def test_who_reads_too_slowly_is_dropped_and_nobody_waits() -> None:
    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        line.reads.clear()
        for number in range(5):
            guest.send(str(number).encode())
        assert line.dropped
        assert guest.ended
        line.gone = True
        line.reads.set()
        await running
        assert line.sent == []

    run(work())


def test_who_reads_nothing_for_long_is_dropped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(guests, "_UNREAD", 0.0)

    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        line.reads.clear()
        guest.send(b"hello")
        await running
        assert line.dropped

    run(work())


def test_a_line_that_breaks_ends_it_quietly() -> None:
    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        line.gone = True
        guest.send(b"hello")
        await running

    run(work())
