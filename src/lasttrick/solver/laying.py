"""Which cards the seat to move can lay, and where each leads: the rules of play in masks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lasttrick.kernels.masks import NO_CARD
from lasttrick.solver.ends import End
from lasttrick.solver.past import NOTHING_YET, faded, led, taken
from lasttrick.solver.position import Position
from lasttrick.solver.terms import NO_SEAT, NO_SUIT, SUIT_MASKS, Terms


class Choice(NamedTuple):
    """A card to lay, standing for all that make no difference to it."""

    card: int
    hidden: bool
    """Whether it is laid face down by choice, so that it cannot win."""
    like: int
    """It and the cards that it stands for, as a mask."""


def choices(terms: Terms, position: Position) -> list[Choice]:
    """Return what the seat to move can lay, one card for each that makes a difference.

    Cards of one hand make no difference to each other when no card that is still in play
    stands between them and the award treats them alike.
    """
    may = _may_lay(terms, position)
    groups = list(_groups(terms, position, may))
    if position.spare == NO_CARD or terms.table.laying[position.number] != "choice":
        return [Choice(card, False, like) for card, like in groups]
    shown = [Choice(card, False, like) for card, like in groups if _counts(position, card)]
    return shown + [Choice(card, True, like) for card, like in groups]


def _may_lay(terms: Terms, position: Position) -> int:
    hand = position.hands[position.turn]
    duty = terms.table.duty
    if position.spare == NO_CARD or duty == "free":
        return hand
    following = hand & SUIT_MASKS[position.suit]
    if not following:
        return hand
    if duty == "must-beat" and position.best != NO_CARD and position.number < terms.table.tricks:
        return following >> (position.best + 1) << (position.best + 1) or following
    return following


def _counts(position: Position, card: int) -> bool:
    """Say whether a card beats all in the trick so far."""
    return card >> 4 == position.suit and card > position.best


def _groups(terms: Terms, position: Position, may: int) -> Iterator[tuple[int, int]]:
    """Yield the lowest card of each group of cards that are alike, and the group."""
    live = 0 if position.best == NO_CARD else 1 << position.best
    for seat, hand in enumerate(position.hands):
        if not position.out >> seat & 1:
            live |= hand | terms.aside[seat]
    marks = terms.marks
    card, like = NO_CARD, 0
    while may:
        bit = may & -may
        number = bit.bit_length() - 1
        between = live & (bit - 1) >> like.bit_length() << like.bit_length()
        if like and not between and number >> 4 == card >> 4 and marks[number] == marks[card]:
            like |= bit
        else:
            if like:
                yield card, like
            card, like = number, bit
        may ^= bit
    if like:
        yield card, like


def laid(terms: Terms, position: Position, card: int, *, hidden: bool) -> Position | End:
    """Return where laying a card leads: to the next position, or to the end of the deal."""
    hands, out, number, turn, waiting, suit, best, holder, first, spare, past = position
    if spare == NO_CARD:
        past = led(terms, past, number, turn, card, hands)
        spare = card
        if suit == NO_SUIT:
            suit = card >> 4
    elif turn == first and not hidden and _lies_face_up(terms, position, card):
        spare = card
    if not hidden and card >> 4 == suit and card > best:
        best, holder = card, turn
    hands = (*hands[:turn], hands[turn] ^ 1 << card, *hands[turn + 1 :])
    if waiting > 1:
        turn = terms.order[turn]
        while out >> turn & 1:
            turn = terms.order[turn]
        return Position(
            hands, out, number, turn, waiting - 1, suit, best, holder, first, spare, past
        )
    if holder == NO_SEAT:
        holder, best = first, spare
    past = taken(terms, past, number, holder, best)
    return _next_trick(
        terms, Position(hands, out, number, holder, 0, suit, best, holder, first, spare, past)
    )


def _lies_face_up(terms: Terms, position: Position, card: int) -> bool:
    """Say whether a card that answers a lead, not hidden by choice, lies face up."""
    laying = terms.table.laying[position.number]
    if laying == "discards":
        return card >> 4 == position.suit
    return laying == "open" or (laying != "blind" and _counts(position, card))


def _next_trick(terms: Terms, position: Position) -> Position | End:
    """Return what comes after a trick; ``turn`` has taken it with ``best``."""
    hands, out, number, winner, _, _, best, _, _, _, past = position
    table = terms.table
    rules = table.rules
    if number == table.tricks:
        award = past.award
        if past.winner != winner:
            award += rules.award.last_trick_lost
        return End("deciding-trick", past.winner, award, out, _stuck(terms, hands, out))
    if number == rules.tricks.sweep and past.takers == 1 << winner:
        paying = past.leads == 3 and past.payer != NO_SEAT
        aces = ((past.payer, 1),) if paying else ()
        return End("sweep", winner, rules.award.sweep, out, aces)
    if number == rules.tricks.drop_out_after:
        everyone = (1 << table.seats) - 1
        hands = tuple(
            hand if past.takers >> seat & 1 else hand & terms.aces
            for seat, hand in enumerate(hands)
        )
        out |= everyone & ~past.takers
        if out == everyone & ~(1 << winner):
            return End("walkover", winner, rules.award.plain, out, _stuck(terms, hands, out))
    suit = NO_SUIT
    if number + 1 == table.tricks:
        hands = tuple(hand | card for hand, card in zip(hands, terms.aside, strict=True))
        if rules.tricks.last_suit == "won-the-lead":
            suit = best >> 4
    past = past if past == NOTHING_YET else faded(terms, past, number + 1)
    waiting = table.seats - out.bit_count()
    return Position(
        hands,
        out,
        number + 1,
        winner,
        waiting,
        suit,
        NO_CARD,
        NO_SEAT,
        winner,
        NO_CARD,
        past,
    )


def _stuck(terms: Terms, hands: tuple[int, ...], out: int) -> tuple[tuple[int, int], ...]:
    """Return who pays for how many aces that are still in hand."""
    if not terms.table.rules.aces.stuck:
        return ()
    return tuple(
        (seat, (hand & terms.aces).bit_count())
        for seat, hand in enumerate(hands)
        if out >> seat & 1 and hand & terms.aces
    )
