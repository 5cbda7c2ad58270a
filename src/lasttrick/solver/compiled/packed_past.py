"""What earlier tricks leave to be counted, packed into one number: the shadow of ``past``.

====== =====  ============================================================
bits   from   holds
====== =====  ============================================================
9      0      ``takers``, seat 8 for an unknown one
4      9      ``run``
15     13     ``run_sum``
3      28     ``run_suit``, one more; 0 for none
2      31     ``leads``
3      33     ``lead_suit``, one more; 0 for none
4      36     ``payer``, one more; 0 for none
4      40     ``winner``, one more; 0 for none
15     44     ``award``
====== =====  ============================================================

Who has the run, and whose leads are counted, is whoever leads the trick in progress.
"""

from __future__ import annotations

from lasttrick.kernels.compiled import SANDBAG_OFF, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.masks import LANE, NO_CARD
from lasttrick.solver.compiled.stakes import Stakes
from lasttrick.solver.past import Past

MOST_AWARD = (1 << 15) - 1

_TAKERS = 0x1FF
_RUN, _SUM, _RUN_SUIT = 9, 13, 28
_LEADS, _LEAD_SUIT, _PAYER = 31, 33, 36
_WINNER, _AWARD = 40, 44
_RUN_BITS = 0x3FFFFF << _RUN
_LEAD_BITS = 0x1FF << _LEADS
_LED_FIRST_THREE = 1


def packed(past: Past) -> int:
    """Return what is left to be counted as one number."""
    return (
        past.takers
        | past.run << _RUN
        | past.run_sum << _SUM
        | (past.run_suit + 1) << _RUN_SUIT
        | past.leads << _LEADS
        | (past.lead_suit + 1) << _LEAD_SUIT
        | (past.payer + 1) << _PAYER
        | (past.winner + 1) << _WINNER
        | past.award << _AWARD
    )


@kernel
def takers_in(past: int) -> int:
    """Return who has taken a trick, as bits."""
    return past & _TAKERS


@kernel
def winner_in(past: int) -> int:
    """Return who won the deciding trick, or -1."""
    return (past >> _WINNER & 15) - 1


@kernel
def award_in(past: int) -> int:
    """Return what the deal is worth to that winner so far."""
    return past >> _AWARD


@kernel
def payer_in(past: int) -> int:
    """Return who pays for an ace if the sweep comes off, or -1."""
    return (past >> _PAYER & 15) - 1 if past >> _LEADS & 3 == 3 else -1


@kernel
def led(
    rules: CompiledTable, stakes: Stakes, past: int, number: int, seat: int, card: int, aces: int
) -> int:
    """Return the past once a trick has been led.

    Args:
        rules: the table.
        stakes: the deal.
        past: before the lead.
        number: of the trick.
        seat: who leads it.
        card: with which card.
        aces: the aces that are in hand at that moment.
    """
    if rules.sandbag == SANDBAG_OFF or number > rules.sweep_after:
        return past
    takers = past & _TAKERS
    if takers not in (0, 1 << seat):
        return past
    suit = card >> 4
    leads = past >> _LEADS & 3
    if leads == 0:
        if rules.sandbag == _LED_FIRST_THREE and number > 1:
            return past
        payer = stakes.ace_owner[suit]
        if payer == seat or (number > 1 and not aces & LANE << 16 * suit):
            payer = -1
        return past | 1 << _LEADS | (suit + 1) << _LEAD_SUIT | (payer + 1) << _PAYER
    if leads == 3:
        return past
    if suit + 1 != past >> _LEAD_SUIT & 7:
        return past & ~_LEAD_BITS | 3 << _LEADS
    return past + (1 << _LEADS)


@kernel
def taken(
    rules: CompiledTable, stakes: Stakes, past: int, number: int, leader: int, seat: int, card: int
) -> int:
    """Return the past once a trick has been taken, without what cannot matter any more.

    Args:
        rules: the table.
        stakes: the deal.
        past: before it.
        number: of the trick.
        leader: who led it.
        seat: who took it.
        card: with which card.
    """
    if seat != leader:
        past &= ~(_RUN_BITS | _LEAD_BITS)
    past |= 1 << seat
    worth = stakes.low[card]
    if worth == NO_CARD or number < stakes.run_from or number > rules.deciding:
        past &= ~_RUN_BITS
    else:
        suit = card >> 4
        if past >> _RUN_SUIT & 7 == suit + 1:
            past &= ~_RUN_BITS
        past += (1 << _RUN) + (worth << _SUM)
        if rules.low_distinct:
            past = past & ~(7 << _RUN_SUIT) | (suit + 1) << _RUN_SUIT
    if number == rules.deciding:
        award = _award(rules, stakes, past, card)
        past = past & ~_RUN_BITS | (seat + 1) << _WINNER | award << _AWARD
    return past


@kernel
def faded(rules: CompiledTable, past: int, number: int) -> int:
    """Return the past without what cannot matter any more once this trick begins."""
    if number > max(rules.drop_out_after, rules.sweep_after):
        return past & ~(_TAKERS | _LEAD_BITS)
    return past


@kernel
def _award(rules: CompiledTable, stakes: Stakes, past: int, card: int) -> int:
    run = past >> _RUN & 15
    points = rules.plain
    if run:
        points = past >> _SUM & MOST_AWARD
        if rules.low_steps:
            points = rules.low_table[min(run, rules.low_steps) - 1]
        points = max(points, stakes.dry[card])
    return points + stakes.more[card]
