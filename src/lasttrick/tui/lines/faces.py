"""How a card looks in a line of text."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import Literal

import click

from lasttrick.cards import Card, card_code, card_symbol, suit_of
from lasttrick.games import Table

Pack = Literal["four-colour", "two-colour", "plain"]

_FOUR = ("green", "blue", "red", None)
_TWO = (None, "red", "red", None)


def in_order(hand: Iterable[Card], table: Table) -> list[Card]:
    """Return the cards of a hand as one holds them: suit by suit, the highest first."""
    return sorted(hand, key=table.pack.index)


class Faces:
    """Writes cards as symbols or as plain letters, with colours or without."""

    def __init__(self, *, ascii_only: bool = False, colours: Pack = "four-colour") -> None:
        """Choose letters for symbols, and a pack.

        Without colours in the terminal (``NO_COLOR``, a pipe) the pack is plain.
        """
        self._ascii = ascii_only
        self._colours = {"four-colour": _FOUR, "two-colour": _TWO, "plain": (None,) * 4}[
            "plain" if os.environ.get("NO_COLOR") else colours
        ]

    def card(self, card: Card | None) -> str:
        """Return a card's face, or what an unknown card shows: its back."""
        if card is None:
            return "[?]" if self._ascii else "▒▒"
        face = card_code(card) if self._ascii else card_symbol(card)
        if not any(self._colours):
            return face
        return click.style(face, fg=self._colours[suit_of(card)], bold=True)

    def cards(self, cards: Iterable[Card | None]) -> str:
        """Return several cards with a space between them."""
        return " ".join(self.card(card) for card in cards)
