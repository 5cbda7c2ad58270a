"""Cắt Tê: what its options do, and who pays for an ace."""

import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import (
    PASS,
    Declare,
    Result,
    Revealed,
    begin_match,
    instant_winner,
    legal,
    score_deal,
    view,
)
from lasttrick.engine.dealt_hands import instant_hand
from lasttrick.errors import IllegalMove, TableError
from lasttrick.games import load_game
from tests.games.shows import A_NUMBER, shows
from tests.scripted import begun, moves, outcome, played, table_of

FOUR = ["8C 7C QD 8D KH KS", "3C 2C 9D 6D AH 2H", "9H 4H 9S 8S 4S 2S", "JC 4C 5H AS TS 3S"]
FIRST_FOUR = (
    "0:KS 3:AS 2:2S* 1:2C* > 3 3:4C 2:4H* 1:2H* 0:7C > 0 "
    "0:8D 3:3S* 2:4S* 1:3C* > 0 0:8C 3:JC 2:9S* 1:6D* > 3 "
)
ORDINARY = FIRST_FOUR + "3:5H 0:KH* > 0 0:QD 3:TS > 0"
SWEEP = ["6C 4C AD TD 6H 9S", "KC 9C 6D QS 8S 7S", "KD AH 2H AS 6S 5S"]
SWEPT = "1:8S 0:9S 2:AS 2:5S 1:6D* 0:4C* 2:AH 1:7S* 0:6C* 2:KD 1:9C* 0:6H*"
ACE_HELD = [
    "TC 9C 8C 4C AH 2H",
    "9D JH 3H QS 6S 3S",
    "5D 4D QH 7H 9S 2S",
    "AC 7D TH AS JS 8S",
]
ACE_KEPT = (
    "0:4C 3:7D* 2:2S* 1:JH* 0:TC 3:8S* 2:4D* 1:3H* 0:9C 3:TH* 2:5D* 1:3S* 0:AH 3:JS* 2:7H* 1:6S*"
)
QUAD = ["9C 9D 9H 9S 2C AH", "3C 4D 5H 7S 8C TD", "4C 5D 6H 8S 3D JH"]


def test_options_by_default_are_those_of_the_rule_book() -> None:
    chosen = load_game("cat-te").choose()
    wanted = {
        "least": 2,
        "first-lead": "dealer",
        "instant": "four-of-a-kind",
        "low-six": "off",
        "instant-tie": "strength",
        "claim": "auto",
        "trick-five": "blind",
        "trick-six": "last-card",
        "ace": "sandbag",
        "variant": "free",
        "score": "chips",
        "pay": "per-opponent",
        "open": "off",
        "batch": 20,
        "deals": 10,
    }
    assert {name: chosen[name] for name in wanted} == wanted


@shows("cat-te", "score", "chips", "points", "vn")
@pytest.mark.parametrize(
    ("score", "ordinary", "sweep", "instant"),
    [
        ("chips", (3, -1, -1, -1), (-2, -2, 4), (4, -2, -2)),
        ("points", (3, 0, 0, 0), (0, 0, 4), (4, 0, 0)),
        ("vn", (1, -1, -1, 0), (0, 0, 2), (2, 0, 0)),
    ],
)
def test_score_in_chips_in_points_or_as_in_vietnam(
    score: str, ordinary: tuple[int, ...], sweep: tuple[int, ...], instant: tuple[int, ...]
) -> None:
    options = {"score": score}
    assert outcome(begun("cat-te", FOUR, options=options), ORDINARY).points == ordinary
    assert outcome(begun("cat-te", SWEEP, dealer=1, options=options), SWEPT).points == sweep
    dealt_win = begun("cat-te", QUAD, options=options).result
    assert dealt_win is not None
    assert (dealt_win.by, dealt_win.points) == ("instant-win", instant)


@shows("cat-te", "pay", "per-opponent", "pot")
def test_pay_into_a_pot_is_the_same_money_but_has_to_be_there_before_the_deal() -> None:
    for pay in ("per-opponent", "pot"):
        deal = begun("cat-te", FOUR, options={"pay": pay})
        assert outcome(deal, ORDINARY).points == (3, -1, -1, -1)
    stacks = {}
    for pay in ("per-opponent", "pot"):
        match = begin_match(table_of("cat-te", 2, {"pay": pay, "batch": 2}), Seat(0))
        match = score_deal(match, Result("sweep", Seat(0), (2, -2), Seat(0), ()))
        stacks[pay] = match.stacks
    assert stacks == {"per-opponent": (4, 0), "pot": (6, 2)}


@shows("cat-te", "least", A_NUMBER)
def test_least_three_refuses_two() -> None:
    assert load_game("cat-te").table(2, {"least": 2}).seats == 2
    with pytest.raises(TableError) as caught:
        load_game("cat-te").table(2, {"least": 3})
    assert caught.value.code == "table/too-few-seats"
    assert load_game("cat-te").table(3, {"least": 3}).seats == 3


@shows("cat-te", "first-lead", "dealer", "2S")
def test_first_lead_by_the_two_of_spades_in_a_first_deal() -> None:
    for number, turn in ((1, 2), (2, 0)):
        named = begun("cat-te", FOUR, options={"first-lead": "2S"}, number=number)
        assert named.turn == turn
        assert begun("cat-te", FOUR, options={"first-lead": "dealer"}, number=number).turn == 0
    nobody = [hand.replace("2S", "QS") for hand in FOUR]
    assert begun("cat-te", nobody, options={"first-lead": "2S"}).turn == 0


@shows("cat-te", "instant", "four-of-a-kind", "literal")
def test_instant_win_with_four_of_a_kind_or_to_the_letter_four_of_a_suit() -> None:
    hands = {
        "9C 9D 9H 9S 2C AH": ("four-of-a-kind", None),
        "2H 5H 8H JH QH KH": ("one-suit", "one-suit"),
        "2H 5H 8H JH QC KD": (None, "four-of-a-suit"),
        "2H 5H 8H JC QC KD": (None, None),
    }
    for hand, wanted in hands.items():
        for value, pattern in zip(("four-of-a-kind", "literal"), wanted, strict=True):
            kind = instant_hand(table_of("cat-te", 2, {"instant": value}), parse_cards(hand))
            assert (kind and kind.pattern) == pattern
    four_of_a_suit = ["2H 5H 8H JH QC KD", "2C 3D 4S 5C 9D TS"]
    assert begun("cat-te", four_of_a_suit).phase == "play"
    won = begun("cat-te", four_of_a_suit, options={"instant": "literal"}).result
    assert won is not None
    assert won.points == (2, -2)


@shows("cat-te", "low-six", "off", "on")
def test_low6_wins_with_six_cards_below_a_six() -> None:
    hands = ["2H 3H 4H 5H 2C 3D", "7C 8D 9S TC JD QS"]
    assert begun("cat-te", hands, options={"low-six": "off"}).phase == "play"
    won = begun("cat-te", hands, options={"low-six": "on"}).result
    assert won is not None
    assert (won.by, won.points) == ("instant-win", (2, -2))
    with_a_six = ["2H 3H 4H 6H 2C 3D", hands[1]]
    assert begun("cat-te", with_a_six, options={"low-six": "on"}).phase == "play"


def instant(hands: dict[int, str], **options: str) -> int | None:
    table = load_game("cat-te").table(4, {name.replace("_", "-"): v for name, v in options.items()})
    return instant_winner(
        table, Seat(0), {Seat(seat): parse_cards(hand) for seat, hand in hands.items()}
    )


@shows("cat-te", "instant-tie", "strength", "turn-order", "suit-order")
def test_instant_tie_by_category_and_strength_by_turn_or_by_suit() -> None:
    tens, nines = "TC TD TH TS 2C AH", "9C 9D 9H 9S 2D AD"
    hearts, spades = "2H 5H 8H JH QH AH", "2S 5S 8S JS QS AS"
    low = "2H 3H 4H 5H 2C 3D"
    # Play goes 0, 3, 2, 1.
    assert instant({1: tens, 3: nines}) == 1
    assert instant({1: nines, 3: spades}) == 1
    assert instant({1: "2H 5H 8H JH QH KH", 3: spades}) == 3
    assert instant({1: spades, 3: low}, low_six="on") == 1
    assert instant({1: hearts, 3: spades}) == 3
    assert instant({1: hearts, 2: spades}) == 2
    assert instant({1: tens, 3: nines}, instant_tie="turn-order") == 3
    assert instant({1: nines, 3: spades}, instant_tie="turn-order") == 3
    assert instant({1: hearts, 3: spades}, instant_tie="suit-order") == 1
    assert instant({1: tens, 3: nines}, instant_tie="suit-order") == 1
    assert instant({1: nines, 3: spades}, instant_tie="suit-order") == 1


@shows("cat-te", "claim", "auto", "manual")
def test_claim_by_hand_loses_the_right_at_the_first_lead() -> None:
    assert begun("cat-te", QUAD, options={"claim": "auto"}).over
    deal = begun("cat-te", QUAD, options={"claim": "manual"})
    assert (deal.phase, deal.turn) == ("claim", 0)
    assert set(legal(deal)) == {PASS, Declare("instant-win")}
    claimed = played(deal, "0:instant-win")
    assert set(legal(claimed)) == {PASS}
    with pytest.raises(IllegalMove) as caught:
        played(claimed, "2:instant-win")
    assert caught.value.code == "play/not-asked"
    result = outcome(claimed, "2:pass 1:pass")
    assert (result.by, result.points) == ("instant-win", (4, -2, -2))
    missed = played(deal, "0:pass 2:pass 1:pass")
    assert (missed.phase, missed.turn) == ("play", 0)
    with pytest.raises(IllegalMove):
        played(missed, "0:instant-win")


@shows("cat-te", "trick-five", "blind", "sequential-open")
def test_t5_is_answered_blind_or_open_in_turn() -> None:
    blind = played(begun("cat-te", FOUR, options={"trick-five": "blind"}), FIRST_FOUR + "3:5H")
    assert set(legal(blind)) == moves("QD* KH*")
    with pytest.raises(IllegalMove) as caught:
        played(blind, "0:KH")
    assert caught.value.code == "play/must-lie-face-down"
    shown = played(blind, "0:KH*")
    assert shown.log[-1] == Revealed(Seat(0), parse_cards("KH")[0])
    assert not shown.tricks[-1].plays[1].down
    in_turn = played(
        begun("cat-te", FOUR, options={"trick-five": "sequential-open"}), FIRST_FOUR + "3:5H"
    )
    assert set(legal(in_turn)) == moves("QD KH")
    with pytest.raises(IllegalMove) as caught:
        played(in_turn, "0:KH*")
    assert caught.value.code == "play/must-lie-face-up"
    assert outcome(in_turn, "0:KH > 0 0:QD 3:TS").winner == 0


def test_t5_answers_are_secret_until_all_are_in() -> None:
    hands = ["AC KD 9D 8H 7H 6H", "2C AD KS 3S 4S 9H", "3C 2D AS KH 5S 6S"]
    deal = played(
        begun("cat-te", hands),
        "0:AC 2:2D* 1:2C* > 0 0:9D 2:3C* 1:AD > 1 1:3S 0:6H* 2:AS > 2 2:5S 1:KS 0:7H* > 1 "
        "1:9H 0:8H*",
    )
    for seat in (None, Seat(1), Seat(2)):
        assert view(deal, seat).trick[1].card is None
    assert view(deal, Seat(0)).trick[1].card == parse_cards("8H")[0]
    turned = played(deal, "2:KH*")
    assert turned.tricks[-1].winner == 2
    for seat in (None, Seat(0), Seat(1), Seat(2)):
        assert [p.card for p in view(turned, seat).tricks[-1].plays] == list(
            parse_cards("9H 8H KH")
        )


@shows("cat-te", "trick-six", "last-card", "chung-suit")
@pytest.mark.parametrize(("sixth", "winner"), [("last-card", 0), ("chung-suit", 1)])
def test_t6_counts_the_suit_of_the_last_lead_or_of_the_card_that_won_the_fifth(
    sixth: str, winner: int
) -> None:
    hands = ["AC KC 2D AH QD 3S", "4C 5C AD 6S 7H 8H"]
    deal = begun("cat-te", hands, options={"trick-six": sixth})
    script = (
        f"0:AC 1:4C* 0:KC 1:5C* 0:2D 1:AD > 1 1:6S 0:3S* > 1 1:7H 0:AH* > 0 0:QD 1:8H > {winner}"
    )
    assert outcome(deal, script).winner == winner


def test_t6_goes_to_the_leader_where_nobody_has_the_suit() -> None:
    hands = ["AC KC 2D AH QD 3S", "4C 5C AD 6S 7H 8D"]
    deal = begun("cat-te", hands, options={"trick-six": "chung-suit"})
    script = "0:AC 1:4C* 0:KC 1:5C* 0:2D 1:AD 1:6S 0:3S* 1:7H 0:AH* 0:QD 1:8D"
    assert outcome(deal, script).winner == 0


STUCK = [FOUR[0], FOUR[1], "AD 4H 9S 5C 4S 2S", FOUR[3]]


@shows("cat-te", "ace", "off", "sandbag", "sandbag-b", "stuck", "both")
@pytest.mark.parametrize(
    ("ace", "kept", "stuck"),
    [
        ("off", (6, -2, -2, -2), (3, -1, -1, -1)),
        ("sandbag", (7, -2, -2, -3), (3, -1, -1, -1)),
        ("sandbag-b", (7, -2, -2, -3), (3, -1, -1, -1)),
        ("stuck", (6, -2, -2, -2), (5, -2, -2, -1)),
        ("both", (7, -2, -2, -3), (5, -2, -2, -1)),
    ],
)
def test_ace_kept_under_a_sweep_or_held_when_dropping_out(
    ace: str, kept: tuple[int, ...], stuck: tuple[int, ...]
) -> None:
    options = {"ace": ace}
    assert outcome(begun("cat-te", ACE_HELD, options=options), ACE_KEPT).points == kept
    # Seat 2 drops out with the ace of diamonds and a five: one for the deal and one for the
    # ace, the example of the rule book. Seat 1 drops out with the ace of hearts.
    assert outcome(begun("cat-te", STUCK, options=options), ORDINARY).points == stuck


def test_ace_that_has_to_be_paid_for_is_shown_and_no_other_card() -> None:
    end = played(begun("cat-te", ACE_HELD), ACE_KEPT)
    assert [event for event in end.log if isinstance(event, Revealed)] == [
        Revealed(Seat(3), parse_cards("AC")[0])
    ]


def test_ace_in_points_costs_its_owner_and_gives_the_winner_nothing() -> None:
    for score, points in (("points", (6, 0, 0, -1)), ("vn", (2, 0, 0, -1))):
        deal = begun("cat-te", ACE_HELD, options={"score": score})
        assert outcome(deal, ACE_KEPT).points == points
    deal = begun("cat-te", STUCK, options={"score": "vn", "ace": "stuck"})
    assert outcome(deal, ORDINARY).points == (1, -2, -2, 0)


def test_ace_thrown_away_face_down_is_paid_for_all_the_same() -> None:
    thrown = ACE_KEPT.replace("3:7D*", "3:AC*")
    assert outcome(begun("cat-te", ACE_HELD), thrown).points == (7, -2, -2, -3)


def test_ace_of_a_suit_not_led_three_times_costs_nothing() -> None:
    other = ACE_KEPT.replace("0:9C", "0:2H").replace("0:AH", "0:9C").replace("1:JH*", "1:6S*")
    other = other.replace("1:6S* 0:TC", "1:9D* 0:TC")
    hands = [ACE_HELD[0].replace("2H", "KH"), *ACE_HELD[1:]]
    script = other.replace("0:2H", "0:KH")
    assert outcome(begun("cat-te", hands), script).points == (6, -2, -2, -2)


LATE_LEADS = ["3C 4D 5D 6D 7D 8D", "AH 4S 5S 6S 7S 8S", "9C KH QH JH 2S 3S"]


@pytest.mark.parametrize(
    ("ace", "thrown_first", "points"),
    [
        ("sandbag", False, (-2, -2, 4)),
        ("sandbag-b", False, (-2, -3, 5)),
        ("sandbag-b", True, (-2, -2, 4)),
    ],
)
def test_ace_by_the_second_reading_counts_the_first_three_own_leads(
    ace: str, thrown_first: bool, points: tuple[int, ...]
) -> None:
    first, later = ("AH", "8S") if thrown_first else ("4S", "8S")
    script = f"0:3C 2:9C 1:{first}* > 2 2:KH 1:5S* 0:4D* 2:QH 1:6S* 0:5D* 2:JH 1:{later}* 0:6D*"
    assert outcome(begun("cat-te", LATE_LEADS, options={"ace": ace}), script).points == points


@shows("cat-te", "variant", "free", "khmer")
def test_variant_khmer_follows_and_beats_and_nobody_drops_out() -> None:
    hands = ["9H 3C 4D 5S 6C KC", "TH 2H 3S 7C 8D JD", "AH 4H 8S 9D TC QC"]
    free = played(begun("cat-te", hands, options={"variant": "free"}), "0:9H")
    assert set(legal(free)) == moves("AH AH* 4H* 8S* 9D* TC* QC*")
    khmer = played(begun("cat-te", hands, options={"variant": "khmer"}), "0:9H")
    assert set(legal(khmer)) == moves("AH")
    for token, code in (("2:8S", "play/must-follow"), ("2:4H", "play/must-beat")):
        with pytest.raises(IllegalMove) as caught:
            played(khmer, token)
        assert caught.value.code == code
    over = played(khmer, "2:AH")
    assert set(legal(over)) == moves("TH 2H")
    beaten = played(over, "1:2H > 2 2:9D 1:JD 0:4D > 1 1:7C")
    assert set(legal(beaten)) == moves("KC")
    end = played(beaten, "0:KC 2:TC > 0 0:5S 2:8S 1:3S > 2")
    assert end.out == ()
    assert set(legal(end)) == moves("4H QC")


def test_khmer_does_not_drop_a_player_without_a_trick_who_may_win_the_last() -> None:
    hands = ["AC KD QC JD TC 2S", "9C 8C AD 7D KC 3S", "2C 3C 4D 5D 6C AS"]
    deal = begun("cat-te", hands, options={"variant": "khmer"})
    script = (
        "0:AC 2:2C 1:8C > 0 0:KD 2:4D 1:AD > 1 1:7D 0:JD 2:5D > 0 "
        "0:QC 2:3C 1:KC > 1 1:9C 0:TC 2:6C > 0 0:2S 2:AS 1:3S > 2"
    )
    result = outcome(deal, script)
    assert (result.winner, result.points) == (2, (-1, -1, 2))
