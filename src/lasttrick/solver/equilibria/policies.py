"""A policy as a table: how likely each card is to be laid, for every hand at every moment."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from lasttrick.solver.equilibria.hands import hands_of
from lasttrick.solver.equilibria.public_tree import TrickLayer

Weights = npt.NDArray[np.float32]


@dataclass(frozen=True)
class Policy:
    """What both seats do, as weights. Only their shares count; where all are 0 any card will do.

    Attributes:
        leads: for each trick but the last: for each lead and hand, a weight for each card of
            the hand, the lowest first.
        answers: the same for each answer. Hands are numbered as at the lead, with the card
            led still in the pack; hands that hold it do not occur. Weights of cards that
            do not follow suit where they must are not looked at.
    """

    leads: tuple[Weights, ...]
    answers: tuple[Weights, ...]


def blank_policy(layers: Sequence[TrickLayer]) -> Policy:
    """Return a policy of zeros, which plays any legal card with equal chance."""
    hands = [len(hands_of(layer.pack, layer.cards)) for layer in layers]
    return Policy(
        tuple(
            np.zeros((len(layer.paths), size, layer.cards), np.float32)
            for layer, size in zip(layers, hands, strict=True)
        ),
        tuple(
            np.zeros((len(layer.asked), size, layer.cards), np.float32)
            for layer, size in zip(layers, hands, strict=True)
        ),
    )


def copied(policy: Policy) -> Policy:
    """Return a policy that can be changed without changing this one."""
    return Policy(
        tuple(weights.copy() for weights in policy.leads),
        tuple(weights.copy() for weights in policy.answers),
    )
