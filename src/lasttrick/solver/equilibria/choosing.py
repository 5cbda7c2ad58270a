"""Choosing among the cards of one hand, compiled: by weights, by worth, and learning from it."""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.hands import Numbers
from lasttrick.solver.equilibria.policies import Weights

Reals = np.ndarray[Any, np.dtype[np.float64]]

LEARN, BEST, KEEP = 0, 1, 2
"""What the seat in question does: it moves its regrets and sums on; it answers with what is
best, which is noted as its weights; or it plays as its weights say."""

ILLEGAL = -1.0
"""The worth of a card that may not be laid. No other worth is less than nothing."""


@kernel
def share(one: float, other: float) -> float:
    """Return the chance of the first of two choices with these weights."""
    both = one + other
    return one / both if both > 0.0 else 0.5


@kernel
def suits_of(starts: Numbers, suits: Numbers) -> None:
    """Write down the suit of every card."""
    for suit in range(4):
        for card in range(starts[suit], starts[suit + 1]):
            suits[card] = suit


@kernel
def chosen(
    mode: int, weights: Weights, sums: Weights, counted: float, worth: Reals, cards: int
) -> float:
    """Return the worth of a hand whose cards are worth so much, and learn from it or note it.

    Args:
        mode: ``LEARN``, ``BEST`` or ``KEEP``.
        weights: of this hand: regrets where it learns, else a policy.
        sums: of this hand: the policy that is learnt.
        counted: how much the choice counts in the sums.
        worth: of each card; below any number for one that may not be laid.
        cards: how many there are.
    """
    best = 0
    for card in range(1, cards):
        if worth[card] > worth[best]:
            best = card
    if mode == BEST:
        weights[:cards] = 0.0
        weights[best] = 1.0
        return float(worth[best])
    whole, ways = 0.0, 0
    for card in range(cards):
        if worth[card] > ILLEGAL:
            whole += weights[card]
            ways += 1
    here = 0.0
    for card in range(cards):
        if worth[card] > ILLEGAL:
            here += worth[card] * (weights[card] / whole if whole > 0.0 else 1.0 / ways)
    if mode == LEARN:
        for card in range(cards):
            if worth[card] > ILLEGAL:
                chance = weights[card] / whole if whole > 0.0 else 1.0 / ways
                sums[card] += counted * chance
                weights[card] = max(0.0, weights[card] + worth[card] - here)
    return here


@kernel
def mirror(weights: Weights, model: Numbers, slot: Numbers, twin: Numbers) -> None:
    """Give all hands that are alike the weights of the first of them, to the last bit.

    Args:
        weights: of every hand at one moment.
        model: as in ``Alike``, and so are ``slot`` and ``twin``, for what is alike there.
        slot: where the cards of a hand are in its model.
        twin: which cards of a hand are alike.
    """
    size, cards = weights.shape
    for hand in range(size):
        if model[hand] != hand:
            # A model comes before all hands that are like it.
            for card in range(cards):
                weights[hand, card] = weights[model[hand], slot[hand, card]]
            continue
        for card in range(cards):
            whole, count = 0.0, 0
            for other in range(card, cards):
                if twin[hand, other] == card:
                    whole += weights[hand, other]
                    count += 1
            if count > 1:
                for other in range(card, cards):
                    if twin[hand, other] == card:
                        weights[hand, other] = whole / count


@kernel
def mirror_learnt(
    mode: int,
    weights: Weights,
    sums: Weights,
    way: int,
    model: Numbers,
    slot: Numbers,
    twin: Numbers,
) -> None:
    """Mirror what is learnt of one moment, unless nothing is learnt.

    Args:
        mode: of the walk.
        weights: of every hand at the moment, and so are ``sums``.
        sums: what is learnt there.
        way: which suits are alike; -1 where none are, and nothing is mirrored.
        model: as in :func:`mirror` for every way, and so are ``slot`` and ``twin``.
        slot: where the cards of a hand are in its model.
        twin: which cards of a hand are alike.
    """
    if mode != KEEP and way >= 0:
        mirror(weights, model[way], slot[way], twin[way])
        mirror(sums, model[way], slot[way], twin[way])
