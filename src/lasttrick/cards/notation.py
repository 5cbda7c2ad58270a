"""How cards are written and read.

Writers write rank then suit, ``TC`` for the ten of clubs. Readers also take ``10C``,
``10♣``, ``♣10`` and lower case.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from lasttrick.cards.card import (
    EVERY_CARD,
    RANKS,
    SUITS,
    Card,
    Rank,
    Suit,
    card_of,
    rank_of,
    suit_of,
)
from lasttrick.errors import CardError

RANK_LETTERS = "23456789TJQKA"
SUIT_LETTERS = "CDHS"
SUIT_SYMBOLS = "♣♦♥♠"
SUIT_NAMES = ("clubs", "diamonds", "hearts", "spades")
RANK_NAMES = (
    *("two", "three", "four", "five", "six", "seven", "eight", "nine"),
    *("ten", "jack", "queen", "king", "ace"),
)

_WHITE_SYMBOLS = "♧♢♡♤"

CODES: tuple[str, ...] = tuple(
    RANK_LETTERS[rank_of(card)] + SUIT_LETTERS[suit_of(card)] for card in EVERY_CARD
)
"""The code of each card, for loops that cannot afford a call."""

CARD_BY_CODE: Mapping[str, Card] = dict(zip(CODES, EVERY_CARD, strict=True))
"""The card of each code, the inverse of :data:`CODES`."""


def card_code(card: Card) -> str:
    """Write a card as two letters, ``TC``. The inverse of :func:`parse_card`."""
    return CODES[card]


def codes(cards: Iterable[Card]) -> str:
    """Write cards as codes with a space between them."""
    return " ".join(CODES[card] for card in cards)


def card_symbol(card: Card) -> str:
    """Write a card as people see it, ``10♣``."""
    letter = RANK_LETTERS[rank_of(card)]
    return ("10" if letter == "T" else letter) + SUIT_SYMBOLS[suit_of(card)]


def spoken(card: Card) -> str:
    """Say a card in English words: ``ten of clubs``."""
    return f"{RANK_NAMES[rank_of(card)]} of {SUIT_NAMES[suit_of(card)]}"


def suit_letter(suit: Suit) -> str:
    """Write a suit as one letter, ``C``."""
    return SUIT_LETTERS[suit]


def suit_name(suit: Suit) -> str:
    """Return the English name of a suit, ``clubs``."""
    return SUIT_NAMES[suit]


def rank_name(rank: Rank) -> str:
    """Return the English name of a rank, ``ten``."""
    return RANK_NAMES[rank]


def _spellings() -> dict[str, Card]:
    table: dict[str, Card] = {}
    for suit in SUITS:
        suit_marks = (SUIT_LETTERS[suit], SUIT_SYMBOLS[suit], _WHITE_SYMBOLS[suit])
        for rank in RANKS:
            letter = RANK_LETTERS[rank]
            for rank_mark in (letter, "10") if letter == "T" else (letter,):
                for suit_mark in suit_marks:
                    table[rank_mark + suit_mark] = card_of(rank, suit)
                    table[suit_mark + rank_mark] = card_of(rank, suit)
    return table


_SPELLINGS = _spellings()
_VARIATION_SELECTORS = str.maketrans("", "", "\ufe0e\ufe0f")


def parse_card(text: str) -> Card:
    """Read one card: ``TC``, ``10c``, ``10♣`` or ``♣10``.

    Raises:
        CardError: ``cards/not-a-card``, with what was written.
    """
    card = _SPELLINGS.get(text)
    if card is None:
        card = _SPELLINGS.get(text.strip().translate(_VARIATION_SELECTORS).upper())
    if card is None:
        shown = text if len(text) <= 20 else text[:20] + "…"
        raise CardError(
            "cards/not-a-card",
            f"Expected a card such as TC, 10c or 10♣, but got {shown!r}.",
            text=shown,
        )
    return card


def parse_cards(text: str) -> tuple[Card, ...]:
    """Read cards with spaces or commas between them, each of them once.

    Raises:
        CardError: ``cards/not-a-card`` or ``cards/twice``.
    """
    found = tuple(parse_card(word) for word in text.replace(",", " ").split())
    for position, card in enumerate(found):
        if card in found[:position]:
            raise CardError(
                "cards/twice",
                f"Expected each card once, but {card_code(card)} comes twice.",
                card=card_code(card),
            )
    return found


def parse_ranks(text: str) -> tuple[Rank, ...]:
    """Read ranks with spaces between them, ``A T 9`` or ``A 10 9``, each of them once.

    Raises:
        CardError: ``cards/not-a-rank`` or ``cards/twice``.
    """
    found: list[Rank] = []
    for word in text.upper().split():
        letter = "T" if word == "10" else word
        if len(letter) != 1 or letter not in RANK_LETTERS:
            raise CardError(
                "cards/not-a-rank",
                f"Expected a rank (A K Q J T 9 8 7 6 5 4 3 2), but got {word[:20]!r}.",
                text=word[:20],
            )
        rank = Rank(RANK_LETTERS.index(letter))
        if rank in found:
            raise CardError(
                "cards/twice", f"Expected each rank once, but {letter} comes twice.", rank=letter
            )
        found.append(rank)
    return tuple(found)
