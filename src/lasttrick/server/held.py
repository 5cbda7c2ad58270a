"""Answers that stay as they are: held in memory, in every coding that a browser may take."""

from __future__ import annotations

import gzip
import hashlib
from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import Response

CHANGES = "no-cache"
"""For what keeps its address when it changes: kept, but asked about each time."""

STAYS = "public, max-age=31536000, immutable"
"""For what has another address when it changes."""

_WORTH_IT = 1000
"""From how many bytes on a body is compressed."""


class Held:
    """A body that is compressed once, and not for everyone who asks."""

    def __init__(self, body: bytes, media_type: str, *, brotli: bytes | None = None) -> None:
        """Hold a body.

        Args:
            body: the body.
            media_type: what it is.
            brotli: the same in Brotli, where somebody has made that.
        """
        self.body = body
        self._media_type = media_type
        self._codings: dict[str, bytes] = {}
        if brotli is not None:
            self._codings["br"] = brotli
        if len(body) >= _WORTH_IT:
            self._codings["gzip"] = gzip.compress(body, mtime=0)

    def answer(
        self, asked: Request, cache: str = CHANGES, more: Mapping[str, str] | None = None
    ) -> Response:
        """Answer with it, or that what is kept is still so.

        Args:
            asked: the request.
            cache: for how long it may be kept, as ``Cache-Control`` says it.
            more: further headers.
        """
        taken = _taken(asked.headers.get("accept-encoding", ""))
        coding = next((each for each in self._codings if each in taken), None)
        reply = Response(
            self.body if coding is None else self._codings[coding], media_type=self._media_type
        )
        reply.headers.update(more or {})
        if self._codings:
            reply.headers["Vary"] = "Accept-Encoding"
        if coding is not None:
            reply.headers["Content-Encoding"] = coding
        return kept(asked, reply, cache)


def kept(asked: Request, reply: Response, cache: str = CHANGES) -> Response:
    """Answer with what may be kept, or that what is kept is still so."""
    tag = f'"{hashlib.sha256(reply.body).hexdigest()[:32]}"'
    reply.headers.update({"Cache-Control": cache, "ETag": tag})
    if asked.headers.get("if-none-match", "").removeprefix("W/") != tag:
        return reply
    said = {name: reply.headers.get(name) for name in ("cache-control", "etag", "vary")}
    return Response(status_code=304, headers={name: value for name, value in said.items() if value})


def _taken(accept: str) -> set[str]:
    """Return the codings that a browser takes."""
    said = (part.partition(";") for part in accept.lower().split(","))
    return {name.strip() for name, _, q in said if q.replace(" ", "") not in ("q=0", "q=0.0")}
