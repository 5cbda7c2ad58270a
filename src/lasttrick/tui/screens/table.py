"""The table on the whole screen."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, ClassVar, TypeVar

from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical

from lasttrick.engine import Declare, Trick
from lasttrick.errors import PlayerError, RecordError
from lasttrick.texts import Texts
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens import table_pages as pages
from lasttrick.tui.screens.card_question import CardQuestion
from lasttrick.tui.screens.course import Course
from lasttrick.tui.screens.drawing import hand, prompt
from lasttrick.tui.screens.drawing.deck import Deck
from lasttrick.tui.screens.drawing.painting import painted
from lasttrick.tui.screens.drawing.panel import Panel
from lasttrick.tui.screens.drawing.scene import Moment
from lasttrick.tui.screens.looking import Looking
from lasttrick.tui.screens.pick_list import PickList
from lasttrick.tui.screens.questions import Answered, GoOn, Question
from lasttrick.tui.screens.sheet import Sheet
from lasttrick.tui.screens.snapshot import match_telling_of
from lasttrick.tui.screens.stage import Left, Outcome, Wish
from lasttrick.tui.screens.table_menu import SettingsChanged, menu_answers
from lasttrick.tui.screens.troubles import trouble_told
from lasttrick.tui.settings import Settings

__all__ = ["Outcome", "TableScreen"]

T = TypeVar("T")

_PANEL_KEYS = {"pageup": -5, "pagedown": 5, "up": -1, "down": 1}


class TableScreen(Looking):
    """A match in play."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("f6", "flag", show=False, priority=True),
        Binding("f7", "peek", show=False, priority=True),
        Binding("f9", "menu", show=False, priority=True),
        Binding("f10", "leave", show=False, priority=True),
    ]
    DEFAULT_CSS = """
    TableScreen { background: $surface; layout: vertical; }
    TableScreen Horizontal { height: 1fr; }
    TableScreen Vertical { width: 1fr; }
    TableScreen Sheet { width: 100%; height: 1; }
    #header, #keys { background: $panel; }
    #felt { height: 1fr; background: $surface; }
    #story, #side { background: $background; }
    #hand { background: $surface; }
    #prompt { background: $background; }
    #side { height: 100%; }
    """

    def __init__(self, local: LocalMatch, texts: Texts, settings: Settings) -> None:
        """Sit down at a match, in a language, as the person likes it."""
        super().__init__(local, texts, settings)
        self._question: Question[Any] | None = None
        self._answer: asyncio.Future[Any] | None = None
        self._work: asyncio.Task[Any] | None = None
        self._leaving: Outcome | None = None
        self._wish: Declare | None = None

    def show(self, moment: Moment, story: Sequence[str], *, stays: Trick | None = None) -> None:
        """Show a moment, and what has been told so far."""
        self._picture = self._picture.after(moment, story, stays)
        self._paint()

    def open_panel(self, panel: Panel | None) -> None:
        """Show a panel instead of the felt; None takes it away."""
        self._picture = self._picture.with_panel(panel)
        self._paint()

    async def ask(self, question: Question[T], *, seconds: float | None = None) -> T | None:
        """Ask the person, for so many seconds at most; None when there was no answer."""
        self._raise_what_waits()
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._question, self._answer = question, answer
        self._paint()
        try:
            async with asyncio.timeout(seconds):
                return await answer
        except TimeoutError:
            return None
        finally:
            self._question = self._answer = None
            if not question.goes_on:
                self._picture = self._picture.read()

    async def away(self, work: Callable[[], T]) -> T:
        """Do work in a thread of its own; it is done to its end even when the screen closes."""
        self._work = asyncio.create_task(asyncio.to_thread(work))
        done: T = await asyncio.shield(self._work)
        if self._leaving is not None:
            raise Left(self._leaving)
        return done

    def _raise_what_waits(self) -> None:
        if self._leaving is not None:
            raise Left(self._leaving)
        if self._wish is not None:
            wish, self._wish = self._wish, None
            raise Wish(wish)

    @property
    def question(self) -> Question[Any] | None:
        """What is asked now; None while nothing is."""
        return self._question

    def compose(self) -> ComposeResult:
        """Lay the table."""
        yield Sheet(id="header")
        with Horizontal():
            with Vertical():
                yield Sheet(id="felt")
                yield Sheet(id="story")
                yield Sheet(id="hand")
                yield Sheet(id="prompt")
            yield Sheet(id="side")
        yield Sheet(id="keys")
        yield Sheet(id="small")

    def on_mount(self) -> None:
        """Begin to play."""
        self._play()

    async def on_unmount(self) -> None:
        """Let a move that is being made be written down, whatever closes the screen."""
        if self._work is not None:
            await asyncio.wait([self._work])

    @work(exit_on_error=True)
    async def _play(self) -> None:
        """Play the match, and leave as the person wishes."""
        outcome: Outcome = "gone"
        try:
            outcome = await Course(self._local, self, self._texts).run()
        except Left as left:
            outcome = left.outcome
        except (OSError, RecordError, PlayerError) as error:
            await self._tell_trouble(error)
        self.dismiss(outcome)

    async def _tell_trouble(self, error: OSError | RecordError | PlayerError) -> None:
        """Say in words why it does not go on."""
        lines = trouble_told(error, self._texts, self._local)
        self.open_panel(Panel(self._texts("screen-trouble"), lines))
        try:
            await self.ask(GoOn(self._texts("screen-enter-leaves")))
        except (Left, Wish):
            return

    def on_key(self, event: events.Key) -> None:
        """Take a key for what is asked, or for the table."""
        if self._too_small:
            return
        sign = event.character if event.is_printable and event.character else ""
        typed = "" if self._question is None else self._question.typed
        if sign == "?":
            self.action_help()
        elif sign in ("l", "L") and not typed:
            self.action_last()
        elif event.key == "escape":
            if self._question is None or not self._question.clear():
                self.action_menu()
            self._paint()
        elif self._picture.panel is not None and self._moves_panel(event.key):
            self._picture.panel.move(_PANEL_KEYS[event.key])
            self._paint()
        elif self._question is not None:
            self._take(self._question.press(event.key, sign))
        else:
            return
        event.stop()

    def on_mouse_scroll_down(self) -> None:
        """Move the lines of a panel up."""
        self._scroll(1)

    def on_mouse_scroll_up(self) -> None:
        """Move the lines of a panel down."""
        self._scroll(-1)

    def on_resize(self) -> None:
        """Lay the table anew for the room there is."""
        self._paint()

    async def on_sheet_clicked(self, event: Sheet.Clicked) -> None:
        """Take a click on a card, an answer or a key; anywhere else it goes on."""
        question, spot = self._question, event.spot or ""
        name, _, number = spot.partition(" ")
        if name in (hand.SPOT, prompt.SPOT):
            wanted = isinstance(question, CardQuestion) == (name == hand.SPOT)
            if question is not None and (wanted or question.goes_on):
                self._take(question.click(int(number)))
        elif spot:
            await self.run_action(spot)
        elif question is not None and question.goes_on:
            self._take(question.click(0))

    def _moves_panel(self, key: str) -> bool:
        answers = () if self._question is None else self._question.answers
        return key in _PANEL_KEYS and (key.startswith("page") or not answers)

    def _scroll(self, rows: int) -> None:
        if self._picture.panel is not None:
            self._picture.panel.move(rows)
            self._paint()

    def _take(self, answered: Answered[Any] | None) -> None:
        if answered is not None and self._answer is not None and not self._answer.done():
            self._answer.set_result(answered.value)
        self._paint()

    def action_flag(self) -> None:
        """Ask who is flagged for a revoke."""
        moment, texts = self.moment, self._texts
        if moment.view is None or moment.me is None:
            return
        if moment.view.table.rules.enforce.revokes != "flagged":
            self._read("screen-flag-title", pages.prose([texts("flag-nothing")]))
            return
        others = moment.view.table.order_from(moment.me)[1:]
        answers = [(moment.names[seat], Declare("flag", against=seat)) for seat in others]
        title = texts("screen-flag-title")
        self.app.push_screen(PickList(title, answers, texts, self._deck), self._declare)

    def action_peek(self) -> None:
        """Ask to see the bottom card of the talon."""
        if self.moment.view is not None:
            self._declare(Declare("peek"))

    def action_menu(self) -> None:
        """Offer all of this in a list, and what can be changed at once."""
        answers = menu_answers(self._texts, self.settings, self.moment)
        title = self._texts("screen-menu-title")
        self.app.push_screen(PickList(title, answers, self._texts, self._deck), self._chosen)

    def action_leave(self, outcome: Outcome = "gone") -> None:
        """Leave the table, as soon as what is being done is done and kept."""
        self._leaving = outcome
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Left(outcome))

    def action_away(self) -> None:
        """Leave the table for the menu."""
        self.action_leave("menu")

    async def _chosen(self, chosen: str | Settings | None) -> None:
        """Do what was chosen in the list."""
        if isinstance(chosen, Settings):
            self.settings = chosen
            self._deck = Deck(self._texts, chosen.pack)
            self.post_message(SettingsChanged(chosen))
            self._paint()
            self.action_menu()
        elif chosen is not None:
            await self.run_action(chosen)

    def _declare(self, declares: Declare | None) -> None:
        """Declare something now, or as soon as the running move is made."""
        if declares is None:
            return
        if self._answer is not None and not self._answer.done():
            self._answer.set_exception(Wish(declares))
        else:
            self._wish = declares

    @property
    def _too_small(self) -> bool:
        return self.query_one("#small", Sheet).display

    def _paint(self) -> None:
        """Draw everything from what the screen holds, for the room there is."""
        if not self.is_mounted:
            return
        telling = match_telling_of(self._local, self._texts, self.faces)
        sheets = painted(self._picture, self._question, telling, self._texts, self._deck, self.size)
        for sheet in self.query(Sheet):
            canvas = sheets.get(sheet.id or "")
            sheet.display = canvas is not None
            if canvas is not None:
                sheet.styles.height = canvas.height
                if sheet.id == "side":
                    sheet.styles.width = canvas.width
                sheet.show(canvas)
