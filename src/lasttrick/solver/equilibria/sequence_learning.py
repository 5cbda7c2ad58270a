"""CFR+ on a sequence form, compiled: for games of any rules that are small enough to write down."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.sequence_form import Places, Reals, SequenceForm

_FIRST_LOOK = 20
_LOOK_AGAIN = 1.5


class Learnt(NamedTuple):
    """Two plans, and what they prove: the value for seat 0 lies between low and high."""

    plans: tuple[Reals, Reals]
    low: float
    high: float
    rounds: int


def learnt(form: SequenceForm, *, gap: float, most_rounds: int = 100_000) -> Learnt:
    """Return plans for both seats that leave at most so much to gain.

    Args:
        form: the game.
        gap: how far apart the bounds of its value may be, in what the game pays.
        most_rounds: stop after so many rounds, whatever the gap.
    """
    first, second = form.choices
    regrets = (np.zeros(first.sequences), np.zeros(second.sequences))
    sums = (np.zeros(first.sequences), np.zeros(second.sequences))
    rounds = 0
    while True:
        until = min(max(_FIRST_LOOK, int(rounds * _LOOK_AGAIN)), most_rounds)
        _learn(
            form.first,
            form.second,
            form.pays,
            first.parents,
            first.begins,
            second.parents,
            second.begins,
            regrets[0],
            regrets[1],
            sums[0],
            sums[1],
            rounds,
            until,
        )
        rounds = until
        plans = (sums[0] / sums[0][0], sums[1] / sums[1][0])
        low = -form.best_answer(plans[0], 1)
        high = form.best_answer(plans[1], 0)
        if high - low <= gap or rounds >= most_rounds:
            return Learnt(plans, low, high, rounds)


@kernel
def _learn(
    first: Places,
    second: Places,
    pays: Reals,
    first_parents: Places,
    first_begins: Places,
    second_parents: Places,
    second_begins: Places,
    first_regrets: Reals,
    second_regrets: Reals,
    first_sums: Reals,
    second_sums: Reals,
    after: int,
    until: int,
) -> None:
    """Let both seats learn in turn for some rounds, the later ones counting more."""
    plan, other = np.zeros(len(first_sums)), np.zeros(len(second_sums))
    worth, others_worth = np.zeros(len(first_sums)), np.zeros(len(second_sums))
    _plan(first_parents, first_begins, first_regrets, plan)
    _plan(second_parents, second_begins, second_regrets, other)
    for number in range(after + 1, until + 1):
        weight = float(number) ** 2
        worth[:] = 0.0
        for end in range(len(pays)):
            worth[first[end]] += pays[end] * other[second[end]]
        first_sums += weight * plan
        _regret(first_parents, first_begins, worth, first_regrets)
        _plan(first_parents, first_begins, first_regrets, plan)
        others_worth[:] = 0.0
        for end in range(len(pays)):
            others_worth[second[end]] -= pays[end] * plan[first[end]]
        second_sums += weight * other
        _regret(second_parents, second_begins, others_worth, second_regrets)
        _plan(second_parents, second_begins, second_regrets, other)


@kernel
def _plan(parents: Places, begins: Places, regrets: Reals, plan: Reals) -> None:
    """Write down the plan that regrets lead to."""
    plan[0] = 1.0
    for at in range(len(parents)):
        begin, end = begins[at], begins[at + 1]
        whole = 0.0
        for sequence in range(begin, end):
            whole += regrets[sequence]
        for sequence in range(begin, end):
            share = regrets[sequence] / whole if whole > 0.0 else 1.0 / (end - begin)
            plan[sequence] = plan[parents[at]] * share


@kernel
def _regret(parents: Places, begins: Places, worth: Reals, regrets: Reals) -> None:
    """Add what each choice would have brought more; sets are taken the last first."""
    for at in range(len(parents) - 1, -1, -1):
        begin, end = begins[at], begins[at + 1]
        whole = here = 0.0
        for sequence in range(begin, end):
            whole += regrets[sequence]
        for sequence in range(begin, end):
            share = regrets[sequence] / whole if whole > 0.0 else 1.0 / (end - begin)
            here += share * worth[sequence]
        for sequence in range(begin, end):
            regrets[sequence] = max(0.0, regrets[sequence] + worth[sequence] - here)
        worth[parents[at]] += here
