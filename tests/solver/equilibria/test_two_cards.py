"""Two cards each, compiled, against endings written down in full."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Play, State, ending, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.kernels.compiled import compiled
from lasttrick.kernels.masks import mask_of, place_of
from lasttrick.kernels.placing import position_of
from lasttrick.solver.equilibria import SolvedEnding, solve_ending
from lasttrick.solver.equilibria.two_cards import Holdings, SolvedTwoCards, solve_two_cards
from tests.solver.equilibria.test_endings import Ranges, short_endings, some_ranges
from tests.tables import single_tables


def holdings_of(state: State, ranges: Ranges) -> tuple[Holdings, Holdings]:
    """Return the ranges as the compiled solver takes them, those of the leader first."""
    assert state.turn is not None
    leader, other = (
        Holdings(
            np.array([mask_of(state.table, hand) for hand in hands], np.int64),
            np.array(list(hands.values())),
            np.zeros(len(hands), np.int64),
        )
        for hands in (ranges[state.turn], ranges[1 - state.turn])
    )
    return leader, other


def solved(state: State, ranges: Ranges, *, gap: float = 1e-4) -> SolvedTwoCards | None:
    rules = compiled(state.table)
    # What was dealt is not paid.
    rules.all_kinds = rules.kinds
    return solve_two_cards(rules, position_of(state), holdings_of(state, ranges), gap=gap)


def leads_of(found: SolvedTwoCards, state: State, ranges: Ranges) -> None:
    """Hold what is led against the rules."""
    assert state.turn is not None
    for number, hand in enumerate(ranges[state.turn]):
        ways = found.leads(number)
        assert {way.card for way in ways} == {place_of(state.table, card) for card in hand}
        assert sum(way.chance for way in ways) == pytest.approx(1)
        assert not any(way.down for way in ways)


def check(state: State, ranges: Ranges) -> SolvedEnding | None:
    found = solved(state, ranges)
    if found is None:
        return None
    leads_of(found, state, ranges)
    expected = solve_ending(view(state, None), ranges, gap=1e-4)
    assert found.high - found.low <= 1e-4
    assert max(found.low, expected.low) <= min(found.high, expected.high) + 1e-9
    return expected


def beginnings(states: list[State]) -> list[State]:
    """Return the moments in which nothing lies in the trick and nothing is set aside."""
    return [state for state in states if not state.trick and not any(state.aside)]


@pytest.mark.parametrize("game", [game for game in GAME_NAMES if not game.startswith("letzter")])
def test_every_table_of_two(game: str) -> None:
    checked = 0
    for label, table in single_tables(game, deal_only=True):
        if table.seats == 2:
            for state in beginnings(short_endings(table, label))[:1]:
                checked += check(state, some_ranges(state, Random(label))) is not None
    assert checked
