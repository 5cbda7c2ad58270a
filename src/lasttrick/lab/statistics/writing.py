"""Figures as a table for people, as CSV and as JSON."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator, Sequence
from itertools import groupby

from lasttrick.lab.statistics.asked import OPEN_HANDS, RANDOM, Asked
from lasttrick.lab.statistics.figures import Figure

_TITLES = {
    "seats": "Seats (seat 0 deals)",
    "bots": "Bots (they change seats after every deal)",
    "choices": "Plays to choose from",
    "awards": "Awards",
    "decided": "Decided by the lead",
    "measures": "Measures",
}
_COLUMNS = {"chance": "winner's chance", "share": "of deals", "value": ""}
_SHARES = {"wins", "share", "decided", "chance"}
"""What is told in per cent."""
_CELL = 28


def as_table(asked: Asked, found: Sequence[Figure]) -> str:
    """Return the figures as lines of text, each with its 95 % interval."""
    return "\n".join(_lines(asked, found))


def as_csv(found: Sequence[Figure]) -> str:
    """Return the figures as CSV: a line each, with a line of names above."""
    stream = io.StringIO()
    writer = csv.writer(stream, lineterminator="\n")
    writer.writerow(Figure._fields)
    writer.writerows(found)
    return stream.getvalue().rstrip("\n")


def as_json(asked: Asked, found: Sequence[Figure]) -> str:
    """Return what was asked and the figures as JSON."""
    whole = {"asked": asked.facts(), "figures": [each._asdict() for each in found]}
    return json.dumps(whole, ensure_ascii=False, indent=1)


def played_by(asked: Asked) -> str:
    """Return who plays, in words."""
    if asked.by == (RANDOM,):
        return "random play"
    if asked.by == (OPEN_HANDS,):
        return f"open hands, {asked.playouts} playouts a move"
    return ", ".join(asked.by)


def _lines(asked: Asked, found: Sequence[Figure]) -> Iterator[str]:
    yield (
        f"{asked.table.name}, {asked.table.seats} seats, {played_by(asked)}: "
        f"{asked.deals:,} deals, seed {asked.seed}"
    )
    for section, group in groupby(found, key=lambda each: each.section):
        held = list(group)
        columns = list(dict.fromkeys(each.what for each in held))
        names = "".join(f"{_COLUMNS.get(what, what):>{_CELL}}" for what in columns)
        yield ""
        yield f"{_TITLES[section]:<42}{names}".rstrip()
        for item, cells in groupby(held, key=lambda each: each.item):
            by_what = {each.what: each for each in cells}
            texts = (_cell(by_what[what]) if what in by_what else "" for what in columns)
            yield f"{item:<42}" + "".join(f"{text:>{_CELL}}" for text in texts).rstrip()


def _cell(figure: Figure) -> str:
    if figure.what in _SHARES:
        return f"{figure.value:.2%} ({figure.low:.2%}…{figure.high:.2%})"
    return f"{figure.value:.3f} ({figure.low:.3f}…{figure.high:.3f})"
