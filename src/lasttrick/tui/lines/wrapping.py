"""Breaking lines between words, where they are wider than the terminal."""

from __future__ import annotations

import click


def wrapped(text: str, width: int | None) -> str:
    """Return the text with lines of at most this width, what is carried over set in.

    Colours take no room. Spaces inside a line stay as they are.

    Args:
        text: one line or several.
        width: columns; None leaves the text as it is.
    """
    if width is None:
        return text
    return "\n".join(_line(line, width) for line in text.split("\n"))


def _line(line: str, width: int) -> str:
    start = line[: len(line) - len(line.lstrip())]
    rows: list[str] = []
    row = start
    for word in line.lstrip().split(" "):
        longer = row + word if row in (start, start + "  ") else f"{row} {word}"
        if row.strip() and len(click.unstyle(longer)) > width:
            rows.append(row.rstrip())
            row = start + "  " + word
        else:
            row = longer
    return "\n".join([*rows, row.rstrip()])
