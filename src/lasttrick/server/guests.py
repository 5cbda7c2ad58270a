"""The way out to one connection: what waits to be sent, and no more than that."""

from __future__ import annotations

import asyncio
from collections import deque
from contextlib import suppress

from starlette.websockets import WebSocket, WebSocketDisconnect

from lasttrick.server.protocol.messages import Bye, encode
from lasttrick.server.transport import drop

_UNREAD = 20.0
"""For how many seconds a connection may leave a message unread."""


class Guest:
    """A connection as a table sees it. Nobody waits for it: who reads too slowly is dropped."""

    def __init__(self, websocket: WebSocket, *, longest_queue: int) -> None:
        """Send to a connection that has been accepted.

        Args:
            websocket: the connection.
            longest_queue: how many messages may wait.
        """
        self._websocket = websocket
        self._longest = longest_queue
        self._waiting: deque[bytes] = deque()
        self._wake = asyncio.Event()
        self._ended = False

    @property
    def ended(self) -> bool:
        """Whether the last message has been given."""
        return self._ended

    def send(self, message: bytes) -> None:
        """Send a message when those before it are sent."""
        if self._ended:
            return
        if len(self._waiting) >= self._longest:
            self.drop()
            return
        self._waiting.append(message)
        self._wake.set()

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
        drop(self._websocket)

    async def run(self) -> None:
        """Send what waits until the last message is sent, or nobody reads any more."""
        # RuntimeError: starlette's word for a connection that is closed already.
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            try:
                while not self._ended or self._waiting:
                    await self._wake.wait()
                    self._wake.clear()
                    while self._waiting:
                        async with asyncio.timeout(_UNREAD):
                            await self._websocket.send_text(self._waiting.popleft().decode())
                async with asyncio.timeout(_UNREAD):
                    await self._websocket.close()
            except TimeoutError:
                self.drop()
