"""The application: every address of the server, and what holds for all of them."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import NamedTuple

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.games import Game
from lasttrick.server import pages, practising
from lasttrick.server.after_deal import AfterDeal
from lasttrick.server.api import Api
from lasttrick.server.choosing import Choosing
from lasttrick.server.client_files import BUILD, ClientFiles, client_folder
from lasttrick.server.gate import Gate
from lasttrick.server.hall import Hall
from lasttrick.server.life import Life
from lasttrick.server.limits import Clock, Limits
from lasttrick.server.metrics import Metrics
from lasttrick.server.replies import Json, error_reply
from lasttrick.server.site import Site
from lasttrick.server.sockets import Sockets

_LOG = logging.getLogger(__name__)

FRAMED = "frame-ancestors *"
"""What the policy says of the one page that other sites may show in a frame."""

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "same-origin",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
"""What every answer says to the browser. An address of a table leaves this site with no link."""


class Application(NamedTuple):
    """A server's application, and its connections."""

    asgi: ASGIApp
    sockets: Sockets


def make_application(
    hall: Hall,
    life: Life,
    *,
    site: Site | None = None,
    metrics: Metrics | None = None,
    tell_metrics: bool = True,
    limits: Limits | None = None,
    clock: Clock = time.monotonic,
    client: Path | None = None,
    own_games: tuple[Game, ...] = (),
) -> Application:
    """Return the application for the tables of a hall.

    Args:
        hall: the tables.
        life: whether the server is well.
        site: where the server stands.
        metrics: what counts.
        tell_metrics: whether the counts are told at ``/metrics``.
        limits: how much one address and one connection may ask for.
        clock: what the limits go by: seconds that only go forward.
        client: where the built client is, if not in this package.
        own_games: the games that the host offers beside the built-in ones.
    """
    site = site or Site()
    gate = Gate(limits or Limits(), clock)
    metrics = metrics or Metrics()
    sockets = Sockets(hall, gate, metrics)
    metrics.watch(hall, lambda: len(sockets))
    files = ClientFiles(client or client_folder(), site.base)

    async def refused(asked: Request, error: Exception) -> Response:
        assert isinstance(error, LastTrickError)
        metrics.refused(error.code)
        return error_reply(error)

    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{id}", sockets.serve),
            *life.routes(),
            *(metrics.routes() if tell_metrics else ()),
            *Api(hall, gate, life).routes(),
            *AfterDeal(hall, gate).routes(),
            *Choosing(own_games).routes(),
            *practising.routes(),
            *pages.routes(files, framed=_framed()),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            LastTrickError: refused,
            HTTPException: _not_served,
            Exception: _failed,
        },
    )
    # Behind a proxy a redirection would have to know the address that the browser sees.
    app.router.redirect_slashes = False
    return Application(_Around(app, gate, site, metrics, files.build), sockets)


def _framed() -> dict[str, str]:
    """Return the headers of the page that other sites may show in a frame."""
    policy = HEADERS["Content-Security-Policy"].replace("frame-ancestors 'none'", FRAMED)
    return {"Content-Security-Policy": policy, "Cross-Origin-Resource-Policy": "cross-origin"}


class _Around:
    """Around the application: where it stands, limits, headers, and errors nobody foresaw."""

    def __init__(self, app: ASGIApp, gate: Gate, site: Site, metrics: Metrics, build: str) -> None:
        self._headers = {**HEADERS, BUILD: build} if build else HEADERS
        self._app = app
        self._gate = gate
        self._site = site
        self._metrics = metrics
        self._unlimited = {f"{site.base}{path}" for path in ("/healthz", "/readyz", "/metrics")}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        over = False
        slashless = bool(self._site.base) and scope["path"] == self._site.base
        scope = self._site.placed(scope)

        async def with_headers(message: Message) -> None:
            nonlocal over
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if FRAMED in headers["Content-Security-Policy"]:
                    del headers["X-Frame-Options"]  # it knows no more than yes and no
            over = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, with_headers)
            return
        try:
            if scope["path"] not in self._unlimited:
                self._gate.request(HTTPConnection(scope))
            # The worker of the pages can speak only for what is below the base.
            app = _to_the_top(scope) if slashless else self._app
            await app(scope, receive, with_headers)
        except ServerError as error:
            self._metrics.refused(error.code)
            await error_reply(error)(scope, receive, with_headers)
        except Exception:
            _LOG.exception("request-failed", extra={"method": scope["method"]})
            if not over:
                raise


def _to_the_top(scope: Scope) -> ASGIApp:
    """Lead from ``/cards`` to ``/cards/``: whoever asked for the one knows that it is the base."""
    query = scope["query_string"].decode("ascii", "ignore")
    return RedirectResponse(scope["path"] + (query and f"?{query}"), 308)


async def _not_served(asked: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    body = {"code": "server/not-served", "message": f"{error.detail}.", "facts": {}}
    reply = Json(body, error.status_code)
    reply.headers.update(error.headers or {})
    return reply


async def _failed(asked: Request, error: Exception) -> Response:
    body = {"code": "server/failed", "message": "Something went wrong here.", "facts": {}}
    return Json(body, 500)
