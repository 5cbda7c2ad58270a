"""Counting and finding cards in a mask, in plain Python.

Compiled code that calls these gets the instructions of the processor in their place
(:mod:`lasttrick.players.policy.compiled.describing`).
"""

from __future__ import annotations


def ones(mask: int) -> int:
    """Return how many cards a mask holds."""
    return mask.bit_count()


def highest(mask: int) -> int:
    """Return the highest place in a mask; -1 for none."""
    return mask.bit_length() - 1
