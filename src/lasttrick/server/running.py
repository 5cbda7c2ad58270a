"""A server from its start to its end."""

from __future__ import annotations

import contextlib
import logging
import signal
import socket
from collections.abc import Callable, Iterator
from random import SystemRandom

import uvicorn

from lasttrick.server.app import make_application
from lasttrick.server.clock import WallClock
from lasttrick.server.hall import IDLE, Hall
from lasttrick.server.limits import Limits
from lasttrick.server.protocol.reading import LONGEST_FRAME
from lasttrick.server.sockets import Sockets
from lasttrick.server.store import Database
from lasttrick.server.thinking import BOT_SECONDS
from lasttrick.server.transport import DroppableWebSocket, PatientHttp

_LOG = logging.getLogger(__name__)

_GOODBYES = 3
"""How many seconds connections have to close when the server ends."""


class _Server(uvicorn.Server):
    """Says good-bye before it closes connections, and when it is there."""

    def __init__(
        self, config: uvicorn.Config, sockets: Sockets, started: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._table_sockets = sockets
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        """Leave signals to :func:`_signals`, which holds until everything is stored."""
        yield

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self._table_sockets.stop()
        await super().shutdown(sockets)


async def run_server(
    listening: socket.socket,
    database: Database,
    *,
    started: Callable[[], None],
    limits: Limits | None = None,
    idle: float = IDLE,
    bot_seconds: float = BOT_SECONDS,
) -> None:
    """Serve until SIGINT or SIGTERM, then end: everyone is told, and everything is stored.

    Args:
        listening: a socket that is bound.
        database: where the tables are; opened and closed here.
        started: is called when connections are taken.
        limits: how much one address and one connection may ask for.
        idle: after how many seconds without anybody a table is put away.
        bot_seconds: how many seconds a bot may think about a move.

    Raises:
        ServerError: for a database that cannot be opened.
    """
    async with database:
        hall = Hall(
            database,
            clock=WallClock(),
            chance=SystemRandom(),
            idle=idle,
            bot_seconds=bot_seconds,
        )
        application = make_application(hall, limits=limits)
        config = uvicorn.Config(
            application.asgi,
            http=PatientHttp,
            ws=DroppableWebSocket,
            ws_max_size=LONGEST_FRAME,
            lifespan="off",
            log_config=None,
            access_log=False,
            server_header=False,
            timeout_graceful_shutdown=_GOODBYES,
        )
        server = _Server(config, application.sockets, started)
        _LOG.info("serving", extra={"database": database.where})
        with _signals(server):
            await server.serve(sockets=[listening])
            await hall.close()
        _LOG.info("ended")


@contextlib.contextmanager
def _signals(server: uvicorn.Server) -> Iterator[None]:
    """Let SIGINT and SIGTERM end the server in peace; a second SIGINT waits for nobody."""
    before = {
        number: signal.signal(number, server.handle_exit)
        for number in (signal.SIGINT, signal.SIGTERM)
    }
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
