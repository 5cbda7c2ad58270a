"""What can be practised at which table."""

from __future__ import annotations

from collections.abc import Mapping

from lasttrick.coach.practice.last_trick import can_practise_last
from lasttrick.coach.practice.points_question import can_practise_points
from lasttrick.coach.practice.progress import Kind
from lasttrick.games import GAME_NAMES, Game, Table, load_game, usual_seats

USUAL_GAME: Mapping[Kind, str] = {"legal": "agram", "last": "agram", "points": "fapfap"}

_ENDING_SEATS = 3


def practice_seats(game: Game, kind: Kind) -> int | None:
    """Return how few sit where all hands are looked at; None for as many as are usual."""
    return _ENDING_SEATS if kind != "legal" and _ENDING_SEATS in game.seats() else None


def practice_table(game: Game, kind: Kind) -> Table:
    """Return the usual table to practise at."""
    return game.table(practice_seats(game, kind) or usual_seats(game, {}))


def can_practise(table: Table, kind: Kind) -> bool:
    """Say whether there is anything to ask at a table."""
    if kind == "points":
        return can_practise_points(table)
    return kind != "last" or can_practise_last(table)


def games_to_practise(kind: Kind) -> list[Game]:
    """Return the built-in games in which there is something to ask."""
    games = map(load_game, GAME_NAMES)
    return [g for g in games if can_practise(practice_table(g, kind), kind)]
