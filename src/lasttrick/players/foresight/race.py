"""Which of several plays does best, found in few worlds. Needs NumPy.

Most plays show soon that they are not the best. They are dropped as they fall behind, and the
worlds are spent on those that are left: a race, as O. Maron and A. Moore describe it for models
(Hoeffding races, 1994), with standard errors instead of Hoeffding's bound.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import numpy as np
import numpy.typing as npt

Floats = npt.NDArray[np.float64]

_FIRST_LOOK = 96
"""After so many worlds it is seen for the first time who fell behind; then whenever their number
has doubled."""
_BEHIND = 2.0
"""So many standard errors behind the best a play is dropped."""
_ALIKE = 1e-9
"""What is worth so nearly the same is worth the same."""
_TRUST = 0.15
"""What a play gains by being e times as likely, in standard errors of what was found."""
_TRUST_AT_FIRST = 0.3
"""The same before the first look: so few worlds do not even know well how far they err."""
_LEAST = 1e-3
"""No play is taken to be less likely than this."""


class Race:
    """What came of each play in worlds that count differently.

    As a mean over few worlds errs, a play gains by being likely under the policy, the more the
    fewer worlds there were.
    """

    def __init__(self, chances: Sequence[float]) -> None:
        """Take how likely the policy is to make each play."""
        self._prior = np.log(np.maximum(chances, _LEAST))
        self._likely: list[Floats] = []
        self._points: list[Floats] = []
        self._wins: list[Floats] = []
        self._tried = [0] * len(chances)
        self.open = np.arange(len(chances))
        """The numbers of the plays that are still tried."""
        self.worlds = 0
        """In how many worlds these have been tried."""
        self.settled = len(chances) == 1
        """Whether one play is left, or several that did as well as each other in every world."""

    @property
    def until_look(self) -> int:
        """How many more worlds until it is seen again who fell behind."""
        look = _FIRST_LOOK
        while look <= self.worlds:
            look *= 2
        return look - self.worlds

    def add(self, likely: Floats, points: Floats, wins: Floats) -> None:
        """Take what came of the open plays in more worlds.

        Args:
            likely: the logarithm of how likely each world is.
            points: a row for each world, a column for each open play.
            wins: the same, 1 where the deal was won and else 0.
        """
        looks = len(likely) >= self.until_look
        self._likely.append(likely)
        self._points.append(self._of_all(points))
        self._wins.append(self._of_all(wins))
        self.worlds += len(likely)
        for number in self.open:
            self._tried[number] = self.worlds
        if looks:
            self._drop()

    def weights(self) -> Floats:
        """Return how much each world counts; together they count 1."""
        return _weights(np.concatenate(self._likely))

    def error(self) -> float:
        """Return how far off a mean may well be: its standard error, the same for all plays."""
        weights, points = self.weights(), self._of_open()
        spread = weights @ (points - weights @ points) ** 2
        return sqrt(float(spread.mean()) * float(weights @ weights))

    def worth(self) -> tuple[Floats, Floats]:
        """Return the points and the chance to win after each play, in the mean.

        A play that was dropped is worth what the best is, less what it was behind in the
        worlds that both were tried in.
        """
        ahead = int(self.open[self._scores().argmax()])
        return self._mean(self._points, ahead), self._mean(self._wins, ahead).clip(0.0, 1.0)

    def best(self) -> list[int]:
        """Return the numbers of the plays that did best, with what they gain by being likely."""
        scores = self._scores()
        best: list[int] = self.open[scores >= scores.max() - _ALIKE].tolist()
        return best

    def _drop(self) -> None:
        scores, weights, points = self._scores(), self.weights(), self._of_open()
        best = int(scores.argmax())
        behind = points[:, [best]] - points
        error = np.sqrt(weights**2 @ (behind - weights @ behind) ** 2)
        kept = scores[best] - scores <= _BEHIND * error + _ALIKE
        self.open = self.open[kept]
        self.settled = not behind[:, kept].any()

    def _scores(self) -> Floats:
        trust = _TRUST_AT_FIRST if self.worlds < _FIRST_LOOK else _TRUST
        gain = trust * self.error() * self._prior[self.open]
        scores: Floats = self.weights() @ self._of_open() + gain
        return scores

    def _of_open(self) -> Floats:
        return np.concatenate(self._points)[:, self.open]

    def _of_all(self, columns: Floats) -> Floats:
        """Return columns for all plays; those not tried are not read."""
        whole = np.zeros((len(columns), len(self._tried)))
        whole[:, self.open] = columns
        return whole

    def _mean(self, parts: list[Floats], ahead: int) -> Floats:
        likely, values = np.concatenate(self._likely), np.concatenate(parts)
        best = _weights(likely) @ values[:, ahead]
        behind = [
            _weights(likely[:tried]) @ (values[:tried, ahead] - values[:tried, number])
            for number, tried in enumerate(self._tried)
        ]
        means: Floats = best - np.array(behind)
        return means


def _weights(likely: Floats) -> Floats:
    weights: Floats = np.exp(likely - likely.max())
    weights /= weights.sum()
    return weights
