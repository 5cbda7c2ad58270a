"""What a card is: one of 52, made of a suit and a rank.

The order of ranks here is only the alphabet of the pack (2, 3 … king, ace).
Which card beats which is a rule of the game and lives with the games.
"""

from __future__ import annotations

from typing import NewType

Card = NewType("Card", int)
"""0 to 51: thirteen clubs, thirteen diamonds, thirteen hearts, thirteen spades."""

Suit = NewType("Suit", int)
"""0 clubs, 1 diamonds, 2 hearts, 3 spades."""

Rank = NewType("Rank", int)
"""0 for the two up to 12 for the ace."""

Seat = NewType("Seat", int)
"""A chair at the table, numbered clockwise from 0: seat + 1 sits on the left of seat."""

CLUBS, DIAMONDS, HEARTS, SPADES = Suit(0), Suit(1), Suit(2), Suit(3)
SUITS: tuple[Suit, ...] = (CLUBS, DIAMONDS, HEARTS, SPADES)
RANKS: tuple[Rank, ...] = tuple(Rank(rank) for rank in range(13))

EVERY_CARD: tuple[Card, ...] = tuple(Card(number) for number in range(52))

SUIT_OF: tuple[Suit, ...] = tuple(Suit(number // 13) for number in range(52))
"""The suit of each card, for loops that cannot afford a call."""


def card_of(rank: Rank, suit: Suit) -> Card:
    """Return the card of this rank and suit."""
    return Card(suit * 13 + rank)


def suit_of(card: Card) -> Suit:
    """Return the suit of a card."""
    return SUIT_OF[card]


def rank_of(card: Card) -> Rank:
    """Return the rank of a card."""
    return Rank(card % 13)
