"""Refusing a text that is not TOML, with its line and in words that help."""

from __future__ import annotations

import re

from lasttrick.errors import GameError, printable
from lasttrick.games.where import first_and_second

_PLACE = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)$")
_TWICE = ("Cannot overwrite", "Cannot declare")


def not_toml(text: str, error: Exception, file: str) -> GameError:
    """Return the error that refuses a text for what the reader of TOML said of it."""
    said = str(error)
    line: int | None = None
    if isinstance(error, RecursionError):
        said = "it is nested too deeply"
    elif place := _PLACE.search(said):
        said = said[: place.start()]
        if said.startswith(_TWICE) and (twice := first_and_second(text)):
            name, first, line = twice
            said = f"{name} is there twice; the first is in line {first}"
        elif place[1]:
            line = int(place[1])
            said = f"{said}, at sign {place[2]} of the line"
        else:
            line = text.count("\n", 0, len(text.rstrip())) + 1
            said = f"{said}, but the file ends here"
    expected = short(said)
    where = f"{file}:{line}" if line else file
    return GameError(
        "game/not-toml", f"{where}: {expected}.", file=file, line=line, expected=expected
    )


def short(text: str) -> str:
    """Return a text that fits on a line of a terminal and cannot play tricks on it."""
    return printable(text if len(text) <= 240 else text[:240] + "…")
