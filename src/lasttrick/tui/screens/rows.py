"""A list of rows to choose from or to change: a label and a value each."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rich.cells import cell_len, set_cell_size
from rich.segment import Segment
from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Region, Size
from textual.message import Message
from textual.scroll_view import ScrollView
from textual.strip import Strip

_WIDEST_LABEL = 30
_MOST_DIGITS = 7


@dataclass(frozen=True, kw_only=True)
class Row:
    """One row.

    Attributes:
        key: by which a program knows it.
        label: what it is.
        value: what stands beside it.
        turns: whether left and right change the value.
        changed: whether the value is another than the usual one.
        quiet: whether it can not be picked now.
        gap: whether it keeps a line's distance from the row above.
    """

    key: str
    label: str
    value: str = ""
    turns: bool = False
    changed: bool = False
    quiet: bool = False
    gap: bool = False


class Rows(ScrollView, can_focus=True):
    """Rows with a cursor: arrows and digits move it, Enter picks, left and right change."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up,k,shift+tab", "step(-1)", show=False),
        Binding("down,j,tab", "step(1)", show=False),
        Binding("pageup", "step(-8)", show=False),
        Binding("pagedown", "step(8)", show=False),
        Binding("home", "step(-1000)", show=False),
        Binding("end", "step(1000)", show=False),
        Binding("left,h,minus", "turn(-1)", show=False),
        Binding("right,l,plus", "turn(1)", show=False),
        Binding("enter", "pick", show=False),
        Binding("space", "pick", show=False),
    ]
    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "rows--label",
        "rows--value",
        "rows--changed",
        "rows--quiet",
        "rows--cursor",
    }
    DEFAULT_CSS = """
    Rows {
        height: 1fr; width: 1fr; background: $surface;
        overflow-x: hidden; scrollbar-size-vertical: 1;
    }
    Rows > .rows--label { color: $foreground; }
    Rows > .rows--value { color: $foreground 75%; }
    Rows > .rows--changed { color: $accent; text-style: bold; }
    Rows > .rows--quiet { color: $foreground 55%; }
    Rows > .rows--cursor { color: #1c1405; background: $primary; text-style: bold; }
    """

    class Lit(Message):
        """The cursor stands on another row, or that row has changed."""

        def __init__(self, row: Row) -> None:
            """Say on which."""
            super().__init__()
            self.row = row

    class Picked(Message):
        """A row is picked: by Enter, its number or the mouse."""

        def __init__(self, row: Row) -> None:
            """Say which."""
            super().__init__()
            self.row = row

    class Turned(Message):
        """Another value of a row is wanted: the one before or the one after."""

        def __init__(self, row: Row, by: int) -> None:
            """Say of which, and which way: -1 or 1."""
            super().__init__()
            self.row = row
            self.by = by

    class Typed(Message):
        """A digit was typed at a row that turns."""

        def __init__(self, row: Row, digits: str) -> None:
            """Say at which, and all digits typed there one after the other."""
            super().__init__()
            self.row = row
            self.digits = digits

    def __init__(self, *, numbered: bool, id: str | None = None) -> None:
        """Make a list without rows.

        Args:
            numbered: whether rows have numbers and a digit picks one.
            id: the name by which the screen finds it.
        """
        super().__init__(id=id)
        self._numbered = numbered
        self._rows: tuple[Row, ...] = ()
        self._lines: list[int | None] = []
        self._at = 0
        self._digits = ""
        self._label_width = 0

    @property
    def lit(self) -> Row | None:
        """The row on which the cursor stands; None while there are none."""
        return self._rows[self._at] if self._rows else None

    def show(self, rows: Sequence[Row], *, at: str | None = None) -> None:
        """Show these rows; the cursor goes to a key, or stays on the row where it was."""
        wanted = at if at is not None else (self.lit.key if self.lit is not None else None)
        self._rows = tuple(rows)
        keys = [row.key for row in rows]
        if wanted in keys:
            self._at = keys.index(wanted)
        self._at = max(min(self._at, len(rows) - 1), 0)
        self._lines = []
        for number, row in enumerate(rows):
            if row.gap and number:
                self._lines.append(None)
            self._lines.append(number)
        longest = max((cell_len(row.label) for row in rows), default=0)
        self._label_width = min(longest, _WIDEST_LABEL)
        self._size_up()
        self._tell()

    def action_step(self, by: int) -> None:
        """Move the cursor; from either end a single step goes round to the other."""
        if not self._rows:
            return
        last = len(self._rows) - 1
        to = self._at + by
        if abs(by) == 1:
            to %= last + 1
        self._move(max(min(to, last), 0))

    def action_turn(self, by: int) -> None:
        """Ask for another value of the row."""
        self._digits = ""
        if self.lit is not None and self.lit.turns:
            self.post_message(self.Turned(self.lit, by))

    def action_pick(self) -> None:
        """Pick the row."""
        self._digits = ""
        if self.lit is not None and not self.lit.quiet:
            self.post_message(self.Picked(self.lit))

    def on_key(self, event: events.Key) -> None:
        """Take digits: the number of a row, or of the value of one."""
        digit = event.character if event.character and event.character.isascii() else ""
        if not digit.isdecimal() or self.lit is None:
            return
        event.stop()
        self._digits = (self._digits + digit)[-_MOST_DIGITS:]
        if not self._numbered:
            if self.lit.turns:
                self.post_message(self.Typed(self.lit, self._digits))
            return
        if not 1 <= int(self._digits) <= len(self._rows):
            self._digits = digit if 1 <= int(digit) <= len(self._rows) else ""
        if self._digits:
            typed = self._digits
            self._move(int(typed) - 1)
            if int(typed) * 10 <= len(self._rows):
                self._digits = typed
            else:
                self.action_pick()

    def on_click(self, event: events.Click) -> None:
        """Pick the row under the mouse; beside its value, take the one before or after it."""
        line = event.y + self.scroll_offset.y
        number = self._lines[line] if 0 <= line < len(self._lines) else None
        if number is None:
            return
        self._move(number)
        row = self._rows[number]
        if not row.turns:
            self.action_pick()
        elif event.x >= self._value_at:
            self.action_turn(-1 if event.x <= self._value_at + 1 else 1)

    def on_resize(self) -> None:
        """Keep the cursor in sight."""
        self._size_up()

    def render_line(self, y: int) -> Strip:
        """Return a line of the list as it looks."""
        width = self.scrollable_content_region.width
        line = y + self.scroll_offset.y
        base = self.rich_style
        number = self._lines[line] if 0 <= line < len(self._lines) else None
        if number is None:
            return Strip.blank(width, base)
        row, here = self._rows[number], number == self._at
        label, value = self._styles(row, here=here)
        room = max(width - self._value_at - 1, 0)
        arrows = ("‹ ", " ›") if here and row.turns else ("  ", "")
        mark = "* " if row.changed else ""
        shown = _cut(f"{arrows[0]}{mark}{row.value}", room - cell_len(arrows[1])) + arrows[1]
        pieces = [
            Segment("▸" if here else " ", label),
            Segment(self._number(number), label),
            Segment(set_cell_size(_cut(row.label, self._label_room), self._label_room), label),
            Segment(" ", label),
            Segment(set_cell_size(shown if row.value else "", room), value),
        ]
        return Strip(pieces).adjust_cell_length(width, label)

    def _styles(self, row: Row, *, here: bool) -> tuple[Style, Style]:
        """Return how the label and the value of a row look."""
        style = self.get_component_rich_style
        if here:
            # Without colours nothing but reverse shows where the cursor stands.
            cursor = style("rows--cursor") + Style(reverse=self.app.no_color)
            return cursor, cursor
        if row.quiet:
            return style("rows--quiet"), style("rows--quiet")
        return style("rows--label"), style("rows--changed" if row.changed else "rows--value")

    def _number(self, number: int) -> str:
        """Return what stands before a label."""
        if not self._numbered:
            return " "
        wide = len(str(len(self._rows)))
        return f" {number + 1:>{wide}}  "

    @property
    def _label_room(self) -> int:
        """How many columns labels have; where there are values, at most half of all."""
        before = 1 + len(self._number(0))
        width = max(self.scrollable_content_region.width - before, 0)
        if not any(row.value for row in self._rows):
            return width
        return min(self._label_width, width // 2)

    @property
    def _value_at(self) -> int:
        """The column in which values begin."""
        return 1 + len(self._number(0)) + self._label_room + 1

    def _move(self, to: int) -> None:
        self._at = to
        self._digits = ""
        self._tell()

    def _size_up(self) -> None:
        self.virtual_size = Size(self.size.width, len(self._lines))
        self._in_sight()
        self.refresh()

    def _tell(self) -> None:
        self._in_sight()
        self.refresh()
        if self.lit is not None:
            self.post_message(self.Lit(self.lit))

    def _in_sight(self) -> None:
        if self._at in self._lines:
            line = self._lines.index(self._at)
            self.scroll_to_region(Region(0, line, 1, 1), animate=False, force=True)


def _cut(text: str, width: int) -> str:
    """Return a text that fits, with an ellipsis where something is left off."""
    if cell_len(text) <= width:
        return text
    return set_cell_size(text, width - 1).rstrip() + "…" if width > 0 else ""
