"""The line at the foot: which keys do what. A click on one does it too."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from lasttrick.texts import Texts
from lasttrick.tui.screens.drawing.canvas import Canvas, Look, Rect
from lasttrick.tui.screens.drawing.deck import Deck

SHOWN: Sequence[tuple[str, str]] = (
    ("F1", "help"),
    ("F2", "rules"),
    ("F3", "last"),
    ("F4", "tally"),
    ("F5", "why"),
    ("F8", "hint"),
    ("F9", "menu"),
    ("F10", "leave"),
)
"""Each key, and the action that it begins."""

_KEY: Look = "bold reverse #a9c2ae"
_DOES: Look = "#a9c2ae"


def keys_drawn(texts: Texts, deck: Deck, width: int) -> Canvas:
    """Return the line, with its words where there is room for them."""
    canvas = deck.sheet(width, 1)
    words = [texts(f"screen-key-{action}") for _, action in SHOWN]
    close = sum(len(key) + cell_len(word) + 2 for (key, _), word in zip(SHOWN, words, strict=True))
    whole = close + len(SHOWN)
    told = close <= width
    gap = 2 if whole <= width else 1
    x = 1 if whole + 1 < width else 0
    for (key, action), word in zip(SHOWN, words, strict=True):
        begins = x
        x = canvas.write(x, 0, key, _KEY)
        if told:
            x = canvas.write(x + 1, 0, word, _DOES)
        canvas.spot(Rect(begins, 0, x - begins, 1), action)
        x += gap
    return canvas
