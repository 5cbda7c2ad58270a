"""The player that plays any legal card."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lasttrick.engine import PASS, Declare, Move, View


class RandomPlayer:
    """Plays each legal card with equal chance: the measure of every other player.

    It accuses nobody and asks for no card of the talon; other declarations it makes or
    leaves with equal chance too.
    """

    name = "random"

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return any of the legal moves."""
        if view.phase == "flag":
            return PASS
        if legal[-1] != Declare("peek"):
            return self._any(legal)
        return self._any(legal[:-1])

    def _any(self, moves: Sequence[Move]) -> Move:
        # Only random() is the same in every Python; choice() is not promised to be.
        return moves[int(self._chance.random() * len(moves))]
