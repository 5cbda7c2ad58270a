"""Chance for many deals: each deal has a lane of its own, so that no order of work changes it.

A lane is a sequence of 64-bit words, each the SplitMix64 scramble of a counter, so that any
word can be had without those before it. The top 56 bits of a word are a *fraction* from
which several small numbers are drawn in turn: multiply by how many there are, take what
is above the point, and go on with what is below. With as many draws as a word serves here,
no number comes up more often than another by more than one part in 2**26.

``by_engine.Lane`` is the same in plain Python; a test holds the two equal.
"""

from __future__ import annotations

import numpy as np

from lasttrick.kernels.compiling import kernel

GAMMA = 0x9E3779B97F4A7C15
"""The step of the counter: odd, and its bits as irregular as those of the golden ratio."""
POINT = 56
"""Where the point of a fraction is."""
CARDS_IN_A_WORD = 4
"""How many cards are dealt from one word; the first words of a lane are for them."""
WORD_OF_PHASE = 16
"""The word for the declarations of a phase, counted from here."""
WORD_OF_TRICK = 32
"""The word for the cards of a trick, counted from here."""
WORD_OF_PLAY = 64
"""With a policy: the word for one card, counted from here, eight to a trick."""

_GAMMA = np.uint64(GAMMA)
_FIRST = np.uint64(0xBF58476D1CE4E5B9)
_SECOND = np.uint64(0x94D049BB133111EB)


@kernel
def scrambled(number: np.uint64) -> np.uint64:
    """Return the scramble of a 64-bit number: the finisher of SplitMix64."""
    number = (number ^ (number >> np.uint64(30))) * _FIRST
    number = (number ^ (number >> np.uint64(27))) * _SECOND
    return number ^ (number >> np.uint64(31))


@kernel
def lane_of(seed: np.uint64, deal: int) -> np.uint64:
    """Return the lane of a deal, by its number."""
    return scrambled(scrambled(seed + _GAMMA) + np.uint64(deal) * _GAMMA)


@kernel
def fraction_of(lane: np.uint64, word: int) -> int:
    """Return the fraction in a word of a lane."""
    return int(scrambled(lane + np.uint64(word + 1) * _GAMMA) >> np.uint64(8))


@kernel
def drawn(fraction: int, count: int) -> int:
    """Return a number below a count, at most 127."""
    return fraction * count >> POINT


@kernel
def rest(fraction: int, count: int) -> int:
    """Return the fraction that is left when a number below this count has been drawn."""
    return fraction * count & (1 << POINT) - 1
