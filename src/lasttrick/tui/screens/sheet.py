"""A widget that shows a drawn sheet, and says which spot of it was clicked."""

from __future__ import annotations

from functools import lru_cache

from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

from lasttrick.tui.screens.drawing.canvas import Canvas


class Sheet(Widget):
    """Shows a canvas."""

    class Clicked(Message):
        """A cell was clicked."""

        def __init__(self, spot: str | None) -> None:
            """Take the name of the spot; None beside all of them."""
            super().__init__()
            self.spot = spot

    def __init__(self, *, id: str) -> None:
        """Show nothing yet."""
        super().__init__(id=id)
        self._canvas = Canvas(0, 0)

    def show(self, canvas: Canvas) -> None:
        """Show a canvas from now on; one that looks as the last did is not drawn again."""
        changed = not canvas.looks_like(self._canvas)
        self._canvas = canvas
        if changed:
            self.refresh()

    def render_line(self, y: int) -> Strip:
        """Return a row as the screen wants it."""
        width = self.size.width
        base = self.rich_style
        if y >= self._canvas.height:
            return Strip.blank(width, base)
        runs = self._canvas.runs(y)
        strip = Strip([Segment(text, base + _style(look)) for text, look in runs])
        return strip.adjust_cell_length(width, base)

    def on_click(self, event: events.Click) -> None:
        """Say what was clicked."""
        event.stop()
        self.post_message(self.Clicked(self._canvas.spot_at(event.x, event.y)))


@lru_cache(256)
def _style(look: str) -> Style:
    return Style.parse(look)
