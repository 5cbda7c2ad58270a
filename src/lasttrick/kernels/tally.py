"""What came of many deals."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from lasttrick.engine.state import WonBy

WAYS_TO_WIN: tuple[WonBy, ...] = (
    "deciding-trick",
    "sweep",
    "instant-win",
    "walkover",
    "revoke",
)
"""How a deal can end, in the order in which the kernels count from 1."""


class Tally(NamedTuple):
    """Sums over many deals, by seat."""

    deals: int
    cards: int
    """How many cards were played in all."""
    endings: Mapping[WonBy, int]
    """How many deals ended in each way that came up."""
    wins: tuple[int, ...]
    points: tuple[int, ...]
    squares: tuple[int, ...]
    """The squares of the points of each deal, added up: for the spread around the mean."""


def together(tallies: Iterable[Tally], seats: int) -> Tally:
    """Return several tallies of tables of this size as one."""
    deals = cards = 0
    endings: dict[WonBy, int] = dict.fromkeys(WAYS_TO_WIN, 0)
    wins, points, squares = [0] * seats, [0] * seats, [0] * seats
    for tally in tallies:
        deals += tally.deals
        cards += tally.cards
        for by, count in tally.endings.items():
            endings[by] += count
        for sums, more in ((wins, tally.wins), (points, tally.points), (squares, tally.squares)):
            for seat in range(seats):
                sums[seat] += more[seat]
    came = {by: count for by, count in endings.items() if count}
    return Tally(deals, cards, came, tuple(wins), tuple(points), tuple(squares))
