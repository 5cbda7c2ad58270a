"""Practice: what is practised, in which game, and then the questions."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from typing import get_args

from lasttrick.coach.practice import USUAL_GAME, Kind, games_to_practise, practice_table
from lasttrick.games import Game
from lasttrick.texts import Faces, game_text
from lasttrick.tui.lines.asking import Read, Write
from lasttrick.tui.lines.begin_practice import begin_practice
from lasttrick.tui.lines.colours import painter
from lasttrick.tui.lines.practising import practise
from lasttrick.tui.screens.choosing import GameList
from lasttrick.tui.screens.line_session import LineSession
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows

KINDS: tuple[Kind, ...] = get_args(Kind)


class PracticeKinds(Page[None]):
    """What can be practised."""

    def heading(self) -> str:
        """Return what the page is."""
        return self.texts("menu-practice")

    def lines(self) -> Sequence[Row]:
        """Return a row for each kind."""
        return [Row(key=kind, label=self.texts(f"session-practice-{kind}")) for kind in KINDS]

    def about(self, row: Row) -> str:
        """Return what is asked."""
        return self.texts(f"session-practice-{row.key}-about")

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Choose a game for it."""
        kind = next(kind for kind in KINDS if kind == event.row.key)

        def then(game: Game) -> None:
            self._practise(game, kind)

        games = games_to_practise(kind)
        self.app.push_screen(GameList(self.chosen, then, last=USUAL_GAME[kind], games=games))

    def _practise(self, game: Game, kind: Kind) -> None:
        texts, pack = self.texts, self.chosen.settings.pack
        faces = Faces(
            texts,
            "letters" if pack == "ascii" else "symbols",
            colour=painter(pack, os.environ),
        )

        def session(read: Read, write: Write) -> None:
            practise(
                begin_practice(
                    practice_table(game, kind),
                    kind,
                    read=read,
                    write=write,
                    texts=texts,
                    faces=faces,
                    seed=secrets.randbits(63),
                )
            )

        name = game_text(texts, game, "name")
        title = texts("label-and-value", name=texts("menu-practice"), value=name)
        self.close_above()
        self.app.push_screen(LineSession(title, session, texts))
