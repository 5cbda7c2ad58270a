"""Matches: who deals next, targets and lengths, chips and stones, and ties at the end."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Seat
from lasttrick.engine import (
    Match,
    Result,
    begin_deal,
    begin_match,
    result_of,
    score_deal,
    shuffled,
)
from lasttrick.errors import TableError
from lasttrick.games import GAME_NAMES, load_game
from tests.chance import played_out
from tests.scripted import table_of
from tests.tables import Chosen


def match_of(game: str, seats: int, options: Chosen | None = None, dealer: int = 0) -> Match:
    return begin_match(table_of(game, seats, options), Seat(dealer))


def after(
    match: Match, *points: int, winner: int | None = None, dealer: int | None = None
) -> Match:
    """Return the match after a deal with these points; the most points say who won it."""
    won = points.index(max(points)) if winner is None else winner
    next_dealer = Seat(won if dealer is None else dealer)
    return score_deal(match, Result("deciding-trick", Seat(won), points, next_dealer, ()))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_winner_or_next_in_turn_deals_as_the_game_wants(game: str) -> None:
    seats = load_game(game).seats().stop - 1
    match = begin_match(load_game(game).table(seats), Seat(1))
    chance = Random(6)
    for _ in range(4):
        dealer = match.dealer
        pack = shuffled(match.deal_table.pack, chance)
        result = result_of(played_out(begin_deal(match, pack, None), chance))
        match = score_deal(match, result)
        if game in ("eighty-three", "letzter-stich", "letzter-stich-3"):
            assert match.dealer == (dealer + 1) % seats
        else:
            assert match.dealer == result.winner
        if match.over:
            break
    assert match.number > 2


def test_totals_and_deals_won_are_kept_by_seat() -> None:
    match = after(after(match_of("spar", 3), 0, 3, 0), 0, 0, 2)
    assert (match.totals, match.won, match.number) == ((0, 3, 2), (0, 1, 1), 3)
    assert match.leaders == (1,)
    assert match.stacks is None


def test_void_deal_gives_nobody_a_deal_won() -> None:
    match = match_of("spar", 3, {"enforce": "flag"})
    void = Result("revoke", None, (0, -3, 0), Seat(0), ())
    match = score_deal(match, void)
    assert (match.totals, match.won, match.dealer) == ((0, -3, 0), (0, 0, 0), 0)


def test_match_that_is_over_takes_no_further_deal() -> None:
    match = after(match_of("agram", 2, {"target": 1}), 1, 0)
    assert match.winners == (0,)
    with pytest.raises(TableError) as caught:
        after(match, 1, 0)
    assert caught.value.code == "table/match-over"


@pytest.mark.parametrize("target", [1, 5, 10, 500])
def test_target_is_reached_or_passed(target: int) -> None:
    match = match_of("sipa", 2, {"target": target})
    if target > 1:
        match = after(match, target - 1, 0)
        assert not match.over
    assert after(match, 6, 0).winners == (0,)


def test_chips_come_in_batches_for_all_before_a_payment_that_cannot_be_made() -> None:
    match = match_of("cat-te", 4, {"batch": 10})
    assert match.stacks == (10, 10, 10, 10)
    match = after(match, -2, -2, -2, 6)
    assert match.stacks == (8, 8, 8, 16)
    match = match._replace(totals=(-9, 0, 0, 9))
    assert match.stacks == (1, 10, 10, 19)
    match = after(match, -2, -2, -2, 6)
    assert (match.stacks, match.batches) == ((9, 18, 18, 35), 2)


def test_payment_down_to_nothing_needs_no_batch_and_a_large_one_needs_several() -> None:
    match = after(match_of("cat-te", 2, {"batch": 2}), -2, 2)
    assert (match.stacks, match.batches) == ((0, 4), 1)
    match = after(match_of("cat-te", 2, {"batch": 1}), -3, 3)
    assert (match.stacks, match.batches) == ((0, 6), 3)


def test_pot_has_to_be_paid_in_before_every_deal() -> None:
    match = match_of("cat-te", 2, {"batch": 1, "pay": "pot"})
    assert match.stacks == (1, 1)
    match = after(match, 1, -1)
    assert match.stacks == (3, 1)


def test_tie_after_the_fixed_deals_is_played_on_by_all_until_one_leads() -> None:
    match = after(after(match_of("agram", 3, {"deals": 2}), 1, 0, 0), 0, 1, 0)
    assert not match.over
    assert match.playing == (0, 1, 2)
    match = after(match, 0, 0, 1)
    assert not match.over
    assert after(match, 0, 0, 1).winners == (2,)


def test_tied_alone_play_on_with_their_own_seats_and_dealer() -> None:
    options: Chosen = {"deals": 3, "tie": "tied-only"}
    match = match_of("agram", 4, options)
    match = after(after(after(match, 0, 1, 0, 0), 0, 0, 0, 1), 0, 0, 1, 0)
    assert match.tied == (1, 2, 3)
    assert match.playing == (1, 2, 3)
    assert match.deal_table.seats == 3
    # Seat 2 of the match deals; it is seat 1 of this deal.
    assert (match.dealer, match.deal_dealer) == (2, 1)
    match = after(match, 0, 0, 1)
    assert match.winners == (3,)
    assert match.totals == (0, 1, 1, 2)


def test_dealer_who_is_not_among_the_tied_hands_the_deal_on_in_turn() -> None:
    match = match_of("agram", 4, {"deals": 2, "tie": "tied-only", "next-dealer": "rotate"})
    match = after(after(match, 1, 0, 0, 0, dealer=0), 0, 1, 0, 0, dealer=3)
    assert (match.dealer, match.playing) == (3, (0, 1))
    # Play goes counterclockwise: 3, 2, 1, 0.
    assert match.deal_dealer == 1
    clockwise: Chosen = {
        "deals": 2,
        "tie": "tied-only",
        "next-dealer": "rotate",
        "direction": "clockwise",
    }
    match = match_of("agram", 4, clockwise)
    match = after(after(match, 1, 0, 0, 0, dealer=0), 0, 1, 0, 0, dealer=3)
    assert match.deal_dealer == 0


def test_fewer_and_fewer_tied_play_on() -> None:
    match = match_of("cat-te", 3, {"deals": 1, "tie": "tied-only", "score": "points"})
    match = after(match, 0, 0, 0, winner=0)
    assert match.playing == (0, 1, 2)
    match = after(match, 2, 2, 0)
    assert match.playing == (0, 1)
    assert not match.over
    assert after(match, 0, 1).winners == (1,)


def test_where_so_few_cannot_play_all_sit_down_and_only_the_tied_can_win() -> None:
    match = match_of("letzter-stich", 4, {"deals": 2, "tie": "tied-only"})
    match = after(after(match, 50, 0, 0, 0), 0, 0, 50, 0)
    assert match.tied == (0, 2)
    assert match.playing == (0, 1, 2, 3)
    assert match.deal_table.seats == 4
    for _ in range(3):
        match = after(match, 0, 50, 0, 0)
        assert not match.over
    assert after(match, 0, 0, 50, 0).winners == (2,)


def test_share_has_more_than_one_winner() -> None:
    match = match_of("cat-te", 3, {"deals": 2, "tie": "share"})
    match = after(after(match, 2, -1, -1), -1, 2, -1)
    assert match.winners == (0, 1)


def test_most_deals_won_breaks_a_tie_or_the_match_goes_on() -> None:
    match = match_of("eighty-three", 2, {"tie": "most-deals", "target": 4})
    match = after(after(match, 3, 0), 0, 3)
    assert after(match, 1, 1, winner=1).winners == (1,)


def test_raised_target_ends_the_match_only_above_it() -> None:
    match = match_of("eighty-three", 3)
    match = after(match, 12, 12, 11)
    assert match.target == 15
    match = after(match, 2, 0, 0)
    assert (match.totals, match.over) == ((14, 12, 11), False)
    match = after(match, 1, 3, 0, winner=1)
    assert (match.totals, match.target, match.over) == ((15, 15, 11), 20, False)
    assert after(match, 5, 0, 0).winners == (0,)


def test_raised_target_does_not_outlive_a_fixed_number_of_deals() -> None:
    match = match_of("eighty-three", 2, {"deals": 1, "target": 2})
    match = after(match, 3, 3, winner=0)
    assert not match.over
    assert after(match, 0, 1).winners == (1,)


@pytest.mark.parametrize("tie", ["play-on", "tied-only", "share"])
def test_pool_never_pays_out_what_nobody_has_paid_in(tie: str) -> None:
    table = table_of("letzter-stich", 4, {"worth": "pool", "tie": tie, "deals": 4})
    match = begin_match(table, Seat(0))
    for seat in (0, 1, 0, 1, 2, 3, 1):
        assert match.pool is not None
        assert sum(match.totals) + match.pool == 0
        assert match.deal_pool == match.pool
        assert match.stacks is not None
        assert min(match.stacks) >= 0
        if match.over:
            break
        match = after(match, *(4 if other == seat else 0 for other in range(4)))
    assert match.over
    assert match.winners == ((0, 1) if tie == "share" else (1,))


@given(
    st.sampled_from(["agram", "cat-te", "spar", "letzter-stich", "eighty-three"]),
    st.integers(0, 2**32),
    st.integers(0, 3),
)
@settings(max_examples=60, deadline=None)
def test_real_deals_keep_the_books(game: str, seed: int, kind: int) -> None:
    chips: Chosen = {"worth": "stake"} if game == "letzter-stich" else {"score": "chips"}
    kinds: list[Chosen] = [
        {**chips, "deals": 5, "batch": 3},
        {"deals": "n", "tie": "tied-only"},
        {"target": 6, "deals": "off"},
        {"deals": 3, "tie": "share"},
    ]
    chosen = kinds[kind]
    chance = Random(seed)
    match = begin_match(load_game(game).table(4, chosen), Seat(seed % 4))
    while not match.over and match.number < 60:
        result = result_of(
            played_out(begin_deal(match, shuffled(match.deal_table.pack, chance), None), chance)
        )
        before = match
        match = score_deal(match, result)
        gained = dict(zip(before.playing, result.points, strict=True))
        for seat in range(4):
            assert match.totals[seat] == before.totals[seat] + gained.get(Seat(seat), 0)
        assert match.number == before.number + 1
        assert sum(match.won) == sum(before.won) + 1
        if match.stacks is not None:
            assert min(match.stacks) >= 0
            assert sum(match.stacks) >= 4 * 3 * match.batches
    if match.over:
        assert match.winners == match.leaders
