"""Dealing by chance: only the cards that are needed are drawn."""

from __future__ import annotations

from lasttrick.kernels.chance import drawn, fraction_of, rest
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.lanes import CARDS_IN_A_WORD
from lasttrick.kernels.position import Position


@kernel
def deal(rules: CompiledTable, position: Position, lane: int) -> None:
    """Deal every hand, seat by seat, and the talon where cards of it can come into play."""
    pack, size = position.pack, rules.pack_size
    for place in range(size):
        pack[place] = rules.pack[place]
    needed = rules.seats * rules.tricks
    if rules.asks_redeal:
        needed = size
    fraction = 0
    for place in range(needed):
        if place % CARDS_IN_A_WORD == 0:
            fraction = fraction_of(lane, place // CARDS_IN_A_WORD)
        other = place + drawn(fraction, size - place)
        fraction = rest(fraction, size - place)
        card = pack[other]
        pack[other] = pack[place]
        pack[place] = card
    place = 0
    for seat in range(rules.seats):
        hand = 0
        for _ in range(rules.tricks):
            hand |= 1 << pack[place]
            place += 1
        position.dealt[seat] = hand
