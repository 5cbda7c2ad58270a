"""Two cards each, compiled, against endings written down in full."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import State, ending, view
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


def two_cards_of_agram() -> tuple[State, Ranges]:
    table = load_game("agram").table(2)
    state = ending(
        table, Seat(0), [parse_cards("8C 3S"), parse_cards("TC 5C")], trick=5, leader=Seat(0)
    )
    ranges: Ranges = (
        {parse_cards(hand): 1.0 for hand in ("8C 5C", "TC 5C", "8C 3S", "TC 3S")},
        {parse_cards(hand): 1.0 for hand in ("TC 8C", "8C 3S", "TC 3D", "TC 5C")},
    )
    return state, ranges


def test_what_a_hand_does_and_what_that_brings() -> None:
    state, ranges = two_cards_of_agram()
    found = solved(state, ranges, gap=1e-6)
    assert found is not None
    low, high = found.leads(2)
    assert (low.card, high.card) == tuple(
        sorted(place_of(state.table, card) for card in parse_cards("8C 3S"))
    )
    # Both cards are led, so they bring the same; plain deals bring a point to who wins.
    assert 0.2 < low.chance < 0.8
    assert low.points == pytest.approx(high.points, abs=1e-3)
    assert (low.points, high.points) == pytest.approx((low.win, high.win))
    led = place_of(state.table, parse_cards("8C")[0])
    ways = found.answers(led, 2)
    assert [way.card for way in ways] == [place_of(state.table, parse_cards("TC")[0])]
    assert ways[0].chance == 1
    assert found.answers(place_of(state.table, parse_cards("AD")[0]), 2) == ()
    # A hand that holds the card led meets nobody who could have led it.
    assert found.answers(led, 0) == ()


def test_hands_that_cannot_be_held_together() -> None:
    state, ranges = two_cards_of_agram()
    same: Ranges = (ranges[0], {parse_cards("8C 5C"): 1.0})
    found = solved(state, same)
    expected = solve_ending(view(state, None), same, gap=1e-6)
    assert found is not None
    assert found.low == pytest.approx(expected.value, abs=1e-3)
    assert solved(state, ({parse_cards("8C 5C"): 1.0}, same[1])) is None


def test_leads_that_should_not_be_made_are_answered_well_where_others_err() -> None:
    """Whoever leads the ace of two cards wins nothing more by it, so nobody would lead it."""
    table = load_game("agram").table(2)
    hands = [parse_cards("AH 3C"), parse_cards("5C 4C")]
    state = ending(table, Seat(0), hands, trick=5, leader=Seat(0))
    ranges: Ranges = ({hands[0]: 1.0}, {hands[1]: 1.0, parse_cards("5C KH"): 1.0})
    rules, holdings = compiled(table), holdings_of(state, ranges)
    found = solve_two_cards(rules, position_of(state), holdings, gap=1e-5, tremble=0.1)
    assert found is not None
    for led in parse_cards("AH 3C"):
        for hand in (0, 1):
            ways = found.answers(place_of(table, led), hand)
            best = max(way.points for way in ways)
            chances = [way.chance for way in ways if way.points < best - 1e-6]
            assert sum(chances) == pytest.approx(0, abs=1e-2)
