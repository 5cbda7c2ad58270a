from random import Random

from lasttrick.engine import PASS, Declare, Move, State
from lasttrick.players import Novice
from tests.players.tables import last_tricks, view_to_move
from tests.scripted import begun, card, move_of, played


def answer(state: State) -> Move:
    seen = view_to_move(state)
    return Novice(Random(1)).choose(seen, seen.legal)


def test_low_cards_go_early() -> None:
    state = begun("agram", ["TC 8C 7D 6D 5H 4S", "AC 9D 8D 7H 6H 3S"])
    assert answer(state) == move_of("3S")
    assert answer(played(state, "1:6H")) == move_of("5H")


def test_the_lead_into_the_deciding_trick_is_won_cheaply() -> None:
    state = last_tricks("agram", ["AC 9C", "6C 4H"], trick=5, leader=1)
    assert answer(played(state, "1:6C")) == move_of("9C")


def test_a_low_card_that_pays_is_kept_near_the_end() -> None:
    state = last_tricks("fapfap", ["5D 3D", "9D 4H"], trick=4, leader=1)
    assert answer(played(state, "1:9D")) == move_of("5D")


def test_a_trick_in_time_keeps_the_seat_in() -> None:
    hands = ["TC 5H 4H", "AC KC 3H"]
    state = last_tricks("cat-te", hands, trick=4, leader=0, won_before=[0, 0, 0])
    assert answer(played(state, "0:TC")) == move_of("KC")


def test_a_low_card_is_set_aside_only_beside_high_ones() -> None:
    weak, strong = "9C 8C 9D 8D 6H", "AC AD JH TS 6C"
    assert answer(begun("spar", [weak, strong], dealer=1, options={"dry": "on"})) == PASS
    state = begun("spar", [weak, strong], dealer=0, options={"dry": "on"})
    assert answer(state) == Declare("dry", card("6C"))
