"""Frames read: whatever comes in becomes a command, or an error that says what is wrong."""

from __future__ import annotations

from typing import Any, TypeVar, cast

import msgspec

from lasttrick.errors import ServerError, printable
from lasttrick.server.protocol.commands import AnyCommand, Frame, Hello

LONGEST_FRAME = 64 * 1024
"""How many bytes a frame may have. Only a game file of one's own needs many."""

_TYPES = frozenset(kind.__struct_config__.tag for kind in (Hello, *AnyCommand.__args__))
_T = TypeVar("_T")


def read_frame(frame: bytes | str, *, longest: int = LONGEST_FRAME) -> Frame:
    """Return the greeting or the command that a frame holds.

    Fields that are not known are passed over.

    Raises:
        ServerError: ``command/too-long``, ``command/not-json``, ``command/unknown`` or
            ``command/bad-field``. The fact ``id`` is the id of the command, where it has one
            that can be read.
    """
    data = _json(frame, longest)
    id = _id(data)
    kind = data.get("type") if isinstance(data, dict) else None
    if not isinstance(kind, str) or kind not in _TYPES:
        shown = repr(kind)[:40] if isinstance(kind, str) else "none"
        raise ServerError("command/unknown", f"Expected a type of command, but got {shown}.", id=id)
    try:
        return cast(Frame, _converted(data, Frame))
    except ServerError as error:
        raise ServerError(error.code, error.message, **{**error.facts, "id": id}) from None


def read_body(body: bytes, kind: type[_T], *, longest: int = LONGEST_FRAME) -> _T:
    """Return the body of a request as a struct. Errors as :func:`read_frame`."""
    return cast(_T, _converted(_json(body, longest), kind))


def _json(frame: bytes | str, longest: int) -> object:
    if isinstance(frame, str):
        frame = frame.encode("utf-8", "surrogatepass")
    if len(frame) > longest:
        raise ServerError(
            "command/too-long", f"Expected at most {longest} bytes.", longest=longest, id=None
        )
    try:
        data: object = msgspec.json.decode(frame)
        msgspec.json.encode(data)  # half of a character can be read, but never be sent on
    except (ValueError, RecursionError):
        raise ServerError("command/not-json", "Expected a text of JSON.", id=None) from None
    return data


def _id(data: object) -> str | None:
    id = data.get("id") if isinstance(data, dict) else None
    return id if isinstance(id, str) and 1 <= len(id) <= 40 else None


def _converted(data: object, kind: Any) -> object:
    try:
        return cast(object, msgspec.convert(data, kind, strict=True))
    except msgspec.ValidationError as error:
        sentence = printable(str(error))[:200]
        raise ServerError("command/bad-field", f"{sentence}.", id=None) from None
