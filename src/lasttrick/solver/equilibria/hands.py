"""Hands by number: every hand of so many cards from a pack has a place in a row.

The place of a hand with the cards ``a < b < c`` is ``C(a, 1) + C(b, 2) + C(c, 3)``, so that
the pairs with the higher card ``b`` lie together, behind all pairs of lower cards.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

Numbers = npt.NDArray[np.int32]


class Passage(NamedTuple):
    """How hands go on from one trick to the next, in which two cards are laid.

    Attributes:
        whole: for the own card, the other's card and a hand of the next trick: the place of
            the hand before, which held the own card too. Cards of the next trick are numbered
            anew, without the two.
        slot: the place of the own card within that hand.
    """

    whole: Numbers
    slot: Numbers


@cache
def hands_of(pack: int, cards: int) -> Numbers:
    """Return the cards of every hand, the lowest first, a row for each hand."""
    rows = sorted(combinations(range(pack), cards), key=lambda hand: hand[::-1])
    return np.array(rows, np.int32).reshape(comb(pack, cards), cards)


def place_of_hand(hand: tuple[int, ...]) -> int:
    """Return the place of a hand, its cards the lowest first."""
    return sum(comb(card, size) for size, card in enumerate(hand, 1))


@cache
def places(pack: int, cards: int) -> npt.NDArray[np.int64]:
    """Return what each card adds to the place of a hand, by how many cards are up to it."""
    return np.array([[comb(card, size + 1) for size in range(cards)] for card in range(pack)])


@cache
def passage(pack: int, cards: int) -> Passage:
    """Return how hands of so many cards go on to those of one card fewer."""
    after = hands_of(pack - 2, cards - 1)
    add = places(pack, cards)
    whole = np.zeros((pack, pack, len(after)), np.int32)
    slot = np.zeros((pack, pack, len(after)), np.int32)
    for own in range(pack):
        for other in range(pack):
            if own == other:
                continue
            low, high = min(own, other), max(own, other)
            left = after + (after >= low)
            left += left >= high
            with_own = np.sort(np.concatenate([left, np.full((len(after), 1), own)], 1), 1)
            whole[own, other] = add[with_own, np.arange(cards)].sum(1)
            slot[own, other] = (left < own).sum(1)
    return Passage(whole, slot)
