"""Which network plays at a table: one for each family of rules that ask for the same skill.

A family is told by the rules alone, so that a player's own game finds its network too.
"""

from __future__ import annotations

from typing import Literal, get_args

from lasttrick.games import Table

Family = Literal["plain", "low", "free", "early"]
"""``free``: nobody has to follow suit; ``early``: an earlier trick than the last decides;
``low``: winning with a low card is worth more; ``plain``: all others."""

FAMILIES: tuple[Family, ...] = get_args(Family)


def family_of(table: Table) -> Family:
    """Return the family that the rules of a table belong to."""
    if table.duty == "free":
        return "free"
    if table.deciding < table.tricks:
        return "early"
    return "low" if table.low_points else "plain"
