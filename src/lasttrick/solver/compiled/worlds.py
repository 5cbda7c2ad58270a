"""One moment of play with many worlds behind it, each solved for every move, in one call."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.solver.compiled.forced import end_of_trick, search
from lasttrick.solver.compiled.frames import lay_next, take_back
from lasttrick.solver.compiled.memory import Memory
from lasttrick.solver.compiled.stakes import Stakes, Worth

Hands = npt.NDArray[np.int64]
"""For each world the hand of each seat, as masks."""
Moves = npt.NDArray[np.int64]
"""For each move the place of its card, and 1 where it is laid face down by choice."""
Values = npt.NDArray[np.int64]
"""For each world the value of each move."""


@kernel
def world_values(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    memory: Memory,
    first_question: int,
    stack: Any,
    hands: Hands,
    moves: Moves,
    values: Values,
) -> int:
    """Write down what the seat of the stakes can force after each move, world by world.

    Args:
        rules: the table.
        stakes: the deal and whose question it is, the seat to move.
        worth: what each end is worth.
        memory: what is known of positions.
        first_question: a number that no question put to this memory has had; each world
            takes the next one.
        stack: frames, the first of them the moment, but for the cards held; the others are
            overwritten.
        hands: the worlds; of a seat that is out, only the aces that may cost it.
        moves: what the seat to move can do.
        values: receives the values.

    Returns:
        In how many worlds no search was given up: those behind the first one in which it was
        are left out.
    """
    for world in range(len(hands)):
        base = stack[0]
        held = 0
        for seat in range(rules.seats):
            if not base.out >> seat & 1:
                held |= hands[world, seat] | stakes.aside[seat]
        base.held = held
        for number in range(len(moves)):
            base.shown, base.hidden = 1 << moves[number, 0], 0
            if moves[number, 1]:
                base.shown, base.hidden = 0, base.shown
            after = stack[1]
            over = lay_next(rules, stakes, hands[world], base, after)
            if over:
                over = end_of_trick(rules, stakes, worth, hands[world], base, after)
            if over:
                values[world, number] = after.result
            else:
                values[world, number] = search(
                    rules,
                    stakes,
                    worth,
                    memory,
                    first_question + world,
                    hands[world],
                    stack[1:],
                )
                if values[world, number] < stakes.least:
                    return world
            take_back(rules, stakes, hands[world], base)
    return len(hands)
