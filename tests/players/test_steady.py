"""That steady thinks as long as it may, says what it found, and plays before it can think."""

from random import Random

import pytest

from lasttrick.engine import Play, View, view
from lasttrick.games import load_game
from lasttrick.players import Budget, Careful, Steady
from lasttrick.players.foresight import looking
from tests.chance import chance_deal, walk
from tests.players.tables import last_tricks


def first_lead(game: str = "agram", seats: int = 4) -> View:
    state = chance_deal(load_game(game).table(seats), Random(2))
    return view(state, state.turn)


@pytest.fixture
def no_compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "compiled_is_ready", lambda _table, *, wait: False)


@pytest.mark.parametrize("worlds", [8, 13])
def test_as_many_worlds_are_imagined_as_the_budget_says(worlds: int) -> None:
    seen = first_lead()
    assessed = Steady(Random(1), Budget(worlds=worlds)).assess(seen, seen.legal)
    assert assessed.worlds == worlds
    assert [each.play for each in assessed.plays] == list(seen.legal)
    assert assessed.best in seen.legal
    assert all(0 <= each.win <= 1 for each in assessed.plays)


def test_when_the_time_is_over_it_plays_what_it_has_found(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [0.0]

    def a_millisecond_later() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(looking, "compiled_is_ready", lambda _table, *, wait: True)
    seen = first_lead()
    short, long = (Budget(worlds=10_000, seconds=seconds) for seconds in (0.02, 0.04))
    few = Steady(Random(1), short, a_millisecond_later).assess(seen, seen.legal)
    more = Steady(Random(1), long, a_millisecond_later).assess(seen, seen.legal)
    assert 8 <= few.worlds < more.worlds < 10_000


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
    player = Careful(Random(1))
    chance = Random(4)
    for state, _, _ in walk(chance_deal(load_game("cat-te").table(4), chance), chance):
        seen = view(state, state.turn)
        plays = [move for move in seen.legal if isinstance(move, Play)]
        assessed = player.assess(seen, seen.legal)
        assert [each.play for each in assessed.plays] == plays
        assert all(-1e-9 <= each.win <= 1 + 1e-9 for each in assessed.plays)
        assert assessed.best == player.choose(seen, seen.legal)
