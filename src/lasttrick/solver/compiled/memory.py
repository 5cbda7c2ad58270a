"""What a search remembers: bounds on the values of positions, in a table of fixed size."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.compiling import kernel

Memory = npt.NDArray[np.int64]
"""Rows of four: the cards with leader and who is out, the past, the round, the two bounds."""

_OFFSET = 1 << 20


def memory(bits: int) -> Memory:
    """Return an empty memory of so many rows as bits can number."""
    return np.zeros((1 << bits, 4), np.int64)


@kernel
def row_of(memory: Memory, cards: int, past: int) -> int:
    """Return the row in which a position is remembered, if it is."""
    mixed = (cards ^ past * 0x2545F4914F6CDD1D) * 0x1E3779B97F4A7C15
    mixed ^= mixed >> 29
    return (mixed * 0x3F58476D1CE4E5B9 >> 20) & (len(memory) - 1)


@kernel
def recall(
    memory: Memory, row: int, cards: int, past: int, turn: int, least: int, most: int
) -> tuple[int, int]:
    """Return the bounds of a position, or those given where nothing is known of it."""
    found = memory[row]
    if found[0] == cards and found[1] == past and found[2] == turn:
        return (found[3] >> 21) - _OFFSET, (found[3] & 0x1FFFFF) - _OFFSET
    return least, most


@kernel
def keep(memory: Memory, row: int, cards: int, past: int, turn: int, least: int, most: int) -> None:
    """Remember the bounds of a position in place of what stood there."""
    memory[row, 0] = cards
    memory[row, 1] = past
    memory[row, 2] = turn
    memory[row, 3] = (least + _OFFSET) << 21 | (most + _OFFSET)
