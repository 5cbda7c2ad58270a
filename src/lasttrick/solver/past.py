"""What earlier tricks leave to be counted: who took one, a run of low cards, a looming penalty."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.kernels.masks import NO_CARD
from lasttrick.solver.terms import NO_SEAT, NO_SUIT, SUIT_MASKS, Terms

UNKNOWN_SEAT = 8
"""Stands among those who took tricks for whoever took one that an ending does not tell."""

_LEADS_IN_SUIT = 3
"""So many leads in one suit make the holder of its ace pay for a sweep."""


class Past(NamedTuple):
    """What is left of the tricks before; what can no longer matter is as at the beginning."""

    takers: int = 0
    """Who has taken a trick, as bits."""
    runner: int = NO_SEAT
    """Who won the latest tricks with low cards."""
    run: int = 0
    """How many such tricks in a row can still count."""
    run_sum: int = 0
    """What they are worth, added up."""
    run_suit: int = NO_SUIT
    """The suit of the last of them, where neighbours must differ."""
    leader: int = NO_SEAT
    """A seat that may yet sweep, and has led."""
    leads: int = 0
    """How many of its leads were in one suit, up to three."""
    lead_suit: int = NO_SUIT
    payer: int = NO_SEAT
    """Who pays for the ace of that suit if the sweep comes off."""
    winner: int = NO_SEAT
    """Who won the deciding trick, while later ones are still played."""
    award: int = 0
    """What that is worth so far."""


NOTHING_YET = Past()


def led(
    terms: Terms, past: Past, number: int, seat: int, card: int, hands: tuple[int, ...]
) -> Past:
    """Return the past once a trick has been led, which matters to the holder of an ace.

    Args:
        terms: the rules.
        past: before the lead.
        number: of the trick.
        seat: who leads it.
        card: with which card.
        hands: what each seat held at that moment.
    """
    rules = terms.table.rules
    sweep = rules.tricks.sweep
    if rules.aces.sandbag == "off" or sweep is None or number > sweep:
        return past
    if past.takers not in (0, 1 << seat):
        return past
    suit = card >> 4
    if past.leads == 0:
        if rules.aces.sandbag == "led-first-three" and number > 1:
            return past
        payer = terms.ace_owner[suit]
        thrown = number > 1 and not hands[payer] & terms.aces & SUIT_MASKS[suit]
        if payer == seat or thrown:
            payer = NO_SEAT
        return past._replace(leader=seat, leads=1, lead_suit=suit, payer=payer)
    if past.leads == _LEADS_IN_SUIT:
        return past
    if suit != past.lead_suit:
        return past._replace(leads=_LEADS_IN_SUIT, lead_suit=NO_SUIT, payer=NO_SEAT)
    return past._replace(leads=past.leads + 1)


def taken(terms: Terms, past: Past, number: int, seat: int, card: int) -> Past:
    """Return the past once a trick has been taken.

    Args:
        terms: the rules.
        past: before it.
        number: of the trick.
        seat: who took it.
        card: with which card.
    """
    run, run_sum = (past.run, past.run_sum) if past.runner == seat else (0, 0)
    worth = terms.low[card]
    if worth == NO_CARD or not terms.run_from <= number <= terms.table.deciding:
        run = run_sum = 0
    else:
        if past.run_suit == card >> 4:
            run = run_sum = 0
        run, run_sum = run + 1, run_sum + worth
    distinct = terms.table.rules.award.low.suits == "distinct"
    after = past._replace(
        takers=past.takers | 1 << seat,
        runner=seat if run else NO_SEAT,
        run=run,
        run_sum=run_sum,
        run_suit=card >> 4 if run and distinct else NO_SUIT,
    )
    if number == terms.table.deciding:
        after = after._replace(winner=seat, award=_award(terms, after, card))
    return after if past.leader == seat else _unled(after)


def faded(terms: Terms, past: Past, number: int) -> Past:
    """Return the past without what cannot matter any more once this trick begins."""
    tricks = terms.table.rules.tricks
    if number > max(tricks.drop_out_after or 0, tricks.sweep or 0):
        past = _unled(past)._replace(takers=0)
    if number > terms.table.deciding:
        past = past._replace(runner=NO_SEAT, run=0, run_sum=0, run_suit=NO_SUIT)
    return past


def _unled(past: Past) -> Past:
    return past._replace(leader=NO_SEAT, leads=0, lead_suit=NO_SUIT, payer=NO_SEAT)


def _award(terms: Terms, past: Past, card: int) -> int:
    """Return what taking the deciding trick with this card is worth."""
    award = terms.table.rules.award
    points = award.plain
    if past.run:
        steps = award.low.table
        points = past.run_sum if steps is None else steps[min(past.run, len(steps)) - 1]
        points = max(points, terms.dry.get(card, points))
    if terms.earns_more[card]:
        points += award.not_with_points
    return points
