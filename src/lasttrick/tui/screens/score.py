"""The score sheet of a table with real cards: a new one, or one that was left."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence

from textual import work
from textual.worker import get_current_worker

from lasttrick.coach.score_sheet import (
    Damaged,
    KeptSheet,
    ReadSheet,
    ScoreSheet,
    Wording,
    readable_sheets,
)
from lasttrick.games import Game, Table, game_of
from lasttrick.texts import Faces, Texts, game_text
from lasttrick.tui.lines.asking import Quit, Read, Write
from lasttrick.tui.lines.keeping_score import new_sheet
from lasttrick.tui.lines.scoring import Scoring
from lasttrick.tui.screens.choosing import GameList
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.line_session import LineSession
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows
from lasttrick.tui.screens.setting_up import SettingUp
from lasttrick.tui.table_setup import TableSetup

Session = Callable[[Read, Write], None]

_NEW = "new"


class Sheets(Page[None]):
    """A new sheet, and those that can be gone on with, the one that was left last first."""

    def __init__(self, chosen: Chosen) -> None:
        """Take the settings and the language."""
        super().__init__(chosen)
        self._found: list[ReadSheet] = []

    def heading(self) -> str:
        """Return what the page is."""
        return self.texts("menu-score")

    def lines(self) -> Sequence[Row]:
        """Return the rows, as far as sheets have been read."""
        texts = self.texts
        rows = [Row(key=_NEW, label=texts("session-new-sheet"))]
        for number, (kept, sheet) in enumerate(self._found):
            game = game_text(texts, game_of(sheet.table), "name")
            names = ", ".join(sheet.names)
            rows.append(Row(key=kept.name, label=game, value=names, gap=not number))
        return rows

    def about(self, row: Row) -> str:
        """Return how a sheet stands."""
        if row.key == _NEW:
            return self.texts("session-new-sheet-about")
        sheet = self._of(row).sheet
        standing = Wording(self.texts, Faces(self.texts), sheet.names).standing(sheet.match)
        message = "session-sheet-over" if sheet.match.over else "session-sheet-deals"
        return f"{self.texts(message, count=len(sheet.entries))}\n{standing[-1]}"

    def on_screen_resume(self) -> None:
        """Read the sheets, whenever the page is seen: one may have been added to."""
        self._look()

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Go on with a sheet, or choose what a new one is for."""
        if event.row.key == _NEW:
            self._begin()
        else:
            self._go_on(self._of(event.row))

    def _of(self, row: Row) -> ReadSheet:
        return next(found for found in self._found if found.kept.name == row.key)

    @work(thread=True, exclusive=True)
    def _look(self) -> None:
        worker = get_current_worker()
        found: list[ReadSheet] = []
        try:
            for each in readable_sheets():
                if worker.is_cancelled:
                    return
                if isinstance(each, Damaged):
                    there = self.texts("score-damaged", file=str(each.file))
                    self.app.call_from_thread(self.complain, there)
                else:
                    found.append(each)
        except OSError as error:
            said = f"{error.filename}: {error.strerror or error}"
            self.app.call_from_thread(self.complain, said)
        self.app.call_from_thread(self._saw, found)

    def _saw(self, found: list[ReadSheet]) -> None:
        self._found = found
        self.tell()

    def _begin(self) -> None:
        chosen = self.chosen

        def start(setup: TableSetup) -> None:
            table = setup.table()
            texts = chosen.texts

            def session(read: Read, write: Write) -> None:
                _new(table, read, write, texts)

            self._open(table, session)

        def set_up(game: Game) -> None:
            self.app.push_screen(SettingUp(chosen, game, start, bots=False))

        self.app.push_screen(GameList(chosen, set_up))

    def _go_on(self, found: ReadSheet) -> None:
        texts = self.texts

        def session(read: Read, write: Write) -> None:
            kept = KeptSheet(found.kept.path)
            _keep(kept, kept.read(), read, write, texts)

        self._open(found.sheet.table, session)

    def _open(self, table: Table, session: Session) -> None:
        """Open the conversation; leaving it leads back here."""
        game = game_text(self.texts, game_of(table), "name")
        self.close_above()
        title = self.texts("label-and-value", name=self.texts("menu-score"), value=game)
        self.app.push_screen(LineSession(title, session, self.texts))


def _new(table: Table, read: Read, write: Write, texts: Texts) -> None:
    """Seat everybody, then keep the score."""
    try:
        kept, sheet = new_sheet(
            table, None, read=read, write=write, texts=texts, seed=secrets.randbits(63)
        )
    except Quit:
        write(texts("table-nothing-kept"))
    else:
        _keep(kept, sheet, read, write, texts)


def _keep(kept: KeptSheet, sheet: ScoreSheet, read: Read, write: Write, texts: Texts) -> None:
    """Keep the score until the match is over or the person leaves."""
    scoring = Scoring(
        sheet, read=read, write=write, texts=texts, faces=Faces(texts), keep=kept.write
    )
    try:
        scoring.run()
    except Quit:
        write("")
        write(texts("session-sheet-kept" if kept.path.exists() else "table-nothing-kept"))
    else:
        write(texts("score-file", file=str(kept.path)))
