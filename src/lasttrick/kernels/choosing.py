"""What is played and declared by chance."""

from __future__ import annotations

from lasttrick.kernels.asking import (
    CHANGE,
    CLAIM_WIN,
    DECLINE,
    SET_ASIDE,
    SHOW_ASIDE,
    declare,
    may_change,
    may_claim,
    may_set_aside,
)
from lasttrick.kernels.award import settle
from lasttrick.kernels.bits import nth, ones
from lasttrick.kernels.chance import drawn, fraction_of, rest
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.lanes import WORD_OF_PHASE, WORD_OF_TRICK
from lasttrick.kernels.legality import answers
from lasttrick.kernels.position import CLAIM, DRY, PLAY, REDEAL, Position
from lasttrick.kernels.seating import next_in
from lasttrick.kernels.tricks import trick_over


@kernel
def declare_by_chance(rules: CompiledTable, position: Position, lane: int) -> None:
    """Answer all that is asked before or after play, each answer with equal chance.

    Nobody accuses anybody, as no player that is dealt with here plays against the rules.
    """
    phase = position.phase
    fraction = fraction_of(lane, WORD_OF_PHASE + phase)
    while position.phase == phase:
        about, what, low = 0, DECLINE, 0
        count = 1
        if phase == REDEAL and may_change(rules, position):
            count, what = 2, CHANGE
        elif phase == CLAIM and may_claim(rules, position):
            count, what = 2, CLAIM_WIN
        elif phase == DRY:
            low = may_set_aside(rules, position)
            count = 1 + 2 * ones(low)
        chosen = drawn(fraction, count)
        fraction = rest(fraction, count)
        if chosen == 0:
            what = DECLINE
        elif phase == DRY:
            cards = ones(low)
            what = SET_ASIDE if chosen <= cards else SHOW_ASIDE
            about = nth(low, (chosen - 1) % cards, cards)
        declare(rules, position, what, about)


@kernel
def play_trick_by_chance(rules: CompiledTable, position: Position, lane: int) -> None:
    """Play the whole trick in progress, from its lead, each legal play with equal chance.

    It does what ``tricks.lay`` does card by card, but keeps the trick in variables of its
    own: that halves the time of a deal.
    """
    trick, seat, suit = position.trick, position.turn, position.suit
    best, holder = position.best, position.holder
    fraction = fraction_of(lane, WORD_OF_TRICK + trick)
    most = rules.tricks - trick + 1
    position.led_by[trick] = seat
    for turn in range(position.staying):
        hand = position.hands[seat]
        up, down = hand, 0
        if turn > 0:
            up, down = answers(rules, hand, suit, best, trick)
        shown = ones(up)
        count = shown + ones(down)
        chosen = drawn(fraction, count)
        fraction = rest(fraction, count)
        hides = chosen >= shown
        card = nth(down if hides else up, chosen - shown if hides else chosen, most)
        if turn == 0:
            position.led[trick] = card
            suit = card >> 4 if suit < 0 else suit
        position.hands[seat] = hand & ~(1 << card)
        position.in_trick[seat] = card
        position.played |= 1 << card
        takes = card >> 4 == suit and card > best and not hides
        best = card if takes else best
        holder = seat if takes else holder
        seat = next_in(rules, seat, position.out)
    position.suit = suit
    position.best = best
    position.holder = holder
    trick_over(rules, position)


@kernel
def play_by_chance(rules: CompiledTable, position: Position, lane: int) -> None:
    """Play a deal that has begun to its end, and count it."""
    while position.by == 0:
        if position.phase == PLAY:
            play_trick_by_chance(rules, position, lane)
        else:
            declare_by_chance(rules, position, lane)
    settle(rules, position)
