"""Chance for many deals: each deal has a lane of its own, so that no order of work changes it.

A lane is a sequence of 64-bit words, each the SplitMix64 scramble of a counter, so that any
word can be had without those before it. The top 56 bits of a word are a *fraction* from
which several small numbers are drawn in turn: multiply by how many there are, take what
is above the point, and go on with what is below. With as many draws as a word serves here,
no number comes up more often than another by more than one part in 2**26.

Here it is in plain Python; :mod:`lasttrick.kernels.chance` is the same, compiled, and a
test holds the two equal.
"""

from __future__ import annotations

GAMMA = 0x9E3779B97F4A7C15 - 2**64
"""The step of the counter: odd, and its bits as irregular as those of the golden ratio.

Words are 64 bits of two's complement, the whole numbers that compiled code has.
"""
FIRST_FACTOR = 0xBF58476D1CE4E5B9 - 2**64
SECOND_FACTOR = 0x94D049BB133111EB - 2**64
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

_WORD = (1 << 64) - 1


def scrambled(word: int) -> int:
    """Return the scramble of a word: the finisher of SplitMix64."""
    word = (word ^ word >> 30) * FIRST_FACTOR & _WORD
    word = (word ^ word >> 27) * SECOND_FACTOR & _WORD
    return word ^ word >> 31


def as_seed(number: int) -> int:
    """Return any whole number as one that a word can hold."""
    return (number + (1 << 63) & _WORD) - (1 << 63)


class Lane:
    """The chance of one deal."""

    def __init__(self, seed: int, deal: int) -> None:
        self._lane = scrambled(scrambled(seed + GAMMA & _WORD) + deal * GAMMA & _WORD)
        self._fraction = 0

    def turn_to(self, word: int) -> None:
        """Draw from this word on."""
        self._fraction = scrambled(self._lane + (word + 1) * GAMMA & _WORD) >> 8

    def below(self, count: int) -> int:
        """Return a number below a count, at most 127."""
        product = self._fraction * count
        self._fraction = product & (1 << POINT) - 1
        return product >> POINT
