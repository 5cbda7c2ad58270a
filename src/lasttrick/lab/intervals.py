"""How sure a figure is: 95 % confidence intervals of shares and means."""

from __future__ import annotations

from math import sqrt
from typing import NamedTuple

Z = 1.959963984540054
"""Within so many standard errors lies the truth, 95 times in a hundred."""


class Interval(NamedTuple):
    """A figure between the ends of its interval."""

    value: float
    low: float
    high: float


def share(count: float, deals: float) -> Interval:
    """Return a share with its interval by Wilson's formula."""
    if deals == 0:
        return Interval(0.0, 0.0, 1.0)
    value, weight = count / deals, Z * Z / deals
    middle = (value + weight / 2) / (1 + weight)
    half = Z / (1 + weight) * sqrt(value * (1 - value) / deals + weight / deals / 4)
    # Rounding must not put the share itself outside.
    low, high = max(0.0, middle - half), min(1.0, middle + half)
    return Interval(value, min(value, low), max(value, high))


def share_of_groups(groups: int, total: int, squares: int, size: int) -> Interval:
    """Return a share with its interval, from groups of cases that hang together.

    It is Wilson's formula, for as many single cases as would leave the share as unsure as the
    groups do. Where all cases fall out alike, a group counts as one of them.

    Args:
        groups: how many there are, at least one.
        total: in how many cases of all groups it was so.
        squares: the squares of these numbers of the groups, added up.
        size: how many cases a group has.
    """
    value = total / (groups * size)
    variance = _variance(groups, total, squares) / size**2
    if variance > 0:
        cases = groups * value * (1 - value) / variance
        return share(value * cases, cases)
    return share(value * groups, groups) if value in (0, 1) else Interval(value, value, value)


def mean(count: int, total: float, squares: float, scale: int = 1) -> Interval:
    """Return a mean with its interval by the normal distribution.

    Args:
        count: of how many numbers, at least one.
        total: the numbers added up.
        squares: their squares added up.
        scale: by what the numbers are to be divided.
    """
    half = Z * sqrt(_variance(count, total, squares) / count) / scale
    value = total / (count * scale)
    return Interval(value, value - half, value + half)


def _variance(count: int, total: float, squares: float) -> float:
    # Exact where the sums are whole numbers: what is always the same varies by nothing.
    return max(0, squares * count - total * total) / (count * max(1, count - 1))
