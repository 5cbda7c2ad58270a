"""The menu: what bare ``lasttrick`` opens."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, ClassVar

from textual import work
from textual.binding import Binding, BindingType
from textual.widget import Widget
from textual.widgets import Static
from textual.worker import get_current_worker

from lasttrick.tui.kept_match import Waiting, any_kept, unfinished
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows
from lasttrick.tui.screens.title import title

if TYPE_CHECKING:
    from lasttrick.tui.local_match import LocalMatch


class MenuScreen(Page[None]):
    """Go on, begin, learn, keep score, settle how it looks, or leave."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "towards_leaving", show=False),
        Binding("q", "app.quit", show=False),
    ]
    DEFAULT_CSS = """
    MenuScreen .cards { height: 6; padding: 1 0; }
    MenuScreen .heading { display: none; }
    MenuScreen.-low .cards { display: none; }
    MenuScreen.-low .heading { display: block; }
    """

    def __init__(self, chosen: Chosen, sit_down: Callable[[LocalMatch], None]) -> None:
        """Take the settings, and what opens a table."""
        super().__init__(chosen)
        self._sit_down = sit_down
        self._found: list[Waiting] = []
        self._reading = any_kept()
        self._may_go_on = self._reading

    def above(self) -> Sequence[Widget]:
        """Return the title; where there are few lines, only its words."""
        return [Static(classes="cards"), *super().above()]

    def heading(self) -> str:
        """Return the name of it all."""
        return self.texts("menu-title")

    def tell(self, *, at: str | None = None) -> None:
        """Write everything anew."""
        cards = self.query_one(".cards", Static)
        cards.update(title(self.texts, self.chosen.settings.pack))
        super().tell(at=at)

    def lines(self) -> Sequence[Row]:
        """Return what there is to do. The first row is there when a match may go on."""
        texts = self.texts
        keys = ("new", "practice", "score", "rules", "settings")
        rows = [Row(key=key, label=texts(f"menu-{key}")) for key in keys]
        rows.append(Row(key="leave", label=texts("menu-leave")))
        if self._may_go_on:
            quiet = not self._found
            label, value = texts("menu-go-on"), self._standing()
            rows.insert(0, Row(key="go-on", label=label, value=value, quiet=quiet))
        return rows

    def about(self, row: Row) -> str:
        """Return what a row leads to."""
        if row.key == "go-on" and self._found:
            from lasttrick.tui.screens.going_on import standing

            return standing(self._found[0], self.texts)
        return self.texts(f"menu-{row.key}-about")

    def keys(self) -> str:
        """Return which keys do what here."""
        return self.texts("menu-keys-top")

    def on_mount(self) -> None:
        """Look for matches that wait."""
        if self._may_go_on:
            self._look()

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Go where a row leads."""
        match event.row.key:
            case "go-on":
                self._go_on()
            case "new":
                self._begin()
            case "practice":
                from lasttrick.tui.screens.practice import PracticeKinds

                self.app.push_screen(PracticeKinds(self.chosen))
            case "score":
                from lasttrick.tui.screens.score import Sheets

                self.app.push_screen(Sheets(self.chosen))
            case "rules":
                self._read_rules()
            case "settings":
                from lasttrick.tui.screens.preferences import Preferences

                self.app.push_screen(Preferences(self.chosen))
            case _:
                self.app.exit()

    def action_towards_leaving(self) -> None:
        """Put the cursor on the way out; there, take it. Escape once too often does no harm."""
        lit = self.rows.lit
        if lit is not None and lit.key == "leave":
            self.app.exit()
        else:
            self.tell(at="leave")

    def _standing(self) -> str:
        """Say which match waits, or that none is found yet."""
        texts = self.texts
        if not self._found:
            return texts("menu-go-on-reading" if self._reading else "menu-go-on-none")
        from lasttrick.tui.screens.going_on import name_of

        first, others = self._found[0], len(self._found) - 1
        said = texts("menu-match", game=name_of(first, texts), number=first.match.number)
        return texts("menu-match-and-others", match=said, count=others) if others else said

    @work(thread=True, exclusive=True)
    def _look(self) -> None:
        """Read the matches that wait, beside the screen."""
        worker = get_current_worker()
        found: list[Waiting] = []
        with contextlib.suppress(OSError):
            for waiting in unfinished():
                if worker.is_cancelled:
                    return
                found.append(waiting)
                if len(found) == 1:
                    self.app.call_from_thread(self._saw, [*found], done=False)
        self.app.call_from_thread(self._saw, found, done=True)

    def _saw(self, found: list[Waiting], *, done: bool) -> None:
        first = not self._found
        untouched = self.rows.lit is not None and self.rows.lit.key == "go-on"
        self._found, self._reading = found, not done
        nothing = first and done and not found and untouched
        self.tell(at="new" if nothing else None)

    def _go_on(self) -> None:
        from lasttrick.tui.screens.going_on import KeptMatches, take_up

        if len(self._found) == 1 and not self._reading:
            take_up(self, self._found[0], self._sit_down)
        else:
            self.app.push_screen(KeptMatches(self.chosen, self._sit_down))

    def _begin(self) -> None:
        """Choose a game, then its table, then sit down."""
        from lasttrick.games import Game
        from lasttrick.tui.new_match import new_match
        from lasttrick.tui.screens.choosing import GameList
        from lasttrick.tui.screens.setting_up import SettingUp
        from lasttrick.tui.table_setup import TableSetup

        chosen = self.chosen

        def start(setup: TableSetup) -> None:
            name, texts = chosen.settings.name, chosen.texts
            chairs, hints = setup.chairs(), setup.hints
            self._sit_down(new_match(setup.table(), name, chairs, texts=texts, hints=hints))

        def set_up(game: Game) -> None:
            self.app.push_screen(SettingUp(chosen, game, start, bots=True))

        self.app.push_screen(GameList(chosen, set_up, last=_last_game(self._found)))

    def _read_rules(self) -> None:
        """Choose a game, and read the rules of its usual table."""
        from lasttrick.games import Game, usual_seats
        from lasttrick.tui.screens.choosing import GameList
        from lasttrick.tui.screens.rule_pages import open_rules

        def read(game: Game) -> None:
            open_rules(games, game, game.table(usual_seats(game, {})))

        games = GameList(self.chosen, read)
        self.app.push_screen(games)


def _last_game(found: Sequence[Waiting]) -> str | None:
    return found[0].match.table.game if found else None
