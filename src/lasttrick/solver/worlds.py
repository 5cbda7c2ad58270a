"""What a seat can force after each move, in many worlds of one moment. Needs NumPy and numba."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.engine import Play, State
from lasttrick.kernels.compiled import compiled
from lasttrick.kernels.masks import place_of
from lasttrick.solver.aims import Forced
from lasttrick.solver.compiled.frames import frames
from lasttrick.solver.compiled.memory import memory
from lasttrick.solver.compiled.searching import put
from lasttrick.solver.compiled.stakes import stakes_of
from lasttrick.solver.compiled.worlds import world_values
from lasttrick.solver.deal import deal_of
from lasttrick.solver.position import position_of
from lasttrick.solver.worthwhile import fits_compiled

Masks = npt.NDArray[np.int64]
"""A row for each world, and in it what each seat holds, as ``kernels.masks`` has it."""

Values = npt.NDArray[np.int64]
"""A row for each world, and in it the value of each move."""

_MEMORY_BITS = 14


class WorldSolver:
    """Solves one moment of play for the seat to move, whoever holds which unseen cards."""

    def __init__(self, state: State, moves: tuple[Play, ...], *, patience: int = 0) -> None:
        """Take the moment.

        Args:
            state: the moment in any of the worlds.
            moves: what the seat to move can do.
            patience: how many positions may be looked at after one move in one world; 0 for
                any number.
        """
        assert state.turn is not None
        table, deal = state.table, deal_of(state)
        self.fits = fits_compiled(deal) and not _differs_between_worlds(state)
        """Whether the values of such a moment can be found."""
        if not self.fits:
            return
        self._rules = compiled(table)
        self._stakes, self._worth = stakes_of(deal.terms, deal.ends, deal.flags, Forced(state.turn))
        self._stakes.patience = patience
        self._memory = memory(_MEMORY_BITS)
        self._asked = 1
        self._stack = frames()
        put(deal.terms, position_of(deal.terms, state), self._stack)
        hides = bool(state.trick) and table.laying[state.trick_number] == "choice"
        self._moves = np.array(
            [(place_of(table, move.card), move.down and hides) for move in moves], np.int64
        )
        aces = deal.terms.aces
        self._counted = np.array(
            [aces if seat in state.out else -1 for seat in range(table.seats)], np.int64
        )

    def values(self, hands: Masks) -> Values:
        """Return what the seat to move can force after each move.

        Args:
            hands: the worlds; a card set aside is in no hand.

        Returns:
            The values in the worlds up to the first in which patience ran out.
        """
        values = np.zeros((len(hands), len(self._moves)), np.int64)
        solved = world_values(
            self._rules,
            self._stakes,
            self._worth,
            self._memory,
            self._asked,
            self._stack,
            hands & self._counted,
            self._moves,
            values,
        )
        self._asked += len(hands)
        return values[:solved]


def _differs_between_worlds(state: State) -> bool:
    """Say whether worlds can differ in more than in hands.

    They do in cards set aside, and in who would have to pay for an ace if a sweep comes off.
    """
    table = state.table
    sweep = table.rules.tricks.sweep or 0
    sandbag = table.rules.aces.sandbag != "off" and state.trick_number <= sweep
    return sandbag or any(card is not None for card in state.aside)
