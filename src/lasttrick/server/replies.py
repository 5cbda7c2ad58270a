"""Answers to requests: JSON, and refusals with the status that fits their code."""

from __future__ import annotations

import msgspec
from starlette.responses import Response

from lasttrick.errors import LastTrickError

_STATUS = {
    "command/other-site": 403,
    "command/too-fast": 429,
    "command/too-long": 413,
    "game/unknown": 404,
    "host/only": 403,
    "seat/not-yours": 403,
    "seat/taken": 409,
    "table/closed": 409,
    "table/full": 409,
    "table/not-found": 404,
    "table/not-now": 409,
    "text/unknown-language": 404,
}
_ENCODER = msgspec.json.Encoder()


class Json(Response):
    """An answer of JSON that nobody keeps."""

    media_type = "application/json"

    def __init__(self, content: object, status: int = 200, *, cache: str = "no-store") -> None:
        """Answer with whatever msgspec can write.

        Args:
            content: what to say.
            status: the status of the answer.
            cache: for how long it may be kept, as ``Cache-Control`` says it.
        """
        super().__init__(_ENCODER.encode(content), status, {"Cache-Control": cache})


def error_reply(error: LastTrickError) -> Json:
    """Return the answer to a request that an error stopped."""
    usual = 503 if error.code.startswith("store/") else 400
    body = {"code": error.code, "message": error.message, "facts": dict(error.facts)}
    return Json(body, _STATUS.get(error.code, usual))
