"""What the seats are after: one seat against all the others, or each for itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, TypeVar

from lasttrick.solver.ends import Points

V = TypeVar("V")


class Aim(Protocol[V]):
    """Says what an end is worth, and which of several values the seat to move takes."""

    def worth(self, points: Points) -> V:
        """Return the value of an end."""
        ...

    def choose(self, seat: int, values: Sequence[V]) -> V:
        """Return the value that a seat takes when it has the choice."""
        ...


class Forced:
    """What one seat can force: all the others play against it, and see every card.

    With two seats the value is its own points less the other's; with more, its own points.
    """

    def __init__(self, seat: int) -> None:
        """Take the seat."""
        self.seat = seat

    def worth(self, points: Points) -> int:
        """Return what an end is worth to the seat."""
        own = points[self.seat]
        return own - points[1 - self.seat] if len(points) == 2 else own

    def choose(self, seat: int, values: Sequence[int]) -> int:
        """Return the most if it is the seat's own choice, else the least."""
        return max(values) if seat == self.seat else min(values)


class EachForItself:
    """What comes of it when every seat takes as many points as it can, and knows that all do.

    Between choices that bring it the same, a seat takes the one that brings least to the
    seat that plays after it; if that is the same too, least to the next seat, and so on.
    """

    def __init__(self, orders: Sequence[Sequence[int]]) -> None:
        """Take, for each seat, all seats in the order of play beginning with it."""
        self._orders = orders

    def worth(self, points: Points) -> Points:
        """Return the points themselves."""
        return points

    def choose(self, seat: int, values: Sequence[Points]) -> Points:
        """Return what a seat likes best."""
        return max(values, key=lambda points: self.liking(seat, points))

    def liking(self, seat: int, points: Points) -> Points:
        """Return a key by which a seat likes one outcome better than another."""
        own, *others = self._orders[seat]
        return (points[own], *(-points[other] for other in others))
