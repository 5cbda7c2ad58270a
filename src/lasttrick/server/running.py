"""A server from its start to its end."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import signal
import socket
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import dataclass, field
from random import SystemRandom

import uvicorn
from starlette.applications import Starlette
from starlette.types import ASGIApp

from lasttrick.games import Game
from lasttrick.server.app import make_application
from lasttrick.server.clock import WallClock
from lasttrick.server.collecting import collecting_seldom
from lasttrick.server.hall import IDLE, Hall
from lasttrick.server.life import Life
from lasttrick.server.limits import Limits
from lasttrick.server.metrics import Metrics
from lasttrick.server.protocol.reading import LONGEST_FRAME
from lasttrick.server.site import Site
from lasttrick.server.sockets import Sockets
from lasttrick.server.store import Database
from lasttrick.server.thinking import BOT_SECONDS
from lasttrick.server.transport import DirectWebSocket, PatientHttp

_LOG = logging.getLogger(__name__)

PING = 20.0
"""After how many seconds a socket is pinged: proxies cut those on which nothing is sent."""

_GOODBYES = 3
"""How many seconds connections have to close when the server ends."""

_GLANCE = 0.1
"""How often a server that drains looks whether it is to hurry."""


@dataclass(frozen=True, slots=True)
class Running:
    """How a server runs.

    Attributes:
        site: where it stands.
        limits: how much one address and one connection may ask for.
        idle: after how many seconds without anybody a table is put away.
        bot_seconds: how many seconds a bot may think about a move.
        ping: after how many seconds a socket is pinged, and pinged again.
        drain: for how many seconds it goes on, no longer ready, after it was told to end.
        metrics: whether it tells its counts beside the tables.
        aside: a bound socket at which it tells its counts and how it is, and nothing else.
        own_games: the games that it offers beside the built-in ones.
    """

    site: Site = field(default_factory=Site)
    limits: Limits | None = None
    idle: float = IDLE
    bot_seconds: float = BOT_SECONDS
    ping: float = PING
    drain: float = 0.0
    metrics: bool = True
    aside: socket.socket | None = None
    own_games: tuple[Game, ...] = ()


class _Quiet(uvicorn.Server):
    """Leaves signals to :func:`_signals`, which holds until everything is stored."""

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        yield


class _Server(_Quiet):
    """Says good-bye before it closes connections, and when it is there."""

    def __init__(
        self,
        app: ASGIApp,
        *,
        sockets: Sockets,
        life: Life,
        how: Running,
        started: Callable[[], None],
    ) -> None:
        super().__init__(_config(app, how.ping))
        self._table_sockets = sockets
        self._life = life
        self._drain = how.drain
        self._tell = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self._tell()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self._life.draining = True
        _LOG.info("ending", extra={"connections": len(self._table_sockets)})
        end = asyncio.get_running_loop().time() + self._drain
        while not self.force_exit and (left := end - asyncio.get_running_loop().time()) > 0:
            await asyncio.sleep(min(left, _GLANCE))
        await self._table_sockets.stop()
        await super().shutdown(sockets)


async def run_server(
    listening: socket.socket,
    database: Database,
    *,
    started: Callable[[], None],
    how: Running | None = None,
) -> None:
    """Serve until SIGINT or SIGTERM, then end: everyone is told, and everything is stored.

    Args:
        listening: a socket that is bound.
        database: where the tables are; opened and closed here.
        started: is called when connections are taken.
        how: how it runs.

    Raises:
        ServerError: for a database that cannot be opened.
    """
    how = how or Running()
    metrics = Metrics()
    database.stored = metrics.stored
    async with database:
        hall = Hall(
            database,
            clock=WallClock(),
            chance=SystemRandom(),
            idle=how.idle,
            bot_seconds=how.bot_seconds,
        )
        life = Life(database)
        application = make_application(
            hall,
            life,
            site=how.site,
            metrics=metrics,
            tell_metrics=how.metrics,
            limits=how.limits,
            own_games=how.own_games,
        )
        server = _Server(
            application.asgi,
            sockets=application.sockets,
            life=life,
            how=how,
            started=started,
        )
        _LOG.info("serving", extra={"database": database.where})
        with _signals(server):
            ended = application.sockets.ended
            async with collecting_seldom(ended), _aside(how.aside, life, metrics):
                await server.serve(sockets=[listening])
            await hall.close()
        _LOG.info("ended")


def _config(app: ASGIApp, ping: float = PING) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        http=PatientHttp,
        ws=DirectWebSocket,
        ws_max_size=LONGEST_FRAME,
        ws_ping_interval=ping,
        lifespan="off",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_graceful_shutdown=_GOODBYES,
    )


@contextlib.asynccontextmanager
async def _aside(
    listening: socket.socket | None, life: Life, metrics: Metrics
) -> AsyncIterator[None]:
    """Tell whoever watches over the server how it is, at an address of its own."""
    if listening is None:
        yield
        return
    server = _Quiet(_config(Starlette(routes=[*life.routes(), *metrics.routes()])))
    serving = asyncio.create_task(server.serve(sockets=[listening]))
    try:
        yield
    finally:
        server.should_exit = True
        await serving


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
