"""A screen on which a match lies, with everything that can be looked at beside it."""

from __future__ import annotations

import asyncio
from typing import ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.screen import Screen

from lasttrick.coach.hints import HintWording, can_hint
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.showing import Showing
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens import table_pages as pages
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.painting import Picture
from lasttrick.tui.screens.drawing.scene import Moment
from lasttrick.tui.screens.reading import LinesForWidth, Reading
from lasttrick.tui.screens.snapshot import match_telling_of, moment_of, telling_of
from lasttrick.tui.screens.stage import Outcome
from lasttrick.tui.settings import Settings


class Looking(Screen[Outcome]):
    """Shows the rules, the last trick, the tally and the rest, from what the screen holds.

    Attributes:
        settings: how the person likes it now.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f1", "help", show=False, priority=True),
        Binding("f2", "rules", show=False, priority=True),
        Binding("f3", "last", show=False, priority=True),
        Binding("f4", "tally", show=False, priority=True),
        Binding("f5", "why", show=False, priority=True),
        Binding("f8", "hint", show=False, priority=True),
    ]

    def __init__(self, local: LocalMatch, texts: Texts, settings: Settings) -> None:
        """Take the match, the language, and how the person likes it."""
        super().__init__()
        self.settings = settings
        self._local = local
        self._texts = texts
        self._deck = Deck(texts, settings.pack)
        self._picture = Picture(moment=moment_of(local))

    @property
    def moment(self) -> Moment:
        """The match as the person knows it, as the screen shows it now."""
        return self._picture.moment

    @property
    def faces(self) -> Faces:
        """How cards are written now."""
        return self._deck.faces

    def action_help(self) -> None:
        """Show what can be done here."""
        self._read("screen-help-title", pages.help_page(self._texts))

    def action_rules(self) -> None:
        """Show the rules of exactly this table."""
        view = self.moment.view
        table = self.moment.match.deal_table if view is None else view.table
        self._read("screen-rules-title", pages.rules_page(table, self._texts))

    def action_last(self) -> None:
        """Show the finished tricks that may be looked at again, after a deal those of it."""
        dealt = self._picture.dealt or self.moment
        showing = self._showing_of(dealt)
        self._read("screen-last-title", pages.last_page(dealt.view, showing, self._texts))

    def action_tally(self) -> None:
        """Show what everybody has, and what ends the match."""
        telling = match_telling_of(self._local, self._texts, self.faces)
        match = self.moment.match
        self._read("screen-tally-title", pages.tally_page(match, telling, self._texts))

    def action_why(self) -> None:
        """Show which cards may be played, and why not the others."""
        view = self.moment.view
        self._read("screen-why-title", pages.why_page(view, self._showing, self._texts))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Show which card to play, and why, once it has been thought out beside the screen."""
        moment, view = self.moment, self.moment.view
        if not self._local.hints:
            self._read("hint", pages.prose([self._texts("hint-off")]))
        elif view is None or not can_hint(view):
            self._read("hint", pages.prose([self._texts("hint-not-now")]))
        else:
            found = await asyncio.to_thread(self._local.hint, view)
            if self.moment.view is view:
                wording = HintWording(self._texts, self.faces, moment.names)
                self._read("hint", pages.hint_page(found, view.table, wording))

    @property
    def _showing(self) -> Showing:
        return self._showing_of(self.moment)

    def _showing_of(self, moment: Moment) -> Showing:
        telling = telling_of(moment, self._texts, self.faces)
        return Showing(self._texts, self.faces, telling)

    def _read(self, title: str, lines: LinesForWidth) -> None:
        hint = self._texts("screen-reading-keys")
        self.app.push_screen(Reading(self._texts(title), lines, hint=hint))
