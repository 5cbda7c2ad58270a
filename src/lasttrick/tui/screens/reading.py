"""Something to read, over whatever was on the screen: rules, help, a list of lines."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from rich.text import Text
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Static

LinesForWidth = Callable[[int], Iterable[str | Text]]
"""Gives the lines of a text, none of them wider than so many columns."""


class Reading(ModalScreen[None]):
    """A text in a frame, as wide as is good to read; Escape, Enter or q closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,q", "dismiss", show=False),
        Binding("up,k", "scroll('up')", show=False),
        Binding("down,j", "scroll('down')", show=False),
        Binding("pageup,b", "scroll('page_up')", show=False),
        Binding("pagedown,space", "scroll('page_down')", show=False),
        Binding("home,g", "scroll('home')", show=False),
        Binding("end,G", "scroll('end')", show=False),
    ]

    DEFAULT_CSS = """
    Reading { align: center middle; background: $background 60%; }
    Reading > Vertical {
        width: 100%; max-width: 84; height: auto; max-height: 100%;
        border: round $accent; border-title-color: $accent; border-title-style: bold;
        border-subtitle-color: $text-muted;
        background: $surface; padding: 0 1;
    }
    Reading VerticalScroll { height: auto; max-height: 100%; scrollbar-size-vertical: 1; }
    Reading Static { width: 100%; height: auto; }
    """

    def __init__(self, title: str, lines_for_width: LinesForWidth, *, hint: str = "") -> None:
        """Open a text.

        Args:
            title: what it is, in its frame.
            lines_for_width: gives the text for a width; asked again when the width changes.
            hint: how it is closed, at the foot of the frame.
        """
        super().__init__()
        self._title = title
        self._hint = hint
        self._lines_for_width = lines_for_width
        self._width = 0

    def compose(self) -> ComposeResult:
        """Lay out the frame."""
        with Vertical() as frame, VerticalScroll():
            frame.border_title = Text(self._title)
            frame.border_subtitle = Text(self._hint)
            yield Static()

    def on_mount(self) -> None:
        """Write the text for the width there is."""
        self._write(self.app.size.width)

    def on_resize(self, event: events.Resize) -> None:
        """Break the lines anew."""
        self._write(event.size.width)

    def action_scroll(self, where: str) -> None:
        """Move the text: up, down, page_up, page_down, home or end."""
        getattr(self.query_one(VerticalScroll), f"scroll_{where}")(animate=False)

    def _write(self, columns: int) -> None:
        width = max(min(columns, 84) - 5, 10)
        if width == self._width:
            return
        self._width = width
        lines = [
            Text(each) if isinstance(each, str) else each for each in self._lines_for_width(width)
        ]
        self.query_one(Static).update(Text("\n").join(lines))


def broken(text: str) -> LinesForWidth:
    """Return what gives the lines of a plain text, broken between words."""

    def lines(width: int) -> Iterable[str]:
        from lasttrick.tui.lines.wrapping import wrapped

        return wrapped(text, width).split("\n")

    return lines
