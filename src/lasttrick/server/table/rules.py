"""The rules that a table plays by, from what was asked for or from what is stored."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import msgspec

from lasttrick.errors import ServerError
from lasttrick.games import (
    CUSTOM,
    Game,
    Table,
    find_game,
    game_from_definition,
    game_from_text,
    game_of,
    load_game,
)
from lasttrick.server.protocol.choosing import TableChoice

_SORTED = msgspec.json.Encoder(order="sorted")


class Rules(NamedTuple):
    """What is stored of the rules of a table."""

    game: str
    options: dict[str, str | int]
    definition: dict[str, Any] | None
    seats: int


def rules_of(table: Table) -> Rules:
    """Return what is to be stored of a table's rules."""
    definition = table.definition if table.game == CUSTOM else None
    return Rules(table.game, dict(table.options), definition, table.seats)


def stored_table(
    game: str, options: Mapping[str, str | int], definition: Mapping[str, Any] | None, seats: int
) -> Table:
    """Return the rules that are stored. Errors as those of games, options and tables."""
    written = None if definition is None else _SORTED.encode(definition)
    return _stored_table(game, tuple(options.items()), written, seats)


@lru_cache(maxsize=256)
def _stored_table(
    game: str, options: tuple[tuple[str, str | int], ...], definition: bytes | None, seats: int
) -> Table:
    if definition is None:
        return load_game(game).table(seats, dict(options))
    return game_from_definition(msgspec.json.decode(definition)).table(seats, dict(options))


def chosen_table(choice: TableChoice) -> Table:
    """Return the table that is meant. Errors as those of :func:`wanted_table`."""
    return wanted_table(
        game=choice.game,
        definition=choice.definition,
        options=choice.options,
        preset=choice.preset,
        seats=choice.seats,
    )


def wanted_table(
    *,
    game: str | None,
    definition: str | Mapping[str, Any] | None,
    options: Mapping[str, str | int] | None,
    preset: str | None,
    seats: int | None,
    now: Table | None = None,
) -> Table:
    """Return the rules that somebody asks for.

    Args:
        game: the name of a game.
        definition: a game of one's own, instead: its file's text, or all that it says.
        options: those that are not as the preset, or else the game, has them.
        preset: a named set of options.
        seats: for how many; without it as many as now, or as the game is best with.
        now: the rules of now, which stay as far as nothing else is asked for.

    Raises:
        LastTrickError: ``command/bad-field``, ``game/…``, ``option/…`` or ``table/…``.
    """
    if game is not None and definition is not None:
        raise ServerError("command/bad-field", "Expected a game or a definition, not both.")
    chosen: Mapping[str, object] = options or {}
    if definition is not None:
        of = own_game(definition)
    elif game is not None:
        of = _named(game)
    elif now is not None:
        of = game_of(now)
        if preset is None:
            chosen = {**now.options, **chosen}
    else:
        raise ServerError("command/bad-field", "Expected a game or a definition.")
    if seats is None:
        seats = _fitting(of, chosen, preset, None if now is None else now.seats)
    return of.table(seats, chosen, preset=preset)


def own_game(definition: str | Mapping[str, Any]) -> Game:
    """Return a game of one's own, from the text of its file or from all that it says.

    Raises:
        GameError: ``game/not-toml`` or ``game/bad-definition``.
    """
    if isinstance(definition, str):
        return game_from_text(definition)
    return game_from_definition(definition)


def _named(game: str) -> Game:
    """Return a built-in game by any of its names: what would be the path of a file is none.

    Raises:
        GameError: ``game/unknown``.
    """
    is_path = game.endswith(".toml") or "/" in game or "\\" in game
    return load_game(game) if is_path else find_game(game)


def _fitting(of: Game, options: Mapping[str, object], preset: str | None, now: int | None) -> int:
    """Return how many sit down unasked: as many as now, or as the game is best with."""
    rules = of.rules(of.choose(options, preset=preset)).seats
    if now is not None and rules.least <= now <= rules.most:
        return now
    if rules.best is not None:
        return rules.best[0]
    return min(max(4, rules.least), rules.most)
