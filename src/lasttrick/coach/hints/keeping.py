"""Reasons that lie in what a hand keeps: masters, low cards that pay, a card for the end."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import SUIT_OF, Card, rank_of
from lasttrick.coach.hints.reason import Reason
from lasttrick.coach.hints.sight import Sight
from lasttrick.engine import Play


def keeping(sight: Sight, play: Play) -> Iterator[Reason]:
    """Yield what a play spares, among the cards that could have been played instead."""
    trick, deciding = sight.view.trick_number, sight.table.deciding
    if trick == deciding and sight.takes(play) and pays_more(sight, play.card):
        yield Reason("low-pays")
    if trick >= deciding:
        return
    yield from _in_a_run(sight, play)
    could_go = {each.card for each in sight.plays}
    spared = [card for card in sight.left(play) if card in could_go]
    masters = [card for card in spared if sight.is_master(card)]
    if masters and not sight.is_master(play.card):
        yield Reason("keeps-master", cards=(max(masters, key=sight.table.power.__getitem__),))
    low = tuple(sight.table.in_order([card for card in spared if pays_more(sight, card)]))
    if low and not pays_more(sight, play.card):
        yield Reason("keeps-low", cards=low)
    if trick + 1 == deciding and len(sight.left(play)) == 1 and spared:
        yield Reason("keeps-card", cards=tuple(spared))
    if _is_last_of_its_suit(sight, play):
        yield Reason("lone-card", suit=SUIT_OF[play.card])


def pays_more(sight: Sight, card: Card) -> bool:
    """Say whether the deal pays more when this card takes the deciding trick."""
    award = sight.table.rules.award
    worth = sight.table.low_points.get(rank_of(card))
    if worth is None:
        return False
    if award.low.table is not None:
        worth = award.low.table[0]
    return worth > award.plain


def _in_a_run(sight: Sight, play: Play) -> Iterator[Reason]:
    """Say that a low card pays together with the ones played after it."""
    low = sight.table.rules.award.low
    to_come = sight.table.deciding - sight.view.trick_number
    run = sight.table.tricks if low.run == "all" else low.run
    if to_come >= run or low.suits != "any" or not sight.takes(play):
        return
    kept = [card for card in sight.left(play) if rank_of(card) in sight.table.low_points]
    if rank_of(play.card) in sight.table.low_points and len(kept) >= to_come:
        yield Reason("low-run", cards=tuple(sight.table.in_order(kept)[:to_come]))


def _is_last_of_its_suit(sight: Sight, play: Play) -> bool:
    """Say whether a discard frees the hand of its suit, where that leaves it a choice."""
    suit = SUIT_OF[play.card]
    left = sight.left(play)
    return (
        not sight.leads
        and sight.table.duty != "free"
        and suit != sight.view.suit
        and len(left) > 1
        and all(SUIT_OF[card] != suit for card in (*left, *_aside(sight)))
        and len({SUIT_OF[each.card] for each in sight.plays}) > 1
    )


def _aside(sight: Sight) -> tuple[Card, ...]:
    return () if sight.view.aside is None else (sight.view.aside,)
