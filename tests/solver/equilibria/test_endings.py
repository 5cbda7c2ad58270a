"""Endings of every game against a linear program over the engine's own play."""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Hand, Play, State, ending, view
from lasttrick.errors import SolverError
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.solver import forced_values
from lasttrick.solver.equilibria import solve_ending
from lasttrick.solver.equilibria.linear_program import by_linear_program
from tests.chance import chance_deal, moments
from tests.solver.equilibria.by_engine import written
from tests.tables import single_tables

Ranges = tuple[dict[Hand, float], dict[Hand, float]]


def some_ranges(state: State, chance: Random, *, cards: int = 6, hands: int = 4) -> Ranges:
    """Return a few hands for each seat from a few cards that have not been laid."""
    table = state.table
    pool = [card for hand in (*state.hands, state.talon) for card in hand]
    pool = chance.sample(pool, min(cards, len(pool)))
    found: list[dict[Hand, float]] = []
    for seat in (0, 1):
        every = [tuple(table.in_order(h)) for h in combinations(pool, len(state.hands[seat]))]
        chosen = chance.sample(every, min(hands, len(every)))
        found.append({hand: float(chance.randint(1, 4)) for hand in chosen})
    return found[0], found[1]


def by_engine(state: State, ranges: Ranges) -> float | None:
    """Return the value for seat 0 by the engine's play; None where no two hands go together."""
    pairs = {
        (own, other): own_weight * other_weight
        for own, own_weight in ranges[0].items()
        for other, other_weight in ranges[1].items()
        if not set(own) & set(other)
    }
    if not pairs:
        return None
    game = written(
        (state._replace(hands=hands, start=state.start._replace(hands=hands)), weight)
        for hands, weight in pairs.items()
    )
    return by_linear_program(game.form)[0] / sum(pairs.values())


def check(state: State, ranges: Ranges) -> bool:
    """Hold an ending against the engine; say whether there was anything to hold."""
    expected = by_engine(state, ranges)
    if expected is None:
        return False
    found = solve_ending(view(state, None), ranges, gap=1e-4)
    value = expected if state.turn == 0 else -expected
    assert found.low - 1e-6 <= value <= found.high + 1e-6
    assert found.high - found.low <= 1e-4
    for chances in found.plays.values():
        assert sum(chances.values()) == pytest.approx(1.0)
    return True


def short_endings(table: Table, seed: str, *, cards: int = 2) -> list[State]:
    """Return moments of a deal played by chance with so many cards in the longer hand.

    Where hands are paid as dealt it is a deal without its beginning, so that the engine does
    not pay the few cards that are left as if they had been dealt.
    """
    chance = Random(seed)
    deal = chance_deal(table, chance, dealer=len(seed) % 2)
    if table.dealt_awards:
        hands = [hand[:cards] for hand in deal.hands]
        trick = table.tricks - cards + 1
        deal = ending(table, Seat(0), hands, trick=trick, leader=Seat(len(seed) % 2))
    return [
        state
        for state in moments(deal, chance)
        if state.phase == "play" and not state.out and max(map(len, state.hands)) == cards
    ]


@pytest.mark.parametrize("game", [game for game in GAME_NAMES if not game.startswith("letzter")])
def test_two_cards_each_at_every_table_of_two(game: str) -> None:
    tables = [each for each in single_tables(game, deal_only=True) if each[1].seats == 2]
    checked = 0
    for label, table in tables[::3]:
        for state in short_endings(table, label)[:1]:
            if not any(state.aside):
                checked += check(state, some_ranges(state, Random(label)))
    assert checked


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAME_NAMES)
def test_many_endings_of_two_cards_each(game: str) -> None:
    for label, table in single_tables(game, deal_only=True):
        for seed in range(10 if table.seats == 2 else 0):
            for state in short_endings(table, f"{label} {seed}"):
                if not any(state.aside):
                    check(state, some_ranges(state, Random(seed), cards=7, hands=8))


@pytest.mark.parametrize("game", ["agram", "sipa", "jeu-de-carte", "eighty-three"])
def test_three_cards_each(game: str) -> None:
    table = load_game(game).table(2)
    for state in short_endings(table, game, cards=3)[:2]:
        assert check(state, some_ranges(state, Random(game), cards=8, hands=3))


def test_hands_that_are_known_are_worth_what_can_be_forced() -> None:
    table = load_game("cat-te").table(2)
    for seed in range(8):
        for state in short_endings(table, f"known {seed}"):
            ranges = ({state.hands[0]: 1.0}, {state.hands[1]: 1.0})
            found = solve_ending(view(state, None), ranges, gap=1e-9)
            assert found.value == pytest.approx(max(forced_values(state).values()))


def two_cards_of_agram() -> State:
    table = load_game("agram").table(2)
    hands = [parse_cards("AC 5C"), parse_cards("TC 3D")]
    return ending(table, Seat(0), hands, trick=5, leader=Seat(0))


def test_a_lead_that_says_too_much_is_mixed() -> None:
    """With 8C 3S always to lead the same card would tell the other one what is left."""
    state = two_cards_of_agram()
    ranges: Ranges = (
        {parse_cards(hand): 1.0 for hand in ("8C 5C", "TC 5C", "8C 3S", "TC 3S")},
        {parse_cards(hand): 1.0 for hand in ("TC 8C", "8C 3S", "TC 3D", "TC 5C")},
    )
    exact = solve_ending(view(state, None), ranges, exactly=True)
    found = solve_ending(view(state, None), ranges, gap=1e-6)
    expected = by_engine(state, ranges)
    assert expected == pytest.approx(-0.5)
    assert (exact.low, exact.high) == pytest.approx((expected, expected))
    assert found.value == pytest.approx(expected, abs=1e-6)
    # There is more than one equilibrium; the one that is learnt is always the same.
    high, low = parse_cards("8C 3S")
    assert found.plays[high, low][Play(high)] == pytest.approx(2 / 3, abs=1e-3)
    assert found.plays[high, low][Play(low)] == pytest.approx(1 / 3, abs=1e-3)


def test_the_order_of_cards_in_a_hand_does_not_matter() -> None:
    state = two_cards_of_agram()
    one: Ranges = ({parse_cards("AC 5C"): 1.0}, {parse_cards("TC 3D"): 1.0})
    other: Ranges = ({parse_cards("5C AC"): 2.0}, {parse_cards("3D TC"): 5.0})
    assert solve_ending(view(state, None), one) == solve_ending(view(state, None), other)


@pytest.mark.parametrize(
    ("own", "other", "code"),
    [
        ({"AC 5C": 1.0}, {}, "solver/bad-range"),
        ({"AC 5C": 1.0}, {"5C 3D": 1.0}, "solver/bad-range"),
        ({"AC": 1.0}, {"TC 3D": 1.0}, "solver/bad-range"),
        ({"AC 5C": -1.0}, {"TC 3D": 1.0}, "solver/bad-range"),
        ({"AC 5C": 0.0}, {"TC 3D": 1.0}, "solver/bad-range"),
        ({"AC KC": 1.0}, {"TC 3D": 1.0}, "solver/bad-range"),
    ],
)
def test_ranges_that_cannot_be(own: dict[str, float], other: dict[str, float], code: str) -> None:
    ranges = [{parse_cards(hand): w for hand, w in each.items()} for each in (own, other)]
    with pytest.raises(SolverError) as refused:
        solve_ending(view(two_cards_of_agram(), None), ranges)
    assert refused.value.code == code


def test_moments_that_are_no_endings() -> None:
    for table in (load_game("agram").table(2), load_game("agram").table(3)):
        deal = chance_deal(table, Random(1))
        with pytest.raises(SolverError) as refused:
            solve_ending(view(deal, None), [{hand: 1.0} for hand in deal.hands])
        assert refused.value.code == "solver/not-an-ending"


def test_more_pairs_than_fit() -> None:
    table = load_game("agram").table(2)
    hands = [table.pack[0:3], table.pack[3:6]]
    state = ending(table, Seat(0), hands, trick=4, leader=Seat(0))
    every: dict[Hand, float] = dict.fromkeys(combinations(table.pack[:10], 3), 1.0)
    with pytest.raises(SolverError) as refused:
        solve_ending(view(state, None), [every, every])
    assert refused.value.code == "solver/too-large"
