"""A record as one line of JSON, and back."""

from __future__ import annotations

import msgspec

from lasttrick.errors import RecordError
from lasttrick.games import CUSTOM, GAME_NAMES
from lasttrick.records.fault import refusal
from lasttrick.records.record import FORMAT, Record
from lasttrick.records.written_cards import with_card_codes
from lasttrick.records.wrong_shape import not_json, unknown_format, unknown_game, wrong_shape

LONGEST_LINE = 1_000_000
"""How many bytes a line may have unless a reader is told otherwise."""

_DEEPEST_DEFINITION = 32
_GAMES = frozenset((*GAME_NAMES, CUSTOM))
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"

_ENCODER = msgspec.json.Encoder()
_DECODER = msgspec.json.Decoder(Record)


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
        raise refusal("record/not-text", "names of Unicode text", "half of a character") from None


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
    line = line.removeprefix(_BYTE_ORDER_MARK)
    try:
        record = _DECODER.decode(line)
    except msgspec.ValidationError as error:
        raise wrong_shape(line, str(error)) from None
    except RecursionError:
        raise _too_deep() from None
    except ValueError as error:
        raise not_json(line, str(error)) from None
    if record.format != FORMAT:
        raise unknown_format(record.format)
    if record.game not in _GAMES:
        raise unknown_game(record.game)
    if record.definition is not None:
        if _deeper_than(record.definition, _DEEPEST_DEFINITION):
            raise _too_deep()
    elif record.game == CUSTOM:
        raise refusal("record/no-definition", "the definition of a custom game", "none")
    return with_card_codes(record)


def too_long(longest: int) -> RecordError:
    """Return the error for a line with too many bytes."""
    return refusal("record/too-long", f"a line of at most {longest} bytes", "a longer one")


def _too_deep() -> RecordError:
    return refusal("record/too-deep", "JSON of a few levels", "far deeper nesting")


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
