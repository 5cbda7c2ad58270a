"""A game of two seats in sequence form: what each seat can do, and what pairs of that pay.

A *sequence* is what one seat has done so far, as it remembers it: a choice, made where it knew
so much. Sequence 0 is to have done nothing yet. A policy gives each sequence its *plan*, the
product of its chances, so that the worth of two plans is a sum over pairs of sequences.
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

import numpy as np
import numpy.typing as npt

Places = npt.NDArray[np.int64]
Reals = npt.NDArray[np.float64]


@dataclass(frozen=True)
class Choices:
    """The information sets of one seat, each behind all those that it can come from.

    Attributes:
        parents: for each set, the sequence that leads to it.
        begins: for each set its first sequence; behind them, how many sequences there are.
            The sequences of a set lie together.
    """

    parents: Places
    begins: Places

    @property
    def sequences(self) -> int:
        """How many sequences there are, the empty one too."""
        return int(self.begins[-1])


@dataclass(frozen=True)
class SequenceForm:
    """A game of two seats, where one gets what the other loses.

    Attributes:
        choices: of each seat.
        first: for each end, the sequence of seat 0 that leads to it.
        second: the same for seat 1.
        pays: for each end, what seat 0 gets, times the chance of the cards behind it. Ends
            with the same sequences are added up.
    """

    choices: tuple[Choices, Choices]
    first: Places
    second: Places
    pays: Reals

    def worth(self, plans: tuple[Reals, Reals]) -> float:
        """Return what seat 0 gets by two plans."""
        return float((plans[0][self.first] * plans[1][self.second] * self.pays).sum())

    def best_answer(self, plan: Reals, seat: int) -> float:
        """Return what a seat gets at most against a plan of the other one."""
        own, other = (self.first, self.second) if seat == 0 else (self.second, self.first)
        choices = self.choices[seat]
        gets = self.pays if seat == 0 else -self.pays
        worth = np.bincount(own, gets * plan[other], choices.sequences)
        for at in range(len(choices.parents) - 1, -1, -1):
            begin, end = choices.begins[at], choices.begins[at + 1]
            worth[choices.parents[at]] += worth[begin:end].max()
        return float(worth[0])


@dataclass
class SequenceFormBuilder:
    """Builds a sequence form from what happens at each moment."""

    _sets: tuple[dict[Hashable, int], dict[Hashable, int]] = field(default_factory=lambda: ({}, {}))
    _parents: tuple[list[int], list[int]] = field(default_factory=lambda: ([], []))
    _begins: tuple[list[int], list[int]] = field(default_factory=lambda: ([1], [1]))
    _pays: dict[tuple[int, int], float] = field(default_factory=dict)

    def information_set(self, seat: int, known: Hashable, parent: int, ways: int) -> int:
        """Return the first sequence of an information set, which is made if it is new.

        Args:
            seat: whose choice it is.
            known: all that the seat knows there.
            parent: the sequence of the seat that led there.
            ways: between how many it has to choose.
        """
        sets = self._sets[seat]
        at = sets.get(known)
        if at is None:
            at = sets[known] = len(sets)
            self._parents[seat].append(parent)
            self._begins[seat].append(self._begins[seat][-1] + ways)
        return self._begins[seat][at]

    def end(self, first: int, second: int, pays: float) -> None:
        """Add an end: the sequences of both seats, and what it pays seat 0 times its chance."""
        self._pays[first, second] = self._pays.get((first, second), 0.0) + pays

    def built(self) -> SequenceForm:
        """Return the game."""
        ends = np.array(list(self._pays), np.int64).reshape(-1, 2)
        first, second = (
            Choices(np.array(parents, np.int64), np.array(begins, np.int64))
            for parents, begins in zip(self._parents, self._begins, strict=True)
        )
        return SequenceForm(
            (first, second),
            np.ascontiguousarray(ends[:, 0]),
            np.ascontiguousarray(ends[:, 1]),
            np.array(list(self._pays.values())),
        )
