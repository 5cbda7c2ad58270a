"""The player that has learnt by self-play: what it may know, and that numbers are numbers."""

import subprocess
import sys
from importlib import resources
from random import Random

import pytest

from lasttrick.cards import Card, Seat, Suit, card_of, rank_of, suit_of
from lasttrick.engine import Move, Play, State, legal, play, start, view
from lasttrick.games import GAME_NAMES, game_from_definition, load_game
from lasttrick.players import UNLISTED, make_player
from lasttrick.players.policy import FAMILIES, Family, Policy, family_of, shares
from lasttrick.players.policy.features import MOMENT, PLAY
from lasttrick.players.policy.network import FastNetwork, read, shipped, written
from lasttrick.players.policy.player import LEAST
from tests.chance import chance_deal, one_of
from tests.tables import drawn_table

LARGEST = 200_000
"""How many bytes all networks together may have."""

CHOOSING = """
import sys
{numpy}
from random import Random
from lasttrick.cards import Seat
from lasttrick.engine import dealt, result_of, shuffled, start
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.players import make_player, play_out
for name in GAME_NAMES:
    table = load_game(name).table(load_game(name).seats()[-1])
    cards = dealt(table, Seat(0), shuffled(table.pack, Random(name)))
    players = [make_player("policy", Random(1))] * table.seats
    state = play_out(start(table, Seat(0), *cards), players)
    print(*state.log)
print(sys.modules.get("numpy") is not None)
"""


def said_by(program: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_it_chooses_the_same_without_numpy() -> None:
    *fast, has = said_by(CHOOSING.format(numpy="import numpy"))
    *plain, has_not = said_by(CHOOSING.format(numpy="sys.modules['numpy'] = None"))
    assert has == "True"
    assert has_not == "False"
    assert len(fast) == len(GAME_NAMES)
    assert fast == plain


@pytest.mark.parametrize("family", FAMILIES)
def test_both_forms_of_a_network_give_the_same_chances(family: Family) -> None:
    network = shipped(family)
    chance = Random(4)
    moment = [chance.random() for _ in range(MOMENT)]
    plays = [[chance.choice([0.0, chance.random()]) for _ in range(PLAY)] for _ in range(7)]
    chances = network.chances(moment, plays)
    assert sum(chances) == pytest.approx(1)
    assert chances == pytest.approx(FastNetwork(network).chances(moment, plays))
    again = read(written(network))
    assert again.chances(moment, plays) == chances


def test_networks_are_small_and_all_there() -> None:
    folder = resources.files("lasttrick.players.policy") / "networks"
    sizes = {file.name: len(file.read_bytes()) for file in folder.iterdir()}
    assert set(sizes) == {f"{family}.bin" for family in FAMILIES}
    assert sum(sizes.values()) <= LARGEST


def test_other_bytes_are_no_network() -> None:
    with pytest.raises(ValueError, match="Expected a network"):
        read(b'{"format": "lasttrick-network/9"}\n')


def test_families_are_told_by_the_rules() -> None:
    found = {
        game: family_of(load_game(game).table(load_game(game).seats()[-1])) for game in GAME_NAMES
    }
    assert found["agram"] == found["letzter-stich"] == "plain"
    assert found["spar"] == found["sipa"] == "low"
    assert found["cat-te"] == "free"
    assert found["eighty-three"] == "early"
    assert family_of(load_game("cat-te").table(3, {"variant": "khmer"})) == "plain"


def test_it_is_known_by_name_but_in_no_menu() -> None:
    level = UNLISTED[0]
    player = make_player(level.name, Random(1))
    assert isinstance(player, Policy)
    assert player.name == level.name == "policy"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_suits_are_alike_to_it(game: str) -> None:
    """Exchange the suits of all cards: each play is as likely as its counterpart was."""
    chance = Random(game)
    compared = 0
    while compared < 6:
        table = drawn_table(game, chance)
        order = chance.sample(range(4), 4)
        swapped = {card: card_of(rank_of(card), Suit(order[suit_of(card)])) for card in table.pack}
        if set(swapped.values()) != set(table.pack):
            order = [0, 1, 2, 3]
            pair = chance.sample(range(3), 2)
            order[pair[0]], order[pair[1]] = order[pair[1]], order[pair[0]]
            swapped = {
                card: card_of(rank_of(card), Suit(order[suit_of(card)])) for card in table.pack
            }
        first = chance_deal(table, chance, number=2)
        hands = [tuple(swapped[card] for card in hand) for hand in first.start.hands]
        talon = tuple(swapped[card] for card in first.start.talon)
        state = start(table, Seat(0), first.start.hands, first.start.talon, number=2)
        other = start(table, Seat(0), hands, talon, number=2)
        while state.turn is not None and other.turn is not None:
            move = one_of(legal(state), chance)
            if isinstance(move, Play):
                mine = chances(state)
                assert chances(other) == pytest.approx(
                    {(swapped[card], down): share for (card, down), share in mine.items()}
                )
                compared += 1
                like: Move = Play(swapped[move.card], move.down)
            elif move.card is not None:
                like = move._replace(card=swapped[move.card])
            else:
                like = move
            state, other = play(state, state.turn, move), play(other, other.turn, like)


def chances(state: State) -> dict[tuple[Card, bool], float]:
    """Return how likely each play is, by what the seat to move sees."""
    assert state.turn is not None
    seen = view(state, state.turn)
    plays = [move for move in seen.legal if isinstance(move, Play)]
    return {(share.play.card, share.play.down): share.chance for share in shares(seen, plays)}


def test_a_game_of_ones_own_finds_its_network() -> None:
    definition = {
        "name": "Ours",
        "pack": {"ranks": "T 9 8 7 6"},
        "deal": {"cards": 4},
        "tricks": {"deciding": 3},
        "award": {"low": {"cards": {"6": 3}}},
    }
    table = game_from_definition(definition).table(3)
    assert family_of(table) == "early"
    state = chance_deal(table, Random(1))
    assert sum(chances(state).values()) == pytest.approx(1)


def test_unlikely_plays_are_left_out() -> None:
    table = load_game("agram").table(2)
    for seed in range(20):
        state = chance_deal(table, Random(seed))
        likely = chances(state)
        assert state.turn is not None
        seen = view(state, state.turn)
        mixed = Policy(Random(1)).mix(seen, seen.legal)
        assert mixed is not None
        assert sum(share.chance for share in mixed) == pytest.approx(1)
        for draw in range(5):
            move = make_player("policy", Random(draw)).choose(seen, seen.legal)
            assert isinstance(move, Play)
            assert likely[move.card, move.down] >= min(LEAST, max(likely.values()))
            assert move in [share.play for share in mixed]
