"""A record as one line of JSON, and back."""

from __future__ import annotations

import re
from typing import Any

import msgspec

from lasttrick.errors import RecordError
from lasttrick.games import CUSTOM, GAME_NAMES
from lasttrick.records.record import FORMAT, Record
from lasttrick.records.written_cards import with_card_codes

LONGEST_LINE = 1_000_000
"""How many bytes a line may have unless a reader is told otherwise."""

_DEEPEST_DEFINITION = 32
_GAMES = frozenset((*GAME_NAMES, CUSTOM))
_BYTE = re.compile(r"byte (\d+)")


class _Head(msgspec.Struct):
    """The fields that say what the rest is."""

    format: Any = None
    game: Any = None


_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Record)
_HEAD = msgspec.json.Decoder(_Head)


def encode(record: Record) -> bytes:
    """Return the record as one line of JSON, UTF-8, without the line end.

    The same record gives the same bytes: fields stand in the order of the contract, and
    optional ones that say nothing are left out.

    Raises:
        RecordError: ``record/not-text``, for a name that is not Unicode text.
    """
    try:
        return _ENCODER.encode(record)
    except UnicodeEncodeError:
        raise RecordError(
            "record/not-text", "expected names of Unicode text, found half of a character"
        ) from None


def decode(line: bytes | str, *, longest: int = LONGEST_LINE) -> Record:
    """Return the record that a line of JSON holds. Whether it holds true is not checked.

    Cards may be written ``10C``, ``10♣``, ``♣10`` or in lower case; fields that are not
    known are passed over.

    Args:
        line: the JSON, with or without a byte order mark and a line end.
        longest: how many bytes it may have.

    Raises:
        RecordError: ``record/too-long``, ``record/not-json``, ``record/too-deep``,
            ``record/wrong-shape`` (``path`` names the field), ``record/unknown-format``,
            ``record/unknown-game``, ``record/no-definition`` or ``record/not-a-card``.
    """
    if isinstance(line, str):
        line = line.encode("utf-8", "surrogatepass")
    if len(line) > longest:
        raise too_long(longest)
    try:
        record = _DECODER.decode(line.removeprefix(b"\xef\xbb\xbf"))
    except msgspec.ValidationError as error:
        raise _wrong_shape(line, str(error)) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError as error:
        raise _not_json(line, str(error)) from None
    if record.format != FORMAT:
        raise _unknown_format(record.format)
    if record.game not in _GAMES:
        raise _unknown_game(record.game)
    if record.definition is not None:
        if _deeper_than(record.definition, _DEEPEST_DEFINITION):
            raise _too_deep()
    elif record.game == CUSTOM:
        raise _refused("record/no-definition", "the definition of a custom game", "none")
    return with_card_codes(record)


def too_long(longest: int) -> RecordError:
    """Return the error for a line with too many bytes."""
    return _refused("record/too-long", f"a line of at most {longest} bytes", "a longer one")


def _refused(code: str, expected: str, found: str, **facts: str) -> RecordError:
    sentence = f"expected {expected}, found {found}"
    return RecordError(code, sentence, expected=expected, found=found, **facts)


def _too_deep() -> RecordError:
    return _refused("record/too-deep", "JSON of a few levels", "far deeper nesting")


def _not_json(line: bytes, why: str) -> RecordError:
    place = _BYTE.search(why)
    near = line[int(place[1]) :][:12] if place else line[-12:]
    shown = near.decode("utf-8", "replace").strip() or "the end of the line"
    return _refused("record/not-json", "one JSON object", f"{shown!r} ({why})")


def _wrong_shape(line: bytes, why: str) -> RecordError:
    """Say what is wrong, unless the line does not even claim to be such a record."""
    try:
        head = _HEAD.decode(line.removeprefix(b"\xef\xbb\xbf"))
    except (ValueError, RecursionError):
        head = _Head()
    if isinstance(head.format, str) and head.format != FORMAT:
        return _unknown_format(head.format)
    if isinstance(head.game, str) and head.game not in _GAMES:
        return _unknown_game(head.game)
    said, _, path = why.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".")
    expected, comma, found = said.removeprefix("Expected ").partition(", got ")
    expected = (f"{path} to be {expected}" if path else expected) if comma else said
    return _refused("record/wrong-shape", expected, found or "another shape", path=path)


def _unknown_format(found: str) -> RecordError:
    return _refused("record/unknown-format", f"format {FORMAT}", repr(found[:40]))


def _unknown_game(found: str) -> RecordError:
    games = f"one of the games {', '.join(GAME_NAMES)} or {CUSTOM}"
    return _refused("record/unknown-game", games, repr(found[:40]))


def _deeper_than(data: object, levels: int) -> bool:
    layer: list[object] = [data]
    for _ in range(levels):
        inner: list[object] = []
        for each in layer:
            if isinstance(each, dict):
                inner.extend(each.values())
            elif isinstance(each, list):
                inner.extend(each)
        if not inner:
            return False
        layer = inner
    return True
