"""One WebSocket of the crowd, with as little work in it as there can be.

The crowd shares its core with nobody only where there is one to spare, so a frame costs it a
few microseconds: no extension is offered, and frames are masked with zeros, which leaves them
as they are.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Self
from urllib.parse import urlsplit

Take = Callable[[bytes], None]
"""Is given each message that comes."""

_END = b"\r\n\r\n"
_TEXT, _CLOSE, _PING, _PONG = 0x1, 0x8, 0x9, 0xA
_MASKED, _NO_MASK = 0x80, bytes(4)
_SIZES_KEPT = 1000


class Line(asyncio.Protocol):
    """A connection.

    Attributes:
        sent: how many messages went out.
        received: how many came in.
        sizes: how many bytes the first of them had, both ways.
    """

    def __init__(self, request: bytes, take: Take) -> None:
        self.sent = self.received = 0
        self.sizes: list[int] = []
        self._request = request
        self._take = take
        self._read = bytearray()
        self._open: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._gone: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._transport: asyncio.Transport

    @classmethod
    async def to(cls, server: str, path: str, take: Take) -> Self:
        """Connect. Raises :class:`ConnectionError` where the server does not let us in."""
        at = urlsplit(server)
        request = (
            f"GET {path} HTTP/1.1\r\nHost: {at.netloc}\r\nConnection: Upgrade\r\n"
            "Upgrade: websocket\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
        )
        assert at.hostname is not None
        assert at.port is not None
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(
            lambda: cls(request.encode(), take), at.hostname, at.port
        )
        await line._open
        return line

    def send(self, message: bytes) -> None:
        """Send a message: a text in UTF-8."""
        self.sent += 1
        self._note(message)
        self._frame(_TEXT, message)

    async def close(self) -> None:
        """Go away, and return when the connection is gone."""
        self._transport.close()
        await self._gone

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport
        transport.write(self._request)

    def connection_lost(self, exc: Exception | None) -> None:
        if not self._open.done():
            self._open.set_exception(exc or ConnectionError("The server hung up."))
        self._gone.set_result(None)

    def data_received(self, data: bytes) -> None:
        read = self._read
        read += data
        if not self._open.done():
            head, end, rest = bytes(read).partition(_END)
            if not end:
                return
            if b" 101 " not in head.partition(b"\r\n")[0]:
                self._open.set_exception(ConnectionError(head.decode("latin-1")))
                self._transport.close()
                return
            self._open.set_result(None)
            read[:] = rest
        at = 0
        while len(read) - at >= 2:
            begin, size = at + 2, read[at + 1]
            if size >= 126:
                begin += 2 if size == 126 else 8
                size = int.from_bytes(read[at + 2 : begin])
            if len(read) < begin + size:
                break
            message, code, at = bytes(read[begin : begin + size]), read[at] & 15, begin + size
            if code == _TEXT:
                self.received += 1
                self._note(message)
                self._take(message)
            elif code == _PING:
                self._frame(_PONG, message)
            elif code == _CLOSE:
                self._transport.close()
        del read[:at]

    def _note(self, message: bytes) -> None:
        if len(self.sizes) < _SIZES_KEPT:
            self.sizes.append(len(message))

    def _frame(self, code: int, message: bytes) -> None:
        size = len(message)
        if size < 126:
            head = bytes((0x80 | code, _MASKED | size))
        else:
            head = bytes((0x80 | code, _MASKED | 126)) + size.to_bytes(2)
        self._transport.write(head + _NO_MASK + message)
