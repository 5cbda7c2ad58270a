"""How many sit down when nobody says it."""

from __future__ import annotations

from collections.abc import Mapping

from lasttrick.errors import TableError
from lasttrick.games.game import Game

_RATHER = 4


def usual_seats(game: Game, options: Mapping[str, object], preset: str | None = None) -> int:
    """Return how many seats are usual: as many as is best for the game, but rather four.

    Args:
        game: what is played.
        options: what was chosen, as :meth:`Game.choose` takes it.
        preset: the name of a named set.

    Raises:
        OptionError: as :meth:`Game.choose`.
        GameError: ``game/bad-definition``.
    """
    rules = game.rules(game.choose(options, preset=preset))
    least, most = rules.seats.best or (rules.seats.least, rules.seats.most)
    wanted = min(max(least, _RATHER), most)
    tried: list[int] = [wanted, *range(rules.seats.least, rules.seats.most + 1)]
    for seats in tried:
        try:
            game.table(seats, options, preset=preset)
        except TableError:
            continue
        return seats
    return rules.seats.least
