"""How a card is written in a language: as a face, in letters, or in words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from lasttrick.cards import Card, Rank, card_code, rank_of, suit_of
from lasttrick.cards.notation import RANK_LETTERS, SUIT_LETTERS, SUIT_SYMBOLS
from lasttrick.texts.catalog import Texts

Style = Literal["symbols", "letters", "words"]
"""``10♣``; ``TC``, the same in every language; ``the ten of clubs``, to be read out."""


class Faces:
    """Writes cards in one language."""

    def __init__(
        self,
        texts: Texts,
        style: Style = "symbols",
        *,
        colour: Callable[[str, Card], str] | None = None,
    ) -> None:
        """Choose how cards look.

        Args:
            texts: the language.
            style: symbols, letters or words.
            colour: paints a face, where the terminal has colours.
        """
        self._texts = texts
        self._style = style
        self._colour = colour

    def card(self, card: Card | None) -> str:
        """Return a card's face, or what an unknown card shows: its back."""
        if card is None:
            return {"symbols": "▒▒", "letters": "[?]", "words": self._texts("card-hidden")}[
                self._style
            ]
        face = self._face(card)
        return face if self._colour is None else self._colour(face, card)

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Return several cards, one after the other."""
        faces = [self.card(card) for card in cards]
        return self._texts.both(faces) if self._style == "words" else " ".join(faces)

    def _face(self, card: Card) -> str:
        rank, suit = RANK_LETTERS[rank_of(card)], suit_of(card)
        if self._style == "letters":
            return card_code(card)
        if self._style == "words":
            # Digits go in as numbers: a number is what the keys [9] and [8] stand for.
            number_or_letter = int(rank) if rank.isdecimal() else rank
            return self._texts("card-in-words", rank=number_or_letter, suit=SUIT_LETTERS[suit])
        return rank_letter(self._texts, rank_of(card)) + SUIT_SYMBOLS[suit]


def rank_letter(texts: Texts, rank: Rank) -> str:
    """Return what stands for a rank on the corner of a card: ``R`` for a French king, ``10``."""
    letter = RANK_LETTERS[rank]
    return letter if letter.isdecimal() else texts(f"rank-letter-{letter}")
