"""Where cards can lie that a seat has not seen, and what each such place may hold.

A set of cards is a whole number with the bit ``1 << card`` for each.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Literal, NamedTuple

from lasttrick.cards import EVERY_CARD, SUIT_OF, SUITS, Card, Seat

Cards = int
"""A set of cards, a bit for each."""

ANY_CARD: Cards = (1 << len(EVERY_CARD)) - 1
OF_SUIT: tuple[Cards, ...] = tuple(
    sum(1 << card for card in EVERY_CARD if SUIT_OF[card] == suit) for suit in SUITS
)
"""For each suit, all its cards."""

Kind = Literal["hand", "hidden", "aside", "returned", "talon"]


def set_of(cards: Iterable[Card]) -> Cards:
    """Return cards as a set."""
    return sum({1 << card for card in cards})


class Told(NamedTuple):
    """What it tells of a hand that a card of this set was laid: what it can hold no more."""

    cards: Cards
    bars: Cards


@dataclass(frozen=True, eq=False)
class Place:
    """A place with room for unseen cards; two are never the same place.

    Attributes:
        kind: a hand; a card that lies face down in a trick; a card set aside; a hand that was
            given back for another one; the talon.
        seat: whose it is; None for the talon.
        size: how many unseen cards it holds.
        may: the cards that it may hold.
        told: for a card face down: what it bars from the places of its owner that come later,
            by what card it is. Of cards in no part it bars nothing.
        trick: the number of the trick that a card lies face down in; otherwise 0.
    """

    kind: Kind
    seat: Seat | None
    size: int
    may: Cards
    told: tuple[Told, ...] = ()
    trick: int = 0


@dataclass(frozen=True)
class Unknown:
    """All that a view leaves open.

    Attributes:
        unseen: the cards whose place is not known.
        free: the places that hold what they hold whatever the others do.
        chains: for each seat with a card face down whose meaning hangs on what it is: its
            places in the order in which their cards were laid, the hand last.
        loose: whether what the plays tell of hands had to be given up, because somebody must
            have revoked.
    """

    unseen: tuple[Card, ...]
    free: tuple[Place, ...]
    chains: tuple[tuple[Place, ...], ...]
    loose: bool = False
