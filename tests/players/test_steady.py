"""That steady thinks as long as it may, says what it found, and plays before it can think."""

from random import Random

import pytest

from lasttrick.engine import Play, view
from lasttrick.games import load_game
from lasttrick.players import Budget, Careful, Steady
from tests.chance import chance_deal, walk
from tests.players.tables import last_tricks


@pytest.mark.usefixtures("no_compiled_code")
def test_early_in_the_deal_it_plays_as_careful_until_it_can_think() -> None:
    for seed in range(5):
        state = chance_deal(load_game("agram").table(3), Random(seed))
        seen = view(state, state.turn)
        budget = Budget(seconds=0.005)
        assert Steady(Random(1), budget).choose(seen, seen.legal) == Careful(Random(1)).choose(
            seen, seen.legal
        )
        assessed = Steady(Random(1), budget).assess(seen, seen.legal)
        assert assessed == Careful(Random(1)).assess(seen, seen.legal)
        assert assessed.worlds == 0


@pytest.mark.usefixtures("no_compiled_code")
def test_the_last_tricks_are_looked_into_without_compiled_code() -> None:
    state = last_tricks("agram", ["AC 3D", "4C 5C"], trick=5, leader=0)
    seen = view(state, state.turn)
    assessed = Steady(Random(1), Budget(worlds=10)).assess(seen, seen.legal)
    assert assessed.worlds == 10
    assert all(each.forced is not None for each in assessed.plays)


@pytest.mark.usefixtures("no_compiled_code")
def test_too_many_ways_to_count_in_the_time_leave_it_to_careful() -> None:
    table = load_game("sipa").table(5)
    state = next(
        state
        for state, _, _ in walk(chance_deal(table, Random(1)), Random(1))
        if state.trick_number == 4 and len(view(state, state.turn).legal) > 1
    )
    seen = view(state, state.turn)
    assessed = Steady(Random(1), Budget(seconds=0.0001)).assess(seen, seen.legal)
    assert assessed.worlds == 0


def test_careful_says_what_it_expects_and_plays_by_it() -> None:
    thinking, playing = Careful(Random(1)), Careful(Random(1))
    chance = Random(4)
    for state, _, _ in walk(chance_deal(load_game("cat-te").table(4), chance), chance):
        seen = view(state, state.turn)
        plays = [move for move in seen.legal if isinstance(move, Play)]
        assessed = thinking.assess(seen, seen.legal)
        assert [each.play for each in assessed.plays] == plays
        assert all(-1e-9 <= each.win <= 1 + 1e-9 for each in assessed.plays)
        assert assessed.best == playing.choose(seen, seen.legal)
