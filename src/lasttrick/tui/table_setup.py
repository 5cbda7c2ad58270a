"""A table in the making: seats, named rules, single house rules, and who sits in which chair."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from lasttrick.errors import GameError, LastTrickError, OptionError, TableError
from lasttrick.games import Game, Option, Options, Table, Value, as_value, usual_seats

USUAL_BOT = "careful"

_T = TypeVar("_T")


class TableSetup:
    """What a person has chosen so far of a game's table.

    Attributes:
        game: what is played.
        preset: the key of the named set of options; None for the usual rules.
        options: the options that were changed beside it.
        bots: the bots that can sit down, by name.
        own_bots: whether each chair has a bot of its own choice.
        hints: whether the person may have hints.
    """

    def __init__(self, game: Game, bots: tuple[str, ...] = (USUAL_BOT,)) -> None:
        """Begin with the usual table of a game."""
        self.game = game
        self.preset: str | None = None
        self.options: dict[str, Value] = {}
        self.bots = bots
        self.own_bots = False
        self.hints = True
        self._bot = USUAL_BOT if USUAL_BOT in bots else bots[0]
        self._chairs: dict[int, str] = {}
        self._seats: int | None = None

    @property
    def seats(self) -> int:
        """How many sit down: as many as were chosen, or as are usual under these options."""
        if self._seats is not None:
            return self._seats
        try:
            return usual_seats(self.game, self.options, self.preset)
        except (OptionError, GameError):
            return usual_seats(self.game, {})

    @property
    def values(self) -> Options:
        """Every option with its value, also while some of them exclude each other."""
        try:
            return self.game.choose(self.options, preset=self.preset)
        except OptionError:
            usual = {name: option.default for name, option in self.game.options.items()}
            named = self.game.presets[self.preset].options if self.preset else {}
            return {**usual, **named, **self.options}

    @property
    def trouble(self) -> LastTrickError | None:
        """Why nobody can sit down so; None when they can."""
        try:
            self.table()
        except (OptionError, TableError, GameError) as error:
            return error
        return None

    def table(self) -> Table:
        """Return the table.

        Raises:
            OptionError: options exclude each other.
            TableError: the game or its pack cannot serve so many seats.
            GameError: the rules that come out contradict each other.
        """
        return self.game.table(self.seats, self.options, preset=self.preset)

    def chairs(self) -> tuple[str, ...]:
        """Return the bot of each other chair, clockwise from the person's left."""
        usual = self._bot
        own = self._chairs if self.own_bots else {}
        return tuple(own.get(chair, usual) for chair in range(self.seats - 1))

    def turn_seats(self, by: int) -> None:
        """Take one seat more or less, as far as the game is played by so many."""
        least, most = self._seat_limits()
        self._seats = _around(range(least, most + 1), self.seats, by)

    def type_seats(self, seats: int) -> bool:
        """Take a number of seats that was typed, if so many can play; say whether they can."""
        least, most = self._seat_limits()
        if not least <= seats <= most:
            return False
        self._seats = seats
        return True

    def turn_preset(self, by: int) -> None:
        """Take the next named set of options; what was changed beside the last one goes."""
        self.preset = _around((None, *self.game.presets), self.preset, by)
        self.options.clear()

    def turn_option(self, name: str, by: int) -> None:
        """Take the next value of an option."""
        self.options[name] = turned(self.game.options[name], self.values[name], by)

    def type_option(self, name: str, digits: str) -> bool:
        """Take a number that was typed, if the option can be that; say whether it can."""
        try:
            self.options[name] = self.game.options[name].read(name, digits)
        except OptionError:
            return False
        return True

    def turn_bots(self, by: int) -> None:
        """Take the next bot for all chairs; behind the last one, each chair has its own."""
        chosen = _around((*self.bots, None), None if self.own_bots else self._bot, by)
        self.own_bots = chosen is None
        self._bot = chosen or self._bot

    def turn_hints(self) -> None:
        """Switch hints on or off."""
        self.hints = not self.hints

    def turn_chair(self, chair: int, by: int) -> None:
        """Take the next bot for one chair, counted from the person's left."""
        self._chairs[chair] = _around(self.bots, self.chairs()[chair], by)

    def _seat_limits(self) -> tuple[int, int]:
        try:
            seats = self.game.seats(self.values)
        except (OptionError, GameError):
            seats = self.game.seats()
        return seats[0], seats[-1]


def turned(option: Option, value: Value, by: int) -> Value:
    """Return the value of an option that comes before or after another.

    Names go round. Numbers that can be any stand behind the names and do not: a thousand is
    not one step from one.
    """
    names: list[Value] = [as_value(name) for name in option.names()]
    if option.range is None:
        return _around(names, value, by)
    least, most = option.range
    names = [name for name in names if not isinstance(name, int) or not least <= name <= most]
    if isinstance(value, int) and value not in names:
        number = value + by
        if number < least and names:
            return names[-1]
        return max(min(number, most), least)
    at = names.index(value) + by
    if at >= len(names):
        return option.default if isinstance(option.default, int) else least
    return names[max(at, 0)]


def _around(things: Sequence[_T], now: _T, by: int) -> _T:
    """Return the next of some things, going round."""
    if now not in things:
        return things[0]
    return things[(things.index(now) + by) % len(things)]
