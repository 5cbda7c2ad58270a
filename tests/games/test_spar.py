"""Spar: what its options do."""

import pytest

from lasttrick.cards import Seat, codes, parse_cards
from lasttrick.engine import (
    Declare,
    Match,
    Play,
    Result,
    Revealed,
    begin_match,
    flag,
    legal,
    packets,
    play,
    score_deal,
    view,
)
from lasttrick.errors import IllegalMove, TableError
from lasttrick.games import load_game
from tests.games.shows import A_NUMBER, shows
from tests.scripted import begun, card, moves, outcome, played, table_of

SEVEN_THEN_SIX = (
    ["JC 8C 6C TH QS", "TD 7D JH 7H 6S"],
    "1:JH 0:TH 1:TD 0:JC 1:7D 0:8C 1:7H 0:QS 1:6S 0:6C",
)
ONE_SUIT_RUN = (
    ["JC 9D 8D 7D TS", "TD 7H KS 7S 6S"],
    "1:TD 0:8D 1:KS 0:TS 1:7H 0:9D 1:7S 0:JC 1:6S 0:7D",
)
# Seat 2 wins the fourth trick with a 6, and seat 1 catches the next 6 with a 7.
TWO_PLAYERS_RUN = (
    ["8H KD QH 7H 9S", "AC KS QD 7D TS", "QC 6C JD 6D QS"],
    "1:QD 2:JD 0:KD 0:QH 1:AC 2:QC 0:9S 1:TS 2:QS > 2 2:6C 0:8H 1:KS > 2 2:6D 0:7H 1:7D > 1",
)


def test_options_by_default_are_those_of_the_rule_book() -> None:
    chosen = load_game("spar").choose()
    assert {name: chosen[name] for name in ("chief", "cards", "stack", "dry", "peek")} == {
        "chief": "out",
        "cards": 5,
        "stack": 1,
        "dry": "off",
        "peek": "off",
    }
    assert (chosen["weak-redeal"], chosen["enforce"], chosen["stones"]) == ("off", "block", "off")
    assert (chosen["stack-suit"], chosen["packets"]) == ("any", "two")


@shows("spar", "cards", "5", "7")
def test_cards_seven_means_seven_tricks_and_at_most_five_players() -> None:
    five, seven = table_of("spar", 5, {"cards": "5"}), table_of("spar", 5, {"cards": "7"})
    assert (five.tricks, five.deciding, five.talon_size) == (5, 5, 10)
    assert (seven.tricks, seven.deciding, seven.talon_size) == (7, 7, 0)
    assert load_game("spar").table(7, {"cards": "5"}).talon_size == 0
    for seats in (6, 7):
        with pytest.raises(TableError):
            load_game("spar").table(seats, {"cards": "7"})
    deal = begun(
        "spar",
        ["AC KC QC JC TC 9C 8C", "AD KD QD JD TD 9D 8D"],
        dealer=1,
        options={"cards": "7"},
    )
    script = " ".join(f"0:{low}C 1:{low}D" for low in "AKQJT9")
    assert outcome(deal, f"{script} 0:8C 1:8D").winner == 0


@shows("spar", "packets", "two", "single", "whole")
@pytest.mark.parametrize(("value", "sizes"), [("two", [3, 2]), ("single", [1] * 5), ("whole", [5])])
def test_packets_go_round_as_chosen(value: str, sizes: list[int]) -> None:
    table = table_of("spar", 3, {"packets": value})
    given = list(packets(table, Seat(0), table.pack))
    assert [len(packet.cards) for packet in given] == [size for size in sizes for _ in range(3)]
    assert [packet.seat for packet in given[:3]] == [1, 2, 0]


@shows("spar", "stack", A_NUMBER, "all")
@pytest.mark.parametrize(("stack", "two", "three"), [(1, 3, 3), (2, 5, 5), ("all", 7, 7)])
def test_stack_adds_the_last_tricks_won_low_by_one_player(
    stack: int | str, two: int, three: int
) -> None:
    hands, script = SEVEN_THEN_SIX
    assert outcome(begun("spar", hands, options={"stack": stack}), script).points == (0, two)
    hands, script = ONE_SUIT_RUN
    assert outcome(begun("spar", hands, options={"stack": stack}), script).points == (0, three)


@pytest.mark.parametrize("stack", [1, 2, "all"])
def test_stack_counts_nothing_that_another_player_won(stack: int | str) -> None:
    hands, script = TWO_PLAYERS_RUN
    result = outcome(begun("spar", hands, options={"stack": stack}), script)
    assert result.points == (0, 2, 0)


def test_stack_all_stops_at_the_first_higher_card() -> None:
    # Tricks won with 7, K, 6 and 7: the run is 6 and 7.
    hands = ["JC 8C 9C TC QC", "TD 7D KD 6H 7S"]
    script = "1:7D 0:8C 1:TD 0:9C 1:KD 0:JC 1:6H 0:QC 1:7S 0:TC"
    assert outcome(begun("spar", hands, options={"stack": "all"}), script).points == (0, 5)


@shows("spar", "stack-suit", "any", "distinct")
def test_stack_suit_distinct_stops_where_neighbours_are_of_one_suit() -> None:
    hands, script = ONE_SUIT_RUN  # 7H, 7S, 6S
    any_suit = begun("spar", hands, options={"stack": "all", "stack-suit": "any"})
    distinct = begun("spar", hands, options={"stack": "all", "stack-suit": "distinct"})
    assert outcome(any_suit, script).points == (0, 7)
    assert outcome(distinct, script).points == (0, 3)
    hands, script = SEVEN_THEN_SIX  # 7D, 7H, 6S
    distinct = begun("spar", hands, options={"stack": "all", "stack-suit": "distinct"})
    assert outcome(distinct, script).points == (0, 7)


DRY_HANDS = ["AC KD QS 9D 6H", "QC TH JD 8C 7S"]
FOUR_TRICKS = "0:AC 1:QC 0:KD 1:JD 0:QS 1:7S 0:9D 1:TH"


@shows("spar", "dry", "off", "on")
@pytest.mark.parametrize(
    ("declared", "low", "points"),
    [("dry", "6H", 6), ("show-dry", "6H", 12), ("dry", "7H", 4), ("show-dry", "7H", 8)],
)
def test_dry_doubles_and_show_dry_quadruples(declared: str, low: str, points: int) -> None:
    hands = [DRY_HANDS[0].replace("6H", low), DRY_HANDS[1]]
    deal = begun("spar", hands, dealer=1, options={"dry": "on"})
    script = f"0:{declared}={low} 1:pass {FOUR_TRICKS} 0:{low} 1:8C"
    assert outcome(deal, script).points == (points, 0)
    without = begun("spar", hands, dealer=1, options={"dry": "on"})
    plain = {"6H": 3, "7H": 2}[low]
    script = f"0:pass 1:pass {FOUR_TRICKS} 0:{low} 1:8C"
    assert outcome(without, script).points == (plain, 0)
    off = begun("spar", hands, dealer=1, options={"dry": "off"})
    assert off.phase == "play"
    with pytest.raises(IllegalMove) as caught:
        played(off, f"0:{declared}={low}")
    assert caught.value.code == "play/not-asked"


def test_dry_is_asked_in_the_order_of_play_for_one_six_or_seven() -> None:
    deal = begun("spar", DRY_HANDS, dealer=1, options={"dry": "on"})
    assert (deal.phase, deal.turn) == ("dry", 0)
    assert set(legal(deal)) == moves("pass dry=6H show-dry=6H")
    deal = played(deal, "0:dry=6H")
    assert deal.turn == 1
    assert set(legal(deal)) == moves("pass dry=7S show-dry=7S")
    with pytest.raises(IllegalMove) as caught:
        play(deal, Seat(1), Declare("dry", card("QC")))
    assert caught.value.code == "play/not-asked"
    with pytest.raises(IllegalMove) as caught:
        play(deal, Seat(1), Play(card("QC")))
    assert caught.value.code == "play/answer-first"


def test_dry_card_need_not_follow_and_comes_by_itself_in_trick_five() -> None:
    hands = ["AH KH QS 9D 6C", "6H TC JD 8C 7S"]
    deal = played(begun("spar", hands, dealer=1, options={"dry": "on"}), "0:pass 1:dry=6H 0:AH")
    assert set(legal(deal)) == moves("TC JD 8C 7S")
    with pytest.raises(IllegalMove) as caught:
        play(deal, Seat(1), Play(card("6H")))
    assert caught.value.code == "play/set-aside"
    deal = played(deal, "1:TC 0:KH 1:8C 0:QS 1:7S 0:9D 1:JD > 1")
    assert legal(deal) == (Play(card("6H")),)
    assert played(deal, "1:6H 0:6C").result is not None


@pytest.mark.parametrize("enforce", ["block", "flag"])
def test_dry_card_may_also_answer_a_lead_in_trick_five(enforce: str) -> None:
    hands = ["AH KH QS 9D 6C", "6H TC JD 8C 7S"]
    deal = played(
        begun("spar", hands, dealer=1, options={"dry": "on", "enforce": enforce}),
        "0:pass 1:dry=6H 0:AH 1:TC 0:KH 1:8C 0:QS 1:7S 0:6C 1:JD > 0",
    )
    assert deal.turn == 0
    deal = played(deal, "0:9D 1:6H")
    assert deal.tricks[-1].winner == 0
    if enforce == "flag":
        accused = played(deal, "0:pass 1:pass") if deal.turn == 0 else played(deal, "1:pass 0:pass")
        assert accused.over
        assert flag(deal, Seat(0), Seat(1)).result is None


def test_dry_and_stack_do_not_add_the_larger_award_counts() -> None:
    hands, script = ONE_SUIT_RUN  # 7H, 7S, 6S: a run of 7, a dry 6 of 6
    deal = begun("spar", hands, options={"dry": "on", "stack": "all"})
    assert outcome(deal, f"1:dry=6S 0:pass {script}").points == (0, 7)
    deal = begun("spar", hands, options={"dry": "on", "stack": "all"})
    assert outcome(deal, f"1:show-dry=6S 0:pass {script}").points == (0, 12)
    deal = begun("spar", hands, options={"dry": "on", "stack": 2})
    assert outcome(deal, f"1:dry=6S 0:pass {script}").points == (0, 6)


def test_dry_costs_nothing_when_it_fails() -> None:
    hands = ["AC KD QS 9D 6H", "QC AH JD 8C 7S"]
    deal = begun("spar", hands, dealer=1, options={"dry": "on"})
    script = "0:show-dry=6H 1:pass 0:AC 1:QC 0:KD 1:JD 0:QS 1:7S 0:9D 1:8C 0:6H 1:AH > 1"
    assert outcome(deal, script).points == (0, 1)


WEAK = "9C 8C 7D 6D 9S"


@shows("spar", "weak-redeal", "off", "on")
def test_weak_redeal_changes_all_five_cards_for_the_next_of_the_talon() -> None:
    hands = [WEAK, "AC KC QC JC TC"]
    deal = begun("spar", hands, dealer=1, options={"weak-redeal": "on"}, talon="AD KD QD JD TD")
    assert (deal.phase, deal.turn) == ("redeal", 0)
    assert set(legal(deal)) == moves("pass redeal")
    deal = played(deal, "0:redeal")
    assert codes(deal.hands[0]) == "AD KD QD JD TD"
    assert len(deal.talon) == deal.table.talon_size - 5
    assert (deal.phase, deal.turn) == ("redeal", 1)
    assert set(legal(deal)) == moves("pass")
    with pytest.raises(IllegalMove) as caught:
        played(deal, "1:redeal")
    assert caught.value.code == "play/not-asked"
    deal = played(deal, "1:pass")
    assert deal.phase == "play"
    assert {c for hand in deal.hands for c in hand}.isdisjoint(parse_cards(WEAK))
    kept = played(begun("spar", hands, dealer=1, options={"weak-redeal": "on"}), "0:pass 1:pass")
    assert codes(kept.hands[0]) == WEAK
    assert begun("spar", hands, dealer=1, options={"weak-redeal": "off"}).phase == "play"


def test_weak_redeal_is_not_for_a_hand_with_a_ten() -> None:
    hands = ["TC 8C 7D 6D 9S", "AD KD QD JD TD"]
    deal = begun("spar", hands, dealer=1, options={"weak-redeal": "on"})
    assert set(legal(deal)) == moves("pass")


def test_weak_redeal_is_served_in_the_order_of_play_while_the_talon_lasts() -> None:
    hands = [
        "AC KC QC JC TC",
        "6C 7C 8C 9C 6D",
        "7D 8D 9D 6H 7H",
        "AD KD QD JD TD",
        "AH KH QH JH TH",
        "KS QS JS TS 9S",
    ]
    deal = begun("spar", hands, dealer=0, options={"weak-redeal": "on"})
    assert len(deal.talon) == 5
    assert set(legal(deal)) == moves("pass redeal")
    served = played(deal, "1:redeal")
    assert served.turn == 2
    assert set(legal(served)) == moves("pass")
    assert set(legal(played(deal, "1:pass"))) == moves("pass redeal")


def test_weak_redeal_is_never_offered_to_seven() -> None:
    weak = "6C 7C 8C 9C 6D"
    rest = [c for c in table_of("spar", 7).pack if c not in parse_cards(weak)]
    others = [codes(rest[5 * n : 5 * n + 5]) for n in range(6)]
    deal = begun("spar", [others[0], weak, *others[1:]], options={"weak-redeal": "on"})
    assert deal.talon == ()
    assert deal.turn == 1
    assert set(legal(deal)) == moves("pass")


PEEK_HANDS = ["AC KC QC JC TC", "AD KD QD JD TD"]
THREE_TRICKS = "0:AC 1:AD 0:KC 1:KD 0:QC 1:QD"


@shows("spar", "peek", "off", "on")
def test_peek_shows_the_bottom_card_to_all_in_the_last_trick_but_one() -> None:
    deal = begun("spar", PEEK_HANDS, dealer=1, options={"peek": "on"})
    early = played(deal, "0:AC 1:AD 0:KC 1:KD")
    assert Declare("peek") not in legal(early)
    now = played(deal, THREE_TRICKS)
    assert Declare("peek") in legal(now)
    seen = played(now, "0:peek")
    assert seen.turn == 0
    bottom = Revealed(None, now.talon[-1])
    assert seen.log[-1] == bottom
    for seat in (None, Seat(0), Seat(1)):
        assert view(seen, seat).log[-1] == bottom
        assert view(now, seat).log[-1] != bottom
    assert Declare("peek") not in legal(seen)
    assert Declare("peek") not in legal(played(seen, "0:JC"))
    assert Declare("peek") in legal(played(now, "0:JC"))
    assert Declare("peek") not in legal(played(now, "0:JC 1:JD"))
    off = played(begun("spar", PEEK_HANDS, dealer=1, options={"peek": "off"}), THREE_TRICKS)
    assert Declare("peek") not in legal(off)


REVOKE = "0:AC 1:AH"
REVOKE_HANDS = ["AC KC QC JC TC", "9C AH KH QH JH"]


@shows("spar", "enforce", "block", "flag")
def test_enforce_block_refuses_what_flag_lets_the_others_see() -> None:
    block = begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "block"})
    with pytest.raises(IllegalMove) as caught:
        played(block, REVOKE)
    assert caught.value.code == "play/must-follow"
    with pytest.raises(IllegalMove):
        flag(played(block, "0:AC 1:9C"), Seat(0), Seat(1))
    deal = played(begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "flag"}), REVOKE)
    accused = flag(deal, Seat(0), Seat(1))
    assert accused.result is not None
    assert accused.result.by == "revoke"
    assert accused.result.points == (0, -3)
    assert accused.result.winner is None
    assert accused.result.next_dealer == 1


def test_flag_that_is_wrong_costs_three_and_the_deal_goes_on() -> None:
    deal = begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "flag"})
    deal = flag(played(deal, "0:AC 1:9C"), Seat(0), Seat(1))
    assert not deal.over
    with pytest.raises(IllegalMove) as caught:
        flag(deal, Seat(0), Seat(1))
    assert caught.value.code == "play/not-asked"
    end = played(deal, "0:KC 1:AH 0:QC 1:KH 0:JC 1:QH 0:TC 1:JH 0:pass 1:pass")
    assert end.result is not None
    assert end.result.by == "deciding-trick"
    assert end.result.points == (1 - 3, 0)


def test_flag_finds_a_revoke_of_an_earlier_trick_until_the_deal_is_counted() -> None:
    deal = begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "flag"})
    deal = played(deal, f"{REVOKE} 0:KC 1:9C 0:QC 1:KH 0:JC 1:QH 0:TC 1:JH")
    assert deal.phase == "flag"
    assert set(legal(deal)) == moves("pass flag=1")
    end = played(deal, "0:flag=1")
    assert end.result is not None
    assert (end.result.by, end.result.points) == ("revoke", (0, -3))
    silent = played(deal, "0:pass 1:pass")
    assert silent.result is not None
    assert silent.result.points == (1, 0)


def test_flag_wants_a_card_on_the_table_and_somebody_else() -> None:
    deal = begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "flag"})
    with pytest.raises(IllegalMove):
        flag(deal, Seat(0), Seat(1))
    with pytest.raises(IllegalMove):
        flag(played(deal, "0:AC"), Seat(0), Seat(0))


@shows("spar", "stones", "off", "10", "30")
@pytest.mark.parametrize("stones", [10, 30])
def test_stones_are_taken_one_a_point_and_end_the_match(stones: int) -> None:
    table = table_of("spar", 3, {"stones": stones})
    match = begin_match(table, Seat(0))
    assert (match.pool, match.target) == (stones, None)
    for _ in range((stones - 1) // 3):
        match = taken(match, 1, 3)
        assert not match.over
    left = stones - 3 * ((stones - 1) // 3)
    assert (match.pool, match.deal_pool) == (left, left)
    match = taken(match, 1, left)
    assert (match.pool, match.winners) == (0, (1,))
    off = begin_match(table_of("spar", 3, {"stones": "off"}), Seat(0))
    assert (off.pool, off.target) == (None, 10)


def taken(match: Match, seat: int, points: int) -> Match:
    gained = tuple(points if other == seat else 0 for other in range(len(match.playing)))
    return score_deal(match, Result("deciding-trick", Seat(seat), gained, Seat(seat), ()))


def test_stones_left_are_all_that_a_larger_award_takes() -> None:
    hands = ["KC TC 6C TD TH", "9D 6H KS 9S 6S"]
    script = "0:KC 1:9D 0:TC 1:KS 0:TD 1:9S 0:TH 1:6H 0:6C 1:6S"
    for pool, points in ((1, 1), (2, 2), (3, 3), (10, 3)):
        deal = begun("spar", hands, dealer=1, options={"stones": 10}, pool=pool)
        assert outcome(deal, script).points == (points, 0)


def test_stones_tied_at_the_end_are_played_for_by_the_tied_alone() -> None:
    match = begin_match(table_of("spar", 3, {"stones": 10}), Seat(0))
    match = taken(taken(taken(match, 0, 5), 2, 3), 2, 2)
    assert not match.over
    assert match.playing == (0, 2)
    assert match.deal_table.seats == 2
    assert match.deal_pool is None
    assert taken(match, 1, 2).winners == (2,)


def test_flag_is_the_same_in_turn_and_out_of_turn_when_the_table_is_asked() -> None:
    deal = begun("spar", REVOKE_HANDS, dealer=1, options={"enforce": "flag"})
    deal = played(deal, f"{REVOKE} 0:KC 1:9C 0:QC 1:KH 0:JC 1:QH 0:TC 1:JH")
    assert (deal.phase, deal.turn) == ("flag", 0)
    assert played(deal, "0:flag=1") == flag(deal, Seat(0), Seat(1))
    wrong = flag(deal, Seat(1), Seat(0))
    assert (wrong.phase, wrong.turn) == ("flag", 0)
    assert played(wrong, "0:pass 1:pass").result is not None
