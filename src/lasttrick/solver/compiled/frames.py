"""The stack of a search: a frame for each card that is laid on the way down.

Compiled functions that call themselves cannot be kept in numba's cache, so a search goes
down a stack of its own. A frame is a moment of play, with the choices of the seat to move
that are still to be tried and what has come of those that were.
"""

from __future__ import annotations

from typing import Protocol, cast

import numpy as np

from lasttrick.kernels.bits import highest, lowest, ones
from lasttrick.kernels.compiled import CHOICE, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import Row, layout
from lasttrick.kernels.legality import answers
from lasttrick.kernels.masks import LANE, NO_CARD
from lasttrick.kernels.seating import next_in
from lasttrick.solver.compiled.packed_past import faded, led, taken, takers_in
from lasttrick.solver.compiled.stakes import Stakes

_DEEPEST = 60
"""More than the cards of any pack."""


class Frame:
    """A moment of play in a search."""

    number: int
    """Of the trick, from 1."""
    turn: int
    waiting: int
    """How many have still to lay a card in this trick."""
    suit: int
    """The suit that counts; -1 before it is known."""
    best: int
    """The best card so far, or -1."""
    holder: int
    """Who laid it, or -1."""
    leader: int
    lead: int
    """The card led, or -1."""
    past: int
    held: int
    """All the cards in play that are in hand or set aside."""
    out: int
    """Who dropped out, as bits."""

    shown: int
    """The cards still to be tried face up, or down where that is no choice."""
    hidden: int
    """The cards still to be tried face down."""
    card: int
    """The card that is being tried."""
    lifted: int
    """Whether it ended the last trick but one, so that cards set aside were taken up."""

    result: int
    """The best value so far, for whoever moves."""
    alpha: int
    beta: int
    first_alpha: int
    first_beta: int
    least: int
    most: int
    """What is known of the value beforehand."""
    key: int
    row: int
    """Where the position is remembered; -1 if it is not."""


class Frames(Protocol):
    """Frames, one under the other."""

    def __getitem__(self, at: int, /) -> Frame: ...


def frames() -> Frames:
    """Return an empty stack."""
    return cast(Frames, np.zeros(_DEEPEST, layout(Frame)).view(np.recarray))


@kernel
def unlike(stakes: Stakes, cards: int, live: int) -> int:
    """Return the lowest card of each group of cards that make no difference to each other.

    Args:
        stakes: the deal.
        cards: what can be laid.
        live: all the cards that are still in play.
    """
    rest, kept = cards, cards
    while rest:
        bit = rest & -rest
        rest ^= bit
        place = lowest(bit)
        below = highest(live & (bit - 1) & LANE << (place & 48))
        alike = below >= 0 and stakes.marks[below] == stakes.marks[place]
        if alike and cards >> below & 1:
            kept ^= bit
    return kept


@kernel
def find_choices(rules: CompiledTable, stakes: Stakes, hands: Row, frame: Frame) -> None:
    """Write into a frame which cards are to be tried."""
    shown, hidden = hands[frame.turn], 0
    if frame.lead != NO_CARD:
        shown, hidden = answers(rules, shown, frame.suit, frame.best, frame.number)
        if rules.laying[frame.number] != CHOICE:
            shown, hidden = shown | hidden, 0
    live = frame.held
    if frame.best != NO_CARD:
        live |= 1 << frame.best
    frame.shown = unlike(stakes, shown, live)
    frame.hidden = unlike(stakes, hidden, live)


@kernel
def most_promising(stakes: Stakes, hands: Row, frame: Frame, cards: int) -> int:
    """Return the card to be tried first: the sooner a good one comes, the less is searched.

    The seat whose question it is leads what nobody can beat; the others lead what it cannot
    beat, and overtake it when it would take the trick.
    """
    if not cards & (cards - 1):
        return lowest(cards)
    best, best_promise = -1, -1
    own = hands[stakes.seat]
    while cards:
        place = lowest(cards)
        cards &= cards - 1
        lane = LANE << (place & 48)
        above = lane & -2 << place
        promise = place & 15
        if frame.lead == NO_CARD:
            rivals = frame.held ^ own if frame.turn == stakes.seat else own
            if not rivals & above:
                promise += 32
        elif place >> 4 == frame.suit and place > frame.best:
            promise = 64 + (15 - (place & 15))
            if frame.turn != stakes.seat and frame.holder != stakes.seat:
                promise -= 64
        else:
            promise = 15 - (place & 15)
        if promise > best_promise:
            best, best_promise = place, promise
    return best


@kernel
def lay_next(rules: CompiledTable, stakes: Stakes, hands: Row, frame: Frame, after: Frame) -> bool:
    """Lay the next card to be tried, and write the moment after it into the next frame.

    Returns:
        Whether that card ends its trick: then the next frame has the trick as it lies, and
        its ``turn`` is who takes it with ``best``.
    """
    down = not frame.shown
    card = most_promising(stakes, hands, frame, frame.hidden if down else frame.shown)
    if down:
        frame.hidden ^= 1 << card
    else:
        frame.shown ^= 1 << card
    frame.card = card
    frame.lifted = 0
    turn = frame.turn
    after.past = frame.past
    after.suit = frame.suit
    after.lead = frame.lead
    after.leader = frame.leader
    if frame.lead == NO_CARD:
        after.past = led(
            rules, stakes, frame.past, frame.number, turn, card, frame.held & rules.aces
        )
        after.lead = card
        after.leader = turn
        if frame.suit < 0:
            after.suit = card >> 4
    counts = not down and card >> 4 == after.suit and card > frame.best
    after.best = card if counts else frame.best
    after.holder = turn if counts else frame.holder
    after.number = frame.number
    after.out = frame.out
    after.held = frame.held ^ 1 << card
    hands[turn] ^= 1 << card
    if frame.waiting > 1:
        after.waiting = frame.waiting - 1
        after.turn = next_in(rules, turn, frame.out)
        return False
    if after.holder < 0:
        after.holder, after.best = after.leader, after.lead
    after.turn = after.holder
    return True


@kernel
def drop_out(rules: CompiledTable, stakes: Stakes, hands: Row, after: Frame) -> bool:
    """Let those without a trick drop out; say whether only one seat is left."""
    after.out |= (1 << rules.seats) - 1 & ~takers_in(after.past)
    for seat in range(rules.seats):
        if after.out >> seat & 1:
            after.held &= ~(hands[seat] | stakes.aside[seat])
    return ones(after.out) == rules.seats - 1


@kernel
def next_trick(
    rules: CompiledTable, stakes: Stakes, hands: Row, frame: Frame, after: Frame
) -> None:
    """Make the next frame, in which a trick has been taken, ready for the lead to the next."""
    number = after.number + 1
    after.suit = -1
    if number == rules.tricks:
        if rules.asks_dry:
            frame.lifted = 1
            for seat in range(rules.seats):
                hands[seat] |= stakes.aside[seat]
        if rules.keeps_suit:
            after.suit = after.best >> 4
    after.number = number
    after.waiting = rules.seats - ones(after.out)
    after.best = NO_CARD
    after.holder = -1
    after.leader = after.turn
    after.lead = NO_CARD
    after.past = faded(rules, after.past, number)


@kernel
def lay_last_cards(rules: CompiledTable, stakes: Stakes, hands: Row, after: Frame) -> bool:
    """Play the last trick after the one that has been taken, where nobody has a choice in it.

    Returns:
        Whether the trick that has been taken was the last but one, so that this was done.
    """
    if after.number + 1 != rules.tricks or rules.laying[rules.tricks] == CHOICE:
        return False
    leader = after.turn
    lead = lowest(hands[leader] | stakes.aside[leader])
    suit = after.best >> 4 if rules.keeps_suit else lead >> 4
    best, holder = -1, leader
    for seat in range(rules.seats):
        if not after.out >> seat & 1:
            card = lowest(hands[seat] | stakes.aside[seat])
            if card >> 4 == suit and card > best:
                best, holder = card, seat
    if best < 0:
        best = lead
    past = faded(rules, after.past, rules.tricks)
    after.past = taken(rules, stakes, past, rules.tricks, leader, holder, best)
    after.turn = holder
    return True


@kernel
def position_key(rules: CompiledTable, hands: Row, frame: Frame) -> int:
    """Return the cards in play, with who leads and who is out in the bits that no card has."""
    key = frame.held | frame.turn << 13
    if frame.out:
        key |= (frame.out & 7) << 29 | (frame.out >> 3 & 7) << 45 | (frame.out >> 6) << 61
        if rules.stuck:
            for seat in range(rules.seats):
                if frame.out >> seat & 1:
                    key |= hands[seat] & rules.aces
    return key


@kernel
def take_back(rules: CompiledTable, stakes: Stakes, hands: Row, frame: Frame) -> None:
    """Take back the card that was tried."""
    if frame.lifted:
        for seat in range(rules.seats):
            hands[seat] &= ~stakes.aside[seat]
    hands[frame.turn] ^= 1 << frame.card
