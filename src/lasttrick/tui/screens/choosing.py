"""Choosing a game: the twelve, and the person's own."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from lasttrick.errors import LastTrickError
from lasttrick.games import GAME_NAMES, Game, load_game, read_game_file
from lasttrick.texts import game_text
from lasttrick.tui.screens.asking import Asking
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows

_OWN = "own"


class GameList(Page[None]):
    """The games, each with the place it is from."""

    def __init__(
        self,
        chosen: Chosen,
        then: Callable[[Game], None],
        *,
        last: str | None = None,
        games: Sequence[Game] | None = None,
    ) -> None:
        """List the games.

        Args:
            chosen: the settings and the language.
            then: what is done with the game that is chosen.
            last: the game on which the cursor stands at first.
            games: which are listed; None for all, and the person's own.
        """
        super().__init__(chosen)
        self._then = then
        self._last = last
        self._own_too = games is None
        listed = games if games is not None else [load_game(name) for name in GAME_NAMES]
        self._games = {game.id: game for game in listed}

    def heading(self) -> str:
        """Return the question."""
        return self.texts("menu-which-game")

    def lines(self) -> Sequence[Row]:
        """Return a row for each game."""
        rows = [
            Row(
                key=name,
                label=game_text(self.texts, game, "name"),
                value=game_text(self.texts, game, "place"),
            )
            for name, game in self._games.items()
        ]
        if self._own_too:
            rows.append(Row(key=_OWN, label=self.texts("menu-own-game")))
        return rows

    def about(self, row: Row) -> str:
        """Return the game in a sentence, and how many can play it."""
        texts = self.texts
        if row.key == _OWN:
            return texts("menu-own-game-about")
        game = self._games[row.key]
        seats = game.seats()
        if len(seats) > 1:
            players = texts("games-players", least=seats[0], most=seats[-1])
        else:
            players = texts("games-players-exactly", seats=seats[0])
        return f"{game_text(texts, game, 'summary')}\n{players}"

    def first(self) -> str | None:
        """Return the game that was played last."""
        return self._last

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Go on with a game."""
        if event.row.key == _OWN:
            self._ask_for_file()
        else:
            self._choose(self._games[event.row.key])

    def _choose(self, game: Game) -> None:
        try:
            self._then(game)
        except LastTrickError as error:
            self.complain(error.message)

    def _ask_for_file(self) -> None:
        texts = self.texts
        read: list[Game] = []

        def take(typed: str) -> str:
            path = Path(typed).expanduser()
            if not path.is_file():
                return texts("menu-no-such-file", file=typed)
            try:
                read.append(read_game_file(path))
            except LastTrickError as error:
                return error.message
            return ""

        def then(_: None) -> None:
            if read:
                self._choose(read[-1])

        asking = Asking(
            texts("menu-own-game"),
            texts("menu-own-game-ask"),
            take,
            value="",
            hint=texts("menu-asking-keys"),
        )
        self.app.push_screen(asking, then)
