"""What a contest comes to: figures with their 95 % confidence intervals, and a verdict."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.lab.intervals import Interval, Z, mean, share_of_groups
from lasttrick.lab.strength.contest import Contest
from lasttrick.lab.strength.tally import Sum, Tally

Verdict = Literal["ahead", "behind", "not told apart"]

ENOUGH = 10
"""So many deals must differ before the interval of their mean can be trusted."""

_FOUR_IN_FIVE = 0.8416212335729143
"""Above so many standard errors below its mean a figure comes out four times in five."""


class Outcome(NamedTuple):
    """What came of a contest."""

    contest: Contest
    tally: Tally

    @property
    def points(self) -> Interval:
        """Points a deal of a seat of the player."""
        return self._mean(self.tally.points, self._own)

    @property
    def points_against(self) -> Interval:
        """Points a deal of a seat of the opponent."""
        return self._mean(self.tally.points_against, self._others)

    @property
    def difference(self) -> Interval:
        """By how many points a deal a seat of the player is ahead of one of the opponent."""
        return self._mean(self.tally.difference, self._own * self._others)

    @property
    def gain(self) -> Interval | None:
        """Points a deal more than the opponent gets in the same seat among its like.

        None where that was not played.
        """
        if not self.contest.baseline:
            return None
        return self._mean(self.tally.gain, self._own * self.contest.table.seats)

    @property
    def won(self) -> Interval:
        """The share of plays that the player won, all its seats together."""
        return self._share(self.tally.won)

    @property
    def won_against(self) -> Interval:
        """The share of plays that the opponent won."""
        return self._share(self.tally.won_against)

    @property
    def equal(self) -> float:
        """The share that the player would win of those won, if the two were equal."""
        return self._own / (self._own + self._others)

    @property
    def told(self) -> float | None:
        """How large a difference would be found four times in five with so many deals.

        None where too few deals differ to say so.
        """
        if self.tally.differing < ENOUGH:
            return None
        difference = self.difference
        return (difference.high - difference.low) / 2 * (1 + _FOUR_IN_FIVE / Z)

    @property
    def verdict(self) -> Verdict:
        """Say who is ahead, if the interval of the difference leaves no doubt."""
        _, low, high = self.difference
        if self.tally.differing < ENOUGH or low <= 0 <= high:
            return "not told apart"
        return "ahead" if low > 0 else "behind"

    @property
    def _own(self) -> int:
        return sum(map(sum, self.contest.seatings()))

    @property
    def _others(self) -> int:
        return self._plays * self.contest.table.seats - self._own

    @property
    def _plays(self) -> int:
        return len(self.contest.seatings())

    def _mean(self, of: Sum, scale: int) -> Interval:
        return mean(self.tally.deals, of.total, of.squares, scale)

    def _share(self, of: Sum) -> Interval:
        return share_of_groups(self.tally.deals, of.total, of.squares, self._plays)
