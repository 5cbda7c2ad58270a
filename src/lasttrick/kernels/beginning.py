"""Beginning a deal: the shadow of ``lasttrick.engine.beginning``."""

from __future__ import annotations

from lasttrick.kernels.asking import ask
from lasttrick.kernels.compiled import MOST_SEATS, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.position import REDEAL, Position
from lasttrick.kernels.seating import leader
from lasttrick.kernels.tricks import lead_on


@kernel
def begin(rules: CompiledTable, position: Position, dealer: int, number: int, pool: int) -> None:
    """Begin a deal whose cards are in ``dealt`` and, the talon at least, in ``pack``.

    Args:
        rules: the table.
        position: what was there before does not matter, the cards apart.
        dealer: whose deal it is.
        number: which deal of the match it is, from 1.
        pool: what is in the middle to be won; -1 without a limit.
    """
    position.dealer = dealer
    position.pool = pool
    position.opener = leader(rules, dealer)
    position.next_card = rules.seats * rules.tricks
    for seat in range(MOST_SEATS):
        position.hands[seat] = position.dealt[seat]
        position.aside[seat] = 0
        position.accused[seat] = 0
        position.wrong_flags[seat] = 0
        if rules.lead_holder >= 0 and number == 1 and position.dealt[seat] >> rules.lead_holder & 1:
            position.opener = seat
    position.dry_hidden = 0
    position.dry_shown = 0
    position.claimed = 0
    position.out = 0
    position.played = 0
    position.played_by[0] = 0
    position.takers = 0
    position.revoked = 0
    position.trick = 1
    position.first_trick = 1
    position.by = 0
    position.turn = position.opener
    lead_on(rules, position)
    position.phase = REDEAL
    ask(rules, position)
