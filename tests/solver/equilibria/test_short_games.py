"""Short games against a linear program over the engine's own play, and one way against another."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from random import Random

import numpy as np
import pytest

from lasttrick.cards import SUIT_OF
from lasttrick.engine import Play, State
from lasttrick.errors import SolverError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.solver import forced_values
from lasttrick.solver.equilibria import (
    Policy,
    ShortGame,
    TrickLayer,
    all_worlds,
    best_answer,
    blank_policy,
    bounds_by,
    public_tree,
    short_game,
    short_table,
    solved,
)
from lasttrick.solver.equilibria.choosing import KEEP
from lasttrick.solver.equilibria.hands import hands_of, place_of_hand
from lasttrick.solver.equilibria.linear_program import by_linear_program
from lasttrick.solver.equilibria.sequence_form import SequenceFormBuilder
from lasttrick.solver.equilibria.sequence_learning import learnt
from lasttrick.solver.equilibria.walking import Walk
from tests.solver.equilibria.by_engine import Written, deals, moves, toy_table, written
from tests.tables import sizes

TOYS = {
    "one card": ("A T 9", ["AS"], 1),
    "three suits alike": ("A T 9", ["AS"], 2),
    "two and two alike": ("A T 9", ["AS", "AH"], 2),
    "no suits alike": ("A T 9", ["9D", "AS", "TS", "9S"], 2),
    "three cards": ("A T", ["AS"], 3),
    "three cards, three suits": ("A T 9", ["AS", "TS", "AH", "TH", "9H"], 3),
    "four cards": ("A T", [], 4),
}

AGRAM_2 = 0.710854

QUICK = [name for name in TOYS if name != "four cards"]
LONG = pytest.param("four cards", marks=pytest.mark.sweep)

with_choice = pytest.mark.parametrize("toy", [*QUICK[1:], LONG])


@cache
def game_of(toy: str) -> ShortGame:
    return short_game(toy_table(*TOYS[toy]))


@cache
def by_engine(toy: str) -> Written:
    every = deals(toy_table(*TOYS[toy]))
    return written((deal, 1 / len(every)) for deal in every)


@cache
def value_of(toy: str) -> float:
    """Return how often the leader wins, by the linear program; the engine pays 1 to who wins."""
    return (by_linear_program(by_engine(toy).form)[0] + 1) / 2


def chance_policy(layers: tuple[TrickLayer, ...], seed: int) -> Policy:
    """Return a policy of chance, in which some cards are never laid."""
    chance = np.random.default_rng(seed)
    policy = blank_policy(layers)
    for weights in (*policy.leads, *policy.answers):
        weights[:] = np.maximum(0, chance.random(weights.shape) - 0.4)
    return policy


def chances(
    game: ShortGame, layers: tuple[TrickLayer, ...], policy: Policy, state: State
) -> list[float]:
    """Return how likely a policy makes each legal move. No suits are taken as alike."""
    played = [p.card for trick in state.tricks for p in trick.plays]
    before = tuple(game.number[card] for card in played if card is not None)
    layer = layers[len(state.tricks)]
    lead = layer.paths.index(before)
    left = [card for number, card in enumerate(game.names) if number not in before]
    assert state.turn is not None
    hand = sorted(map(left.index, state.hands[state.turn]))
    place = place_of_hand(tuple(hand))
    if state.trick:
        led = state.trick[0].card
        assert led is not None
        row = policy.answers[len(state.tricks)][layer.answers[lead, left.index(led)], place]
    else:
        row = policy.leads[len(state.tricks)][lead, place]
    plays = [move for move in moves(state) if isinstance(move, Play)]
    weights = [float(row[hand.index(left.index(play.card))]) for play in plays]
    whole = sum(weights)
    return [weight / whole if whole else 1 / len(plays) for weight in weights]


@pytest.mark.parametrize("toy", [*QUICK, LONG])
def test_the_value_is_that_of_the_linear_program(toy: str) -> None:
    value = value_of(toy)
    for exchange in (True, False):
        found = solved(game_of(toy), gap=2e-4, exchange=exchange)
        assert found.bounds.low - 1e-9 <= value <= found.bounds.high + 1e-9
        assert 0 <= found.bounds.gap <= 2e-4 or toy == "one card"


@with_choice
@pytest.mark.parametrize("seed", range(2))
def test_the_best_answer_is_that_of_plain_counting(toy: str, seed: int) -> None:
    game, engine = game_of(toy), by_engine(toy)
    layers = public_tree(game, exchange=False)
    policy = chance_policy(layers, seed)

    def chance_of(state: State) -> list[float]:
        return [1.0] if len(moves(state)) == 1 else chances(game, layers, policy, state)

    plans = (engine.plan(0, chance_of), engine.plan(1, chance_of))
    for seat in (0, 1):
        won, answer = best_answer(game, layers, policy, seat)
        best = engine.form.best_answer(plans[1 - seat], seat)
        assert won == pytest.approx((best + 1) / 2)
        kept = Walk(layers).worth(answer, answer, seat, KEEP).sum() / game.deals
        assert kept == pytest.approx(won)
    even = Walk(layers).worth(policy, policy, 0, KEEP).sum() / game.deals
    assert even == pytest.approx((engine.form.worth(plans) + 1) / 2)


@with_choice
def test_suits_that_are_alike_change_nothing(toy: str) -> None:
    """A policy that treats like suits alike is worth the same in the smaller tree."""
    game = game_of(toy)
    whole, smaller = public_tree(game, exchange=False), public_tree(game)
    whole, smaller = public_tree(game, exchange=False), public_tree(game)
    pairs = [(blank_policy(whole), blank_policy(smaller))]
    if game.cards < 4:
        pairs.append((all_worlds(game, whole), all_worlds(game, smaller)))
    for one, other in pairs:
        bounds = bounds_by(game, whole, one)
        same = bounds_by(game, smaller, other)
        assert (bounds.low, bounds.high) == pytest.approx((same.low, same.high), abs=1e-12)


def test_the_smaller_tree_is_smaller() -> None:
    game = short_game(short_table(load_game("agram").table(2), 2))
    assert [len(layer.asked) for layer in public_tree(game)] == [17]
    assert [len(layer.asked) for layer in public_tree(game, exchange=False)] == [35]


def test_the_value_of_agram_with_one_card_is_31_of_35() -> None:
    """Whoever leads loses to a higher card of the suit: 3 C(9, 2) + C(8, 2) of 35 x 34 deals."""
    bounds = solved(short_game(short_table(load_game("agram").table(2), 1))).bounds
    assert (bounds.low, bounds.high) == pytest.approx((31 / 35, 31 / 35))


def test_the_value_of_agram_with_two_cards() -> None:
    """The same comes out pair of hands by pair of hands, in the sweep below."""
    found = solved(short_game(short_table(load_game("agram").table(2), 2)), gap=2e-6)
    assert found.bounds.gap <= 2e-6
    assert found.bounds.low <= AGRAM_2 <= found.bounds.high


@pytest.mark.sweep
def test_the_value_of_agram_with_two_cards_pair_of_hands_by_pair() -> None:
    """Every deal written down with the four ways to play it, and no suits taken as alike."""
    game = short_game(short_table(load_game("agram").table(2), 2))
    suits = np.array([suit for suit in range(4) for _ in range(game.sizes[suit])])
    hands = hands_of(game.pack, 2)
    builder = SequenceFormBuilder()
    leads = {
        (own, led): builder.information_set(0, own, 0, 2) + slot
        for own in map(tuple, hands.tolist())
        for slot, led in enumerate(own)
    }
    for (own, led), first in leads.items():
        kept = sum(own) - led
        for other in map(tuple, hands.tolist()):
            if set(own) & set(other):
                continue
            follow = [card for card in other if suits[card] == suits[led]]
            second = builder.information_set(1, (other, led), 0, len(follow or other))
            for way, laid in enumerate(follow or other):
                left = sum(other) - laid
                if suits[laid] == suits[led] and laid > led:
                    wins = suits[kept] == suits[left] and kept > left
                else:
                    wins = not (suits[kept] == suits[left] and left > kept)
                builder.end(first, second + way, float(wins) / game.deals)
    found = learnt(builder.built(), gap=1e-5)
    assert found.low <= AGRAM_2 <= found.high
    assert found.high - found.low <= 1e-5


@pytest.mark.parametrize("toy", ["three suits alike", "three cards"])
def test_learning_on_a_sequence_form_comes_to_the_same(toy: str) -> None:
    found = learnt(by_engine(toy).form, gap=1e-3)
    assert found.low <= 2 * value_of(toy) - 1 <= found.high
    assert found.high - found.low <= 1e-3


def test_no_policy_does_better_than_the_value() -> None:
    value = value_of("three suits alike")
    game = game_of("three suits alike")
    layers = public_tree(game, exchange=False)
    for seed in range(5):
        bounds = bounds_by(game, layers, chance_policy(layers, seed))
        assert bounds.low < value < bounds.high


def test_a_run_stops_after_so_many_rounds_and_tells_how_it_goes() -> None:
    told: list[int] = []
    found = solved(
        game_of("three cards"), gap=0.0, most_rounds=30, on_look=lambda at, _: told.append(at)
    )
    assert found.rounds == 30 == told[-1]
    assert found.bounds == bounds_by(found.game, found.layers, found.policy)


def test_hands_by_number() -> None:
    for pack, cards in ((7, 1), (7, 2), (9, 3), (8, 4)):
        hands = hands_of(pack, cards)
        assert [place_of_hand(tuple(hand)) for hand in hands.tolist()] == list(range(len(hands)))


def test_games_that_have_no_short_form() -> None:
    short = []
    for name in GAME_NAMES:
        table = load_game(name).table(min(sizes(name, {})))
        try:
            short.append(short_game(table))
        except SolverError as error:
            assert error.code == "solver/no-short-game"
    assert [len(game.names) for game in short] == [35, 35, 31]
    with pytest.raises(SolverError):
        short_game(load_game("agram").table(3))


def test_all_worlds_for_four_cards_are_too_many() -> None:
    game = game_of("four cards")
    with pytest.raises(SolverError) as refused:
        all_worlds(game, public_tree(game))
    assert refused.value.code == "solver/too-large"


def test_all_worlds_by_plain_counting() -> None:
    """The cards that win most worlds with all hands open, counted by the plain search."""
    game, engine = game_of("three cards, three suits"), by_engine("three cards, three suits")
    layers = public_tree(game, exchange=False)
    policy = all_worlds(game, layers)
    chance = Random(7)
    for seat in (0, 1):
        for state in chance.sample(engine.sets[seat], 12):
            may = moves(state)
            if len(may) == 1:
                continue
            won = dict.fromkeys(may, 0)
            for world in worlds(state):
                for move, value in forced_values(world, compiled=False).items():
                    won[move] += value
            best = [move for move in may if won[move] == max(won.values())]
            found = chances(game, layers, policy, state)
            expected = [1 / len(best) if move in best else 0.0 for move in may]
            assert found == pytest.approx(expected)


def worlds(state: State) -> list[State]:
    """Return the moment with every hand that the other seat can hold, by what it has shown."""
    assert state.turn is not None
    other = 1 - state.turn
    unseen = [*state.hands[other], *state.talon]
    void = {
        SUIT_OF[led.card]
        for led, answer in (trick.plays for trick in state.tricks)
        if led.card is not None and answer.card is not None
        if answer.seat == other and SUIT_OF[answer.card] != SUIT_OF[led.card]
    }
    found = []
    for hand in combinations(unseen, len(state.hands[other])):
        if not any(SUIT_OF[card] in void for card in hand):
            hands = (state.hands[0], hand) if other == 1 else (hand, state.hands[1])
            found.append(state._replace(hands=hands))
    return found
