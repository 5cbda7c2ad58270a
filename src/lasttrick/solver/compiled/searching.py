"""The compiled search behind the face of the plain one."""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.compiled import compiled
from lasttrick.solver.aims import Forced
from lasttrick.solver.compiled.forced import search
from lasttrick.solver.compiled.frames import frames
from lasttrick.solver.compiled.memory import memory
from lasttrick.solver.compiled.packed_past import packed
from lasttrick.solver.compiled.stakes import stakes_of
from lasttrick.solver.deal import Deal
from lasttrick.solver.ends import End
from lasttrick.solver.position import Position

_MEMORY_BITS = 16


class CompiledForcedSearch:
    """What one seat can force against all the others. One thread at a time may use it."""

    def __init__(self, deal: Deal, aim: Forced) -> None:
        """Take the deal and the seat; the deal must fit, as ``stakes.fits`` says."""
        self._deal = deal
        self._aim = aim
        self._rules = compiled(deal.terms.table)
        self._stakes, self._worth = stakes_of(deal.terms, deal.ends, deal.flags, aim)
        self._memory = memory(_MEMORY_BITS)
        self._stack = frames()

    def value(self, position: Position | End) -> int:
        """Return what the seat can force from here on."""
        if isinstance(position, End):
            return self._deal.flags.settled(self._deal.ends.points(position), self._aim)
        seats = self._deal.terms.table.seats
        hands: Any = np.array(position.hands, np.int64)
        held = 0
        for seat in range(seats):
            if not position.out >> seat & 1:
                held |= position.hands[seat] | self._deal.terms.aside[seat]
        frame = self._stack[0]
        frame.number, frame.turn, frame.waiting = position.number, position.turn, position.waiting
        frame.suit, frame.best, frame.holder = position.suit, position.best, position.holder
        frame.leader, frame.lead = position.first, position.spare
        frame.past, frame.held, frame.out = packed(position.past), held, position.out
        return search(self._rules, self._stakes, self._worth, self._memory, 1, hands, self._stack)
