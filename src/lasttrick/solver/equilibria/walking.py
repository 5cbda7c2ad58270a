"""One walk through a short game: down with the reach of every hand, up with its worth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from lasttrick.solver.equilibria.choosing import Reals
from lasttrick.solver.equilibria.earlier_tricks import ascend, descend
from lasttrick.solver.equilibria.hands import hands_of, passage
from lasttrick.solver.equilibria.last_two_tricks import last_two_tricks
from lasttrick.solver.equilibria.policies import Policy
from lasttrick.solver.equilibria.public_tree import TrickLayer


class Walk:
    """Walks through the tricks of one game, in room of its own. One thread at a time may."""

    def __init__(self, layers: Sequence[TrickLayer]) -> None:
        """Take the tricks, as ``public_tree`` has them: two cards in each hand at least."""
        self._layers = layers
        self._hands = [hands_of(layer.pack, layer.cards) for layer in layers]
        sizes = [
            (len(layer.paths), len(hands)) for layer, hands in zip(layers, self._hands, strict=True)
        ]
        self._reach = [np.zeros((2, *size)) for size in sizes]
        self._values = [np.zeros(size) for size in sizes]
        self._reach[0][:] = 1.0

    def reach(self, weights: Policy, trick: int) -> Reals:
        """Return how likely each seat is to come to the leads of a trick with each hand.

        Args:
            weights: what both seats do.
            trick: which one of the tricks, from 0.

        Returns:
            For each seat, lead and hand the product of the chances of its own choices. It is
            good until the next walk.
        """
        for before in range(trick):
            layer = self._layers[before]
            descend(
                self._hands[before],
                *passage(layer.pack, layer.cards),
                layer.seats,
                layer.starts,
                layer.answers,
                layer.children,
                weights.leads[before],
                weights.answers[before],
                self._reach[before],
                self._reach[before + 1],
            )
        reach: Reals = self._reach[trick]
        return reach

    def worth(
        self, weights: Policy, sums: Policy, seat: int, mode: int, weight: float = 0.0
    ) -> Reals:
        """Return the worth of each hand that a seat can be dealt.

        Args:
            weights: what both seats do: as a policy, and where the seat learns as regrets.
            sums: what is learnt, in mode ``LEARN``.
            seat: whose worth it is; seat 0 leads.
            mode: ``LEARN``, ``BEST`` or ``KEEP``, of ``last_two_tricks``.
            weight: how much this walk counts in the sums.
        """
        last = len(self._layers) - 1
        self.reach(weights, last)
        layer = self._layers[last]
        last_two_tricks(
            layer.seats,
            layer.starts,
            layer.first,
            layer.answers,
            layer.likeness,
            layer.likeness_then,
            *layer.alike[:3],
            weights.leads[last],
            sums.leads[last],
            weights.answers[last],
            sums.answers[last],
            self._reach[last],
            seat,
            mode,
            weight,
            self._values[last],
        )
        for trick in reversed(range(last)):
            layer = self._layers[trick]
            ascend(
                self._hands[trick],
                *passage(layer.pack, layer.cards),
                layer.seats,
                layer.starts,
                layer.first,
                layer.answers,
                layer.first_then,
                layer.children,
                layer.likeness,
                layer.likeness_then,
                *layer.alike,
                weights.leads[trick],
                sums.leads[trick],
                weights.answers[trick],
                sums.answers[trick],
                self._reach[trick],
                seat,
                mode,
                weight,
                self._values[trick + 1],
                self._values[trick],
            )
        worth: Reals = self._values[0][0]
        return worth
