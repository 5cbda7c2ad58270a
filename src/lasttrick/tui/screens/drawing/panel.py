"""What is told between deals, where the felt would be: who won what, and who deals next."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.tui.screens.drawing.canvas import Canvas, Look
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.story import broken, write_with_cards

_TITLE: Look = "bold underline #f2c661"
_LINE: Look = "#f4ecd8"
_MORE: Look = "bold reverse #a9c2ae"
_WIDEST = 88


class Panel:
    """Lines that may be more than there is room for, and how far they are moved up.

    Attributes:
        title: what stands over them.
        lines: what is told.
        deal: the number of the deal that it tells of; None where it tells of none.
    """

    def __init__(self, title: str, lines: Sequence[str], *, deal: int | None = None) -> None:
        """Take what is told."""
        self.title = title
        self.lines = tuple(lines)
        self.deal = deal
        self._moved = 0

    def move(self, rows: int) -> None:
        """Move the lines up by so many rows; back down by a negative number."""
        self._moved = max(self._moved + rows, 0)

    def drawn(self, deck: Deck, width: int, height: int) -> Canvas:
        """Return the lines on a sheet of this size."""
        canvas = deck.sheet(width, height)
        wide = min(width - 4, _WIDEST)
        left = (width - wide) // 2
        rows = [row for line in self.lines for row in broken(line, wide)]
        room = max(height - 3, 1)
        self._moved = min(self._moved, max(len(rows) - room, 0))
        top = 1 if height > len(rows) + 3 else 0
        canvas.write(left, top, self.title, _TITLE, width=wide)
        for y, row in enumerate(rows[self._moved : self._moved + room], start=top + 2):
            write_with_cards(canvas, deck, left, y, row, _LINE)
        if len(rows) > room:
            first, last = self._moved + 1, min(self._moved + room, len(rows))
            mark = f" {first}-{last} / {len(rows)} "
            canvas.write(width - len(mark) - 1, top, mark, _MORE)
        return canvas
