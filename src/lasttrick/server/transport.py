"""Connections as uvicorn serves them, and ways to be rid of those whose other end does nothing."""

from __future__ import annotations

import asyncio
from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_ABORT = "abort"

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


class DroppableWebSocket(WebSocketsSansIOProtocol):
    """A connection that the application can drop at once.

    An ordinary close waits until everything written before it has been read, which a client
    that reads nothing can put off for ever.
    """

    async def run_asgi(self) -> None:
        """Run the application, which finds in its state how to drop the connection."""
        self.scope["state"][_ABORT] = self.transport.abort
        await super().run_asgi()


def drop(websocket: WebSocket) -> None:
    """Drop a connection without a word."""
    abort: Callable[[], None] = websocket.scope["state"][_ABORT]
    abort()
