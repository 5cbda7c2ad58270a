"""Names, words and numbers in the text form: when they stand bare, and when in quotes."""

from __future__ import annotations

import json
import re
import unicodedata
from collections.abc import Sequence

from lasttrick.cards import parse_card
from lasttrick.errors import CardError
from lasttrick.records.record import SeatedPlayer

RESERVED = frozenset(
    ("against", "next", "nobody", "none", "points", "public", "shows", "talon", "wins")
)
"""Words that the text form uses itself where a seat is named."""

_LABEL = re.compile(r"[^\W\d_][\w'’-]*")
_RIGHT_TO_LEFT = ("R", "AL")
_BARE = re.compile(r"\w(?:[\w .'’/-]*[\w.'’])?")


def labels(seats: Sequence[SeatedPlayer]) -> tuple[str, ...]:
    """Return how the seats are called: by name if each has one plain word of its own, or number."""
    names = tuple(player.name for player in seats)
    if len(set(names)) == len(names) and all(map(_is_label, names)):
        return names
    return tuple(map(str, range(len(names))))


def quoted(text: str) -> str:
    """Return a name as it stands in a line: bare, or in quotes as JSON has them."""
    return text if _BARE.fullmatch(text) else as_json(text)


def as_json(data: object) -> str:
    """Return data as JSON on one line, everything that does not print as an escape."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    if text.isprintable():
        return text
    return json.dumps(data, separators=(",", ":"))


def unquoted(text: str) -> str:
    """Return the name that was written, the inverse of :func:`quoted`.

    Raises:
        ValueError: quotes that do not hold a text.
    """
    if not text.startswith('"'):
        return text
    name = json.loads(text)
    if not isinstance(name, str):
        raise ValueError("Expected a text in quotes.")
    return name


def parts(text: str) -> list[str]:
    """Return what stands between commas, commas in quotes left alone."""
    found: list[str] = []
    part, in_quotes, escaped = "", False, False
    for mark in text:
        if mark == "," and not in_quotes:
            found.append(part.strip())
            part = ""
            continue
        if mark == '"' and not escaped:
            in_quotes = not in_quotes
        escaped = mark == "\\" and not escaped
        part += mark
    found.append(part.strip())
    return found


def _is_label(name: str) -> bool:
    if not _LABEL.fullmatch(name) or name in RESERVED:
        return False
    if any(unicodedata.bidirectional(letter) in _RIGHT_TO_LEFT for letter in name):
        return False  # it would turn the order of the words beside it
    try:
        parse_card(name)
    except CardError:
        return True
    return False
