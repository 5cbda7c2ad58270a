"""That expert plays the last two tricks of a deal between two by an equilibrium."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import numpy as np
import pytest

from lasttrick.engine import Declared, Play, State, View, public_of, view
from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.kernels.masks import mask_of
from lasttrick.players import Budget, PlayWorth, Share
from lasttrick.players.beliefs import every_hand
from lasttrick.players.expert import Expert
from lasttrick.players.policy import shares
from lasttrick.players.two_cards import Decided, decided
from lasttrick.players.two_cards.ranges import before_the_lead, ranges_of, reduced
from tests.chance import chance_deal, walk
from tests.players.tables import last_tricks

TWO_CARDS = [game for game in GAME_NAMES if not game.startswith("letzter")]


def plays_of(seen: View) -> tuple[Play, ...]:
    return tuple(move for move in seen.legal if isinstance(move, Play))


def endings(table: Table, seeds: int) -> Iterator[State]:
    """Yield moments in the last trick but one of deals of chance, with a choice."""
    for seed in range(seeds):
        chance = Random(seed)
        for state, _, _ in walk(chance_deal(table, chance, dealer=seed % 2), chance):
            late = state.trick_number == table.tricks - 1 and state.phase == "play"
            if late and len(plays_of(view(state, state.turn))) > 1:
                yield state


def has_hidden(seen: View) -> bool:
    return any(laid.card is None for trick in public_of(seen).tricks for laid in trick.plays)


@pytest.mark.parametrize("game", [game for game in TWO_CARDS if game != "eighty-three"])
def test_every_game_of_two_is_played_so_where_no_card_is_hidden(game: str) -> None:
    leads = answers = hidden = 0
    for state in endings(load_game(game).table(2), 20):
        seen = view(state, state.turn)
        found = decided(seen, plays_of(seen), Budget(), Random(1))
        if has_hidden(seen):
            assert found is None
            hidden += 1
            continue
        assert found is not None
        assert [worth.play for worth in found.worths] == list(plays_of(seen))
        assert sum(share.chance for share in found.shares) == pytest.approx(1)
        assert all(0 <= worth.win <= 1 for worth in found.worths)
        assert Expert(Random(1)).choose(seen, seen.legal) in plays_of(seen)
        leads += not seen.trick
        answers += bool(seen.trick)
    assert hidden or (leads and answers)


def test_what_may_be_held_is_thought_of_and_counts_by_how_it_would_have_been_played() -> None:
    table = load_game("agram").table(2)
    for state in endings(table, 6):
        seen = view(state, state.turn)
        found = ranges_of(seen, Random(3), 192)
        assert found is not None
        own = found.holdings[1 if seen.trick else 0]
        assert own.hands[found.own] == mask_of(table, seen.hand)
        begun = before_the_lead(public_of(seen))
        assert begun.turn is not None
        for seat, holding in zip(table.order_from(begun.turn), found.holdings, strict=True):
            allowed = {mask_of(table, hand) for hand in every_hand(begun, seat)}
            assert set(holding.hands.tolist()) <= allowed
            assert 0 < holding.weights.min() < holding.weights.max()


def test_few_hands_stand_for_many_without_leaning_to_any() -> None:
    chance = Random(2)
    weights = np.array([chance.random() ** 3 for _ in range(400)])
    keep = np.zeros(400, np.bool_)
    keep[:30] = True
    whole = np.zeros(400)
    for _ in range(400):
        numbers, counts = reduced(weights, keep, chance, 192)
        assert len(numbers) <= 192
        assert counts.sum() == pytest.approx(weights.sum())
        assert dict(zip(numbers.tolist(), counts.tolist(), strict=True))[7] == weights[7]
        whole[numbers] += counts / 400
    assert whole == pytest.approx(weights, abs=0.06)


def test_it_mixes_its_plays_as_the_equilibrium_does() -> None:
    state = last_tricks("agram", ["8C 3S", "TC 5C"], trick=5, leader=0)
    plays = [Play(card) for card in state.hands[0]]
    worths = tuple(PlayWorth(play, 0.5, 0.5) for play in plays)
    found = Decided(worths, (Share(plays[0], 0.25), Share(plays[1], 0.75)), 100)
    chance = Random(1)
    drawn = [found.drawn(chance) for _ in range(2000)]
    assert drawn.count(Play(state.hands[0][0])) == pytest.approx(500, abs=60)
    assert found.likeliest == Play(state.hands[0][1])


def test_what_it_says_is_best_is_what_it_makes_most_often() -> None:
    mixed = 0
    for state in endings(load_game("agram").table(2), 12):
        seen = view(state, state.turn)
        assessed = Expert(Random(1)).assess(seen, seen.legal)
        found = decided(seen, plays_of(seen), Budget(), Random(1))
        likely = max(shares(seen, list(plays_of(seen))), key=lambda share: share.chance)
        assert found is not None
        assert assessed.plays == found.worths
        sure = likely.chance >= 0.97
        assert assessed.best == (likely.play if sure else found.likeliest)
        told = Expert(Random(1)).mix(seen, seen.legal)
        assert told == ((Share(likely.play, 1.0),) if sure else found.shares)
        mixed += 0.1 < found.shares[0].chance < 0.9
    assert mixed


@pytest.mark.parametrize(
    ("game", "seats", "options", "budget"),
    [
        ("agram", 3, {}, Budget()),
        ("spar", 2, {"enforce": "flag"}, Budget()),
        ("spar", 2, {"dry": "on"}, Budget()),
        ("eighty-three", 2, {}, Budget()),
        ("cat-te", 2, {}, Budget()),
        ("agram", 2, {}, Budget(seconds=0.005)),
    ],
)
def test_other_endings_are_looked_into_as_before(
    game: str, seats: int, options: dict[str, object], budget: Budget
) -> None:
    refused = 0
    for state in endings(load_game(game).table(seats, options), 8):
        seen = view(state, state.turn)
        if any(isinstance(event, Declared) for event in seen.log) or "dry" not in options:
            assert decided(seen, plays_of(seen), budget, Random(1)) is None
            refused += 1
        assert Expert(Random(1), budget).choose(seen, seen.legal) in seen.legal
    assert refused
