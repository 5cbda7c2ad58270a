"""Chance for many deals, compiled: what it is stands in :mod:`lasttrick.kernels.lanes`."""

from __future__ import annotations

from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.lanes import FIRST_FACTOR, GAMMA, POINT, SECOND_FACTOR


@kernel
def scrambled(word: int) -> int:
    """Return the scramble of a word: the finisher of SplitMix64."""
    word = (word ^ (word >> 30 & (1 << 34) - 1)) * FIRST_FACTOR
    word = (word ^ (word >> 27 & (1 << 37) - 1)) * SECOND_FACTOR
    return word ^ (word >> 31 & (1 << 33) - 1)


@kernel
def lane_of(seed: int, deal: int) -> int:
    """Return the lane of a deal, by its number."""
    return scrambled(scrambled(seed + GAMMA) + deal * GAMMA)


@kernel
def fraction_of(lane: int, word: int) -> int:
    """Return the fraction in a word of a lane."""
    return scrambled(lane + (word + 1) * GAMMA) >> 8 & (1 << POINT) - 1


@kernel
def drawn(fraction: int, count: int) -> int:
    """Return a number below a count, at most 127."""
    return fraction * count >> POINT


@kernel
def rest(fraction: int, count: int) -> int:
    """Return the fraction that is left when a number below this count has been drawn."""
    return fraction * count & (1 << POINT) - 1
