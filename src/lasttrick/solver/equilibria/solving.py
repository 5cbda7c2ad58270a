"""Solving a short game: two policies that learn from each other until neither can be bettered.

It is CFR+ in vector form: the seats take turns, regrets below nothing are forgotten, and
later rounds count more in the policy that is learnt. What it reaches is not believed but
measured: the best answers to the policy bound the value of the game from both sides.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass

from lasttrick.solver.equilibria.choosing import BEST, LEARN
from lasttrick.solver.equilibria.policies import Policy, blank_policy, copied
from lasttrick.solver.equilibria.public_tree import TrickLayer, public_tree
from lasttrick.solver.equilibria.short_game import ShortGame
from lasttrick.solver.equilibria.walking import Walk

_FIRST_LOOK = 10
"""After so many rounds the gap is measured for the first time."""
_LOOK_AGAIN = 1.25
"""When there are so many times as many rounds, it is measured again."""


@dataclass(frozen=True)
class Bounds:
    """Between what the value of a game lies: the chance of the leader to win the last trick."""

    low: float
    """What the policy of the leader wins against the best answer to it."""
    high: float
    """What the best leader wins against the policy of the other seat."""

    @property
    def gap(self) -> float:
        """How far they are apart: what both seats together could still gain."""
        return self.high - self.low


@dataclass(frozen=True)
class Equilibrium:
    """A solved game.

    Attributes:
        game: the game.
        layers: the moments that the policy is about.
        policy: what both seats do.
        bounds: between what the value lies.
        rounds: how often both seats have learnt.
        seconds: the time that it took.
    """

    game: ShortGame
    layers: tuple[TrickLayer, ...]
    policy: Policy
    bounds: Bounds
    rounds: int
    seconds: float


def solved(
    game: ShortGame,
    *,
    gap: float = 1e-3,
    most_rounds: int = 100_000,
    exchange: bool = True,
    on_look: Callable[[int, Bounds], None] | None = None,
) -> Equilibrium:
    """Return an equilibrium of a short game, as near as asked for.

    Args:
        game: the game.
        gap: how far apart the bounds of the value may be.
        most_rounds: stop after so many rounds, whatever the gap.
        exchange: whether suits that are alike are taken together.
        on_look: is told the number of rounds and the bounds whenever they are measured.
    """
    begun = time.perf_counter()
    layers = public_tree(game, exchange=exchange)
    regrets, sums = blank_policy(layers), blank_policy(layers)
    if not layers:
        value = _single_cards(game)
        return Equilibrium(game, (), sums, Bounds(value, value), 0, time.perf_counter() - begun)
    walk = Walk(layers)
    rounds, look = 0, _FIRST_LOOK
    while True:
        rounds += 1
        for seat in (0, 1):
            walk.worth(regrets, sums, seat, LEARN, float(rounds) ** 2)
        if rounds < min(look, most_rounds):
            continue
        look = int(rounds * _LOOK_AGAIN) + 1
        bounds = bounds_by(game, layers, sums)
        if on_look is not None:
            on_look(rounds, bounds)
        if bounds.gap <= gap or rounds >= most_rounds:
            passed = time.perf_counter() - begun
            return Equilibrium(game, layers, sums, bounds, rounds, passed)


def bounds_by(game: ShortGame, layers: tuple[TrickLayer, ...], policy: Policy) -> Bounds:
    """Return what a policy proves about the value of a game, by the best answers to it."""
    if not layers:
        value = _single_cards(game)
        return Bounds(value, value)
    high, _ = best_answer(game, layers, policy, 0)
    other, _ = best_answer(game, layers, policy, 1)
    return Bounds(1.0 - other, high)


def best_answer(
    game: ShortGame, layers: tuple[TrickLayer, ...], policy: Policy, seat: int
) -> tuple[float, Policy]:
    """Return how often a seat wins with the best answer to a policy, and that answer.

    Args:
        game: the game, with two cards a hand at least.
        layers: its moments.
        policy: what the other seat does.
        seat: 0 for the leader of the first trick, or 1.
    """
    answer = copied(policy)
    worth = Walk(layers).worth(answer, policy, seat, BEST)
    return float(worth.sum()) / game.deals, answer


def _single_cards(game: ShortGame) -> float:
    """Return the chance of the leader with one card each: any but a higher card of the suit."""
    beaten = sum(size * (size - 1) // 2 for size in game.sizes)
    return 1.0 - beaten / game.deals
