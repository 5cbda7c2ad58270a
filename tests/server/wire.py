"""A relay between clients and a server that keeps every byte, and can cut a line in two."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Iterator
from typing import Any, NamedTuple, Self

Json = dict[str, Any]

_END = b"\r\n\r\n"
_TEXT = 1


class Heard(NamedTuple):
    """A message, and when it came by."""

    time: float
    message: Json


class Stream:
    """The bytes of one direction, and when each piece of them came by."""

    def __init__(self) -> None:
        self.data = bytearray()
        self._pieces: list[tuple[int, float]] = []

    def add(self, data: bytes) -> None:
        self.data += data
        self._pieces.append((len(self.data), time.time()))

    def messages(self) -> Iterator[Heard]:
        """Yield every text frame that came whole."""
        if _END not in self.data:
            return
        pieces = iter(self._pieces)
        until, when = next(pieces)
        for end, code, body in _frames(bytes(self.data), self.data.index(_END) + len(_END)):
            while until < end:
                until, when = next(pieces)
            if code == _TEXT:
                yield Heard(when, json.loads(body))


class Line:
    """One connection that came by."""

    def __init__(self) -> None:
        self.up = Stream()
        self.down = Stream()
        self.cut = False

    def secrets(self) -> set[str]:
        """Return what the client has said to prove a seat."""
        said = (heard.message.get("secret") for heard in self.up.messages())
        return {secret for secret in said if isinstance(secret, str)}

    def since(self) -> int:
        """Return the version that the client said it had seen."""
        said = (heard.message.get("since") for heard in self.up.messages())
        return next((since for since in said if isinstance(since, int)), 0)

    def heard(self) -> list[Heard]:
        """Return everything that the client was told."""
        return list(self.down.messages())


class Relay:
    """Stands between clients and the server at a port; use it as an async context manager."""

    def __init__(self, port: int) -> None:
        self._port = port
        self.lines: list[Line] = []
        self._listening: asyncio.Server | None = None
        self._lines_on: set[asyncio.Task[None]] = set()

    @property
    def address(self) -> str:
        """Where clients find it."""
        assert self._listening is not None
        return f"http://127.0.0.1:{self._listening.sockets[0].getsockname()[1]}"

    async def __aenter__(self) -> Self:
        self._listening = await asyncio.start_server(self._serve, "127.0.0.1", 0)
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._listening is not None
        self._listening.close()
        for task in tuple(self._lines_on):
            task.cancel()
        await asyncio.gather(*self._lines_on, return_exceptions=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._lines_on.add(task)
        line = Line()
        self.lines.append(line)
        there = await asyncio.open_connection("127.0.0.1", self._port)
        try:
            head = _uncompressed(await reader.readuntil(_END))
            line.up.add(head)
            there[1].write(head)
            both = {
                asyncio.create_task(_pump(reader, there[1], line.up)),
                asyncio.create_task(_pump(there[0], writer, line.down, line)),
            }
            try:
                await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            finally:
                for each in both:
                    each.cancel()
                await asyncio.gather(*both, return_exceptions=True)
        except (OSError, asyncio.IncompleteReadError, asyncio.CancelledError):
            pass
        finally:
            for end in (writer, there[1]):
                end.transport.abort()
            self._lines_on.discard(task)


async def _pump(
    reader: asyncio.StreamReader,
    writer: asyncio.StreamWriter,
    stream: Stream,
    cuts: Line | None = None,
) -> None:
    while data := await reader.read(65536):
        if cuts is not None and cuts.cut:
            # Half of what came: the other end is left in the middle of a frame.
            writer.write(data[: max(1, len(data) // 2)])
            await writer.drain()
            return
        stream.add(data)
        writer.write(data)
        await writer.drain()


def _uncompressed(head: bytes) -> bytes:
    """Return a request without the offer to compress, so that what comes can be read."""
    lines = head.split(b"\r\n")
    return b"\r\n".join(x for x in lines if not x.lower().startswith(b"sec-websocket-extensions:"))


def _frames(data: bytes, at: int) -> Iterator[tuple[int, int, bytes]]:
    """Yield where each whole frame ends, its kind, and what it holds."""
    while at + 2 <= len(data):
        first, second = data[at : at + 2]
        assert first & 0x80, "a frame in pieces"
        at += 2
        size = second & 127
        if size > 125:
            wide = 2 if size == 126 else 8
            size = int.from_bytes(data[at : at + wide], "big")
            at += wide
        mask = b""
        if second & 128:
            mask = data[at : at + 4]
            at += 4
        body = data[at : at + size]
        at += size
        if at > len(data):
            return
        if mask:
            body = bytes(sign ^ mask[place % 4] for place, sign in enumerate(body))
        yield at, first & 15, body
