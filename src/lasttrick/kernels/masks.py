"""Cards as places in a whole number, so that a hand is one number and a rule a few bits.

A card is its *place*, ``16 * suit + power``: sixteen places for each suit, in the order of
the suits (clubs, diamonds, hearts, spades), and in each suit the lowest card of the game
at the lowest place. A set of cards is a *mask* with the bit ``1 << place`` for each. Thirteen
ranks at most leave the highest bit clear, so that a mask is never negative.

Within a suit the higher place is the higher card; across suits it means nothing.
"""

from __future__ import annotations

from collections.abc import Iterable

from lasttrick.cards import EVERY_CARD, SUIT_OF, Card
from lasttrick.games import Table

LANE = 0x1FFF
"""The thirteen places of clubs; ``LANE << 16 * suit`` for another suit."""

ONE_RANK = 0x0001_0001_0001_0001
"""The lowest rank in all four suits; ``ONE_RANK << power`` for another rank."""

NO_CARD = -1


def place_of(table: Table, card: Card) -> int:
    """Return the place of a card of this table's pack."""
    return 16 * SUIT_OF[card] + table.power[card]


def mask_of(table: Table, cards: Iterable[Card]) -> int:
    """Return a set of cards as a mask."""
    return sum({1 << place_of(table, card) for card in cards})


def cards_at(table: Table) -> dict[int, Card]:
    """Return the cards of this table's pack by their places."""
    return {place_of(table, card): card for card in EVERY_CARD if table.power[card] >= 0}


def cards_in(table: Table, mask: int) -> list[Card]:
    """Return the cards of a mask, from the lowest place up."""
    return [card for place, card in sorted(cards_at(table).items()) if mask >> place & 1]
