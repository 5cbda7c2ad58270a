"""How a network learns from choices: gradients, and the steps they are followed by.

A *critic* learns what each play is worth to its seat, from what deals brought. The
*preferences* of the policy, whose softmax are its chances, follow it: they go up with the worth
of a play over the mean of the policy, and down with the logarithm of its chance, times a
temperature. That is a policy gradient over all plays, with the even policy as a magnet: it
comes to rest near a mixed equilibrium, round which a plain gradient would go for ever.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.compiling import kernel
from lasttrick.lab.training.self_play import Choices
from lasttrick.players.policy.features import MOMENT, PLAY

Floats = npt.NDArray[np.floating[Any]]

_SLOPES_KEPT, _SQUARES_KEPT = 0.9, 0.999
_MEAN_KEPT = 0.998
"""How much of an average is kept at each step."""
_DECAY = 0.01
"""By how much of a step weights shrink that nothing holds up."""


class Weights(NamedTuple):
    """The weights of two networks: one for the policy, and a critic that tells it its mistakes."""

    of_moment: Floats
    """``MOMENT`` by hidden units."""
    of_play: Floats
    """``PLAY`` by hidden units."""
    out: Floats
    """One for each hidden unit."""
    critic_of_moment: Floats
    critic_of_play: Floats
    critic_out: Floats

    @property
    def policy(self) -> tuple[Floats, Floats, Floats]:
        """The network of the policy."""
        return self[:3]

    @property
    def critic(self) -> tuple[Floats, Floats, Floats]:
        """The network of the critic."""
        return self[3:]


def new_weights(hidden: int, seed: int) -> Weights:
    """Return weights of chance, small enough that all plays are almost alike."""
    chance = np.random.default_rng(seed)

    def drawn(spread: float, *shape: int) -> Floats:
        return (spread * chance.standard_normal(shape)).astype(np.float32)

    def network() -> tuple[Floats, Floats, Floats]:
        return (
            drawn(0.25, MOMENT, hidden),
            drawn(0.25, PLAY, hidden),
            drawn(0.02, hidden),
        )

    return Weights(*network(), *network())


@kernel
def look_ahead(later: Any, values: Any, returns: Any, trust: float, aims: Any) -> None:
    """Fill in what the values of choices should have been.

    Args:
        later: the next choice of the same seat in its deal; -1 for none.
        values: what each choice was thought to be worth before it was made.
        returns: what the deal brought.
        trust: how far the value of the next choice is believed instead of what came of it.
        aims: these are filled in.
    """
    for choice in range(len(aims) - 1, -1, -1):
        after = later[choice]
        if after < 0:
            aims[choice] = returns[choice]
        else:
            aims[choice] = trust * values[after] + (1 - trust) * aims[after]


class Scored(NamedTuple):
    """What a network makes of plays."""

    active: Floats
    """By play and hidden unit."""
    scores: Floats


class Batch(NamedTuple):
    """Choices, cut to those that are there."""

    moments: Floats
    plays: Floats
    begins: npt.NDArray[np.int64]
    of: npt.NDArray[np.int64]
    """To which choice each play belongs."""
    sizes: Floats

    def score(self, network: tuple[Floats, Floats, Floats]) -> Scored:
        """Return what a network makes of every play."""
        of_moment, of_play, out = network
        active = self.plays @ of_play
        active += (self.moments @ of_moment)[self.of]
        np.maximum(active, 0, out=active)
        return Scored(active, active @ out)

    def total(self, numbers: Floats) -> Floats:
        """Return what numbers of plays add up to in each choice."""
        total: Floats = np.add.reduceat(numbers, self.begins)
        return total

    def back(
        self, network: tuple[Floats, Floats, Floats], scored: Scored, slopes: Floats
    ) -> tuple[Floats, Floats, Floats]:
        """Return the gradients of a network, by those of its scores."""
        inner = np.outer(slopes, network[2])
        inner[scored.active <= 0] = 0
        return self.moments.T @ self.total(inner), self.plays.T @ inner, scored.active.T @ slopes


def gradients(
    weights: Weights,
    choices: Choices,
    number: int,
    *,
    warmth: float,
    tremble: float,
    bound: float,
    trust: float,
) -> tuple[Weights, float]:
    """Return the gradients for the first so many choices, and the mean squared error of values.

    Args:
        weights: of the networks that made them.
        choices: what they chose from, and what came of it.
        number: how many choices.
        warmth: the temperature.
        tremble: how often a play was chosen by chance.
        bound: preferences further than this from their mean are not driven further.
        trust: how far the value of a seat's next choice is believed (:func:`look_ahead`).
    """
    sizes = np.diff(choices.begins[: number + 1])
    batch = Batch(
        choices.moments[:number],
        choices.plays[: int(choices.begins[number])],
        choices.begins[:number],
        np.repeat(np.arange(number), sizes),
        sizes.astype(np.float32),
    )
    policy, critic = batch.score(weights.policy), batch.score(weights.critic)
    values = critic.scores
    shares = _softmax(batch, policy.scores)
    means = batch.total(shares * values)

    chosen = choices.chosen[:number]
    aims = np.zeros(number, np.float32)
    look_ahead(choices.later[:number], means, choices.returns[:number], trust, aims)
    errors = values[chosen] - aims
    of_values = np.zeros_like(values)
    of_values[chosen] = errors / number

    worth = values - np.float32(warmth) * np.log(np.maximum(shares, np.float32(1e-12)))
    gain = worth - batch.total(shares * worth)[batch.of]
    gain *= (1 - np.float32(tremble)) * shares + (np.float32(tremble) / batch.sizes)[batch.of]
    apart = policy.scores - (batch.total(policy.scores) / batch.sizes)[batch.of]
    gain[((apart > bound) & (gain > 0)) | ((apart < -bound) & (gain < 0))] = 0
    # Only differences count: without this all preferences would drift away together.
    gain -= (batch.total(gain) / batch.sizes)[batch.of]

    gradient = Weights(
        *batch.back(weights.policy, policy, -gain / np.float32(number)),
        *batch.back(weights.critic, critic, of_values),
    )
    return gradient, float(np.mean(errors * errors))


def _softmax(batch: Batch, scores: Floats) -> Floats:
    shares = np.exp(scores - np.maximum.reduceat(scores, batch.begins)[batch.of])
    shares /= batch.total(shares)[batch.of]
    return shares


class Learnt(NamedTuple):
    """How far a network has come: all that the next step depends on."""

    weights: Weights
    mean: Weights
    """The average of the later ones, with a weight that falls back in time."""
    slopes: Weights
    """The average of the latest gradients."""
    squares: Weights
    """The average of their squares."""
    steps: int = 0
    deals: int = 0
    error: float = 1.0
    """The mean squared error of the values, over the latest steps."""


def nothing_learnt(hidden: int, seed: int) -> Learnt:
    """Return where a network begins."""
    weights = new_weights(hidden, seed)
    still = Weights(*(np.zeros_like(part) for part in weights))
    return Learnt(weights, weights, still, still)


def stepped(learnt: Learnt, gradient: Weights, pace: float) -> Learnt:
    """Return what has been learnt after one more step, each weight at a pace of its own (Adam).

    Args:
        learnt: before it.
        gradient: what the step goes against.
        pace: how far it goes.
    """
    steps = learnt.steps + 1
    pace *= float(np.sqrt(1 - _SQUARES_KEPT**steps) / (1 - _SLOPES_KEPT**steps))
    kept = min(_MEAN_KEPT, 1 - 1 / steps)

    def mixed(before: Weights, now: Iterable[Floats], share: float) -> Weights:
        pairs = zip(before, now, strict=True)
        return Weights(*(old + np.float32(1 - share) * (new - old) for old, new in pairs))

    slopes = mixed(learnt.slopes, gradient, _SLOPES_KEPT)
    squares = mixed(learnt.squares, (part * part for part in gradient), _SQUARES_KEPT)
    weights = Weights(*map(partial(_moved, pace), learnt.weights, slopes, squares))
    mean = mixed(learnt.mean, weights, kept)
    return learnt._replace(weights=weights, mean=mean, slopes=slopes, squares=squares, steps=steps)


def _moved(pace: float, weights: Floats, slope: Floats, square: Floats) -> Floats:
    moved = weights - np.float32(pace) * slope / (np.sqrt(square) + np.float32(1e-8))
    return (moved * np.float32(1 - pace * _DECAY)).astype(np.float32, copy=False)
