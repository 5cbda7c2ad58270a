"""Eighty Three: what the deal is worth, and what a tie at the target does."""

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Match, Result, begin_match, score_deal
from lasttrick.games import load_game
from tests.games.shows import shows
from tests.scripted import begun, outcome, table_of


def after(match: Match, winner: int, *points: int) -> Match:
    return score_deal(match, Result("deciding-trick", Seat(winner), points, Seat(0), ()))


def tied_at_ten(tie: str) -> Match:
    """Return a match in which seats 0 and 1 tie at ten; seat 0 has won more deals."""
    match = begin_match(table_of("eighty-three", 3, {"tie": tie}), Seat(0))
    for winner, points in ((0, (4, 0, 0)), (0, (4, 0, 0)), (1, (0, 5, 0)), (2, (0, 3, 4))):
        match = after(match, winner, *points)
        assert not match.over
    match = after(match, 1, 2, 2, 0)
    assert match.totals == (10, 10, 4)
    assert match.won == (2, 2, 1)
    return match


@shows("eighty-three", "tie", "raise", "sudden-death", "most-deals", "tied-only", "share")
def test_tie_at_the_target() -> None:
    assert load_game("eighty-three").choose()["tie"] == "raise"
    raised = tied_at_ten("raise")
    assert (raised.over, raised.target) == (False, 15)
    ahead = after(raised, 0, 2, 0, 0)
    assert not ahead.over
    assert after(ahead, 0, 3, 0, 0).winners == (0,)
    sudden = tied_at_ten("sudden-death")
    assert (sudden.over, sudden.target) == (False, 10)
    assert after(sudden, 0, 2, 0, 0).winners == (0,)
    assert not after(sudden, 2, 0, 0, 5).over
    assert tied_at_ten("share").winners == (0, 1)
    tied = tied_at_ten("tied-only")
    assert (tied.over, tied.playing, tied.deal_table.seats) == (False, (0, 1), 2)
    assert after(tied, 1, 0, 2).winners == (1,)


def test_tie_goes_to_whoever_has_won_more_deals() -> None:
    match = begin_match(table_of("eighty-three", 2, {"tie": "most-deals"}), Seat(0))
    for points in ((4, 0), (4, 0)):
        match = after(match, 0, *points)
    match = after(match, 1, 0, 5)
    match = after(match, 0, 2, 5)
    assert match.winners == (0,)
    equal = tied_at_ten("most-deals")
    assert not equal.over
    assert after(equal, 1, 0, 2, 0).winners == (1,)


@pytest.mark.parametrize(
    ("totals", "target", "raised"),
    [((12, 12, 11), 10, 15), ((16, 16, 3), 15, 20), ((19, 19, 19), 15, 20), ((14, 14, 0), 10, 15)],
)
def test_raised_target_is_always_above_the_tie(
    totals: tuple[int, ...], target: int, raised: int
) -> None:
    match = begin_match(table_of("eighty-three", 3), Seat(0))._replace(target=target)
    match = after(match, 0, *totals)
    assert (match.over, match.target) == (False, raised)


def test_tie_lower_down_does_not_matter() -> None:
    match = begin_match(table_of("eighty-three", 3), Seat(0))
    assert after(match, 0, 11, 8, 8).winners == (0,)


@pytest.mark.parametrize("target", [5, 10, 21])
def test_target_can_be_any(target: int) -> None:
    match = begin_match(table_of("eighty-three", 3, {"target": target}), Seat(0))
    assert not after(match, 0, target - 1, 0, 0).over
    assert after(match, 0, target, 0, 0).winners == (0,)


def test_dealt_bonus_is_counted_after_the_play_for_everyone_who_has_it() -> None:
    hands = ["2H 4H 6H 8H TH QH", "9C 9D 9H 9S 2C 3C"]
    deal = begun("eighty-three", hands, dealer=1)
    assert deal.phase == "play"
    assert deal.result is None
    script = "0:2H 1:9H > 1 1:9S 0:4H 1:9D 0:6H 1:9C 0:8H 1:3C 0:TH > 1 1:2C 0:QH > 1"
    result = outcome(deal, script)
    # Two for the fifth trick and one for no ace; the sixth was won too.
    assert result.points == (1, 2 + 1 + 1)
    assert [gain.reason for gain in result.gains if gain.seat == 0] == ["dealt-hand"]


@pytest.mark.parametrize(("last", "points"), [("6S", 2), ("TS", 3)])
def test_ace_is_looked_for_in_the_card_that_won_the_fifth_trick_not_in_the_lead(
    last: str, points: int
) -> None:
    deal = begun("eighty-three", [f"AC KC QC JC 5D {last}", "2C 3C 4C 7C AD 8S"], dealer=1)
    script = f"0:AC 1:2C 0:KC 1:3C 0:QC 1:4C 0:JC 1:7C 0:5D 1:AD > 1 1:8S 0:{last}"
    assert outcome(deal, script).points == (0, points)
