"""Many deals at their first lead, solved in one call of compiled code."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.bits import lowest
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.seating import next_to
from lasttrick.solver.compiled.forced import search
from lasttrick.solver.compiled.frames import Frames, unlike
from lasttrick.solver.compiled.memory import Memory
from lasttrick.solver.compiled.stakes import Stakes, Worth
from lasttrick.solver.compiled.two_hands import Bits

Hands = npt.NDArray[np.int64]
"""For each deal the hand of each seat, as masks."""
LeadValues = npt.NDArray[np.int64]
"""For each deal the value of each card of the leader, from the lowest place up."""


@kernel
def lead_values(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    memory: Memory,
    stack: Frames,
    hands: Hands,
    values: LeadValues,
) -> None:
    """Write down what the leader can force with each lead, deal by deal."""
    leader = stakes.seat
    for deal in range(len(hands)):
        held = 0
        for seat in range(rules.seats):
            held |= hands[deal, seat]
        searched = unlike(stakes, hands[deal, leader], held)
        rest, place, value = hands[deal, leader], 0, 0
        while rest:
            card = lowest(rest)
            rest &= rest - 1
            if searched >> card & 1:
                hands[deal, leader] ^= 1 << card
                frame = stack[0]
                frame.number, frame.turn = 1, next_to(rules, leader)
                frame.waiting = rules.seats - 1
                frame.suit, frame.best, frame.holder = card >> 4, card, leader
                frame.leader, frame.lead = leader, card
                frame.past, frame.held, frame.out = 0, held ^ 1 << card, 0
                value = search(rules, stakes, worth, memory, deal + 1, hands[deal], stack)
                hands[deal, leader] ^= 1 << card
            values[deal, place] = value
            place += 1


@kernel
def values_of_bits(found: Bits, least: int, most: int, values: LeadValues) -> None:
    """Write down the most for each card whose bit is set, and the least for the others."""
    for deal in range(len(found)):
        bits = found[deal]
        for place in range(values.shape[1]):
            values[deal, place] = most if bits >> place & 1 else least
