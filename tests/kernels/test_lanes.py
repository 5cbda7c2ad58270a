"""Chance for many deals: the published generator, the same compiled and not."""

import pytest

from lasttrick.games import load_game
from lasttrick.kernels import deal_hands
from lasttrick.kernels.chance import drawn, fraction_of, lane_of, rest, scrambled
from lasttrick.kernels.lanes import GAMMA, Lane, as_seed
from lasttrick.kernels.lanes import scrambled as plainly_scrambled
from lasttrick.kernels.masks import place_of

WORD = 2**64


def test_words_are_those_of_splitmix64() -> None:
    published = (6457827717110365317, 3203168211198807973, 9817491932198370423)
    for number, word in enumerate(published, start=1):
        assert plainly_scrambled((1234567 + number * GAMMA) % WORD) == word
        assert scrambled(as_seed(1234567 + number * GAMMA)) % WORD == word


@pytest.mark.parametrize("seed", [0, 1, -1, 2**63 - 1, -(2**63)])
def test_lanes_are_the_same_compiled(seed: int) -> None:
    for deal in (0, 1, 12_345_678_901):
        plain, lane = Lane(seed, deal), lane_of(seed, deal)
        for word in (0, 12, 300):
            plain.turn_to(word)
            fraction = fraction_of(lane, word)
            for count in (1, 52, 2, 127, 3, 100):
                assert plain.below(count) == drawn(fraction, count)
                fraction = rest(fraction, count)


def test_every_card_comes_to_every_seat_alike() -> None:
    table = load_game("agram").table(4)
    deals = 20_000
    hands = deal_hands(table, deals, seed=11)
    for card in table.pack:
        place = place_of(table, card)
        for seat in range(table.seats):
            held = sum(1 for row in hands if row[seat] >> place & 1)
            assert abs(held / deals - 6 / 35) < 0.013
