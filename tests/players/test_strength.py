"""That the levels are in order: the same deals with the player in every seat, by points."""

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import result_of, start
from lasttrick.games import load_game
from lasttrick.players import Budget, Player, make_player, play_out
from tests.players.tables import chance_deal

DEALS = 160
"""Enough that what is asserted is no matter of luck."""
SIZES = {
    "agram": 3,
    "sink-sink": 4,
    "mali": 3,
    "fapfap": 2,
    "spar": 2,
    "sipa": 3,
    "cat-te": 4,
    "eighty-three": 3,
    "letzter-stich": 4,
    "letzter-stich-3": 3,
    "jeu-de-carte": 3,
    "garame": 2,
}


def edge(game: str, hero: str, others: str, budget: Budget | None = None) -> float:
    """Return the points of one player, over the mean of the others, in all seats together."""
    table = load_game(game).table(SIZES[game])
    chance = Random(2024)
    one, other = make_player(hero, Random(1), budget), make_player(others, Random(2))
    total = 0.0
    for number in range(DEALS):
        deal = chance_deal(table, number % table.seats, chance).start
        for seat in range(table.seats):
            players: list[Player] = [other] * table.seats
            players[seat] = one
            state = start(table, Seat(deal.dealer), deal.hands, deal.talon)
            points = result_of(play_out(state, players)).points
            total += points[seat] - (sum(points) - points[seat]) / (table.seats - 1)
    return total / (DEALS * table.seats * table.rules.award.plain)


@pytest.mark.parametrize("game", SIZES)
def test_careful_beats_random(game: str) -> None:
    assert edge(game, "careful", "random") > 0.15


@pytest.mark.parametrize("game", ["fapfap", "spar"])
def test_steady_beats_careful(game: str) -> None:
    assert edge(game, "steady", "careful") > 0


@pytest.mark.parametrize("game", ["fapfap", "garame"])
def test_expert_beats_careful(game: str) -> None:
    assert edge(game, "expert", "careful", Budget(worlds=96)) > 0


@pytest.mark.parametrize("game", ["agram", "cat-te", "eighty-three"])
def test_novice_beats_random(game: str) -> None:
    assert edge(game, "novice", "random") > 0.1
