"""The story of the deal, in the last sentences for which there is room."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.cells import cell_len

from lasttrick.cards import SUIT_SYMBOLS, card_of
from lasttrick.cards.card import Rank, Suit
from lasttrick.tui.screens.drawing.canvas import Canvas, Look
from lasttrick.tui.screens.drawing.deck import Deck

_CARD = re.compile(rf"\w{{1,2}}[{SUIT_SYMBOLS}]")
_OLD: Look = "#a9c2ae"
_NEW: Look = "#f4ecd8"


def story_drawn(
    deck: Deck, sentences: Sequence[str], width: int, height: int, *, new: int, edge: bool
) -> Canvas:
    """Return the end of the story on a sheet of this size.

    Args:
        deck: how cards look.
        sentences: the whole story.
        width: the columns there are.
        height: the rows there are.
        new: how many of the last sentences are new, and stand out.
        edge: whether the story stands at the right, behind an edge.
    """
    canvas = deck.sheet(width, height)
    left = 2 if edge else 1
    rows: list[tuple[str, Look]] = []
    # Each sentence takes a row at least: no more of them than rows can be seen.
    first = max(len(sentences) - height, 0)
    for number, sentence in enumerate(sentences[first:], start=first):
        look = _NEW if number >= len(sentences) - new else _OLD
        rows += [(row, look) for row in broken(sentence, width - left - 1)]
    for y, (row, look) in enumerate(rows[-height:] if height else ()):
        write_with_cards(canvas, deck, left, y, row, look)
    if edge:
        for y in range(height):
            canvas.write(0, y, deck.signs.rule, _OLD)
    return canvas


def write_with_cards(canvas: Canvas, deck: Deck, x: int, y: int, text: str, look: Look) -> int:
    """Write a sentence, the cards in it in the colour of their suit; return the column behind."""
    if "reverse" in look:
        return canvas.write(x, y, text, look)
    done = 0
    for found in _CARD.finditer(text):
        x = canvas.write(x, y, text[done : found.start()], look)
        suit = Suit(SUIT_SYMBOLS.index(found[0][-1]))
        x = canvas.write(x, y, found[0], deck.ink(card_of(Rank(0), suit)))
        done = found.end()
    return canvas.write(x, y, text[done:], look)


def broken(text: str, width: int) -> list[str]:
    """Return a text as rows of at most so many columns, broken between words where it can be.

    A line that is set in stays so, and what is carried over is set in a little more.
    """
    width = max(width, 1)
    start = text[: len(text) - len(text.lstrip())][: width // 2]
    rows: list[str] = []
    row = start
    for word in text.strip().split(" "):
        longer = f"{row} {word}" if row.strip() else row + word
        if cell_len(longer) <= width:
            row = longer
            continue
        if row.strip():
            rows.append(row.rstrip())
        row = (start if not rows else f"{start}  "[: width // 2]) + word
        while cell_len(row) > width:
            rows.append(_head(row, width))
            row = row[len(rows[-1]) :]
    return [*rows, row] if row.strip() or not rows else rows


def _head(text: str, width: int) -> str:
    """Return as much of a text as so many columns hold, and never nothing."""
    end = 1
    while end < len(text) and cell_len(text[: end + 1]) <= width:
        end += 1
    return text[:end]
