"""The table on the whole screen."""

from __future__ import annotations

from typing import ClassVar, Literal

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.widgets import Static

from lasttrick.texts import Texts
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.settings import Settings

Outcome = Literal["again", "menu", "gone"]
"""What the person wants after the table: another match at it, the menu, or to leave."""


class TableScreen(Screen[Outcome]):
    """A match in play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,m", "dismiss('menu')", show=False),
        Binding("a", "dismiss('again')", show=False),
        Binding("q", "dismiss('gone')", show=False),
    ]

    def __init__(self, local: LocalMatch, texts: Texts, settings: Settings) -> None:
        """Sit down at a match, in a language, as the person likes it."""
        super().__init__()
        self._local = local
        self._texts = texts
        self._settings = settings

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Static(" ".join(self._local.names))
