"""Sipa and Jeu de Carte: what is laid face down, and what the last 7s pay."""

import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import Played, Trick, legal, view
from lasttrick.engine.award import low_run, low_run_points
from lasttrick.errors import IllegalMove, TableError
from lasttrick.games import load_game
from tests.games.shows import A_NUMBER, shows
from tests.scripted import begun, moves, outcome, played, table_of

HANDS = ["KD QD 9S 8S TC", "JD 8D AH KH QH", "AD 9D KS QC JC"]


@shows("sipa", "hide", "not-beating", "void-only", "off")
@pytest.mark.parametrize(
    ("hide", "follower", "beating", "void"),
    [
        ("not-beating", "JD* 8D*", "AD 9D*", "8D* AH* KH* QH*"),
        ("void-only", "JD 8D", "AD 9D", "8D* AH* KH* QH*"),
        ("off", "JD 8D", "AD 9D", "8D AH KH QH"),
    ],
)
def test_hide_says_which_cards_are_laid_face_down(
    hide: str, follower: str, beating: str, void: str
) -> None:
    deal = begun("sipa", HANDS, dealer=1, options={"hide": hide})
    led = played(deal, "0:KD")
    assert set(legal(led)) == moves(beating)
    led = played(led, "2:AD")
    assert set(legal(led)) == moves(follower)
    jack = "1:JD*" if hide == "not-beating" else "1:JD"
    spade = played(led, f"{jack} > 2 2:KS")
    assert set(legal(spade)) == moves(void)


def test_hide_by_default_is_every_card_that_does_not_beat() -> None:
    assert load_game("sipa").choose()["hide"] == "not-beating"


@pytest.mark.parametrize("hide", ["not-beating", "void-only"])
def test_hidden_card_is_not_told_even_at_the_end(hide: str) -> None:
    hands = ["KD QD JD TD AC", "AH KH QH JH TH"]
    deal = begun("sipa", hands, dealer=1, options={"hide": hide})
    end = played(deal, "0:KD 1:AH* 0:QD 1:KH* 0:JD 1:QH* 0:TD 1:JH* 0:AC 1:TH*")
    assert end.over
    for seat in (None, Seat(0)):
        seen = view(end, seat)
        assert [trick.plays[1] for trick in seen.tricks] == [Played(Seat(1), None, down=True)] * 5
    assert [trick.plays[1].card for trick in view(end, Seat(1)).tricks] == list(
        parse_cards("AH KH QH JH TH")
    )


def test_hidden_card_must_follow_and_a_beating_one_is_shown() -> None:
    deal = played(begun("sipa", ["KD 9S 8S TC QC", "8D AD AH KH QH"], dealer=1), "0:KD")
    for token, code in (
        ("1:AH*", "play/must-follow"),
        ("1:8D", "play/must-lie-face-down"),
        ("1:AD*", "play/must-lie-face-up"),
    ):
        with pytest.raises(IllegalMove) as caught:
            played(deal, token)
        assert caught.value.code == code


def test_jeu_de_carte_hides_discards_only() -> None:
    deal = played(begun("jeu-de-carte", HANDS, dealer=1), "0:KD 2:9D")
    assert set(legal(deal)) == moves("JD 8D")
    deal = played(deal, "1:8D > 0 0:9S 2:KS")
    assert set(legal(deal)) == moves("JD* AH* KH* QH*")
    assert load_game("jeu-de-carte").seats() == range(2, 7)


@shows("sipa", "four-sevens", "6", "8")
@pytest.mark.parametrize(("four", "points"), [(6, 6), (8, 8)])
def test_four_sevens_pay_six_or_eight(four: int, points: int) -> None:
    # No deal can come to this: a follower would have to be void of all four suits. The rule
    # book still asks for the option, so it is shown on tricks made up for it.
    table = table_of("sipa", 2, {"four-sevens": four})
    sevens = parse_cards("7C 7D 7H 7S")
    tricks = tuple(Trick((Played(Seat(0), card),), Seat(0), card) for card in sevens)
    assert low_run_points(table, low_run(table, tricks, Seat(0))) == points
    assert low_run_points(table, low_run(table, tricks[1:], Seat(0))) == 6
    assert load_game("sipa").choose()["four-sevens"] == 6


@pytest.mark.parametrize("four", ["6", "8"])
def test_three_sevens_pay_six_whatever_four_would_pay(four: str) -> None:
    deal = begun(
        "sipa", ["KC 7C QD 7D 7H", "JC KH 8H TS 7S"], dealer=1, options={"four-sevens": four}
    )
    script = "0:KC 1:JC* 0:QD 1:KH* 0:7C 1:TS* 0:7D 1:8H* 0:7H 1:7S*"
    assert outcome(deal, script).points == (6, 0)


@shows("sipa", "most", A_NUMBER)
def test_most_six_seats_the_sixth_player() -> None:
    with pytest.raises(TableError) as caught:
        load_game("sipa").table(6)
    assert caught.value.code == "table/too-many-seats"
    assert load_game("sipa").table(6, {"most": 6}).talon_size == 1
    with pytest.raises(TableError):
        load_game("sipa").table(7, {"most": 6})
