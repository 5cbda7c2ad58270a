"""What all screens around the table have: a heading, a list of rows, and lines below it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, TypeVar

from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widget import Widget
from textual.widgets import Static

from lasttrick.texts import Texts
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.reading import Reading, broken
from lasttrick.tui.screens.rows import Row, Rows

T = TypeVar("T")


class Page(Screen[T]):
    """A screen with rows to choose from. What it says follows the language at once.

    Attributes:
        chosen: the settings and the language.
    """

    NUMBERED: ClassVar[bool] = True
    """Whether rows have numbers."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q", "back", show=False),
        Binding("question_mark,f1", "help", show=False),
    ]
    DEFAULT_CSS = """
    Page { align-horizontal: center; background: $background; }
    Page > Vertical {
        width: 100%; max-width: 84; height: 100%; max-height: 36;
        background: $surface; padding: 0 2;
    }
    Page .heading { height: 3; padding: 1 0 0 0; color: $accent; text-style: bold; }
    Page .about { height: auto; min-height: 3; max-height: 4; margin: 1 0 0 0; }
    Page .trouble { height: auto; max-height: 4; color: $error; text-style: bold; display: none; }
    Page .keys { height: 1; color: $foreground 65%; }
    Page.-low .heading { height: 1; padding: 0; }
    Page.-low .about { min-height: 1; max-height: 2; margin: 0; }
    """

    def __init__(self, chosen: Chosen) -> None:
        """Take the settings and the language."""
        super().__init__()
        self.chosen = chosen

    @property
    def texts(self) -> Texts:
        """The language, as it holds now."""
        return self.chosen.texts

    @property
    def rows(self) -> Rows:
        """The list."""
        return self.query_one(Rows)

    def compose(self) -> ComposeResult:
        """Lay out the page."""
        with Vertical():
            yield from self.above()
            yield Rows(numbered=self.NUMBERED)
            yield from self.below()
            yield Static(classes="about", markup=False)
            yield Static(classes="trouble", markup=False)
            yield Static(classes="keys", markup=False)

    def above(self) -> Sequence[Widget]:
        """Return what stands over the list: the heading, which an heir may replace."""
        return [Static(classes="heading", markup=False)]

    def below(self) -> Sequence[Widget]:
        """Return what stands between the list and the lines below it."""
        return []

    def heading(self) -> str:
        """Return what the page is."""
        raise NotImplementedError

    def lines(self) -> Sequence[Row]:
        """Return the rows as they are now."""
        raise NotImplementedError

    def first(self) -> str | None:
        """Return the row on which the cursor stands at first; None for the first one."""
        return None

    def about(self, row: Row) -> str:
        """Return what is said of the row on which the cursor stands."""
        return ""

    def keys(self) -> str:
        """Return which keys do what here."""
        return self.texts("menu-keys")

    def on_mount(self) -> None:
        """Write everything, and be told of other settings."""
        self.chosen.follow(self)
        self.tell(at=self.first())
        self.rows.focus()

    def on_unmount(self) -> None:
        """Be told of nothing more."""
        self.chosen.leave(self)

    def on_resize(self) -> None:
        """Be brief where there are few lines."""
        self.set_class(self.app.size.height < 20, "-low")

    def tell(self, *, at: str | None = None) -> None:
        """Write everything anew, in the language as it is now."""
        for heading in self.query(".heading").results(Static):
            heading.update(self.heading())
        self.query_one(".keys", Static).update(self.keys())
        self.rows.show(self.lines(), at=at)

    def complain(self, trouble: str) -> None:
        """Say what is wrong; an empty text takes back what was said."""
        line = self.query_one(".trouble", Static)
        line.update(Text(f"! {trouble}" if trouble else ""))
        line.display = bool(trouble)

    def close_above(self) -> None:
        """Close whatever was opened from here, so that what opens next leads back here."""
        while self.app.screen is not self:
            self.app.pop_screen()

    def on_rows_lit(self, event: Rows.Lit) -> None:
        """Say what the row is about."""
        self.query_one(".about", Static).update(self.about(event.row))

    def action_back(self) -> None:
        """Leave the page."""
        self.dismiss(None)

    def action_help(self) -> None:
        """Show which keys do what."""
        texts = self.texts
        title, hint = texts("menu-help-title"), texts("menu-reading-keys")
        self.app.push_screen(Reading(title, broken(texts("menu-help")), hint=hint))
