"""WebSockets as uvicorn serves them, and a way to drop one whose other end does not read."""

from __future__ import annotations

from collections.abc import Callable

from starlette.websockets import WebSocket
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

_ABORT = "abort"


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
