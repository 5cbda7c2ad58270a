"""Setting up a table: how many play, by which rules, and who sits in the other chairs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from lasttrick.errors import LastTrickError
from lasttrick.games import Game
from lasttrick.players import player_names
from lasttrick.texts import (
    game_text,
    option_about,
    option_name,
    preset_about,
    preset_name,
    value_name,
)
from lasttrick.tui.places import place_names
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows
from lasttrick.tui.screens.troubles import setup_trouble_told
from lasttrick.tui.table_setup import TableSetup


class SettingUp(Page[None]):
    """Everything about a table that can be chosen, one row each; the first one starts."""

    NUMBERED = False

    def __init__(
        self, chosen: Chosen, game: Game, then: Callable[[TableSetup], None], *, bots: bool
    ) -> None:
        """Begin with the usual table of a game.

        Args:
            chosen: the settings and the language.
            game: what is played.
            then: what is done with a table that nobody objects to.
            bots: whether bots sit in the other chairs.
        """
        super().__init__(chosen)
        self._game = game
        self._then = then
        self._with_bots = bots
        self._setup = TableSetup(game, player_names()) if bots else TableSetup(game)

    def heading(self) -> str:
        """Return the game and where it is from."""
        name, place = (game_text(self.texts, self._game, what) for what in ("name", "place"))
        return f"{name} · {place}" if place else name

    def keys(self) -> str:
        """Return which keys do what here."""
        return self.texts("setup-keys")

    def lines(self) -> Sequence[Row]:
        """Return the rows as they stand now."""
        return [*self._first(), *self._chairs(), *self._rules()]

    def about(self, row: Row) -> str:
        """Return what a row is about, and for a house rule its values."""
        texts, (kind, _, name) = self.texts, row.key.partition(":")
        match kind:
            case "option":
                about = option_about(texts, self._game, name)
                values = texts("setup-values", values=self._values(name))
                return f"{about[:1].upper()}{about[1:]}\n{values}"
            case "preset" if self._setup.preset is not None:
                return preset_about(texts, self._game, self._setup.preset)
            case "start" if not self._with_bots:
                return texts("setup-start-sheet-about")
            case "bots" if self._setup.own_bots:
                return texts("setup-bots-own-about")
            case "bots" | "chair":
                return self._bot(self._setup.chairs()[int(name or 0)], "about")
            case _:
                return texts(f"setup-{kind}-about")

    def tell(self, *, at: str | None = None) -> None:
        """Write everything anew, and what is wrong with the table."""
        super().tell(at=at)
        self.complain(self._trouble())

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Start, or read the rules, or take the next value."""
        if event.row.key == "start":
            self._start()
        elif event.row.key == "sheet":
            self._read_rules()
        else:
            self._turn(event.row, 1)

    def on_rows_turned(self, event: Rows.Turned) -> None:
        """Take the value before or after."""
        self._turn(event.row, event.by)

    def on_rows_typed(self, event: Rows.Typed) -> None:
        """Take a number that was typed at a house rule."""
        kind, _, name = event.row.key.partition(":")
        setup = self._setup
        match kind:
            case "option":
                taken = setup.type_option(name, event.digits)
            case "players":
                taken = setup.type_seats(int(event.digits))
            case _:
                taken = False
        if taken:
            self.tell()

    def _start(self) -> None:
        trouble = self._trouble()
        if not trouble:
            try:
                self._then(self._setup)
            except LastTrickError as error:
                trouble = setup_trouble_told(error, self.texts, self._setup)
        self.complain(trouble)

    def _first(self) -> Iterator[Row]:
        texts, setup = self.texts, self._setup
        yield Row(key="start", label=texts("setup-start"))
        yield Row(key="sheet", label=texts("setup-sheet"))
        yield Row(
            key="players",
            label=texts("setup-players"),
            value=str(setup.seats),
            turns=True,
            gap=True,
        )

    def _chairs(self) -> Iterator[Row]:
        texts, setup = self.texts, self._setup
        if not self._with_bots:
            return
        chairs = setup.chairs()
        shown = texts("setup-bots-own") if setup.own_bots else self._bot(chairs[0], "name")
        yield Row(key="bots", label=texts("bots"), value=shown, turns=True)
        if setup.own_bots:
            places = place_names(texts, setup.seats)
            for chair, (place, bot) in enumerate(zip(places, chairs, strict=True)):
                yield Row(
                    key=f"chair:{chair}",
                    label=f"  {place}",
                    value=self._bot(bot, "name"),
                    turns=True,
                )
        hints = texts("setup-hints-on" if setup.hints else "setup-hints-off")
        yield Row(
            key="hints",
            label=texts("setup-hints"),
            value=hints,
            turns=True,
            changed=not setup.hints,
        )

    def _rules(self) -> Iterator[Row]:
        texts, setup, game = self.texts, self._setup, self._game
        if game.presets:
            preset = texts("setup-usual")
            if setup.preset is not None:
                preset = preset_name(texts, game, setup.preset)
            changed = setup.preset is not None
            label = texts("setup-preset")
            yield Row(key="preset", label=label, value=preset, turns=True, changed=changed)
        values = setup.values
        for number, (name, option) in enumerate(game.options.items()):
            yield Row(
                key=f"option:{name}",
                label=option_name(texts, game, name),
                value=value_name(texts, game, name, values[name]),
                turns=True,
                changed=values[name] != option.default,
                gap=not number,
            )

    def _values(self, name: str) -> str:
        """Say what an option can be, its usual value marked."""
        texts, game, option = self.texts, self._game, self._game.options[name]
        usual = texts("setup-usual-value", value=value_name(texts, game, name, option.default))
        values = [
            usual if key == str(option.default) else value_name(texts, game, name, key)
            for key in option.names()
        ]
        if option.range is not None:
            least, most = option.range
            numbers = texts("games-range", least=least, most=most)
            values.insert(0, numbers)
            if usual not in values:
                values.insert(1, usual)
        return ", ".join(values)

    def _bot(self, bot: str, what: Literal["name", "about"]) -> str:
        """Say the name of a bot, or what to expect of it."""
        message = f"bot-{bot}-{what}"
        if self.texts.has(message):
            return self.texts(message)
        return bot if what == "name" else self.texts("bot-other-about")

    def _turn(self, row: Row, by: int) -> None:
        setup, (kind, _, name) = self._setup, row.key.partition(":")
        match kind:
            case "players":
                setup.turn_seats(by)
            case "bots":
                setup.turn_bots(by)
            case "hints":
                setup.turn_hints()
            case "chair":
                setup.turn_chair(int(name), by)
            case "preset":
                setup.turn_preset(by)
            case "option":
                setup.turn_option(name, by)
        self.tell()

    def _trouble(self) -> str:
        """Say why nobody can sit down so; nothing when they can."""
        trouble = self._setup.trouble
        return "" if trouble is None else setup_trouble_told(trouble, self.texts, self._setup)

    def _read_rules(self) -> None:
        trouble = self._trouble()
        self.complain(trouble)
        if not trouble:
            from lasttrick.tui.screens.rule_pages import open_rules

            open_rules(self, self._game, self._setup.table())
