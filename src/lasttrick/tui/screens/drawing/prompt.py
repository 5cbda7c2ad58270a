"""What is asked, what has been typed, the answers to choose from, and why one does not do."""

from __future__ import annotations

from collections.abc import Sequence

from rich.cells import cell_len

from lasttrick.tui.screens.drawing.canvas import Canvas, Look, Rect
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.story import broken, write_with_cards

SPOT = "answer"
"""The name of the first answer for the mouse is ``answer 1``."""

_ASKS: Look = "bold #f4ecd8"
_NOTE: Look = "#f2c661"
_LIT: Look = "bold reverse #f2c661"
_PLAIN: Look = "#f4ecd8"


def prompt_drawn(
    deck: Deck,
    width: int,
    height: int,
    *,
    asks: str,
    typed: str = "",
    note: str = "",
    answers: Sequence[str] = (),
    lit: int | None = None,
) -> Canvas:
    """Return what is asked, on a sheet of this size.

    A note that needs all the rows there are takes the place of the question.
    """
    canvas = deck.sheet(width, height)
    notes = broken(note, width - 2)[: 1 if answers else height] if note else []
    asked = broken(asks, width - 2)[: 1 if answers else height - len(notes)]
    x, y = 1, 0
    for y, row in enumerate(asked):
        x = write_with_cards(canvas, deck, 1, y, row, _ASKS)
    if typed:
        x = min(x + 1, width - cell_len(typed) - 1)
        canvas.write(x, y, typed, _LIT)
    if answers:
        _list(canvas, deck, answers, lit or 0, max(height - len(asked) - len(notes), 1))
    for y, row in enumerate(notes, start=height - len(notes)):
        write_with_cards(canvas, deck, 1, y, row, _NOTE)
    return canvas


def _list(canvas: Canvas, deck: Deck, answers: Sequence[str], lit: int, rows: int) -> None:
    """Draw the answers around the one that is chosen, so many of them as there are rows."""
    first = max(0, min(lit - rows // 2, len(answers) - rows))
    last = min(first + rows, len(answers)) - 1
    for y, number in enumerate(range(first, last + 1), start=1):
        mark = deck.signs.turn if number == lit else " "
        text = f"{mark} {number + 1}) {answers[number]}"
        end = write_with_cards(canvas, deck, 1, y, text, _LIT if number == lit else _PLAIN)
        if (number == first and first) or (number == last and last + 1 < len(answers)):
            canvas.write(end + 1, y, deck.signs.more, _NOTE)
        canvas.spot(Rect(0, y, canvas.width, 1), f"{SPOT} {number + 1}")
