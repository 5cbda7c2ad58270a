"""Whether a deal is searched with compiled code: it is far faster, but takes a second to begin."""

from __future__ import annotations

import sys
from importlib.util import find_spec

from lasttrick.solver.bounds import award_limits
from lasttrick.solver.deal import Deal

_MOST_AWARD = 4096
_MOST_VALUE = 1 << 15
_MOST_TRICKS = 15
_QUICK_CARDS = 24
"""With up to so many cards in all hands the plain search answers before compiled code is there."""
_QUICK_CARDS_FOR_MORE = 12
"""The same where nobody has to follow suit, and where each seat plays for itself."""


def is_compiled_worthwhile(
    deal: Deal, *, each_for_itself: bool = False, compiled: bool | None = None
) -> bool:
    """Say whether compiled code is there, fits a deal, and is worth its start.

    Args:
        deal: the deal.
        each_for_itself: whether max^n is asked for, which looks at more.
        compiled: whether it is wanted in any case, or in none; without it, where it pays.
    """
    if compiled is False or not fits_compiled(deal) or find_spec("numba") is None:
        return False
    if compiled or "lasttrick.solver.compiled.searching" in sys.modules:
        return True
    state = deal.terms.state
    cards = sum(len(hand) for seat, hand in enumerate(state.hands) if seat not in state.out)
    more = each_for_itself or state.table.duty == "free"
    return cards > (_QUICK_CARDS_FOR_MORE if more else _QUICK_CARDS)


def fits_compiled(deal: Deal) -> bool:
    """Say whether a deal fits into the numbers of the compiled search.

    It does not where flags can still change the result, where points are very large or can be
    lost by winning, and in a trick whose leader has left the deal.
    """
    state = deal.terms.state
    least, most = award_limits(deal.terms)
    leader_left = bool(state.trick) and state.trick[0].seat in state.out
    return (
        deal.flags.idle
        and least >= 0
        and most < _MOST_AWARD
        and most * state.table.seats < _MOST_VALUE
        and state.table.tricks <= _MOST_TRICKS
        and not leader_left
    )
