"""The colours of the suits in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import click

from lasttrick.cards import Card, suit_of

Pack = Literal["four-colour", "two-colour", "plain"]

_COLOURS: Mapping[Pack, tuple[str | None, ...]] = {
    "four-colour": ("green", "blue", "red", None),
    "two-colour": (None, "red", "red", None),
}


def painter(pack: Pack, environment: Mapping[str, str]) -> Callable[[str, Card], str] | None:
    """Return what paints a card's face; None for a plain pack, or where NO_COLOR is set."""
    if pack == "plain" or environment.get("NO_COLOR"):
        return None
    colours = _COLOURS[pack]

    def paint(face: str, card: Card) -> str:
        return click.style(face, fg=colours[suit_of(card)], bold=True)

    return paint
