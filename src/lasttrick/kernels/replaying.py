"""One deal played again with given moves, all of it written down, to compare with the engine."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from lasttrick.cards import Seat
from lasttrick.engine import Declare, Hand, Move
from lasttrick.games import Table
from lasttrick.kernels.asking import (
    ACCUSE,
    CHANGE,
    CLAIM_WIN,
    DECLINE,
    SET_ASIDE,
    SHOW_ASIDE,
    accuse,
    declare,
    may_accuse,
    may_change,
    may_claim,
    may_set_aside,
)
from lasttrick.kernels.award import settle
from lasttrick.kernels.beginning import begin
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import blank
from lasttrick.kernels.legality import legal
from lasttrick.kernels.masks import mask_of, place_of
from lasttrick.kernels.position import CLAIM, DRY, OVER, PLAY, REDEAL, Position
from lasttrick.kernels.tricks import lay

LAY, HIDE = 6, 7
"""Laying a card face up or face down, beside what ``asking`` numbers."""

Numbers = npt.NDArray[np.int64]

_DECLARED = {
    "pass": DECLINE,
    "redeal": CHANGE,
    "instant-win": CLAIM_WIN,
    "dry": SET_ASIDE,
    "show-dry": SHOW_ASIDE,
    "flag": ACCUSE,
}


def replay(
    table: Table,
    rules: CompiledTable,
    dealer: Seat,
    hands: Sequence[Hand],
    talon: Hand,
    moves: Sequence[tuple[Seat, Move]],
    *,
    number: int = 1,
    pool: int | None = None,
) -> tuple[Position, Numbers]:
    """Play a deal from its first moment with these moves, which are taken to be legal.

    Args:
        table: the rules.
        rules: the same rules as numbers.
        dealer: whose deal it is.
        hands: the cards of each seat.
        talon: the rest of the pack, the next card first.
        moves: what each seat did, in order; looking at the talon left out.
        number: which deal of the match it is, from 1.
        pool: what is in the middle to be won; None without a limit.

    Returns:
        The position after the last move, counted if the deal is over, and for each move a
        row: the phase before it, whose turn it was, and two masks of what could be done.
        In play these are the cards that could be laid face up and face down; when cards are
        set aside both hold the low cards; when revokes are flagged the first holds the
        seats; elsewhere it is 1 if there was something else to say than to decline.
    """
    position = blank(Position)
    cards = [place_of(table, card) for hand in (*hands, talon) for card in hand]
    position.pack[: len(cards)] = cards
    position.dealt[: len(hands)] = [mask_of(table, hand) for hand in hands]
    begin(rules, position, dealer, number, -1 if pool is None else pool)
    return position, replay_on(table, rules, position, moves)


def replay_on(
    table: Table, rules: CompiledTable, position: Position, moves: Sequence[tuple[Seat, Move]]
) -> Numbers:
    """Move a deal on with these moves, and return the row of :func:`replay` for each."""
    numbers = np.array([_numbers(table, *move) for move in moves], np.int64).reshape(-1, 3)
    seen = np.zeros((len(moves), 4), np.int64)
    _replayed(rules, position, numbers, seen)
    return seen


def _numbers(table: Table, seat: Seat, move: Move) -> tuple[int, int, int]:
    if not isinstance(move, Declare):
        return seat, HIDE if move.down else LAY, place_of(table, move.card)
    about: Any = move.against
    if move.card is not None:
        about = place_of(table, move.card)
    return seat, _DECLARED[move.what], about or 0


@kernel
def _replayed(rules: CompiledTable, position: Position, moves: Numbers, seen: Numbers) -> None:
    for number in range(len(moves)):
        seat, what, about = moves[number]
        phase = position.phase
        up, down = 0, 0
        if phase == PLAY:
            up, down = legal(rules, position)
        elif phase == REDEAL:
            up = int(may_change(rules, position))
        elif phase == CLAIM:
            up = int(may_claim(rules, position))
        elif phase == DRY:
            up = may_set_aside(rules, position)
            down = up
        else:
            up = may_accuse(rules, position)
        seen[number, 0] = phase
        seen[number, 1] = position.turn
        seen[number, 2] = up
        seen[number, 3] = down
        if what in (LAY, HIDE):
            lay(rules, position, about, what == HIDE)
        elif what == ACCUSE:
            accuse(rules, position, seat, about)
        else:
            declare(rules, position, what, about)
    if position.phase == OVER:
        settle(rules, position)
