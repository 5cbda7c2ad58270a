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
        self.writes = 0
        self.reads = asyncio.Event()
        self.reads.set()
        self.dropped = False

    @property
    def free(self) -> bool:
        return self.reads.is_set()

    async def until_free(self) -> None:
        await self.reads.wait()

    def write(self, messages: list[bytes]) -> None:
        self.writes += 1
        self.sent += [message.decode() for message in messages]

    def drop(self) -> None:
        self.dropped = True
        self.reads.set()

    async def guest(self) -> tuple[Guest, asyncio.Task[None]]:
        """Return a guest for whom four messages may wait, and the task that is patient."""
        socket = WebSocket({"type": "websocket"}, self._receive, self._send)
        await socket.accept()
        self.sent.clear()
        guest = Guest(socket, self, longest_queue=4)
        return guest, asyncio.create_task(guest.run())

    async def _receive(self) -> dict[str, Any]:
        return {"type": "websocket.connect"}

    async def _send(self, message: MutableMapping[str, Any]) -> None:
        if self.dropped:
            raise WebSocketDisconnect(1006)
        self.sent.append(message["type"])


def test_what_is_said_in_one_breath_leaves_in_one_write() -> None:
    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        guest.send(b"done")
        guest.send(b"happened")
        assert line.sent == []
        await asyncio.sleep(0)
        assert line.sent == ["done", "happened"]
        guest.send(b"later")
        await asyncio.sleep(0)
        assert (line.sent[2:], line.writes) == (["later"], 2)
        running.cancel()

    run(work())


def test_what_waited_for_a_reader_is_sent_when_it_reads() -> None:
    async def work() -> None:
        line = Line()
        guest, running = await line.guest()
        line.reads.clear()
        for number in range(4):
            guest.send(str(number).encode())
        guest.bye("server/stopping", "Good-bye.")
        await asyncio.sleep(0)
        assert line.sent == []
        line.reads.set()
        await running
        assert line.sent[:4] == ["0", "1", "2", "3"]
        assert line.sent[5:] == ["websocket.close"]

    run(work())


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
        line.dropped = True
        guest.bye("server/stopping", "Good-bye.")
        await running
        assert "websocket.close" not in line.sent

    run(work())
