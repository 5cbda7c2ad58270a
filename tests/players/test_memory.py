from lasttrick.cards import CLUBS, Seat, parse_cards
from lasttrick.engine import Revealed, View, view
from lasttrick.players.chances import Chances
from lasttrick.players.memory import opponents, seen_cards, still_to_play, unseen_cards, voids
from tests.scripted import begun, card, played

THREE = ["KC QD JD 9H 8S", "TH 9D 8D 7D JS", "QC AD KD TD 7H"]


def seen_by(seat: int, game: str, script: str, options: dict[str, object] | None = None) -> View:
    """Play three hands by a script: seat 2 leads, then 1, then 0."""
    return view(played(begun(game, THREE, options=options), script), Seat(seat))


def test_sipa_a_hidden_card_shows_nothing_of_the_suit() -> None:
    seen = seen_by(0, "sipa", "2:QC 1:TH* 0:KC > 0")
    assert voids(seen)[1] == frozenset()
    assert card("TH") in unseen_cards(seen)
    assert Chances(seen).wins_led(card("QD"), 2) < 1


def test_sipa_a_seat_remembers_what_it_hid_itself() -> None:
    seen = seen_by(1, "sipa", "2:QC 1:TH* 0:KC > 0")
    assert card("TH") in seen_cards(seen)


def test_jeu_de_carte_a_hidden_card_proves_void() -> None:
    seen = seen_by(0, "jeu-de-carte", "2:QC 1:TH* 0:KC > 0")
    assert voids(seen) == (frozenset(), frozenset({CLUBS}), frozenset())
    assert card("TH") in unseen_cards(seen)


def test_sipa_hiding_discards_only_proves_void_too() -> None:
    seen = seen_by(0, "sipa", "2:QC 1:TH* 0:KC > 0", {"hide": "void-only"})
    assert voids(seen)[1] == {CLUBS}


def test_open_discards_prove_void_and_are_remembered() -> None:
    seen = seen_by(0, "mali", "2:QC 1:TH 0:KC > 0")
    assert voids(seen)[1] == {CLUBS}
    assert card("TH") in seen_cards(seen)


def test_agram_what_is_played_makes_masters() -> None:
    hands = ["TC 8C 7D 6D 5H 4S", "AC 9D 8D 7H 6H 3S"]
    before = view(begun("agram", hands), Seat(0))
    after = view(played(begun("agram", hands), "1:AC 0:8C > 1"), Seat(0))
    assert not Chances(before).is_master(card("TC"))
    assert Chances(after).is_master(card("TC"))
    assert Chances(after).wins_led(card("TC"), 2) == 1


def test_agram_a_low_card_wins_where_everybody_is_void() -> None:
    hands = ["AC 9C 8C 7C 3C AD", "TD 9D 8D 7D 6D AH"]
    seen = view(played(begun("agram", hands, dealer=1), "0:AC 1:TD > 0"), Seat(0))
    chances = Chances(seen)
    assert not chances.is_master(card("3C"))
    assert chances.wins_led(card("3C"), 2) == 1


def test_cat_te_a_hidden_card_proves_nothing() -> None:
    hands = ["AC 9C 8D 7D 6H 5S", "KC 9D 8S 7S 6C 5C"]
    seen = view(played(begun("cat-te", hands), "0:9C 1:9D* > 0"), Seat(0))
    assert voids(seen) == (frozenset(), frozenset())
    assert card("9D") in unseen_cards(seen)


def test_cat_te_who_dropped_out_is_no_opponent() -> None:
    hands = ["AC AD AH KS 2C 3C", "4C 4D 4H 5S 6C 7C", "KC KD QH QS JS TS"]
    deal = "0:2C 2:KC 1:4C* > 2 2:KD 1:4D* 0:AD > 0 0:AH 2:TS* 1:4H* > 0 0:AC 2:JS* 1:5S* > 0"
    seen = view(played(begun("cat-te", hands), deal), Seat(0))
    assert seen.out == (1,)
    assert opponents(seen) == (2,)
    assert still_to_play(seen) == (2,)


def test_a_card_shown_from_the_talon_is_in_no_hand() -> None:
    hands = ["AC KC QC JC TC", "9C 8C AD KD QD"]
    deal = "1:AD 0:TC 1:KD 0:JC 1:QD 0:QC 1:peek"
    seen = view(played(begun("spar", hands, options={"peek": "on"}), deal), Seat(0))
    bottom = seen.log[-1]
    assert isinstance(bottom, Revealed)
    assert bottom.card in seen_cards(seen)
    assert bottom.card not in seen.dealt


def test_hands_given_back_are_in_no_hand() -> None:
    hands = ["AC KC QC JC TC", "9C 8C 7D 9D 8D"]
    talon = "AD KD QD JD TD"
    state = played(
        begun("spar", hands, options={"weak-redeal": "on"}, talon=talon), "1:redeal 0:pass"
    )
    assert not set(unseen_cards(view(state, Seat(1)))) & set(parse_cards(f"{hands[1]} {talon}"))
