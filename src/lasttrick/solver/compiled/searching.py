"""The compiled searches behind the face of the plain ones. One thread at a time may use each."""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.compiled import compiled
from lasttrick.solver.aims import EachForItself, Forced
from lasttrick.solver.bounds import award_limits
from lasttrick.solver.compiled import forced, settled
from lasttrick.solver.compiled.frames import Frames, frames
from lasttrick.solver.compiled.memory import Memory, memory
from lasttrick.solver.compiled.packed_past import packed
from lasttrick.solver.compiled.stakes import cards_of, stakes_of
from lasttrick.solver.deal import Deal
from lasttrick.solver.ends import End, Points
from lasttrick.solver.position import Position
from lasttrick.solver.terms import Terms

_MEMORY_BITS = 12
_MEMORY_BITS_FOR_MORE = 18
"""Where nobody has to follow suit, and where each seat plays for itself, more is searched."""
_MEMORY_BITS_FOR_MOST = 21
_MANY_CARDS = 24


class CompiledForcedSearch:
    """What one seat can force against all the others."""

    def __init__(self, deal: Deal, aim: Forced) -> None:
        """Take the deal and the seat; the deal must fit, as ``fits_compiled`` says."""
        self._deal = deal
        self._aim = aim
        table = deal.terms.table
        self.rules = compiled(table)
        self.stakes, self.worth = stakes_of(deal.terms, deal.ends, deal.flags, aim)
        bits = _MEMORY_BITS_FOR_MORE if table.duty == "free" else _MEMORY_BITS
        self._memory: Memory = memory(bits)
        self._stack = frames()

    def value(self, position: Position | End) -> int:
        """Return what the seat can force from here on."""
        if isinstance(position, End):
            return self._deal.flags.settled(self._deal.ends.points(position), self._aim)
        hands = put(self._deal.terms, position, self._stack)
        return forced.search(
            self.rules, self.stakes, self.worth, self._memory, 1, hands, self._stack
        )


class CompiledMaxNSearch:
    """What comes of it when each seat plays for itself."""

    def __init__(self, deal: Deal, aim: EachForItself) -> None:
        """Take the deal; it must fit, and no end may hang on who else dropped out."""
        self._deal = deal
        self._aim = aim
        terms = deal.terms
        self._rules = compiled(terms.table)
        self._stakes = cards_of(terms)
        self._points = _points_of_ends(deal, aim)
        self._likings = np.array(
            [_places(self._points, seat, aim) for seat in range(terms.table.seats)], np.int64
        )
        self._stakes.most = int(self._likings.max())
        many = terms.table.seats * terms.table.tricks > _MANY_CARDS
        self._memory: Memory = memory(_MEMORY_BITS_FOR_MOST if many else _MEMORY_BITS_FOR_MORE)
        self._stack = frames()

    def value(self, position: Position | End) -> Points:
        """Return the points of each seat."""
        if isinstance(position, End):
            return self._deal.flags.settled(self._deal.ends.points(position), self._aim)
        hands = put(self._deal.terms, position, self._stack)
        end = settled.search(
            self._rules, self._stakes, self._likings, self._memory, 1, hands, self._stack
        )
        return self._points[end]


def put(terms: Terms, position: Position, stack: Frames) -> Any:
    """Write a position into the first frame, and return the hands."""
    held = 0
    for seat, hand in enumerate(position.hands):
        if not position.out >> seat & 1:
            held |= hand | terms.aside[seat]
    frame = stack[0]
    frame.number, frame.turn, frame.waiting = position.number, position.turn, position.waiting
    frame.suit, frame.best, frame.holder = position.suit, position.best, position.holder
    frame.leader, frame.lead = position.first, position.spare
    frame.past, frame.held, frame.out = packed(position.past), held, position.out
    return np.array(position.hands, np.int64)


def _points_of_ends(deal: Deal, aim: EachForItself) -> list[Points]:
    """Return the points of every end, by the number that ``settled.end_number`` gives it."""
    seats = deal.terms.table.seats
    least, most = award_limits(deal.terms)
    payers = range(-1, seats if any(owner >= 0 for owner in deal.terms.ace_owner) else 0)
    return [
        deal.flags.settled(
            deal.ends.points(
                End(
                    "deciding-trick",
                    winner,
                    award,
                    aces=((payer, 1),) if payer in payers and payer >= 0 else (),
                )
            ),
            aim,
        )
        for award in range(least, most + 1)
        for payer in range(-1, seats)
        for winner in range(seats)
    ]


def _places(points: list[Points], seat: int, aim: EachForItself) -> list[int]:
    """Return how well a seat likes each of these points, as a place among all."""
    likings = [aim.liking(seat, each) for each in points]
    order = {liking: place for place, liking in enumerate(sorted(set(likings)))}
    return [order[liking] for liking in likings]
