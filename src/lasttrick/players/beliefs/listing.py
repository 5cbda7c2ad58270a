"""Every hand that a seat may hold, one by one, where few cards are left."""

from __future__ import annotations

from itertools import combinations

from lasttrick.cards import Seat
from lasttrick.engine import Hand, View
from lasttrick.players.beliefs.reading import known_in_hand, unknown


def every_hand(view: View, seat: Seat) -> list[Hand]:
    """Return the hands that a seat may hold, by all that a view shows.

    Where cards lie face down, hands that only these could rule out are returned too.

    Args:
        view: the deal as another seat or the public knows it, before it is over.
        seat: whose hand it is, with no card set aside face down.
    """
    open_ = unknown(view)
    places = [*open_.free, *[place for chain in open_.chains for place in chain]]
    known = known_in_hand(view, seat)
    for place in places:
        if place.kind == "hand" and place.seat == seat:
            may = [card for card in open_.unseen if place.may >> card & 1]
            return [(*known, *cards) for cards in combinations(may, place.size)]
    return [known]
