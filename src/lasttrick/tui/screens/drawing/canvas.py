"""A sheet of cells to draw on, each with its sign and its look."""

from __future__ import annotations

from typing import NamedTuple

from rich.cells import cell_len

Look = str
"""How a cell looks, as Rich writes styles: ``bold #c8102e on #f4ecd8``; nothing for as usual."""

_NO_SIGN = ""
"""What stands in the second cell of a sign two cells wide."""


class Rect(NamedTuple):
    """A rectangle of cells."""

    x: int
    y: int
    width: int
    height: int

    @property
    def right(self) -> int:
        """The first column beyond it."""
        return self.x + self.width

    @property
    def bottom(self) -> int:
        """The first row beyond it."""
        return self.y + self.height

    @property
    def middle(self) -> tuple[int, int]:
        """The column and the row of its middle."""
        return self.x + self.width // 2, self.y + self.height // 2

    def overlaps(self, other: Rect) -> bool:
        """Say whether it shares a cell with another."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def holds(self, x: int, y: int) -> bool:
        """Say whether a cell lies in it."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def within(self, width: int, height: int) -> bool:
        """Say whether it lies wholly on a sheet of this size."""
        return self.x >= 0 and self.y >= 0 and self.right <= width and self.bottom <= height


class Canvas:
    """A sheet of cells. What is drawn beyond its edges is lost without a word.

    Attributes:
        width: its columns.
        height: its rows.
    """

    def __init__(self, width: int, height: int, *, more: str = "…") -> None:
        """Take an empty sheet.

        Args:
            width: its columns.
            height: its rows.
            more: what stands at the end of a text that is cut off.
        """
        self.width = max(width, 0)
        self.height = max(height, 0)
        self._more = more
        self._cells: list[list[tuple[str, Look]]] = [
            [(" ", "")] * self.width for _ in range(self.height)
        ]
        self._spots: list[tuple[Rect, str]] = []

    def looks_like(self, other: Canvas) -> bool:
        """Say whether every cell is as on another sheet."""
        return self._cells == other._cells

    def write(self, x: int, y: int, text: str, look: Look = "", *, width: int | None = None) -> int:
        """Write a text in a row, cut off where there is no more room.

        Args:
            x: the column where it begins.
            y: the row.
            text: what is written.
            look: how it looks.
            width: how many columns it may take; None for all up to the edge.

        Returns:
            The column behind it.
        """
        room = self.width - x if width is None else min(width, self.width - x)
        text = cut(text, room, self._more)
        if not 0 <= y < self.height:
            return x
        row = self._cells[y]
        for sign in text:
            wide = cell_len(sign)
            if wide == 0:
                if 0 < x <= self.width:
                    before, its_look = row[x - 1]
                    row[x - 1] = (before + sign, its_look)
                continue
            if x >= 0 and x + wide <= self.width:
                row[x] = (sign, look)
                row[x + 1 : x + wide] = [(_NO_SIGN, look)] * (wide - 1)
            x += wide
        return x

    def centre(self, rect: Rect, y: int, text: str, look: Look = "") -> None:
        """Write a text in the middle of a rectangle's row, counted from its top."""
        text = cut(text, rect.width, self._more)
        self.write(rect.x + (rect.width - cell_len(text)) // 2, rect.y + y, text, look)

    def fill(self, rect: Rect, sign: str, look: Look = "") -> None:
        """Fill a rectangle with a sign one cell wide."""
        for y in range(max(rect.y, 0), min(rect.bottom, self.height)):
            for x in range(max(rect.x, 0), min(rect.right, self.width)):
                self._cells[y][x] = (sign, look)

    def spot(self, rect: Rect, name: str) -> None:
        """Give a rectangle a name, by which a click on it is known."""
        self._spots.append((rect, name))

    def spot_at(self, x: int, y: int) -> str | None:
        """Return the name of the last rectangle named that holds a cell; None without one."""
        return next((name for rect, name in reversed(self._spots) if rect.holds(x, y)), None)

    def runs(self, y: int) -> list[tuple[str, Look]]:
        """Return a row as texts, each of one look."""
        runs: list[tuple[str, Look]] = []
        for sign, look in self._cells[y]:
            if runs and runs[-1][1] == look:
                runs[-1] = (runs[-1][0] + sign, look)
            else:
                runs.append((sign, look))
        return runs

    def text(self) -> str:
        """Return the whole sheet without its looks."""
        rows = ("".join(sign for sign, _ in row).rstrip() for row in self._cells)
        return "\n".join(rows)


def cut(text: str, width: int, more: str = "…") -> str:
    """Return a text that fits into so many columns, with a mark where something is left off."""
    if cell_len(text) <= width:
        return text
    if width < cell_len(more):
        return ""
    kept, taken = [], cell_len(more)
    for sign in text:
        taken += cell_len(sign)
        if taken > width:
            break
        kept.append(sign)
    return "".join(kept).rstrip() + more
