"""What a request brings with it: its body, and what proves a seat."""

from __future__ import annotations

import asyncio
from typing import TypeVar

from starlette.requests import Request

from lasttrick.errors import ServerError
from lasttrick.server.gate import refuse_other_sites
from lasttrick.server.protocol.reading import LONGEST_FRAME, read_body

_T = TypeVar("_T")

_WHOLE_BODY = 15.0
"""How many seconds the body of a request may take."""


def bearer(asked: Request) -> str:
    """Return the secret that a request shows; empty for none."""
    scheme, _, secret = asked.headers.get("authorization", "").partition(" ")
    return secret.strip() if scheme.lower() == "bearer" else ""


async def read_request(asked: Request, kind: type[_T], *, longest: int = LONGEST_FRAME) -> _T:
    """Read a body of JSON, which no page of another site can send unasked.

    Raises:
        ServerError: ``command/other-site``, ``command/too-long``, ``command/not-json`` or
            ``command/bad-field``.
    """
    refuse_other_sites(asked)
    body = bytearray()
    try:
        async with asyncio.timeout(_WHOLE_BODY):
            async for part in asked.stream():
                body += part
                if len(body) > longest:
                    break
    except TimeoutError:
        raise ServerError("command/not-json", "Expected a body, but it never ended.") from None
    return read_body(bytes(body), kind, longest=longest)
