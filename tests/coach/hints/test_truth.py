from collections import Counter
from random import Random
from typing import get_args

import pytest

from lasttrick.cards import Seat, parse_card, parse_cards
from lasttrick.coach.hints import Kind, every_reason
from lasttrick.engine import Play, ending, legal, view
from lasttrick.games import GAME_NAMES, Table, load_game
from tests.chance import chance_deal, walk
from tests.coach.hints.proving import PROOFS, holds
from tests.players.tables import ASKING
from tests.tables import drawn_table

_BY_A_PLAYER: set[Kind] = {"all-alike", "best-chance"}
_DEALS = 3


def _prove(table: Table, chance: Random, told: Counter[Kind]) -> None:
    """Prove every reason for every play at every moment of a deal of chance."""
    pool = 12 if table.rules.pay.kind == "pool" or table.rules.match.stones else None
    state = chance_deal(table, chance, dealer=chance.randrange(table.seats), pool=pool)
    for moment, seat, _ in walk(state, chance):
        if moment.phase != "play":
            continue
        seen = view(moment, seat)
        for move in legal(moment):
            if isinstance(move, Play):
                for reason in every_reason(seen, move):
                    assert holds(moment, seat, move, reason), (table, seat, str(move), reason)
                    told[reason.kind] += 1


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_reason_is_true_in_the_whole_deal_at_every_size(game: str) -> None:
    chance, told = Random(f"{game}/sizes"), Counter[Kind]()
    held = load_game(game)
    for seats in held.seats({}):
        for _ in range(_DEALS):
            _prove(held.table(seats), chance, told)
    assert told


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_reason_is_true_under_house_rules(game: str) -> None:
    chance, told = Random(f"{game}/rules"), Counter[Kind]()
    for _ in range(5):
        _prove(drawn_table(game, chance), chance, told)
    assert told


def test_every_reason_is_true_where_players_are_asked_for_more_than_cards() -> None:
    chance, told = Random("asking"), Counter[Kind]()
    for name, options in ASKING:
        held = load_game(name)
        for seats in held.seats(options):
            for _ in range(1):
                _prove(held.table(seats, options), chance, told)
    assert told


def test_every_kind_of_reason_is_met_and_proved() -> None:
    chance, told = Random("kinds"), Counter[Kind]()
    for game in ("agram", "cat-te", "eighty-three", "fapfap"):
        for _ in range(12):
            _prove(load_game(game).table(3), chance, told)
    _prove_two_threes(told)
    assert set(PROOFS) == set(get_args(Kind)) - _BY_A_PLAYER
    assert set(told) == set(PROOFS), sorted(set(PROOFS) - set(told))


def _prove_two_threes(told: Counter[Kind]) -> None:
    """Prove what is told to a hand that can win the last two tricks with threes."""
    table = load_game("fapfap").table(2)
    hands = [parse_cards(hand) for hand in ("3C 3D", "9H 8S")]
    state = ending(table, Seat(1), hands, trick=4, leader=Seat(0))
    move = Play(parse_card("3C"))
    for reason in every_reason(view(state, Seat(0)), move):
        assert holds(state, Seat(0), move, reason), reason
        told[reason.kind] += 1
