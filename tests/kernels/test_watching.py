"""Deals watched: the same by kernels and by the engine, and the same deals as random play."""

import pytest

from lasttrick.engine import play
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.kernels import by_engine, play_random, watching
from lasttrick.kernels.lanes import Lane
from lasttrick.kernels.watching import (
    FOLLOWERS,
    LEADER,
    Playouts,
    Watched,
    opened,
    slope,
    watch_random,
)
from tests.tables import single_tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(watching, "by_kernels", lambda _: False)


def some_tables(game: str) -> list[Table]:
    tables = [table for _, table in single_tables(game, deal_only=True)]
    default = [load_game(game).table(seats) for seats in load_game(game).seats()]
    return default[::2] + tables[::9]


@every_game
def test_watching_is_the_same_by_the_engine(game: str, request: pytest.FixtureRequest) -> None:
    def watched() -> list[Watched]:
        return [watch_random(table, 6, at, first=3) for at, table in enumerate(some_tables(game))]

    compiled = watched()
    request.getfixturevalue("without_numba")
    assert watched() == compiled


@every_game
def test_watching_sees_the_deals_of_random_play(game: str) -> None:
    for table in some_tables(game)[:3]:
        seen = watch_random(table, 50, 7)
        tally = play_random(table, 50, 7, number=2)
        assert tuple(seen.wins) == tally.wins
        assert tuple(seen.points) == tally.points
        assert tuple(seen.squares) == tally.squares
        assert sum(each.cards for each in seen.choices.values()) == tally.cards


@every_game
def test_playouts_are_the_same_by_the_engine(game: str, request: pytest.FixtureRequest) -> None:
    def found() -> list[list[int]]:
        wins = []
        for table in some_tables(game)[::3]:
            playouts = Playouts(table)
            state = opened(table, 4, 11)
            mover = by_engine.Mover(Lane(11, 4))
            while state.turn is not None:
                wins.append(playouts.wins(state, 2, 5))
                state = play(state, state.turn, mover.move(state))
            wins.append(playouts.wins(state, 2, 5))
        return wins

    compiled = found()
    request.getfixturevalue("without_numba")
    assert found() == compiled


def test_choices_of_agram_are_those_of_the_rules() -> None:
    seen = watch_random(load_game("agram").table(4), 200, 1)
    for trick in range(1, 7):
        led, followed = seen.choices[trick, LEADER], seen.choices[trick, FOLLOWERS]
        assert (led.cards, led.plays) == (200, 200 * (7 - trick))
        assert followed.cards == 600
        assert followed.cards <= followed.plays <= led.plays * 3


def test_slope_is_that_of_the_line_through_the_choices() -> None:
    assert slope([5, 4, 3, 2]) == -1
    assert slope([1, 1]) == 0
    assert slope([3, 1, 2]) == -0.5
