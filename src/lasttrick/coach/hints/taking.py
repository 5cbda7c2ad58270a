"""Reasons that lie in the trick in progress: who can take it, and who takes it for certain."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import SUIT_OF, Card, Suit
from lasttrick.coach.hints.reason import Reason
from lasttrick.coach.hints.sight import Sight
from lasttrick.engine import Play

_NAMED = 3
"""How many cards that are gone are named one by one."""


def taking(sight: Sight, play: Play) -> Iterator[Reason]:
    """Yield what a play does to the trick in progress."""
    trick, deciding = sight.view.trick_number, sight.table.deciding
    if sight.is_safe(play):
        if trick == deciding:
            yield Reason("wins-deal")
        elif trick + 1 == deciding:
            yield _before_deciding(sight, play)
        yield unbeaten(sight, play)
    elif sight.leads:
        suit = SUIT_OF[play.card]
        without = sight.without(suit, sight.opponents)
        if without and sight.takes(play):
            yield Reason("led-at-void", seats=without, suit=suit)
    elif sight.takes(play):
        if trick + 1 == deciding:
            yield Reason("leads-on")
    else:
        yield from _not_taking(sight, play)


def unbeaten(sight: Sight, play: Play) -> Reason:
    """Say why nobody beats a play that takes the trick whatever the others hold."""
    rivals = sight.rivals
    if not rivals:
        return Reason("last-to-play")
    above = sight.above(play.card)
    if not above:
        return Reason("highest")
    if sight.is_master(play.card):
        own = {*sight.view.hand, sight.view.aside}
        if own.isdisjoint(above) and len(above) <= _NAMED:
            return Reason("higher-gone", cards=above)
        return Reason("none-higher")
    return Reason("others-void", seats=rivals, suit=SUIT_OF[play.card])


def _before_deciding(sight: Sight, play: Play) -> Reason:
    """Say what it is worth to take the trick before the deciding one for certain."""
    winning = [card for card in sight.left(play) if sight.wins_led_next(card, play)]
    if not winning:
        return Reason("leads-on")
    best: Card = max(winning, key=lambda card: sight.table.power[card])
    return Reason("then-wins", cards=(best,))


def _not_taking(sight: Sight, play: Play) -> Iterator[Reason]:
    """Yield why a trick is let go."""
    trick, deciding = sight.view.trick_number, sight.table.deciding
    if not any(map(sight.takes, sight.plays)):
        if sight.view.best is not None:
            yield Reason("lost" if trick == deciding else "cannot-take")
    elif trick < deciding:
        yield _ducking(sight, play)
    blind = sight.table.laying[trick] == "blind"
    if play.down and not blind and not all(each.down for each in sight.plays):
        yield Reason("hides")


def _ducking(sight: Sight, play: Play) -> Reason:
    """Say to whom a trick goes that the hand could take."""
    holder = sight.view.holder
    if holder is None or sight.rivals:
        return Reason("ducks")
    kept = {SUIT_OF[card] for card in sight.left(play)}
    suit = next((s for s in _live_suits(sight) if s not in kept and sight.lacks(holder, s)), None)
    if suit is not None:
        return Reason("ducks-to-void", seats=(holder,), suit=suit)
    return Reason("ducks-to", seats=(holder,))


def _live_suits(sight: Sight) -> list[Suit]:
    """Return the suits of which others may still hold cards."""
    return sorted({SUIT_OF[card] for card in sight.loose})
