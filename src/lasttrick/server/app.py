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
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.server import pages
from lasttrick.server.api import Api
from lasttrick.server.gate import Gate
from lasttrick.server.hall import Hall
from lasttrick.server.limits import Clock, Limits
from lasttrick.server.replies import Json, error_reply
from lasttrick.server.sockets import Sockets

_LOG = logging.getLogger(__name__)

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
    *,
    limits: Limits | None = None,
    clock: Clock = time.monotonic,
    client: Path | None = None,
) -> Application:
    """Return the application for the tables of a hall.

    Args:
        hall: the tables.
        limits: how much one address and one connection may ask for.
        clock: what the limits go by: seconds that only go forward.
        client: where the built client is, if not in this package.
    """
    gate = Gate(limits or Limits(), clock)
    sockets = Sockets(hall, gate)
    app = Starlette(
        routes=[
            WebSocketRoute("/ws/{id}", sockets.serve),
            Route("/healthz", _health),
            *Api(hall, gate).routes(),
            *pages.routes(client or pages.client_folder()),
        ],
        middleware=[Middleware(GZipMiddleware, minimum_size=1000)],
        exception_handlers={
            LastTrickError: _refused,
            HTTPException: _not_served,
            Exception: _failed,
        },
    )
    return Application(_Around(app, gate), sockets)


class _Around:
    """Around the application: limits, headers on every answer, and errors nobody foresaw."""

    def __init__(self, app: ASGIApp, gate: Gate) -> None:
        self._app = app
        self._gate = gate

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        over = False

        async def with_headers(message: Message) -> None:
            nonlocal over
            if message["type"] in ("http.response.start", "websocket.http.response.start"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            over = message["type"] == "http.response.body" and not message.get("more_body")
            await send(message)

        if scope["type"] != "http":
            await self._app(scope, receive, with_headers)
            return
        try:
            if scope["path"] != "/healthz":
                self._gate.request(HTTPConnection(scope))
            await self._app(scope, receive, with_headers)
        except ServerError as error:
            await error_reply(error)(scope, receive, with_headers)
        except Exception:
            _LOG.exception("request-failed", extra={"method": scope["method"]})
            if not over:
                raise


async def _health(asked: Request) -> Response:
    return Json({"ok": True})


async def _refused(asked: Request, error: Exception) -> Response:
    assert isinstance(error, LastTrickError)
    return error_reply(error)


async def _not_served(asked: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    body = {"code": "server/not-served", "message": f"{error.detail}.", "facts": {}}
    reply = Json(body, error.status_code)
    reply.headers.update(error.headers or {})
    return reply


async def _failed(asked: Request, error: Exception) -> Response:
    body = {"code": "server/failed", "message": "Something went wrong here.", "facts": {}}
    return Json(body, 500)
