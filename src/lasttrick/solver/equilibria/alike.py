"""Suits that are alike: they can change places, and nothing in the game but their names changes.

Two suits are alike at a moment when they have the same ranks and no card of either has been
laid. What a hand should do then follows from what any hand that is like it should do. That
has to hold to the last bit: a policy that treats like hands unlike, be it by the rounding of
a sum, is not the policy that a walk through the smaller tree is about.
"""

from __future__ import annotations

from itertools import chain, permutations, product
from typing import NamedTuple

import numpy as np

from lasttrick.solver.equilibria.hands import Numbers, hands_of, places
from lasttrick.solver.equilibria.short_game import ShortGame

NONE = -1


class Alike(NamedTuple):
    """Which hands are alike, for some ways in which suits can change places.

    Attributes:
        model: for each way and hand, the first hand that is like it.
        slot: for each of its cards, which card of the model that is.
        twin: for each of its cards, the first card of the same hand that is like it.
        swap: for each way and two suits, a row of ``swapped``; ``NONE`` where they differ.
        swapped: where each hand goes when two suits change places.
    """

    model: Numbers
    slot: Numbers
    twin: Numbers
    swap: Numbers
    swapped: Numbers


def alike_suits(game: ShortGame, touched: set[int], *, exchange: bool = True) -> list[int]:
    """Return for each suit the first one that is like it at a moment; itself if none is.

    Args:
        game: the game.
        touched: the suits of which a card has been laid.
        exchange: False for a game in which no suits are taken as alike.
    """
    free = [suit for suit in range(4) if suit not in touched and game.sizes[suit] and exchange]
    return [
        next((o for o in free if suit in free and game.alike[o] == game.alike[suit]), suit)
        for suit in range(4)
    ]


class Likenesses:
    """Collects the ways in which suits can change places, and works each out once."""

    def __init__(self, pack: int, cards: int) -> None:
        """Take how many cards are left, and how many of them a hand holds."""
        self._hands = hands_of(pack, cards)
        self._add = places(pack, cards)
        self._known: dict[tuple[tuple[int, ...], ...], int] = {}
        self._rows: list[tuple[Numbers, Numbers, Numbers]] = []
        self._swaps: list[Numbers] = []
        self._swapped: list[Numbers] = []

    def of(self, starts: Numbers, first: list[int]) -> int:
        """Return the number of a way; ``NONE`` where no two suits are alike.

        Args:
            starts: the first card of each suit, and the number of all.
            first: for each suit the first one that is like it.
        """
        if len(set(first)) == len(first):
            return NONE
        key = tuple(map(int, starts)), tuple(first)
        if key not in self._known:
            self._known[key] = len(self._rows)
            self._add_way(starts, first)
        return self._known[key]

    def tables(self) -> Alike:
        """Return all that has been worked out."""
        size, cards = self._hands.shape
        return Alike(
            np.array([model for model, _, _ in self._rows], np.int32).reshape(-1, size),
            np.array([slot for _, slot, _ in self._rows], np.int32).reshape(-1, size, cards),
            np.array([twin for _, _, twin in self._rows], np.int32).reshape(-1, size, cards),
            np.array(self._swaps, np.int32).reshape(-1, 4, 4),
            np.array(self._swapped, np.int32).reshape(-1, size),
        )

    def _add_way(self, starts: Numbers, first: list[int]) -> None:
        size, cards = self._hands.shape
        model = np.arange(size, dtype=np.int32)
        slot = np.tile(np.arange(cards, dtype=np.int32), (size, 1))
        twin = slot.copy()
        swap = np.full((4, 4), NONE, np.int32)
        for order in _orders(first):
            moved, slots = self._moved(starts, order)
            same = moved == np.arange(size)
            twin[same] = np.minimum(twin[same], slots[same])
            lower = moved < model
            model[lower], slot[lower] = moved[lower], slots[lower]
            changed = [suit for suit in range(4) if order[suit] != suit]
            if len(changed) == 2:
                swap[changed[0], changed[1]] = swap[changed[1], changed[0]] = len(self._swapped)
                self._swapped.append(moved)
        self._rows.append((model, slot, twin))
        self._swaps.append(swap)

    def _moved(self, starts: Numbers, order: tuple[int, ...]) -> tuple[Numbers, Numbers]:
        """Return where each hand goes when suits change places, and where in it each card."""
        where = np.arange(starts[-1], dtype=np.int32)
        for suit in range(4):
            where[starts[suit] : starts[suit + 1]] += starts[order[suit]] - starts[suit]
        cards = where[self._hands]
        ordered = np.sort(cards, 1)
        place = self._add[ordered, np.arange(cards.shape[1])].sum(1).astype(np.int32)
        slots = (cards[:, :, None] > cards[:, None, :]).sum(2).astype(np.int32)
        return place, slots


def _orders(first: list[int]) -> list[tuple[int, ...]]:
    """Return every way in which the four suits can change places."""
    groups = [[suit for suit in range(4) if first[suit] == one] for one in sorted(set(first))]
    orders: list[tuple[int, ...]] = []
    for ways in product(*map(permutations, groups)):
        order = dict(zip(chain(*groups), chain(*ways), strict=True))
        orders.append(tuple(order[suit] for suit in range(4)))
    return orders
