"""A moment of a deal as numbers, for compiled code to change in place.

The engine makes a new state of each move; a kernel has one position and moves it on.
Seats index from 0, tricks from 1. A set of seats is a mask with the bit ``1 << seat``.

``beginning.begin`` begins a deal, and ``placing.position_of`` makes a position of any state
of the engine, an ending too. From there ``asking.declare`` and ``tricks.lay`` go on until
``by`` is set, and ``award.settle`` counts the points. A copy of a position is a position.

What follows in play depends on ``hands``, ``turn``, ``trick``, the trick in progress
(``laid``, ``suit``, ``best``, ``holder``, and ``in_trick`` where it is answered blind),
``out`` and ``staying``, ``takers`` up to the trick after which players drop out or sweep,
and cards set ``aside``. The points depend on ``won_by`` and ``won_with`` too, and on who led
what in a sweep.
"""

from __future__ import annotations

from typing import Annotated

from lasttrick.kernels.compiled import MOST_SEATS, MOST_TRICKS
from lasttrick.kernels.layout import Row

REDEAL, CLAIM, DRY, PLAY, FLAG, OVER = range(6)
"""``phase``."""
DECIDING_TRICK, SWEEP, INSTANT_WIN, WALKOVER, REVOKE = range(1, 6)
"""``by``: how a deal was won; 0 while it goes on."""
NOBODY = -1
"""``winner``, when a deal is void; ``holder``, before a card counts."""
UNKNOWN_TAKER = 1 << MOST_SEATS
"""In ``takers``: tricks were taken before this ending, and it is not known by whom."""


class Position:
    """Where a deal stands."""

    dealer: int
    opener: int
    """Who leads the first trick."""
    pool: int
    """What is in the middle to be won; -1 without a limit."""
    dealt: Annotated[Row, MOST_SEATS]
    """What each seat was dealt."""
    pack: Annotated[Row, 52]
    """The places of all cards in dealt order: hand by hand, then the talon."""
    next_card: int
    """Where in the pack the next card for a new hand lies."""

    phase: int
    turn: int
    answered: int
    """How many seats have answered what the phase asks."""
    hands: Annotated[Row, MOST_SEATS]
    """What each seat holds, without a card set aside."""
    aside: Annotated[Row, MOST_SEATS]
    """The card that each seat has set aside, as a mask; 0 without."""
    dry_hidden: int
    """The cards that were set aside face down, still so or taken up again."""
    dry_shown: int
    claimed: int
    """The seats that claimed an instant win."""
    out: int
    """The seats that dropped out."""
    staying: int
    """How many have not."""

    trick: int
    """The number of the trick in progress."""
    leader: int
    """Who leads it."""
    laid: int
    """How many cards lie in it."""
    suit: int
    """The suit that counts in it; -1 before the lead."""
    best: int
    """The best card in it so far; -1 where none counts."""
    holder: int
    """Who laid that card."""
    in_trick: Annotated[Row, MOST_SEATS]
    """The card that each seat laid in this trick, or in an earlier one."""
    played: int
    """Every card that has been laid."""

    takers: int
    """The seats that took a trick."""
    won_by: Annotated[Row, MOST_TRICKS]
    won_with: Annotated[Row, MOST_TRICKS]
    led_by: Annotated[Row, MOST_TRICKS]
    led: Annotated[Row, MOST_TRICKS]
    """The card led to each trick."""
    played_by: Annotated[Row, MOST_TRICKS]
    """Every card that had been laid by the end of each trick."""
    first_trick: int
    """1, or more for an ending."""

    revoked: int
    """The seats that did not follow suit though they could."""
    accused: Annotated[Row, MOST_SEATS]
    """Whom each seat has flagged."""
    wrong_flags: Annotated[Row, MOST_SEATS]

    by: int
    """How the deal was won; 0 while it goes on."""
    winner: int
    flagged: int
    """Whose revoke was proven, where that voided the deal."""
    points: Annotated[Row, MOST_SEATS]
    """What the deal brings each seat, once ``award.settle`` has counted it."""
    next_dealer: int
