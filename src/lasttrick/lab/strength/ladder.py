"""The contests of a ladder: each level against the one below it, and against the first."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from lasttrick.games import Game, Table
from lasttrick.lab.strength.contest import Contest

_USUAL = (2, 4)


def ladder(
    tables: Sequence[Table],
    levels: Sequence[str],
    *,
    deals: int,
    seed: int,
    between_two: int | None = None,
) -> Iterator[Contest]:
    """Yield the contests of each table, from the lowest step up.

    Args:
        tables: where the levels meet.
        levels: names of players, the weakest first; at least two.
        deals: how many for each contest.
        seed: of the cards and of chance.
        between_two: how many at tables for two, where a deal takes least; None for as many.
    """
    for table in tables:
        number = deals if between_two is None or table.seats > 2 else between_two
        for at in range(1, len(levels)):
            for below in dict.fromkeys((levels[at - 1], levels[0])):
                yield Contest(table, levels[at], below, number, seed)


def ladder_sizes(game: Game) -> tuple[int, ...]:
    """Return at which sizes a game is measured: two and four seats, or its least and its most."""
    seats = game.seats()
    if all(size in seats for size in _USUAL):
        return _USUAL
    return tuple(dict.fromkeys((seats[0], seats[-1])))
