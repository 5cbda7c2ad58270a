"""What seats are asked beside playing: the shadow of ``lasttrick.engine.asking``."""

from __future__ import annotations

from lasttrick.kernels.compiled import AUTOMATIC, MANUAL, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.dealt_hands import NO_KIND, holders_of, instant_kind, instant_winner
from lasttrick.kernels.ending import end
from lasttrick.kernels.position import (
    CLAIM,
    DECIDING_TRICK,
    DRY,
    FLAG,
    INSTANT_WIN,
    NOBODY,
    PLAY,
    REDEAL,
    REVOKE,
    Position,
)
from lasttrick.kernels.seating import next_to

DECLINE, CHANGE, CLAIM_WIN, SET_ASIDE, SHOW_ASIDE, ACCUSE = range(6)
"""What can be declared."""


@kernel
def ask(rules: CompiledTable, position: Position) -> None:
    """Bring a deal from its phase to the first one from there that the rules have."""
    phase = position.phase
    if phase == REDEAL and not rules.asks_redeal:
        phase = CLAIM
    if phase == CLAIM and rules.claim == AUTOMATIC:
        holders = holders_of(rules, position)
        if holders:
            position.by = INSTANT_WIN
            end(position, instant_winner(rules, position, holders))
            return
    if phase == CLAIM and rules.claim != MANUAL:
        phase = DRY
    if phase == DRY and not rules.asks_dry:
        phase = PLAY
    position.phase = phase
    position.turn = position.opener
    position.answered = 0


@kernel
def next_answer(rules: CompiledTable, position: Position) -> None:
    """Pass the question on to the next seat in the deal, or go on when all have answered."""
    position.answered += 1
    position.turn = next_to(rules, position.turn)
    while position.answered < rules.seats and position.out >> position.turn & 1:
        position.answered += 1
        position.turn = next_to(rules, position.turn)
    if position.answered < rules.seats:
        return
    if position.phase == FLAG:
        position.by = DECIDING_TRICK
        end(position, position.won_by[rules.deciding])
    elif position.phase == CLAIM and position.claimed:
        position.by = INSTANT_WIN
        end(position, instant_winner(rules, position, position.claimed))
    else:
        position.phase += 1
        ask(rules, position)


@kernel
def may_change(rules: CompiledTable, position: Position) -> bool:
    """Say whether the seat to move may take new cards for a weak hand."""
    enough = rules.pack_size - position.next_card >= rules.tricks
    return enough and position.hands[position.turn] & rules.above_weak == 0


@kernel
def may_claim(rules: CompiledTable, position: Position) -> bool:
    """Say whether the seat to move holds an instant win."""
    return instant_kind(rules, position.hands[position.turn]) != NO_KIND


@kernel
def may_set_aside(rules: CompiledTable, position: Position) -> int:
    """Return the cards that the seat to move may set aside for the last trick."""
    return position.hands[position.turn] & rules.low_cards


@kernel
def may_accuse(rules: CompiledTable, position: Position) -> int:
    """Return the seats that the seat to move has not flagged yet."""
    others = (1 << rules.seats) - 1 & ~(1 << position.turn)
    return others & ~position.accused[position.turn]


@kernel
def declare(rules: CompiledTable, position: Position, what: int, about: int) -> None:
    """Make a declaration that the rules allow, by the seat to move.

    Args:
        rules: the table.
        position: the deal, in a phase other than play.
        what: one of the constants above.
        about: the place of the card to set aside, or the seat accused.
    """
    seat = position.turn
    if what == CHANGE:
        fresh = 0
        for _ in range(rules.tricks):
            fresh |= 1 << position.pack[position.next_card]
            position.next_card += 1
        position.hands[seat] = fresh
    elif what == CLAIM_WIN:
        position.claimed |= 1 << seat
    elif what in (SET_ASIDE, SHOW_ASIDE):
        position.aside[seat] = 1 << about
        position.hands[seat] &= ~(1 << about)
        if what == SET_ASIDE:
            position.dry_hidden |= 1 << about
        else:
            position.dry_shown |= 1 << about
    elif what == ACCUSE:
        accuse(rules, position, seat, about)
        return
    next_answer(rules, position)


@kernel
def accuse(rules: CompiledTable, position: Position, seat: int, against: int) -> None:
    """Flag a seat for a revoke, in turn or out of it: true, it voids the deal."""
    position.accused[seat] |= 1 << against
    if position.revoked >> against & 1:
        position.flagged = against
        position.by = REVOKE
        end(position, NOBODY)
    else:
        position.wrong_flags[seat] += 1
