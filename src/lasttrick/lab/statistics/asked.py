"""What is to be found out, and the parts in which it is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from lasttrick.games import Table
from lasttrick.lab.keeping import facts_of

RANDOM = "random"
"""Everyone plays any legal card: by the kernels where they can be had."""
OPEN_HANDS = "open-hands"
"""Everyone sees every hand and plays what wins most of many playouts by chance."""

_LOOKED_TOGETHER = 10
_BY_CHANCE_TOGETHER = 20_000
_BY_PLAYERS_TOGETHER = 100


class Part(NamedTuple):
    """Deals that are played together; how many does not depend on who plays them where."""

    first: int
    """The number of the first deal."""
    deals: int
    looked: bool
    """Whether every move of them is weighed by playouts."""


class Asked(NamedTuple):
    """What is to be found out."""

    table: Table
    by: tuple[str, ...]
    """The name of one bot for every seat, or of one for each; ``RANDOM`` and ``OPEN_HANDS``
    stand alone."""
    deals: int
    seed: int
    looks: int
    """So many of the deals, the first ones, are weighed move by move."""
    playouts: int
    """How often a deal is played on by chance to weigh one move."""

    @property
    def mixed(self) -> bool:
        """Whether different bots play, which then change seats from deal to deal."""
        return len(self.by) > 1

    def parts(self) -> Iterator[Part]:
        """Yield the parts, in order: those that are looked at come first."""
        together = _BY_CHANCE_TOGETHER if self.by == (RANDOM,) else _BY_PLAYERS_TOGETHER
        looks = min(self.looks, self.deals)
        for first in range(0, looks, _LOOKED_TOGETHER):
            yield Part(first, min(_LOOKED_TOGETHER, looks - first), looked=True)
        for first in range(looks, self.deals, together):
            yield Part(first, min(together, self.deals - first), looked=False)

    def facts(self) -> dict[str, Any]:
        """Return all of it as plain data: what has the same facts has the same answers."""
        return {
            **facts_of(self.table),
            "by": list(self.by),
            "deals": self.deals,
            "seed": self.seed,
            "looks": min(self.looks, self.deals),
            "playouts": self.playouts,
        }
