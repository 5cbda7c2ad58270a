"""That every world that is possible is drawn, as often as any other, against all there are."""

from collections import Counter
from math import sqrt
from random import Random

import pytest

from lasttrick.engine import view
from lasttrick.games import Table
from lasttrick.players.beliefs import Beliefs
from tests.players.beliefs.brute_force import (
    every_world,
    same_world,
    small_moments,
    small_table,
    true_world,
)

MUST_BEAT = {"follow": {"duty": "must-beat"}}
FREE = {"follow": {"duty": "free"}}
TABLES: dict[str, Table] = {
    "open": small_table(3),
    "open, two": small_table(2),
    "discards hidden": small_table(3, **{"face-down": {"which": "discards"}}),
    "not beating hidden": small_table(3, **{"face-down": {"which": "not-beating"}}),
    "must beat, hidden": small_table(3, **{"face-down": {"which": "not-beating"}}, **MUST_BEAT),
    "must follow, blind": small_table(3, **{"face-down": {"which": "none", "blind": 2}}),
    "free, not beating hidden": small_table(2, **{"face-down": {"which": "not-beating"}}, **FREE),
    "drop-outs": small_table(
        3,
        **{"face-down": {"which": "choice", "through": 1, "blind": 2}},
        **FREE,
        tricks={"drop-out-after": 1},
    ),
    "dry cards": small_table(
        2,
        dry={"allowed": True},
        award={"low": {"cards": {"Q": 2}}},
        **{"face-down": {"which": "not-beating"}},
    ),
    "new cards": small_table(2, redeal={"nothing-above": "K"}),
    "kept suit": small_table(3, tricks={"last-suit": "won-the-lead"}),
    "holder leads": small_table(3, lead={"holder": "QC"}),
}
SEEDS = 4


@pytest.mark.parametrize("rules", TABLES)
def test_as_many_worlds_are_counted_as_the_engine_can_play(rules: str) -> None:
    for seed in range(SEEDS):
        for number, state in enumerate(small_moments(TABLES[rules], seed)):
            if number % 2 == seed % 2:
                assert state.turn is not None
                seen = view(state, state.turn)
                assert Beliefs(seen).ways == len(every_world(seen))


@pytest.mark.parametrize("rules", TABLES)
def test_each_world_is_drawn_as_often_as_any_other(rules: str) -> None:
    chance = Random(rules)
    states = list(small_moments(TABLES[rules], 5))
    state = states[len(states) // 2]
    assert state.turn is not None
    seen = view(state, state.turn)
    worlds = {same_world(world) for world in every_world(seen)}
    assert len(worlds) > 1
    draws, beliefs = 10 * len(worlds), Beliefs(seen)
    drawn = Counter(same_world(beliefs.world(chance)) for _ in range(draws))
    assert drawn.keys() <= worlds
    off = sum((drawn[world] - 10) ** 2 / 10 for world in worlds)
    freedom = len(worlds) - 1
    assert off < freedom + 4 * sqrt(2 * freedom)


def test_no_world_is_drawn_in_which_somebody_would_have_won_as_dealt() -> None:
    table = small_table(3, **{"instant-win": {"hands": [{"pattern": "one-suit"}]}})
    state = next(moment for seed in range(50) for moment in small_moments(table, seed))
    assert state.turn is not None
    seen = view(state, state.turn)
    worlds = {same_world(world) for world in every_world(seen)}
    beliefs, chance = Beliefs(seen), Random(1)
    assert len(worlds) < beliefs.ways
    drawn = {same_world(beliefs.world(chance)) for _ in range(12 * len(worlds))}
    assert drawn == worlds


def test_a_world_is_the_true_one_no_more_often_than_chance() -> None:
    chance = Random(8)
    hits, expected, spread = 0, 0.0, 0.0
    for table in TABLES.values():
        for seed in range(100, 115):
            for state in small_moments(table, seed):
                assert state.turn is not None
                seen = view(state, state.turn)
                beliefs = Beliefs(seen)
                share = 1 / beliefs.ways
                expected += share
                spread += share * (1 - share)
                world = beliefs.world(chance)
                hits += same_world(true_world(state, seen)) == same_world(world)
    assert abs(hits - expected) < 4 * sqrt(spread)
