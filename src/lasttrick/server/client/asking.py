"""Requests beside the socket: making a table, going on at another device, records of deals."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from typing import Any, NamedTuple
from urllib.error import HTTPError, URLError
from urllib.parse import urlsplit
from urllib.request import Request, urlopen

from lasttrick.errors import ServerError
from lasttrick.records import Record, decode

_PATIENCE = 30.0


class SeatTaken(NamedTuple):
    """A seat, and what proves that it is ours."""

    server: str
    """The address of the server, such as ``http://127.0.0.1:8000``."""
    table: str
    seat: int
    secret: str


async def make_table(server: str, **request: Any) -> SeatTaken:
    """Make a table and sit down in its first seat.

    Args:
        server: the address of the server.
        request: the fields of ``POST /api/tables``: ``name``, ``game``, ``options``, ``bots`` …

    Raises:
        ServerError: with the code of the refusal; ``server/unreachable``.
    """
    made = await ask(server, "/api/tables", request)
    return SeatTaken(server, made["table"], made["seat"], made["secret"])


async def continue_at(server: str, table: str, code: str) -> SeatTaken:
    """Take the seat that another device has given a code for. Errors as :func:`make_table`."""
    made = await ask(server, f"/api/tables/{table}/continue", {"code": code})
    return SeatTaken(server, table, made["seat"], made["secret"])


async def deal_record(seat: SeatTaken, number: int) -> Record:
    """Return the record of a deal that is over. Errors as :func:`make_table`."""
    path = f"/api/tables/{seat.table}/deals/{number}"
    told = await ask(seat.server, path, secret=seat.secret)
    return decode(json.dumps(told))


async def ask(
    server: str, path: str, body: Mapping[str, Any] | None = None, *, secret: str | None = None
) -> Any:
    """Send a request and return the JSON of the answer. Errors as :func:`make_table`."""
    return await asyncio.to_thread(_ask, server, path, body, secret)


def _ask(server: str, path: str, body: Mapping[str, Any] | None, secret: str | None) -> Any:
    if urlsplit(server).scheme not in ("http", "https"):
        raise ServerError("server/unreachable", f"Expected http://… or https://…, not {server!r}.")
    headers = {"Content-Type": "application/json"}
    if secret is not None:
        headers["Authorization"] = f"Bearer {secret}"
    data = None if body is None else json.dumps(body).encode()
    request = Request(server.rstrip("/") + path, data=data, headers=headers)
    try:
        with urlopen(request, timeout=_PATIENCE) as answer:
            return json.load(answer)
    except HTTPError as error:
        with error:
            raise _refusal(error) from None
    except (URLError, OSError, ValueError) as error:
        raise ServerError("server/unreachable", f"{server} does not answer: {error}.") from None


def _refusal(error: HTTPError) -> ServerError:
    try:
        told = json.load(error)
        return ServerError(told["code"], told["message"], **told["facts"])
    except (ValueError, KeyError, TypeError):
        return ServerError("server/failed", f"The server answered {error.code}.")
