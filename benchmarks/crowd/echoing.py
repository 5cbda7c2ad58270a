"""Two servers that send back what comes, and the clients that keep them busy.

``websockets`` is the echo of that library alone; ``uvicorn`` the same below the server and the
protocol that our tables are served by, with no application to speak of.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from collections.abc import Sequence

import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.server import ServerConnection, serve

from benchmarks.crowd.lines import Line
from lasttrick.server.transport import DirectWebSocket

KINDS = ("websockets", "uvicorn")


class EchoClient:
    """Sends messages one after the other, each when the one before has come back."""

    def __init__(self, messages: Sequence[bytes], first: int) -> None:
        self._messages = messages
        self._next = first
        self.line: Line

    async def connect(self, server: str) -> None:
        """Connect, and begin."""
        self.line = await Line.to(server, "/", self._back)
        self._send()

    def _back(self, message: bytes) -> None:
        self._send()

    def _send(self) -> None:
        self._next = (self._next + 1) % len(self._messages)
        self.line.send(self._messages[self._next])


async def _by_websockets(listening: socket.socket) -> None:
    async def back(connection: ServerConnection) -> None:
        async for message in connection:
            await connection.send(message)

    async with serve(back, sock=listening):
        await asyncio.get_running_loop().create_future()


async def _by_uvicorn(listening: socket.socket) -> None:
    async def back(scope: Scope, receive: Receive, send: Send) -> None:
        await receive()
        await send({"type": "websocket.accept"})
        while (message := await receive())["type"] == "websocket.receive":
            await send({"type": "websocket.send", "text": message["text"]})

    config = uvicorn.Config(
        back, ws=DirectWebSocket, lifespan="off", log_config=None, access_log=False
    )
    await uvicorn.Server(config).serve(sockets=[listening])


def main(kind: str) -> None:
    listening = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    listening.bind(("127.0.0.1", 0))
    listening.listen(1024)
    print(f"The echo is at http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    asyncio.run((_by_uvicorn if kind == "uvicorn" else _by_websockets)(listening))


if __name__ == "__main__":
    main(sys.argv[1])
