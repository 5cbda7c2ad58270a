"""What many deals by chance show beside their results, by compiled code or by the engine.

A seed gives the same deals as :func:`lasttrick.kernels.play_random`, and the same numbers
with compiled code and without.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from lasttrick.cards import Seat
from lasttrick.engine import Play, State, legal, play, result_of, start
from lasttrick.games import Table
from lasttrick.kernels import by_engine
from lasttrick.kernels.lanes import Lane, as_seed
from lasttrick.kernels.many_deals import by_kernels
from lasttrick.kernels.tally import WAYS_TO_WIN

LEADER, FOLLOWERS = 0, 1
"""The places in a trick of which choices are counted apart."""

LATER_DEAL = 2
"""The deals watched are not the first of a match, which the holder of a card may lead."""


@dataclass
class Choices:
    """How many plays were open at one place of a trick, as sums over deals.

    A deal adds how many cards were laid there (*c*) and how many plays were open for them
    all together (*s*).
    """

    deals: int = 0
    cards: int = 0
    plays: int = 0
    cards_squared: int = 0
    crossed: int = 0
    """The sum of *c* times *s*."""
    plays_squared: int = 0

    def add(self, cards: int, plays: int) -> None:
        """Add what one deal showed."""
        self.deals += 1
        self.cards += cards
        self.plays += plays
        self.cards_squared += cards * cards
        self.crossed += cards * plays
        self.plays_squared += plays * plays


@dataclass
class Watched:
    """What a number of deals showed."""

    deals: int
    wins: list[int]
    points: list[int]
    squares: list[int]
    """The squares of the points of each seat, added up."""
    outcomes: Counter[tuple[str, int]] = field(default_factory=Counter)
    """How often a deal was won in a way with so many points for the winner."""
    choices: dict[tuple[int, int], Choices] = field(default_factory=dict)
    """By the number of the trick, and ``LEADER`` or ``FOLLOWERS``."""
    slopes: list[float] = field(default_factory=list)
    """The slope of the choices over the moves of each deal with at least two."""


def watch_random(table: Table, deals: int, seed: int, *, first: int = 0) -> Watched:
    """Deal and play so many deals by chance, beginning with the one of this number."""
    if not by_kernels(table):
        return _by_engine(table, deals, as_seed(seed), first)
    import numpy as np

    from lasttrick.kernels.bulk import Counts
    from lasttrick.kernels.compiled import MOST_TRICKS, compiled
    from lasttrick.kernels.layout import blank
    from lasttrick.kernels.position import Position
    from lasttrick.kernels.watched import watched_deals

    counts = blank(Counts)
    choices = np.zeros((MOST_TRICKS, 2, 6), np.int64)
    outcomes = np.zeros((deals, 2), np.int64)
    slopes = np.full(deals, np.nan)
    rules, room, seed = compiled(table), blank(Position), as_seed(seed)
    watched_deals(rules, room, counts, choices, outcomes, slopes, seed, first, 0, LATER_DEAL)
    seats = range(table.seats)
    ways, times = np.unique(outcomes, axis=0, return_counts=True)
    return Watched(
        deals,
        [int(counts.wins[seat]) for seat in seats],
        [int(counts.points[seat]) for seat in seats],
        [int(counts.squares[seat]) for seat in seats],
        Counter(
            {
                (WAYS_TO_WIN[by - 1], points): count
                for (by, points), count in zip(ways.tolist(), times.tolist(), strict=True)
            }
        ),
        {
            (trick, place): Choices(*choices[trick, place].tolist())
            for trick in range(MOST_TRICKS)
            for place in (LEADER, FOLLOWERS)
            if choices[trick, place, 0]
        },
        slopes[~np.isnan(slopes)].tolist(),
    )


class Playouts:
    """Plays deals on to their end by chance, to see who wins them."""

    def __init__(self, table: Table) -> None:
        """Take the table of the deals."""
        self._seats = table.seats
        self._rules: Any = None
        if by_kernels(table):
            from lasttrick.kernels.compiled import compiled

            self._rules = compiled(table)

    def wins(self, state: State, number: int, seed: int) -> list[int]:
        """Return how often each seat wins a deal when it is played on so many times.

        Args:
            state: the deal at any moment, or over.
            number: how many times.
            seed: any whole number.
        """
        wins = [0] * self._seats
        if state.result is not None:
            if state.result.winner is not None:
                wins[state.result.winner] = number
            return wins
        if self._rules is None:
            for at in range(number):
                winner = self._winner(state, Lane(as_seed(seed), at))
                if winner is not None:
                    wins[winner] += 1
            return wins
        import numpy as np

        from lasttrick.kernels.layout import layout
        from lasttrick.kernels.placing import position_of
        from lasttrick.kernels.position import Position
        from lasttrick.kernels.watched import playouts

        positions: Any = np.zeros(2, layout(Position)).view(np.recarray)
        positions[0] = position_of(state)
        counted: Any = np.zeros(self._seats, np.int64)
        playouts(self._rules, positions, counted, as_seed(seed), number)
        whole: list[int] = counted.tolist()
        return whole

    @staticmethod
    def _winner(state: State, lane: Lane) -> Seat | None:
        mover = by_engine.Mover(lane)
        while state.turn is not None:
            state = play(state, state.turn, mover.move(state))
        return result_of(state).winner


def slope(choices: Sequence[int]) -> float:
    """Return the slope of the regression line of choices over the number of the move.

    Args:
        choices: how many plays were open at each move of a deal, two moves at least.
    """
    moves = len(choices)
    numbers = moves * (moves - 1) // 2
    squares = numbers * (2 * moves - 1) // 3
    weighed = sum(number * open_ for number, open_ in enumerate(choices))
    above = moves * weighed - numbers * sum(choices)
    return above / (moves * squares - numbers * numbers)


def opened(table: Table, number: int, seed: int) -> State:
    """Return the deal of this number before its first move, as all functions here deal it."""
    hands, talon = by_engine.deal(table, Lane(as_seed(seed), number))
    return start(table, Seat(0), hands, talon, number=LATER_DEAL)


def _by_engine(table: Table, deals: int, seed: int, first: int) -> Watched:
    watched = blank_watched(table.seats)
    for number in range(first, first + deals):
        state = opened(table, number, seed)
        mover = by_engine.Mover(Lane(seed, number))
        watch = Watch()
        while state.turn is not None:
            watch.see(state)
            state = play(state, state.turn, mover.move(state))
        watch.close(state, watched)
    return watched


def blank_watched(seats: int) -> Watched:
    """Return what no deal has shown yet."""
    return Watched(0, [0] * seats, [0] * seats, [0] * seats)


class Watch:
    """One deal watched while the engine plays it."""

    def __init__(self) -> None:
        self._choices: dict[tuple[int, int], list[int]] = {}
        self._moves: list[int] = []

    def see(self, state: State) -> None:
        """See a moment before the seat to move has moved."""
        if state.phase == "play":
            plays = sum(isinstance(move, Play) for move in legal(state))
            place = FOLLOWERS if state.trick else LEADER
            self._choices.setdefault((state.trick_number, place), []).append(plays)
            self._moves.append(plays)

    def close(self, state: State, watched: Watched) -> None:
        """Add the deal, which is over, to what was watched."""
        result = result_of(state)
        watched.deals += 1
        for seat, points in enumerate(result.points):
            watched.wins[seat] += seat == result.winner
            watched.points[seat] += points
            watched.squares[seat] += points * points
        gained = 0 if result.winner is None else result.points[result.winner]
        watched.outcomes[result.by, gained] += 1
        for where, plays in self._choices.items():
            watched.choices.setdefault(where, Choices()).add(len(plays), sum(plays))
        if len(self._moves) > 1:
            watched.slopes.append(slope(self._moves))
