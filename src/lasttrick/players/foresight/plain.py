"""Worlds looked into by the plain search: the last tricks only, which take it milliseconds."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.engine import Play, View
from lasttrick.players.assessment import PlayWorth
from lasttrick.players.beliefs import World, state_of
from lasttrick.players.outlook import outlook
from lasttrick.solver import forced_values

_FEW_CARDS = 10
_FEW_CARDS_WHEN_FREE = 6
"""So many cards in all hands are few, and where nobody has to follow suit."""


def is_late(view: View) -> bool:
    """Say whether so few cards are left that a world is solved in some milliseconds."""
    cards = sum(size for seat, size in enumerate(view.sizes) if seat not in view.out)
    few = _FEW_CARDS_WHEN_FREE if view.table.duty == "free" else _FEW_CARDS
    return cards <= few


class PlainForesight:
    """Looks into worlds with the plain search, and leaves what comes of a play to the outlook."""

    most = 24
    settled = False

    def __init__(self, view: View, plays: tuple[Play, ...]) -> None:
        """Take a view, and what can be played."""
        self._view = view
        self._plays = plays
        self._forced = dict.fromkeys(plays, 0)
        self.worlds = 0

    def batch(self, *, timed: bool) -> int:
        """Return how many worlds are best looked into next."""
        return 1

    def look(self, worlds: Sequence[World], seed: int) -> None:
        """Look into more worlds; nothing is left to chance in them."""
        for world in worlds:
            values = forced_values(state_of(self._view, world), compiled=False)
            for play in self._plays:
                self._forced[play] += values[play]
            self.worlds += 1

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth, by the outlook and by what it can force."""
        return tuple(
            worth._replace(forced=self._forced[worth.play] / self.worlds)
            for worth in outlook(self._view, self._plays)
        )
