"""Going on with a match that was left."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Sequence

from textual import work
from textual.worker import get_current_worker

from lasttrick.cards import Seat
from lasttrick.errors import LastTrickError
from lasttrick.games import game_of
from lasttrick.texts import Faces, Telling, Texts, game_text
from lasttrick.tui.kept_match import Waiting, unfinished
from lasttrick.tui.local_match import PERSON, LocalMatch
from lasttrick.tui.new_match import taken_up
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows

SitDown = Callable[[LocalMatch], None]


class KeptMatches(Page[None]):
    """The matches that wait, the one that was left last first."""

    def __init__(self, chosen: Chosen, sit_down: SitDown) -> None:
        """Take the settings, and what opens a table."""
        super().__init__(chosen)
        self._sit_down = sit_down
        self._found: list[Waiting] = []

    def heading(self) -> str:
        """Return what the page is."""
        return self.texts("menu-go-on")

    def lines(self) -> Sequence[Row]:
        """Return the matches that are found so far."""
        texts = self.texts
        return [
            Row(
                key=waiting.kept.id,
                label=name_of(waiting, texts),
                value=texts("menu-deal", number=waiting.match.number),
            )
            for waiting in self._found
        ]

    def about(self, row: Row) -> str:
        """Return how a match stands."""
        return standing(self._of(row), self.texts)

    def on_mount(self) -> None:
        """Begin to read them."""
        self._look()

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Go on with a match."""
        take_up(self, self._of(event.row), self._sit_down)

    def _of(self, row: Row) -> Waiting:
        return next(waiting for waiting in self._found if waiting.kept.id == row.key)

    @work(thread=True, exclusive=True)
    def _look(self) -> None:
        worker = get_current_worker()
        with contextlib.suppress(OSError):
            for waiting in unfinished():
                if worker.is_cancelled:
                    return
                self.app.call_from_thread(self._saw, waiting)

    def _saw(self, waiting: Waiting) -> None:
        self._found.append(waiting)
        self.tell()


def name_of(waiting: Waiting, texts: Texts) -> str:
    """Return the name of the game of a match."""
    return game_text(texts, game_of(waiting.match.table), "name")


def standing(waiting: Waiting, texts: Texts) -> str:
    """Say what everyone has in a match, and what ends it."""
    names = [sitter.name for sitter in waiting.sitters]
    kinds = [sitter.kind for sitter in waiting.sitters]
    me = Seat(kinds.index(PERSON)) if PERSON in kinds else None
    return Telling(texts, Faces(texts), names, me).totals(waiting.match)


def take_up(page: Page[None], waiting: Waiting, sit_down: SitDown) -> None:
    """Read a match once more, beside the screen, and sit down at it; or say why not."""

    def read() -> None:
        try:
            local = taken_up(waiting.kept)
        except LastTrickError as error:
            page.app.call_from_thread(page.complain, error.message)
        except OSError as error:
            page.app.call_from_thread(page.complain, error.strerror or str(error))
        else:
            page.app.call_from_thread(sit_down, local)

    page.run_worker(read, thread=True, exclusive=True, group="taking-up")
