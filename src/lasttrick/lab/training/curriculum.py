"""Which tables a network is trained at: every game, size and option of its family, in turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from math import sqrt
from random import Random
from typing import Any, NamedTuple

from lasttrick.errors import OptionError
from lasttrick.games import GAME_NAMES, Game, Table, Value, game_from_definition, load_game
from lasttrick.kernels import play_random
from lasttrick.kernels.compiled import compiled
from lasttrick.players.policy import Family, family_of

_AS_WRITTEN, _SHORT = 0.5, 0.25
"""How often a table has the game's own rules; and how often, in the plain family, it is a
Agram for two, shortened or whole, whose endings are the ones that every other game comes to."""
_DEALS_TO_SCALE = 1000


class Lesson(NamedTuple):
    """A table to play at."""

    table: Table
    rules: Any
    """The same as numbers."""
    scale: float
    """How much points differ between seats when everyone plays by chance."""


def lesson(family: Family, chance: Random) -> Lesson:
    """Return a table of a family, by chance."""
    while True:
        drawn = chance.random()
        if family == "plain" and drawn < _SHORT:
            return _as_written(_short_agram(2 + int(chance.random() * 5)), 2)
        game, seats = _one_of(_sizes(family), chance)
        if drawn < _SHORT + _AS_WRITTEN:
            return _as_written(game, seats)
        options = _mixed(game, chance)
        table = game.table(_one_of(game.seats(options), chance), options)
        if family_of(table) == family:
            return _lesson(table)


@cache
def _sizes(family: Family) -> tuple[tuple[Game, int], ...]:
    """Return the games of a family at every size, each under its own rules."""
    sizes = ((game, seats) for game in map(load_game, GAME_NAMES) for seats in game.seats())
    return tuple(size for size in sizes if family_of(size[0].table(size[1])) == family)


@cache
def _short_agram(cards: int) -> Game:
    """Return Agram with so many cards for each hand."""
    definition = dict(load_game("agram").definition)
    definition["deal"] = {**definition["deal"], "cards": cards, "packets": [cards]}
    return game_from_definition(definition)


@cache
def _as_written(game: Game, seats: int) -> Lesson:
    return _lesson(game.table(seats))


def _mixed(game: Game, chance: Random) -> Mapping[str, Value]:
    """Return options by chance; each that does not fit those before it is left out."""
    options: dict[str, Value] = {}
    for name, option in game.options.items():
        values: list[Value] = [*option.names()]
        if not values or chance.random() < 0.5:
            continue
        tried = {**options, name: _one_of(values, chance)}
        try:
            game.choose(tried)
        except OptionError:
            continue
        options = tried
    return options


def _lesson(table: Table) -> Lesson:
    tally = play_random(table, _DEALS_TO_SCALE, 1)
    played = table.seats * _DEALS_TO_SCALE
    mean = sum(tally.points) / played
    spread = sqrt(sum(tally.squares) / played - mean * mean)
    return Lesson(table, compiled(table), max(1e-9, spread * table.seats / (table.seats - 1)))


def _one_of(values: Any, chance: Random) -> Any:
    return values[int(chance.random() * len(values))]
