"""The colours of the suits in a terminal."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Literal

import click

from lasttrick.cards import Card, suit_of
from lasttrick.tui.settings import Pack

LinePack = Pack | Literal["plain"]
"""How cards look in lines; plain has their symbols without colours."""

_COLOURS: Mapping[LinePack, tuple[str | None, ...]] = {
    "four-colour": ("green", "blue", "red", None),
    "two-colour": (None, "red", "red", None),
}


def painter(pack: LinePack, environment: Mapping[str, str]) -> Callable[[str, Card], str] | None:
    """Return what paints a card's face; None for a pack without colours, or under NO_COLOR."""
    colours = _COLOURS.get(pack)
    if colours is None or environment.get("NO_COLOR"):
        return None

    def paint(face: str, card: Card) -> str:
        return click.style(face, fg=colours[suit_of(card)], bold=True)

    return paint
