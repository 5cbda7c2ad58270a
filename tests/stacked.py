"""Chance that has been arranged, so that a shuffle comes out as a test wants it."""

from collections.abc import Iterable, Sequence
from random import Random
from typing import TypeVar

_T = TypeVar("_T")


class Stacked(Random):
    """A generator that gives these numbers and no more."""

    def __init__(self, numbers: Iterable[float]) -> None:
        super().__init__(0)
        self._numbers = list(numbers)

    def random(self) -> float:
        return self._numbers.pop(0)

    @property
    def used_up(self) -> bool:
        return not self._numbers


def numbers_for(pack: Sequence[_T], wanted: Sequence[_T]) -> list[float]:
    """Return the numbers under which ``shuffled(pack, …)`` comes out as wanted."""
    order, numbers = list(pack), []
    for last in range(len(order) - 1, 0, -1):
        other = order.index(wanted[last])
        numbers.append((other + 0.5) / (last + 1))
        order[last], order[other] = order[other], order[last]
    assert order == list(wanted)
    return numbers


def on_top(pack: Sequence[_T], drawn: Sequence[_T]) -> list[_T]:
    """Return the pack in an order in which these cards are drawn first, from its end."""
    return [*(card for card in pack if card not in drawn), *reversed(drawn)]
