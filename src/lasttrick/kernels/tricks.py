"""Laying cards, and what follows when a trick is complete: the shadow of ``engine.tricks``."""

from __future__ import annotations

from lasttrick.kernels.asking import next_answer
from lasttrick.kernels.bits import ones
from lasttrick.kernels.compiled import BLIND, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.ending import end
from lasttrick.kernels.masks import LANE, NO_CARD
from lasttrick.kernels.position import (
    DECIDING_TRICK,
    FLAG,
    NOBODY,
    SWEEP,
    WALKOVER,
    Position,
)
from lasttrick.kernels.seating import next_in


@kernel
def lead_on(rules: CompiledTable, position: Position) -> None:
    """Make ready for the lead of the seat to move to the trick of this number."""
    position.leader = position.turn
    position.laid = 0
    position.suit = -1
    position.best = NO_CARD
    position.holder = NOBODY
    position.staying = rules.seats - ones(position.out)


@kernel
def lay(rules: CompiledTable, position: Position, card: int, down: int) -> None:
    """Lay a card that the rules allow, by the seat to move, and move the deal on.

    Args:
        rules: the table.
        position: the deal, in the phase of play.
        card: the place of the card.
        down: 1 if it is laid face down.
    """
    seat, bit, suit = position.turn, 1 << card, card >> 4
    hand = position.hands[seat] & ~bit
    position.hands[seat] = hand
    position.in_trick[seat] = card
    position.played |= bit
    if position.laid == 0:
        position.led_by[position.trick] = seat
        position.led[position.trick] = card
        position.suit = suit if position.suit < 0 else position.suit
    elif rules.flagged:
        led = position.led[position.trick] >> 4
        if suit != led and hand & LANE << 16 * led:
            position.revoked |= 1 << seat
    takes = suit == position.suit and card > position.best and down == 0
    position.best = card if takes else position.best
    position.holder = seat if takes else position.holder
    position.laid += 1
    if position.laid < position.staying:
        position.turn = next_in(rules, seat, position.out)
    else:
        trick_over(rules, position)


@kernel
def trick_over(rules: CompiledTable, position: Position) -> None:
    """Turn up what was answered blind, name the winner, and go on to what comes next."""
    number = position.trick
    if rules.laying[number] == BLIND:
        _turn_up(rules, position)
    if position.holder == NOBODY:
        position.holder = position.leader
        position.best = position.led[number]
    holder, best = position.holder, position.best
    position.won_by[number] = holder
    position.won_with[number] = best
    position.played_by[number] = position.played
    position.takers |= 1 << holder
    position.turn = holder
    if number == rules.tricks:
        _last_trick_over(rules, position)
        return
    if number == rules.sweep_after and position.takers == 1 << holder:
        position.by = SWEEP
        end(position, holder)
        return
    if number == rules.drop_out_after:
        position.out |= (1 << rules.seats) - 1 & ~position.takers
        if ones(position.out) == rules.seats - 1:
            position.by = WALKOVER
            end(position, holder)
            return
    position.trick = number + 1
    lead_on(rules, position)
    if number + 1 == rules.tricks:
        if rules.asks_dry:
            for seat in range(rules.seats):
                position.hands[seat] |= position.aside[seat]
                position.aside[seat] = 0
        if rules.keeps_suit:
            position.suit = best >> 4


@kernel
def _turn_up(rules: CompiledTable, position: Position) -> None:
    """Find the best card of a trick whose answers lay face down."""
    for seat in range(rules.seats):
        card = position.in_trick[seat]
        counts = card >> 4 == position.suit and not position.out >> seat & 1
        if counts and card > position.best:
            position.best = card
            position.holder = seat


@kernel
def _last_trick_over(rules: CompiledTable, position: Position) -> None:
    if rules.flagged:
        position.phase = FLAG
        position.turn = position.opener
        position.answered = 0
        if position.out >> position.opener & 1:
            next_answer(rules, position)
    else:
        position.by = DECIDING_TRICK
        end(position, position.won_by[rules.deciding])
