"""All lines of the table of speeds."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from lasttrick.lab.speed.hiding import hiding_lines
from lasttrick.lab.speed.line import Line
from lasttrick.lab.speed.others import other_lines
from lasttrick.lab.speed.playing import playing_lines, solving_lines
from lasttrick.lab.speed.starting import starting_lines
from lasttrick.lab.speed.thinking import thinking_lines

GROUPS: Mapping[str, Callable[[float], Iterator[Line]]] = {
    "play": playing_lines,
    "solver": solving_lines,
    "equilibria": hiding_lines,
    "players": thinking_lines,
    "start": starting_lines,
    "others": other_lines,
}
"""What can be measured, by name."""


def lines(seconds: float, groups: Iterable[str] = tuple(GROUPS)) -> Iterator[Line]:
    """Yield the lines of these groups as they are measured.

    Args:
        seconds: how long each line takes, at least about.
        groups: names of ``GROUPS``.
    """
    for group in groups:
        yield from GROUPS[group](seconds)
