"""Cards, suits, ranks and how they are written.

A card is a small number so that deals are fast; nobody needs to know which one.
Use the constants (``cards.AS``), :func:`parse_card` and :func:`card_code`.
"""

from lasttrick.cards.card import (
    CLUBS,
    DIAMONDS,
    EVERY_CARD,
    HEARTS,
    RANKS,
    SPADES,
    SUIT_OF,
    SUITS,
    Card,
    Rank,
    Seat,
    Suit,
    card_of,
    rank_of,
    suit_of,
)
from lasttrick.cards.notation import (
    SUIT_LETTERS,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    card_code,
    card_symbol,
    codes,
    parse_card,
    parse_cards,
    parse_ranks,
    rank_name,
    spoken,
    suit_letter,
    suit_name,
)

__all__ = [
    "CLUBS",
    "DIAMONDS",
    "EVERY_CARD",
    "HEARTS",
    "RANKS",
    "SPADES",
    "SUITS",
    "SUIT_LETTERS",
    "SUIT_NAMES",
    "SUIT_OF",
    "SUIT_SYMBOLS",
    "Card",
    "Rank",
    "Seat",
    "Suit",
    "card_code",
    "card_of",
    "card_symbol",
    "codes",
    "parse_card",
    "parse_cards",
    "parse_ranks",
    "rank_name",
    "rank_of",
    "spoken",
    "suit_letter",
    "suit_name",
    "suit_of",
]
