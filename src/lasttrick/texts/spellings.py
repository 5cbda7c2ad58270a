"""Cards as people type them, in the letters and the words of their language or in English.

Suits go by their English letters in every language (``c`` ``d`` ``h`` ``s``), by their
symbols, or by their names. Their initials in another language are not read: in German *Kreuz*
and *Karo* begin alike, and ``kd`` is the king of diamonds already.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from functools import cache
from itertools import product
from typing import NamedTuple

from lasttrick.cards import (
    CARD_BY_CODE,
    EVERY_CARD,
    RANKS,
    SUIT_LETTERS,
    SUIT_NAMES,
    SUIT_SYMBOLS,
    SUITS,
    Card,
    Rank,
    Suit,
    parse_card,
    rank_of,
    suit_of,
)
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.errors import CardError
from lasttrick.texts.catalog import Texts
from lasttrick.texts.faces import Faces, rank_letter
from lasttrick.texts.languages import DEFAULT

_SIGNS = re.compile(rf"[^\W_]|[{SUIT_SYMBOLS}]")
_LIGATURES = str.maketrans({"đ": "d", "œ": "oe"})


class Spellings(NamedTuple):
    """Everything that means a card, or a rank, in one language."""

    cards: Mapping[str, Card]
    ranks: Mapping[str, Rank]

    def card(self, text: str) -> Card | None:
        """Return the card that is meant: ``r♣``, ``rc``, ``♣r``, ``roi de trèfle``, ``KC``.

        A code goes before all else: ``as`` is the ace of spades, also where *as* is an ace;
        ``ás``, with a mark that no code has, is none.
        """
        try:
            return parse_card("".join(text.split()))
        except CardError:
            return self.cards.get(_plain(text))

    def rank(self, text: str) -> Rank | None:
        """Return the rank that is meant: ``r``, ``roi``, ``K``."""
        return self.ranks.get(_plain(text))


def spellings_of(texts: Texts) -> Spellings:
    """Return how cards may be typed in a language."""
    return _spellings(texts.language)


@cache
def _spellings(language: str) -> Spellings:
    cards: dict[str, Card] = {}
    ranks: dict[str, Rank] = {}
    spoken = [Texts(code) for code in dict.fromkeys((DEFAULT, language))]
    links = {"", *(_link(texts) for texts in spoken)}
    of_rank = {rank: _rank_marks(rank, spoken) for rank in RANKS}
    of_suit = {suit: _suit_marks(suit, spoken) for suit in SUITS}
    for card in EVERY_CARD:
        for rank, suit in product(of_rank[rank_of(card)], of_suit[suit_of(card)]):
            ranks[rank] = rank_of(card)
            for typed in (suit + rank, *(rank + link + suit for link in links)):
                if typed.upper() not in CARD_BY_CODE:
                    cards[typed] = card
        for texts in spoken:
            cards[_plain(Faces(texts, "words").card(card))] = card
    return Spellings(cards, ranks)


def _rank_marks(rank: Rank, spoken: list[Texts]) -> set[str]:
    """Return what stands for a rank: its English letter, and letter and name where it is spoken."""
    letter = RANK_LETTERS[rank]
    marks = {letter, *(rank_letter(texts, rank) for texts in spoken)}
    number_or_letter = int(letter) if letter.isdecimal() else letter
    marks |= {texts("rank-name", rank=number_or_letter) for texts in spoken}
    return {_plain(mark) for mark in marks}


def _suit_marks(suit: Suit, spoken: list[Texts]) -> set[str]:
    """Return what stands for a suit; English names also of one card of it, as ``club``."""
    letter, name = SUIT_LETTERS[suit], SUIT_NAMES[suit]
    marks = {letter, SUIT_SYMBOLS[suit], name, name.removesuffix("s")}
    marks |= {texts(f"suit-name-{letter}") for texts in spoken}
    return {_plain(mark) for mark in marks}


def _link(texts: Texts) -> str:
    """Return what stands between rank and suit in words, as in ``ten of clubs``; often nothing."""
    ten, clubs = _plain(texts("rank-name", rank="T")), _plain(texts("suit-name-C"))
    words = _plain(texts("card-in-words", rank="T", suit="C"))
    return words.partition(ten)[2].rpartition(clubs)[0]


def _plain(text: str) -> str:
    """Return the letters, digits and suit symbols of a text, without case and marks."""
    decomposed = unicodedata.normalize("NFD", text.casefold()).translate(_LIGATURES)
    return "".join(_SIGNS.findall(decomposed))
