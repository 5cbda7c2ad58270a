"""The full-screen terminal: one app, from the menu to the table and back."""

from __future__ import annotations

import asyncio
import os
import signal
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, ClassVar, TypeVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.filter import LineFilter
from textual.screen import Screen
from textual.worker import WorkerFailed

from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.look import FELT, ON_FELT, Colourless

if TYPE_CHECKING:
    from lasttrick.tui.local_match import LocalMatch
    from lasttrick.tui.screens.table import Outcome
    from lasttrick.tui.screens.table_menu import SettingsChanged

T = TypeVar("T")


class LastTrickApp(App[None]):
    """Last Trick on the whole screen.

    Attributes:
        chosen: the settings and the language.
        left: the match that was played last, for whoever says how to go on with it.
        failure: the error that nobody expected, which has closed the app; None without.
    """

    TITLE = "Last Trick"
    ENABLE_COMMAND_PALETTE = False
    ALLOW_SELECT: ClassVar[bool] = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+d,ctrl+q", "quit", show=False, priority=True),
    ]

    def __init__(self, chosen: Chosen, local: LocalMatch | None = None) -> None:
        """Open the app.

        Args:
            chosen: the settings and the language.
            local: a match to sit down at straight away; None for the menu.
        """
        super().__init__()
        self.no_color = bool(os.environ.get("NO_COLOR"))
        self.ansi_theme_dark = ON_FELT
        self.register_theme(FELT)
        self.theme = FELT.name
        self.chosen = chosen
        self.left: LocalMatch | None = None
        self.failure: Exception | None = None
        self._local = local

    def get_line_filters(self) -> Sequence[LineFilter]:
        """Return what every line goes through before it is shown."""
        return [Colourless()] if self.no_color else super().get_line_filters()

    def on_mount(self) -> None:
        """Show the first screen."""
        self._heed_signals()
        if self._local is not None:
            self.sit_down(self._local)
        else:
            self.show_menu()

    def show_menu(self) -> None:
        """Show the menu, and nothing else."""
        from lasttrick.tui.screens.menu import MenuScreen

        self._show(MenuScreen(self.chosen, self.sit_down))

    def sit_down(self, local: LocalMatch) -> None:
        """Open the table of a match, and afterwards do what the person wants."""
        # Not from here: what a screen is dismissed with goes to whoever opened it, and the
        # screen that asks for a table is closed by it.
        self.call_later(self._open_table, local)

    def _open_table(self, local: LocalMatch) -> None:
        from lasttrick.tui.new_match import rematch
        from lasttrick.tui.screens.table import TableScreen

        self.left = local

        def after(outcome: Outcome | None) -> None:
            match outcome:
                case "again":
                    self.sit_down(rematch(local, self.chosen.texts))
                case "menu":
                    self.show_menu()
                case _:
                    self.exit()

        self._show(TableScreen(local, self.chosen.texts, self.chosen.settings), after)

    def on_settings_changed(self, event: SettingsChanged) -> None:
        """Keep what the person has changed at the table; it holds there in any case."""
        now = event.settings
        with suppress(OSError):
            self.chosen.change(pack=now.pack, bot_delay=now.bot_delay, trick_stays=now.trick_stays)

    def _heed_signals(self) -> None:
        """Let whoever ends the process, or closes the terminal, close the app in good order."""
        loop = asyncio.get_running_loop()
        # Not on every system, nor in a thread of a test.
        with suppress(NotImplementedError, RuntimeError, ValueError, AttributeError):
            for ends in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
                loop.add_signal_handler(ends, self.exit)

    def _handle_exception(self, error: Exception) -> None:
        """Close the app at an error that nobody expected; who opened it says what happened."""
        if self.failure is None:
            inner = error.error if isinstance(error, WorkerFailed) else error
            self.failure = inner if isinstance(inner, Exception) else error
        super()._handle_exception(error)

    def _fatal_error(self) -> None:
        """Close without the lines of code that textual would write over the terminal."""
        self._close_messages_no_wait()

    def _show(self, screen: Screen[T], after: Callable[[T | None], None] | None = None) -> None:
        """Put one screen in the place of all others."""
        while len(self.screen_stack) > 1:
            self.pop_screen()
        self.push_screen(screen, after)
