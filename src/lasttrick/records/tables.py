"""The table that a record was played at: its game, its options, its seats."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from lasttrick.errors import GameError, OptionError, RecordError, TableError
from lasttrick.games import (
    CUSTOM,
    GAME_NAMES,
    Game,
    Table,
    Value,
    game_from_definition,
    load_game,
)
from lasttrick.records.fault import quoted, refusal
from lasttrick.records.record import Record
from lasttrick.records.wrong_shape import unknown_game

_SORTED = msgspec.json.Encoder(order="sorted")


def table_of(record: Record) -> Table:
    """Return the rules of the table that a record was played at.

    Raises:
        RecordError: ``record/unknown-game``, ``record/no-definition``,
            ``record/bad-definition``, ``record/bad-options`` or ``record/bad-seats``.
    """
    options = tuple(record.options.items())
    seats = len(record.seats)
    if record.game != CUSTOM:
        if record.game not in GAME_NAMES:
            raise unknown_game(record.game, 0)
        return _built_in_table(record.game, options, seats)
    if record.definition is None:
        raise refusal("record/no-definition", "the definition of a custom game", "none", 0)
    return _custom_table(_SORTED.encode(record.definition), options, seats)


@lru_cache(maxsize=256)
def _built_in_table(game: str, options: tuple[tuple[str, Value], ...], seats: int) -> Table:
    return _table(load_game(game), dict(options), seats)


@lru_cache(maxsize=64)
def _custom_table(definition: bytes, options: tuple[tuple[str, Value], ...], seats: int) -> Table:
    try:
        game = game_from_definition(msgspec.json.decode(definition))
    except GameError as error:
        raise _broken(error) from None
    return _table(game, dict(options), seats)


def _table(game: Game, options: dict[str, Value], seats: int) -> Table:
    """Return the table under these options, those that are not there as they are by default.

    An older program has not written what has become an option since.
    """
    for name in options:
        if name not in game.options:
            raise refusal("record/bad-options", f"options of {game.name}", quoted(name), 0)
    every = {name: option.default for name, option in game.options.items()} | options
    try:
        return game.table(seats, every)
    except OptionError as error:
        raise refusal("record/bad-options", f"options of {game.name}", error.message, 0) from None
    except TableError as error:
        raise refusal("record/bad-seats", f"seats for {game.name}", error.message, 0) from None
    except GameError as error:
        raise _broken(error) from None


def _broken(error: GameError) -> RecordError:
    return refusal("record/bad-definition", "a definition that can be played by", error.message, 0)
