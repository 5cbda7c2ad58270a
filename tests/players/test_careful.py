from random import Random

import pytest

from lasttrick.engine import PASS, Declare, Move, State
from lasttrick.games import game_from_text
from lasttrick.players import Careful, play_out
from tests.players.tables import chance_deal, last_tricks, view_to_move
from tests.scripted import begun, card, move_of, played


def answer(state: State) -> Move:
    seen = view_to_move(state)
    return Careful(Random(1)).choose(seen, seen.legal)


@pytest.mark.parametrize(
    ("game", "trick", "mine", "why"),
    [
        ("fapfap", 4, "AC 3D", "the ace takes the lead, then the 3 can win double"),
        ("garame", 4, "TC 3D", "so does the ten"),
        ("spar", 4, "AC 6D", "a 6 led last pays three"),
        ("spar", 4, "AC 7D", "a 7 led last pays two"),
        ("sipa", 4, "AC 7D", "a 7 led last pays two"),
        ("jeu-de-carte", 4, "AC 7D", "a 7 led last pays two"),
    ],
)
def test_a_low_card_that_pays_is_kept_for_the_deciding_trick(
    game: str, trick: int, mine: str, why: str
) -> None:
    state = last_tricks(game, [mine, "8H 9H", "9S TH"], trick=trick, leader=0)
    assert answer(state) == move_of(mine.split()[0]), why


@pytest.mark.parametrize(
    ("game", "mine", "led"),
    [
        ("fapfap", "AC 3C", "5C"),
        ("garame", "TC 3C", "5C"),
        ("spar", "AC 6C", "9C"),
        ("sipa", "AC 7C", "9C"),
        ("jeu-de-carte", "AC 7C", "9C"),
    ],
)
def test_the_last_to_play_takes_the_lead_and_keeps_the_low_card(
    game: str, mine: str, led: str
) -> None:
    state = last_tricks(game, [mine, f"{led} 8H"], trick=4, leader=1)
    assert answer(played(state, f"1:{led}")) == move_of(mine.split()[0])


def test_agram_the_lead_into_the_deciding_trick_is_worth_a_high_card() -> None:
    state = last_tricks("agram", ["TD 3D", "9D 4H"], trick=5, leader=1)
    assert answer(played(state, "1:9D")) == move_of("TD")


def test_sipa_two_sevens_in_a_row_are_tried_for() -> None:
    # Everyone else is out of clubs and diamonds: the lead is safe, and the run pays four.
    hands = ["AC 7C 7D KC QC", "AH KH QH JH TH"]
    state = played(begun("sipa", hands, dealer=1), "0:AC 1:TH* > 0 0:KC 1:JH* > 0 0:QC 1:QH* > 0")
    assert answer(state) in (move_of("7C"), move_of("7D"))


def test_cat_te_a_trick_in_time_keeps_the_seat_in() -> None:
    hands = ["KC 5H 4H", "AC 5D 3H"]
    state = last_tricks("cat-te", hands, trick=4, leader=0, won_before=[0, 0, 0])
    assert answer(played(state, "0:KC")) == move_of("AC")


def test_cat_te_a_sure_sweep_is_taken() -> None:
    hands = ["AC AD AH KH 3C 2D", "9C 9D 9H TS 8C 8D"]
    state = played(begun("cat-te", hands), "0:AC 1:9C* > 0 0:AD 1:9D* > 0 0:AH 1:9H* > 0")
    assert answer(state) == move_of("KH")


def test_eighty_three_the_fifth_trick_is_taken_without_the_ace() -> None:
    state = last_tricks("eighty-three", ["AC KC", "QC 4H"], trick=5, leader=1)
    assert answer(played(state, "1:QC")) == move_of("KC")


def test_eighty_three_the_card_left_is_the_one_that_loses() -> None:
    state = last_tricks("eighty-three", ["KC 2C", "QC 4H"], trick=5, leader=1)
    assert answer(played(state, "1:QC")) == move_of("KC")


def test_a_lone_low_card_is_dumped_before_a_master() -> None:
    state = last_tricks("agram", ["AC 3D", "9H 4H"], trick=5, leader=1)
    assert answer(played(state, "1:9H")) == move_of("3D")


def test_spar_a_low_card_is_set_aside_beside_high_ones() -> None:
    hands = ["AC AD AH KS 6C", "9C 8C 9D 8D 9H"]
    state = begun("spar", hands, dealer=1, options={"dry": "on"})
    assert answer(state) == Declare("show-dry", card("6C"))


def test_spar_a_weak_hand_is_changed() -> None:
    hands = ["9C 8C 8D 9H 8S", "AC AD AH KS 6C"]
    state = begun("spar", hands, dealer=1, options={"weak-redeal": "on"})
    assert answer(state) == Declare("redeal")


def test_spar_the_bottom_card_is_looked_at() -> None:
    hands = ["AC KC QC JC TC", "9C 8C AD KD QD"]
    state = begun("spar", hands, options={"peek": "on"})
    assert answer(played(state, "1:AD 0:TC 1:KD 0:JC 1:QD 0:QC")) == Declare("peek")


def test_cat_te_an_instant_win_is_claimed() -> None:
    hands = ["AC AD AH AS 3C 2D", "9C 9D 9H TS 8C 8D"]
    state = begun("cat-te", hands, options={"claim": "manual"})
    assert answer(state) == Declare("instant-win")
    assert answer(played(state, "0:instant-win")) == PASS


HOUSE = """
extends = "family"
name = "Our house"
summary = "Thirteen cards, the eleventh trick decides, and a 2 pays five."

[seats]
most = 2

[deal]
cards = 13
packets = [13]

[tricks]
deciding = 11

[award]
last-trick-lost = 2

[award.low]
cards = { 2 = 5 }
run = "all"
"""


def test_a_game_of_ones_own_gets_a_careful_player_too() -> None:
    table = game_from_text(HOUSE).table(2)
    end = play_out(chance_deal(table, 0, Random(1)), [Careful(Random(1)), Careful(Random(2))])
    assert end.result is not None
