"""That players who imagine worlds think as long as they may, and no longer."""

from random import Random

import pytest

from lasttrick.engine import View, view
from lasttrick.games import load_game
from lasttrick.players import Budget, Expert, Steady
from lasttrick.players.foresight import looking
from tests.chance import chance_deal

IMAGINES = pytest.mark.parametrize("player", [Steady, Expert])


def first_lead() -> View:
    state = chance_deal(load_game("agram").table(4), Random(2))
    return view(state, state.turn)


@IMAGINES
@pytest.mark.parametrize("worlds", [8, 13])
def test_as_many_worlds_are_imagined_as_the_budget_says(
    player: type[Steady | Expert], worlds: int
) -> None:
    seen = first_lead()
    assessed = player(Random(1), Budget(worlds=worlds)).assess(seen, seen.legal)
    assert assessed.worlds == worlds
    assert [each.play for each in assessed.plays] == list(seen.legal)
    assert assessed.best in seen.legal
    assert all(0 <= each.win <= 1 for each in assessed.plays)


@IMAGINES
def test_when_the_time_is_over_it_plays_what_it_has_found(
    player: type[Steady | Expert], monkeypatch: pytest.MonkeyPatch
) -> None:
    now = [0.0]

    def a_millisecond_later() -> float:
        now[0] += 0.001
        return now[0]

    monkeypatch.setattr(looking, "compiled_is_ready", lambda _table, *, wait: True)
    seen = first_lead()
    short, long = (Budget(worlds=10_000, seconds=seconds) for seconds in (0.02, 0.04))
    few = player(Random(1), short, a_millisecond_later).assess(seen, seen.legal)
    more = player(Random(1), long, a_millisecond_later).assess(seen, seen.legal)
    assert 8 <= few.worlds < more.worlds < 10_000
