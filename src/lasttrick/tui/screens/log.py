"""Lines one under the other, the last one in sight; broken anew where the width changes."""

from __future__ import annotations

from rich.text import Text
from textual.geometry import Size
from textual.scroll_view import ScrollView
from textual.strip import Strip

from lasttrick.tui.lines.wrapping import wrapped

_NARROWEST = 10


class Log(ScrollView, can_focus=False):
    """What has been said so far. Colours of lines are those of a terminal."""

    DEFAULT_CSS = """
    Log {
        height: 1fr; width: 1fr; background: $surface; color: $foreground;
        overflow-x: hidden; scrollbar-size-vertical: 1;
    }
    """

    def __init__(self) -> None:
        """Begin with nothing said."""
        super().__init__()
        self._said: list[str] = []
        self._broken: list[Text] = []

    def say(self, text: str) -> None:
        """Put a line, or several, under the others."""
        lines = text.split("\n")
        self._said += lines
        self._broken += self._break(lines)
        self._to_the_end()

    def on_resize(self) -> None:
        """Break all lines anew."""
        self._broken = self._break(self._said)
        self._to_the_end()

    def page(self, by: int) -> None:
        """Look further up or down."""
        self.scroll_to(y=self.scroll_offset.y + by * max(self.size.height - 1, 1), animate=False)

    def render_line(self, y: int) -> Strip:
        """Return a line as it looks."""
        width = self.scrollable_content_region.width
        number = y + self.scroll_offset.y
        if number >= len(self._broken):
            return Strip.blank(width, self.rich_style)
        pieces = list(self._broken[number].render(self.app.console))
        return Strip(pieces).adjust_cell_length(width).apply_style(self.rich_style)

    def _break(self, lines: list[str]) -> list[Text]:
        # One column is left for the bar, whether it is there yet or not.
        width = max(self.size.width - 1, _NARROWEST)
        return [
            Text.from_ansi(row, end="")
            for line in lines
            for row in wrapped(line, width).split("\n")
        ]

    def _to_the_end(self) -> None:
        self.virtual_size = Size(self.size.width, len(self._broken))
        self.scroll_end(animate=False, immediate=True, force=True)
        self.refresh()
