"""Two players to be compared, and who of them sits where."""

from __future__ import annotations

from typing import Any, NamedTuple

from lasttrick.games import Table
from lasttrick.lab.keeping import facts_of

Seating = tuple[bool, ...]
"""For each seat, whether the player sits there, and not the opponent."""


class Contest(NamedTuple):
    """Two players at a table, every deal of which is played once with each seating."""

    table: Table
    player: str
    """The name of the player that is measured."""
    opponent: str
    """The name of the one in all other seats."""
    deals: int
    seed: int
    half: bool = False
    """Whether the two take turns round the table; otherwise the player sits alone."""
    baseline: bool = False
    """Whether every deal is also played with the opponent in all seats."""

    def seatings(self) -> tuple[Seating, ...]:
        """Return every seating: all together put the player into each seat equally often."""
        seats = range(self.table.seats)
        if not self.half:
            return tuple(tuple(seat == alone for seat in seats) for alone in seats)
        first = tuple(seat % 2 == 0 for seat in seats)
        turned = [first[-by:] + first[:-by] for by in seats]
        # With an odd number of seats two neighbours are alike, and one has a seat more.
        changed = [tuple(not mine for mine in seating) for seating in turned]
        return tuple(dict.fromkeys([*turned, *changed]))

    def facts(self) -> dict[str, Any]:
        """Return all of it as plain data: what has the same facts has the same answers."""
        return {
            **facts_of(self.table),
            "player": self.player,
            "opponent": self.opponent,
            "deals": self.deals,
            "seed": self.seed,
            "half": self.half,
            "baseline": self.baseline,
        }
