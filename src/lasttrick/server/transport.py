"""Connections as uvicorn serves them, and ways to be rid of those whose other end does nothing."""

from __future__ import annotations

import asyncio

from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

_LINE = "line"

FIRST_REQUEST = 15.0
"""How many seconds a connection has until its first request is there."""


class PatientHttp(H11Protocol):
    """A connection that has to ask for something, or is closed.

    One that sends nothing, or a request that never ends, would otherwise stay for ever and be
    counted by no limit.
    """

    _patience: asyncio.TimerHandle

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._patience = self.loop.call_later(FIRST_REQUEST, self._close_unasked)

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._patience.cancel()
        super().connection_lost(exc)

    def _close_unasked(self) -> None:
        """Close the connection, unless it has asked or become a WebSocket."""
        asked: object = self.cycle
        if asked is None and self.transport.get_protocol() is self:
            self.transport.close()


class DirectWebSocket(WebSocketsSansIOProtocol):
    """A connection that the application can write to, and drop, at once.

    The ordinary way to send is a task that passes through every layer of the application, for
    each message anew. An ordinary close waits until everything written before it has been read,
    which a client that reads nothing can put off for ever.
    """

    async def run_asgi(self) -> None:
        """Run the application, which finds in its state what :func:`line_of` returns."""
        self.scope["state"][_LINE] = self
        await super().run_asgi()

    @property
    def free(self) -> bool:
        """Whether what is written now is on its way soon: the other end reads."""
        return self.writable.is_set()

    async def until_free(self) -> None:
        """Return when the other end reads, or is gone."""
        await self.writable.wait()

    def write(self, messages: list[bytes]) -> None:
        """Write texts in UTF-8 at once; on a connection that is closing they are lost."""
        if self.close_sent or self.disconnected:
            return
        try:
            for message in messages:
                self.conn.send_text(message)
        except InvalidState:
            return
        self.transport.write(b"".join(self.conn.data_to_send()))

    def drop(self) -> None:
        """Drop the connection without a word."""
        self.transport.abort()


def line_of(websocket: WebSocket) -> DirectWebSocket:
    """Return the connection below a WebSocket."""
    line: DirectWebSocket = websocket.scope["state"][_LINE]
    return line
