"""Agram, Sink-Sink and the Agram of Mali: what their own options do."""

import pytest

from lasttrick.errors import TableError
from lasttrick.games import load_game
from tests.games.shows import A_NUMBER, shows
from tests.scripted import begun, card, outcome, played, table_of

WITH_CHIEF = {"agram": 35, "sink-sink": 35, "mali": 31, "fapfap": 35, "spar": 35, "sipa": 31}


@shows("agram sink-sink mali fapfap spar sipa", "chief", "out", "in")
@pytest.mark.parametrize(("name", "count"), WITH_CHIEF.items())
def test_chief_in_is_the_top_spade_of_a_pack_with_one_card_more(name: str, count: int) -> None:
    assert load_game(name).choose()["chief"] == "out"
    out, with_it = table_of(name, 2), table_of(name, 2, {"chief": "in"})
    assert (len(out.pack), len(with_it.pack)) == (count, count + 1)
    assert card("AS") not in out.pack
    spades = [c for c in with_it.pack if c >= card("2S")]
    assert spades[0] == card("AS")
    assert all(with_it.beats(card("AS"), other) for other in spades[1:])


def test_chief_in_wins_the_last_trick_of_agram() -> None:
    deal = begun(
        "agram",
        ["AS 3C 4C 5C 6C 7C", "TS 3D 4D 5D 6D 7D"],
        dealer=0,
        options={"chief": "in"},
    )
    script = " ".join(f"1:{rank}D 0:{rank}C > 1" for rank in "34567")
    assert outcome(deal, f"{script} 1:TS 0:AS > 0").points == (1, 0)


def test_chief_in_lets_six_play_agram_with_all_36_cards() -> None:
    with pytest.raises(TableError) as caught:
        load_game("agram").table(6)
    assert caught.value.code == "table/pack-too-small"
    assert load_game("agram").table(6, {"chief": "in"}).talon_size == 0
    assert load_game("agram").table(6, preset="six").talon_size == 0
    with pytest.raises(TableError):
        load_game("agram").table(7, {"chief": "in"})


def test_chief_in_still_seats_seven_at_sink_sink() -> None:
    assert load_game("sink-sink").table(7, {"chief": "in"}).talon_size == 1


@shows("mali", "rank", "mali", "natural")
@pytest.mark.parametrize(("value", "taker", "eight"), [("mali", 1, True), ("natural", 0, False)])
def test_rank_puts_the_ten_of_mali_over_the_queen(value: str, taker: int, eight: bool) -> None:
    table = table_of("mali", 2, {"rank": value})
    deal = begun(
        "mali",
        ["QH 7C 8C 9C JC", "TH 7D 8D 9D JD"],
        dealer=1,
        options={"rank": value},
    )
    assert played(deal, "0:QH 1:TH").tricks[0].winner == taker
    assert table.beats(card("8C"), card("JC")) is eight
    assert table.beats(card("KD"), card("TD"))
    assert load_game("mali").choose()["rank"] == "mali"


@shows("mali", "most", A_NUMBER)
def test_max_five_refuses_the_sixth_player_of_mali() -> None:
    assert load_game("mali").table(6).talon_size == 1
    assert load_game("mali").table(5, {"most": 5}).talon_size == 6
    with pytest.raises(TableError) as caught:
        load_game("mali").table(6, {"most": 5})
    assert caught.value.code == "table/too-many-seats"
    assert load_game("mali").seats({"most": 5}) == range(2, 6)
