"""The search in plain Python, for every game: alpha-beta for one seat, max^n for each."""

from __future__ import annotations

from lasttrick.kernels.masks import NO_CARD
from lasttrick.solver.aims import EachForItself, Forced
from lasttrick.solver.bounds import Bounds, best_ends, bounds_of
from lasttrick.solver.deal import Deal
from lasttrick.solver.ends import End, Points
from lasttrick.solver.laying import Choice, choices, laid
from lasttrick.solver.position import Position


class ForcedSearch:
    """What one seat can force against all the others.

    A position at the beginning of a trick is searched once: what is known of its value is
    kept, as bounds.
    """

    def __init__(self, deal: Deal, aim: Forced) -> None:
        """Take the deal and the seat."""
        self._deal = deal
        self._aim = aim
        self._seat = aim.seat
        self._bounds = bounds_of(deal.terms, deal.ends, deal.flags, aim)
        self._ends: dict[End, int] = {}
        self._known: dict[Position, Bounds] = {}

    def value(self, position: Position | End) -> int:
        """Return what the seat can force from here on."""
        return self._value(position, *self._bounds)

    def _value(self, position: Position | End, alpha: int, beta: int) -> int:
        if isinstance(position, End):
            return self._end(position)
        if position.spare != NO_CARD:
            return self._choose(position, alpha, beta)
        least, most = self._known.get(position, self._bounds)
        if least >= beta or least == most:
            return least
        if most <= alpha:
            return most
        alpha, beta = max(alpha, least), min(beta, most)
        value = self._choose(position, alpha, beta)
        if value > alpha:
            least = value
        if value < beta:
            most = value
        self._known[position] = Bounds(least, most)
        return value

    def _choose(self, position: Position, alpha: int, beta: int) -> int:
        terms = self._deal.terms
        ordered = sorted(choices(terms, position), key=_promise, reverse=True)
        own = position.turn == self._seat
        best: int | None = None
        for card, hidden, _ in ordered:
            value = self._value(laid(terms, position, card, hidden=hidden), alpha, beta)
            if own:
                best = value if best is None or value > best else best
                alpha = max(alpha, best)
            else:
                best = value if best is None or value < best else best
                beta = min(beta, best)
            if alpha >= beta:
                break
        assert best is not None
        return best

    def _end(self, end: End) -> int:
        known = self._ends.get(end)
        if known is None:
            points = self._deal.ends.points(end)
            known = self._ends[end] = self._deal.flags.settled(points, self._aim)
        return known


def _promise(choice: Choice) -> tuple[bool, int]:
    return not choice.hidden, choice.card & 15


class MaxNSearch:
    """What comes of it when each seat plays for itself."""

    def __init__(self, deal: Deal, aim: EachForItself) -> None:
        """Take the deal and how a seat chooses between what brings it the same."""
        self._deal = deal
        self._aim = aim
        self._best = best_ends(deal.terms, deal.ends, deal.flags, aim)
        self._ends: dict[End, Points] = {}
        self._known: dict[Position, Points] = {}

    def value(self, position: Position | End) -> Points:
        """Return the points of each seat."""
        if isinstance(position, End):
            return self._end(position)
        if position.spare != NO_CARD:
            return self._choose(position)
        known = self._known.get(position)
        if known is None:
            known = self._known[position] = self._choose(position)
        return known

    def _choose(self, position: Position) -> Points:
        terms = self._deal.terms
        seat = position.turn
        values: list[Points] = []
        for card, hidden, _ in sorted(choices(terms, position), key=_promise, reverse=True):
            points = self.value(laid(terms, position, card, hidden=hidden))
            if points == self._best[seat]:
                return points
            values.append(points)
        return self._aim.choose(seat, values)

    def _end(self, end: End) -> Points:
        known = self._ends.get(end)
        if known is None:
            points = self._deal.ends.points(end)
            known = self._ends[end] = self._deal.flags.settled(points, self._aim)
        return known
