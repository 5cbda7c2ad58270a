"""The way out to one connection: what waits to be sent, and no more than that."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Protocol

from starlette.websockets import WebSocket, WebSocketDisconnect

from lasttrick.server.protocol.messages import Bye, encode

_UNREAD = 20.0
"""For how many seconds a connection may leave a message unread."""


class Line(Protocol):
    """A connection that can be written to at once."""

    @property
    def free(self) -> bool:
        """Whether what is written now is on its way soon."""
        ...

    async def until_free(self) -> None:
        """Return when it is, or when the other end is gone."""
        ...

    def write(self, messages: list[bytes]) -> None:
        """Write texts at once; where nobody is any more they are lost."""
        ...

    def drop(self) -> None:
        """Close without a word."""
        ...


class Guest:
    """A connection as a table sees it. Nobody waits for it: who reads too slowly is dropped."""

    def __init__(self, websocket: WebSocket, line: Line, *, longest_queue: int) -> None:
        """Send to a connection that has been accepted.

        Args:
            websocket: the connection.
            line: the same, below all that is done for requests.
            longest_queue: how many messages may wait.
        """
        self._websocket = websocket
        self._line = line
        self._longest = longest_queue
        self._waiting: list[bytes] = []
        self._wake = asyncio.Event()
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether the last message has been given."""
        return self._ended

    def send(self, message: bytes) -> None:
        """Send a message when those before it are sent: all of one moment leave together."""
        if self._ended:
            return
        if not self._waiting:
            asyncio.get_running_loop().call_soon(self._write)
        elif len(self._waiting) >= self._longest:
            self.drop()
            return
        self._waiting.append(message)

    def end(self, message: bytes) -> None:
        """Send a last message, and close."""
        if not self._ended:
            self._waiting.append(message)
            self._ended = True
            self._wake.set()

    def bye(self, code: str, message: str) -> None:
        """Say why, and close."""
        self.end(encode(Bye(code=code, message=message)))

    def drop(self) -> None:
        """Close at once, whatever waits."""
        self._waiting.clear()
        self._ended = True
        self._wake.set()
        self._line.drop()

    async def run(self) -> None:
        """Be patient with who does not read, and close after the last message."""
        # RuntimeError: starlette's word for a connection that is closed already.
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while not self._ended or self._waiting:
                    await self._wake.wait()
                    self._wake.clear()
                    async with asyncio.timeout(_UNREAD):
                        await self._line.until_free()
                    self._write()
                async with asyncio.timeout(_UNREAD):
                    await self._websocket.close()
            except TimeoutError:
                self.drop()

    def _write(self) -> None:
        """Write what waits; where nobody reads, leave it to :meth:`run`."""
        if not self._line.free:
            self._wake.set()
        elif self._waiting:
            waiting, self._waiting = self._waiting, []
            self._line.write(waiting)
