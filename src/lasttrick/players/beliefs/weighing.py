"""Worlds weighed by how others are likely to have played: who hides a card, hides a low one.

Where nobody has to follow, a hidden card gives nothing away of itself, and each card of its
owner's could be it. But a player with sense hides the lowest. The cards that a seat has
hidden or still holds are shared out anew by that: it hid the lowest it had at the time, or
now and then any. Which cards these are together is as likely as before, so that a world comes
up as often as the model says (Bayes), without any being thrown away.
"""

from __future__ import annotations

from random import Random

from lasttrick.cards import Card, Seat
from lasttrick.engine import View
from lasttrick.players.beliefs.worlds import World

_SENSE = 0.75
"""How often the card hidden is taken to have been the lowest."""


def likely(view: View, world: World, chance: Random) -> World:
    """Return a world in which others hid what they are likely to have hidden.

    Args:
        view: the deal as a seat knows it.
        world: one of the worlds that are possible, each as likely as any other.
        chance: where chance comes from.
    """
    table = view.table
    if table.duty != "free" or not world.hidden:
        return world
    power = table.power
    hands = list(world.hands)
    hidden = dict(world.hidden)
    tricks: dict[Seat, list[int]] = {}
    for seat, trick in world.hidden:
        if table.laying[trick] == "choice":
            tricks.setdefault(seat, []).append(trick)
    for seat, numbers in tricks.items():
        held: list[Card] = [*hands[seat], *(hidden[seat, trick] for trick in numbers)]
        held.sort(key=power.__getitem__)
        for trick in sorted(numbers):
            sense = chance.random() < _SENSE
            hidden[seat, trick] = held.pop(0 if sense else int(chance.random() * len(held)))
        hands[seat] = tuple(held)
    return world._replace(hands=tuple(hands), hidden=hidden)
