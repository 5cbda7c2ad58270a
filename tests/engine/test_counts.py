"""How many ways there are to play a deal to its end: by the engine and by brute force."""

from collections import Counter
from random import Random

import pytest

from lasttrick.cards import Seat, codes, parse_cards
from lasttrick.engine import Play, State, ending, legal, play, result_of
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


# By game: seats, cards left in each hand, the seed of their deal, who leads, who took the
# tricks before (Cắt Tê), and the number of ways with how often each seat wins.
PINNED: dict[str, list[tuple[int, int, int, int, tuple[int, ...], int, dict[int, int]]]] = {}
