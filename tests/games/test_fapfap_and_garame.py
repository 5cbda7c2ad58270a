"""Fapfap and Garame: packs, what 3s pay, and hands that win as they are dealt."""

import pytest

from lasttrick.cards import Seat, codes, parse_cards
from lasttrick.engine import instant_winner
from lasttrick.errors import OptionError, TableError
from lasttrick.games import load_game
from tests.games.shows import shows
from tests.scripted import begun, outcome, table_of


@shows("fapfap", "deck", "35", "31", "32")
@pytest.mark.parametrize(
    ("deck", "ranks", "spades", "most"),
    [
        (35, "AT9876543", "T9876543", 7),
        (32, "T9876543", "T9876543", 6),
        (31, "T9876543", "9876543", 6),
    ],
)
def test_deck_of_fapfap(deck: int, ranks: str, spades: str, most: int) -> None:
    table = table_of("fapfap", most, {"deck": deck})
    assert len(table.pack) == deck
    suits = [codes(c for c in table.pack if codes([c])[1] == suit) for suit in "CDHS"]
    assert ["".join(code[0] for code in suit.split()) for suit in suits] == [
        *[ranks] * 3,
        spades,
    ]
    with pytest.raises(TableError):
        table_of("fapfap", most + 1, {"deck": deck})
    assert load_game("fapfap").choose()["deck"] == 35


@shows("garame", "deck", "31", "32")
@pytest.mark.parametrize("deck", [31, 32])
def test_deck_of_garame(deck: int) -> None:
    table = table_of("garame", 4, {"deck": deck})
    assert len(table.pack) == deck
    assert (parse_cards("TS")[0] in table.pack) is (deck == 32)
    with pytest.raises(TableError):
        table_of("garame", 5, {"deck": deck})
    assert load_game("garame").choose()["deck"] == 31
    with pytest.raises(OptionError):
        load_game("garame").choose({"deck": "35"})


NO_THREE = (
    ["6C 9D TD 6S 5S", "9C 7D 3D 8H 3H"],
    "1:9C 0:6C 1:7D 0:9D 0:TD 1:3D 0:6S 1:3H 0:5S 1:8H",
)
ONE_THREE = (
    ["9C 8D 9D 7H 5S", "TC 3C TD 8H 9S"],
    "1:TC 0:9C 1:TD 0:8D 1:8H 0:7H 1:9S 0:5S 1:3C 0:9D",
)
TWO_THREES = (
    ["3C 7D 5H 3H 9S", "7H 6H 4H 6S 3S"],
    "0:9S 1:6S 0:7D 1:7H 0:5H 1:4H 0:3C 1:6H 0:3H 1:3S",
)
THREE_THREES = (
    ["TD 6D 3D 9H 7H", "7C 3C 3H 9S 3S"],
    "1:9S 0:6D 1:7C 0:9H 1:3C 0:7H 1:3H 0:TD 1:3S 0:3D",
)


@shows("fapfap garame", "kora", "1-2-4", "1-2-3-4", "1-2-3")
@pytest.mark.parametrize("game", ["fapfap", "garame"])
@pytest.mark.parametrize(
    ("kora", "pays"),
    [("1-2-4", (1, 2, 4, 4)), ("1-2-3-4", (1, 2, 3, 4)), ("1-2-3", (1, 2, 3, 3))],
)
def test_kora_pays_for_none_one_two_and_three_threes(
    game: str, kora: str, pays: tuple[int, ...]
) -> None:
    options = {"kora": kora, "naturals": "off"}
    for (hands, script), dealer, points in zip(
        (NO_THREE, ONE_THREE, TWO_THREES, THREE_THREES), (0, 0, 1, 0), pays, strict=True
    ):
        deal = begun(game, hands, dealer=dealer, options=options)
        result = outcome(deal, script)
        assert result.winner is not None
        assert result.points[result.winner] == points
        assert sum(result.points) == points
    assert load_game(game).choose()["kora"] == "1-2-4"


def test_three_that_wins_only_the_fourth_trick_pays_nothing_more() -> None:
    hands = ["3C 7D 5H TH 9S", "7H 6H 4H 6S 3S"]
    script = "0:9S 1:6S 0:7D 1:3S 0:5H 1:7H 1:6H 0:TH 0:3C 1:4H"
    assert outcome(begun("fapfap", hands, dealer=1), script).points == (2, 0)
    script = "0:9S 1:6S 0:7D 1:3S 0:3C 1:4H 0:TH 1:6H 0:5H 1:7H"
    assert outcome(begun("fapfap", hands, dealer=1), script).points == (0, 1)


PLAIN = "TC 9D TH 8H 9S"
LOW_20 = "3C 4C 3D 4D 6H"
LOW_21 = "3C 4C 3D 4D 7H"
LOW_22 = "3C 4C 3D 4D 8H"
SEVENS = "7C 7D 7H TC TD"
FOUR_SEVENS = "7C 7D 7H 7S TD"
THREES = "3C 3D 3H TD 9D"
CARRE = "8C 8D 8H 8S TC"
FLUSH = "TD 9D 8D 7D 6D"
FLUSH_WITH_A_THREE = "TD 9D 8D 7D 3D"

DEALT = {
    "off": {},
    "gabon": {LOW_20: 1, SEVENS: 1, FOUR_SEVENS: 1},
    "cameroon": {
        LOW_20: 1,
        LOW_21: 1,
        SEVENS: 1,
        FOUR_SEVENS: 1,
        THREES: 1,
        CARRE: 1,
        FLUSH: 1,
        FLUSH_WITH_A_THREE: 2,
    },
}


@shows("fapfap garame", "naturals", "off", "gabon", "cameroon")
@pytest.mark.parametrize("game", ["fapfap", "garame"])
@pytest.mark.parametrize("naturals", list(DEALT))
@pytest.mark.parametrize(
    "hand",
    [PLAIN, LOW_20, LOW_21, LOW_22, SEVENS, FOUR_SEVENS, THREES, CARRE, FLUSH, FLUSH_WITH_A_THREE],
)
def test_naturals_win_as_they_are_dealt(game: str, naturals: str, hand: str) -> None:
    options = {"deck": "31", "naturals": naturals}
    mixed = ("TH 9H 8D 6S 5C", "TD 9C 7H 6D 5S", "TH 9C 7H 6S 5C")
    other = next(cards for cards in mixed if not set(cards.split()) & set(hand.split()))
    deal = begun(game, [hand, other], dealer=1, options=options)
    pays = DEALT[naturals].get(hand, 0)
    if not pays:
        assert deal.phase == "play"
        return
    assert deal.result is not None
    assert (deal.result.by, deal.result.points) == ("instant-win", (pays, 0))
    assert deal.result.next_dealer == 0


def test_naturals_by_default() -> None:
    assert load_game("fapfap").choose()["naturals"] == "off"
    assert load_game("garame").choose()["naturals"] == "gabon"


def winner_of(naturals: str, hands: dict[int, str], dealer: int = 0, seats: int = 4) -> int | None:
    table = load_game("garame").table(seats, {"naturals": naturals, "deck": "32"})
    return instant_winner(
        table, Seat(dealer), {Seat(seat): parse_cards(hand) for seat, hand in hands.items()}
    )


@pytest.mark.parametrize("naturals", ["gabon", "cameroon"])
def test_two_low_hands_the_lowest_sum_wins(naturals: str) -> None:
    lower, higher = "3C 4C 3D 4D 5C", "3H 4H 3S 4S 6H"
    assert winner_of(naturals, {1: higher, 3: lower}) == 3
    assert winner_of(naturals, {1: lower, 3: higher}) == 1
    equal = "3H 4H 3S 4S 5H"
    assert winner_of(naturals, {1: lower, 3: equal}) == 3  # counterclockwise from seat 3
    assert winner_of(naturals, {1: lower, 3: equal}, dealer=2) == 1


def test_two_naturals_the_better_category_wins_then_the_nearest_to_the_dealer() -> None:
    order = [
        ("carré", "8C 8D 8H 8S TC", "9C 9D 9H 9S TD"),
        ("flush", "TD 9D 8D 7D 6D", "TC 9C 8C 7C 6C"),
        ("777 or 333", "7C 7D 7H TC TD", "3C 3D 3H TS TH"),
        ("low sum", "3C 4C 3D 4D 6H", "3H 4H 3S 4S 6S"),
    ]
    for place, (_, one, other) in enumerate(order):
        assert winner_of("cameroon", {1: one, 2: other}) == 2
        assert winner_of("cameroon", {1: other, 2: one}) == 2
        for _, worse, _ in order[place + 1 :]:
            assert winner_of("cameroon", {1: one, 3: worse}) == 1
    assert winner_of("gabon", {1: "7C 7D 7H TC TD", 3: "3C 4C 3D 4D 5C"}) == 1
