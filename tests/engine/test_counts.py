"""How many ways there are to play a deal to its end: by the engine and by brute force."""

from collections import Counter
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest

from lasttrick.cards import Seat, codes, parse_cards
from lasttrick.engine import Play, State, ending, legal, play, result_of, start
from lasttrick.games import GAME_NAMES, load_game
from tests.brute_force import TRICKS, Position, count
from tests.chance import chance_deal


def ways(state: State, wins: Counter[int]) -> int:
    """Count the ways to the end of a deal, and how often each seat wins."""
    if state.over:
        winner = result_of(state).winner
        assert winner is not None
        wins[winner] += 1
        return 1
    assert state.turn is not None
    return sum(ways(play(state, state.turn, move), wins) for move in legal(state))


def last_cards(game: str, seats: int, left: int, seed: int) -> list[str]:
    """Return so many cards for each seat, dealt by chance."""
    table = load_game(game).table(seats)
    deal = chance_deal(table, Random(seed))
    return [codes(hand[:left]) for hand in deal.start.hands]


class Pinned(NamedTuple):
    """The end of a deal by chance, and in how many ways it can be played."""

    seats: int
    left: int
    """Cards in each hand."""
    seed: int
    leader: int
    takers: tuple[int, ...]
    """Who took the tricks before; in Cắt Tê it decides who drops out."""
    ways: int
    wins: dict[int, int]


PINNED = {
    "agram": [
        Pinned(2, 6, 1, 1, (), 29184, {0: 16008, 1: 13176}),
        Pinned(3, 4, 2, 2, (), 832, {0: 80, 1: 236, 2: 516}),
        Pinned(5, 3, 3, 3, (), 944, {0: 496, 1: 72, 2: 288, 3: 88}),
    ],
    "sink-sink": [
        Pinned(2, 5, 11, 1, (), 2232, {0: 1160, 1: 1072}),
        Pinned(3, 4, 12, 0, (), 544, {0: 288, 1: 176, 2: 80}),
        Pinned(4, 3, 13, 1, (), 208, {1: 64, 2: 8, 3: 136}),
    ],
    "mali": [
        Pinned(2, 5, 21, 1, (), 4560, {0: 2520, 1: 2040}),
        Pinned(3, 4, 22, 1, (), 1024, {0: 304, 1: 44, 2: 676}),
        Pinned(4, 3, 23, 3, (), 224, {3: 224}),
    ],
    "fapfap": [
        Pinned(2, 5, 31, 1, (), 2904, {0: 840, 1: 2064}),
        Pinned(3, 4, 32, 2, (), 132, {0: 38, 1: 38, 2: 56}),
        Pinned(4, 3, 33, 1, (), 104, {0: 8, 1: 80, 2: 16}),
    ],
    "spar": [
        Pinned(2, 5, 41, 1, (), 900, {0: 400, 1: 500}),
        Pinned(3, 4, 42, 0, (), 8640, {0: 8640}),
        Pinned(4, 3, 43, 3, (), 864, {3: 864}),
    ],
    "sipa": [
        Pinned(2, 5, 51, 1, (), 1080, {0: 296, 1: 784}),
        Pinned(3, 4, 52, 1, (), 204, {0: 46, 1: 54, 2: 104}),
        Pinned(4, 3, 53, 1, (), 172, {1: 130, 3: 42}),
    ],
    "cat-te": [
        Pinned(2, 5, 61, 1, (1,), 7920, {0: 1920, 1: 6000}),
        Pinned(3, 3, 62, 2, (1, 2, 2), 156, {0: 16, 1: 80, 2: 60}),
        Pinned(4, 3, 63, 3, (1, 3, 3), 696, {0: 192, 1: 336, 2: 12, 3: 156}),
        Pinned(6, 3, 64, 4, (1, 4, 4), 5724, {0: 612, 1: 2790, 2: 216, 4: 2106}),
    ],
    "eighty-three": [
        Pinned(2, 5, 71, 1, (), 2532, {0: 228, 1: 2304}),
        Pinned(3, 4, 72, 0, (), 1440, {0: 416, 1: 320, 2: 704}),
        Pinned(6, 3, 73, 1, (), 1728, {2: 576, 3: 768, 4: 384}),
    ],
    "letzter-stich": [
        Pinned(4, 3, 81, 1, (), 84, {0: 4, 1: 22, 2: 58}),
        Pinned(4, 3, 82, 2, (), 80, {0: 24, 1: 17, 2: 20, 3: 19}),
        Pinned(4, 4, 83, 3, (), 19328, {0: 13376, 3: 5952}),
    ],
    "letzter-stich-3": [
        Pinned(3, 3, 91, 1, (), 40, {0: 10, 1: 10, 2: 20}),
        Pinned(3, 4, 92, 2, (), 376, {0: 136, 1: 164, 2: 76}),
        Pinned(3, 4, 93, 0, (), 980, {0: 224, 1: 380, 2: 376}),
    ],
    "jeu-de-carte": [
        Pinned(2, 5, 101, 1, (), 8640, {1: 8640}),
        Pinned(3, 4, 102, 0, (), 576, {0: 120, 1: 236, 2: 220}),
        Pinned(4, 3, 103, 3, (), 188, {0: 8, 2: 60, 3: 120}),
    ],
    "garame": [
        Pinned(2, 5, 111, 1, (), 1084, {0: 444, 1: 640}),
        Pinned(3, 4, 112, 1, (), 164, {0: 118, 1: 20, 2: 26}),
        Pinned(4, 3, 113, 1, (), 38, {0: 13, 1: 1, 2: 22, 3: 2}),
    ],
}

EVERY_COUNT = [(game, pinned) for game, all_pinned in PINNED.items() for pinned in all_pinned]


def first_trick(game: str, pinned: Pinned) -> int:
    return TRICKS.get(game, 5) - pinned.left + 1


@pytest.mark.parametrize(("game", "pinned"), EVERY_COUNT)
def test_brute_force_counts(game: str, pinned: Pinned) -> None:
    hands = last_cards(game, pinned.seats, pinned.left, pinned.seed)
    found = count(
        Position(
            game,
            tuple(tuple(hand.split()) for hand in hands),
            pinned.leader,
            first_trick(game, pinned),
            pinned.takers,
        )
    )
    assert (found.ways, found.wins) == (pinned.ways, pinned.wins)


@pytest.mark.parametrize(("game", "pinned"), EVERY_COUNT)
def test_engine_counts(game: str, pinned: Pinned) -> None:
    trick = first_trick(game, pinned)
    before = pinned.takers or (None,) * (trick - 1)
    table = load_game(game).table(pinned.seats)
    hands = [parse_cards(h) for h in last_cards(game, pinned.seats, pinned.left, pinned.seed)]
    if trick == 1:
        dealt = {card for hand in hands for card in hand}
        talon = tuple(card for card in table.pack if card not in dealt)
        dealer = next(s for s in map(Seat, range(table.seats)) if table.leader(s) == pinned.leader)
        state = start(table, dealer, hands, talon)
    else:
        state = ending(
            table,
            Seat(0),
            hands,
            trick=trick,
            leader=Seat(pinned.leader),
            won_before=[None if seat is None else Seat(seat) for seat in before],
        )
    wins: Counter[int] = Counter()
    assert ways(state, wins) == pinned.ways
    assert wins == pinned.wins


def test_every_game_has_its_counts() -> None:
    assert tuple(PINNED) == GAME_NAMES
    assert all(len(pinned) >= 3 for pinned in PINNED.values())


def test_brute_force_shares_no_code_with_the_package() -> None:
    text = (Path(__file__).parents[1] / "brute_force.py").read_text(encoding="utf-8")
    assert "lasttrick" not in text.replace("``lasttrick``", "")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_lead_can_be_any_card_of_the_hand(game: str) -> None:
    deal = chance_deal(load_game(game).table(load_game(game).seats().start), Random(77))
    assert deal.turn is not None
    assert legal(deal) == tuple(Play(card) for card in deal.hands[deal.turn])
