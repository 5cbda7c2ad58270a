"""Shuffling, cutting and dealing; and the order of chance, which never changes."""

from collections import Counter
from random import Random

import pytest

from lasttrick.cards import EVERY_CARD, Seat, codes, parse_cards
from lasttrick.engine import (
    Cut,
    begin_deal,
    begin_match,
    chance_cut,
    cut_pack,
    cutter,
    dealt,
    ending,
    packets,
    shuffled,
    start,
)
from lasttrick.errors import IllegalMove, TableError
from lasttrick.games import GAME_NAMES, load_game

every_game = pytest.mark.parametrize("game", GAME_NAMES)

SHUFFLES = {
    0: (
        "5C KH 6C 9H 9C 3C 8C 6D JH JS 3D 5D TC 3S 4H 5S 2C 7H TS 7C 7D QC 6H QS 4D 2S "
        "4C 7S 9S 2H JD 8S 4S 3H TH 8H JC QD 5H KC AS KS AD 9D 2D QH 8D KD AC TD AH 6S"
    ),
    1: (
        "TS TH 3H 5C 4D 9C 8D 3S JS 8H JC JD 4C 3D 7D 2D AD 9S 4S 9D KS KD QH QC 7C 7H "
        "8S AS KC 4H KH QS 5S 2S 9H TC 2H 5D 2C 6H 6D 7S 3C 6C JH 5H TD QD AC AH 6S 8C"
    ),
    2026: (
        "2D 2S 4C QH 5H 7D JH 3D 9S 5D JS 8D TS 6D 2C KH 8H 9H TC 7C KC 6S 3C AC KD 9D "
        "7S 8S 9C AS 3S TD 2H 4D 4H 5C AH JC JD 4S 7H 6H QD TH QS 3H QC 6C 5S KS AD 8C"
    ),
}
"""By seed, the order into which the 52 cards come. It must never change."""

DEALS: dict[str, tuple[int, list[str], str]] = {
    "agram": (
        30,
        ["8S 9H TH 7H 7S 6H", "3D 7C 3S 3C 5S 6S", "8C TS 4D TC AC 9D"],
        "AD TD 7D 4C 4H 9C 3H 6C 8D 9S 5H AH 6D 8H 5D 4S 5C",
    ),
    "sink-sink": (
        30,
        ["8S 9H TH 5S 6S", "3D 7C 3S 9D 3C", "8C TS 4D TC AC"],
        "7H 7S 6H AD TD 7D 4C 4H 9C 3H 6C 8D 9S 5H AH 6D 8H 5D 4S 5C",
    ),
    "mali": (
        11,
        ["TD 8S 9H JS 8C", "KC KD 9C TH 8D", "QH TS QD 9S 9D"],
        "TC KS JD 7D QC KH AC AD 7S AH 8H 7H QS JH JC 7C",
    ),
    "fapfap": (
        30,
        ["8S 9H TH 5S 6S", "3D 7C 3S 9D 3C", "8C TS 4D TC AC"],
        "7H 7S 6H AD TD 7D 4C 4H 9C 3H 6C 8D 9S 5H AH 6D 8H 5D 4S 5C",
    ),
    "spar": (
        30,
        ["JS QH KH 8S 9S", "JC KS 7D KC AC", "6D TC 6S QD 6C"],
        "TH TS 9H AD KD TD 7C 7H QC 6H 9C JD QS 8H AH 9D JH 8D 7S 8C",
    ),
    "sipa": (
        11,
        ["QD 9S TH 8S 9C", "KC KD TC QH 9D", "JH QS JD TS TD"],
        "QC KS 8D 7D JC KH AC AD 7S AH 9H 7H JS 8H 8C 7C",
    ),
    "cat-te": (
        22,
        ["3D 8S KS QD 2H QS", "2C 9S 2S AH JC 5D", "KC 7D 7C 6D QH 5C"],
        (
            "9H TH 4D 6H 4S KH 4C TC JS 3S 2D 8C AD AS QC 4H JH 9D 5H KD 7S JD 5S 8D 6S TD "
            "AC 3H 8H 7H 6C 9C 3C TS"
        ),
    ),
    "eighty-three": (
        22,
        ["3D 8S KS QD 2H QS", "KC 7D 7C 6D QH 5C", "2C 9S 2S AH JC 5D"],
        (
            "9H TH 4D 6H 4S KH 4C TC JS 3S 2D 8C AD AS QC 4H JH 9D 5H KD 7S JD 5S 8D 6S TD "
            "AC 3H 8H 7H 6C 9C 3C TS"
        ),
    ),
    "letzter-stich": (
        18,
        [
            "AH 9S 8S 7S TH QS KS",
            "QD JD 8C 7D AC JS 7C",
            "TS KH KC QC 7H 8D AD",
            "9H 9D AS QH 9C TD JH",
        ],
        "8H TC KD JC",
    ),
    "letzter-stich-3": (
        27,
        ["7C JH TS AH 7S QH TH 9C", "QC KS 7H 9H TC TD QS JD", "AC KH KD JC AD 9D QD JS"],
        "KC AS 9S 7D",
    ),
    "jeu-de-carte": (
        11,
        ["QD 9S TH 8S 9C", "KC KD TC QH 9D", "JH QS JD TS TD"],
        "QC KS 8D 7D JC KH AC AD 7S AH 9H 7H JS 8H 8C 7C",
    ),
    "garame": (
        11,
        ["8D 5S 6H 4S 5C", "9C 9D 6C 8H 5D", "7H 8S 7D 6S 6D"],
        "8C 9S 4D 3D 7C 9H TC TD 3S TH 5H 3H 7S 4H 4C 3C",
    ),
}
"""By game, from seed 2026: where the pack is cut, the hands and the talon. Never changes."""


@pytest.mark.parametrize("seed", SHUFFLES)
def test_seed_gives_the_same_order_for_ever(seed: int) -> None:
    assert codes(shuffled(EVERY_CARD, Random(seed))) == SHUFFLES[seed]


@every_game
def test_seed_gives_the_same_deal_for_ever(game: str) -> None:
    at, hands, talon = DEALS[game]
    table = load_game(game).table(len(hands))
    chance = Random(2026)
    pack = shuffled(table.pack, chance)
    cut = chance_cut(table, Seat(0), chance)
    assert cut == Cut(table.right_of(Seat(0)), at)
    given, rest = dealt(table, Seat(0), cut_pack(table, pack, cut))
    assert [codes(hand) for hand in given] == hands
    assert codes(rest) == talon


def test_shuffle_uses_nothing_of_its_chance_but_random() -> None:
    class OnlyRandom(Random):
        def getrandbits(self, k: int, /) -> int:
            raise AssertionError("shuffled asked for bits")

        def random(self) -> float:
            return 0.0

    assert shuffled((1, 2, 3, 4), OnlyRandom()) == (2, 3, 4, 1)


def test_every_order_comes_about_as_often() -> None:
    found = Counter(shuffled("abc", Random(seed)) for seed in range(6000))
    assert len(found) == 6
    assert all(900 < count < 1100 for count in found.values())


@every_game
def test_player_at_the_dealers_right_cuts(game: str) -> None:
    held = load_game(game)
    for seats in held.seats():
        for direction in ("clockwise", "counterclockwise"):
            table = held.table(seats, {"direction": direction})
            for dealer in range(seats):
                assert cutter(table, Seat(dealer)) == (dealer - 1) % seats


def test_cut_lifts_cards_under_the_rest() -> None:
    table = load_game("agram").table(3)
    pack = table.pack
    assert cut_pack(table, pack, Cut(Seat(2), 10)) == (*pack[10:], *pack[:10])
    for at in (1, 34):
        assert sorted(cut_pack(table, pack, Cut(Seat(2), at))) == sorted(pack)
    for at in (-1, 0, 35, 100):
        with pytest.raises(IllegalMove) as caught:
            cut_pack(table, pack, Cut(Seat(2), at))
        assert caught.value.code == "play/bad-cut"
        assert caught.value.facts["most"] == 34


@every_game
def test_tap_leaves_the_pack_as_it_is_in_togo_and_benin_only(game: str) -> None:
    table = load_game(game).table(load_game(game).seats().start)
    tap = Cut(Seat(0), None)
    if game in ("sipa", "jeu-de-carte"):
        assert cut_pack(table, table.pack, tap) == table.pack
        return
    with pytest.raises(IllegalMove) as caught:
        cut_pack(table, table.pack, tap)
    assert caught.value.code == "play/bad-cut"


def test_cut_by_chance_falls_anywhere_in_the_pack() -> None:
    table = load_game("agram").table(3)
    found = set()
    for seed in range(2000):
        cut = chance_cut(table, Seat(1), Random(seed))
        assert cut is not None
        assert cut.seat == 0
        found.add(cut.at)
    assert found == set(range(1, 35))


@every_game
def test_packets_go_round_from_the_next_player_and_the_dealer_comes_last(game: str) -> None:
    held = load_game(game)
    for seats in held.seats():
        table = held.table(seats)
        for dealer in (0, seats - 1):
            given = list(packets(table, Seat(dealer), table.pack))
            assert [card for packet in given for card in packet.cards] == list(
                table.pack[: seats * table.tricks]
            )
            order = [(dealer + table.step * turn) % seats for turn in range(1, seats + 1)]
            assert [packet.seat for packet in given] == order * len(table.packets)
            assert [len(packet.cards) for packet in given] == [
                size for size in table.packets for _ in range(seats)
            ]
            hands, talon = dealt(table, Seat(dealer), table.pack)
            assert talon == table.pack[seats * table.tricks :]
            for seat, hand in enumerate(hands):
                assert list(hand) == [c for p in given if p.seat == seat for c in p.cards]


@pytest.mark.parametrize(
    "spoil",
    ["one card too few", "a card twice", "a foreign card", "a hand too few", "a short talon"],
)
def test_deal_that_is_not_the_pack_is_refused(spoil: str) -> None:
    table = load_game("agram").table(2)
    hands, talon = dealt(table, Seat(0), table.pack)
    match spoil:
        case "one card too few":
            hands = (hands[0][1:], hands[1])
        case "a card twice":
            hands = ((hands[1][0], *hands[0][1:]), hands[1])
        case "a foreign card":
            hands = ((EVERY_CARD[0], *hands[0][1:]), hands[1])
        case "a hand too few":
            hands = hands[:1]
        case _:
            talon = talon[1:]
    with pytest.raises(TableError) as caught:
        start(table, Seat(0), hands, talon)
    assert caught.value.code == "table/bad-deal"


def test_deal_of_a_match_is_cut_and_dealt_by_the_dealer_of_the_match() -> None:
    match = begin_match(load_game("agram").table(3), Seat(2))
    cut = Cut(Seat(1), 7)
    state = begin_deal(match, match.table.pack, cut)
    assert (state.start.dealer, state.start.number, state.log) == (2, 1, (cut,))
    assert (state.start.hands, state.start.talon) == dealt(
        match.table, Seat(2), cut_pack(match.table, match.table.pack, cut)
    )


def test_an_ending_behind_the_deciding_trick_is_refused() -> None:
    table = load_game("eighty-three").table(3)
    hands = [parse_cards(card) for card in ("AC", "AD", "AH")]
    with pytest.raises(TableError, match="Expected a trick from 2 to 5, but got 6") as caught:
        ending(table, Seat(0), hands, trick=6, leader=Seat(0))
    assert caught.value.code == "table/bad-deal"
