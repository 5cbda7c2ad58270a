"""Letzter Stich, for four to six and for three: what the options do."""

import itertools
from random import Random

import pytest

from lasttrick.cards import Seat, codes
from lasttrick.engine import Result, begin_match, score_deal
from lasttrick.errors import TableError
from lasttrick.games import load_game
from tests.chance import chance_deal, played_out
from tests.games.shows import shows
from tests.scripted import card, table_of

BOTH = ["letzter-stich", "letzter-stich-3"]


def seats_of(game: str) -> int:
    return load_game(game).seats().start


@shows("letzter-stich letzter-stich-3", "first-lead", "right", "left")
@pytest.mark.parametrize("game", BOTH)
def test_first_lead_comes_from_the_right_or_the_left_of_the_dealer(game: str) -> None:
    seats = seats_of(game)
    assert load_game(game).choose()["first-lead"] == "right"
    for value, leader in (("right", 1), ("left", 3 % seats)):
        for direction in ("clockwise", "counterclockwise"):
            table = table_of(game, seats, {"first-lead": value, "direction": direction})
            deal = chance_deal(table, Random(1), dealer=2)
            assert deal.turn == leader
    right, left = table_of(game, seats), table_of(game, seats, {"first-lead": "left"})
    assert right.order_from(right.leader(Seat(0))).index(Seat(0)) == 1
    assert left.order_from(left.leader(Seat(0)))[-1] == 0


@shows("letzter-stich letzter-stich-3", "rank", "ten-high", "natural", "courts-low")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize(
    ("rank", "order"),
    [("ten-high", "ATKQJ987"), ("natural", "AKQJT987"), ("courts-low", "AT987KQJ")],
)
def test_rank_orders_the_cards(game: str, rank: str, order: str) -> None:
    if game == "letzter-stich-3":
        order = order.replace("8", "")
    table = table_of(game, seats_of(game), {"rank": rank})
    for suit in "CDHS":
        ranked = [c for c in table.pack if codes([c])[1] == suit]
        assert "".join(codes([c])[0] for c in ranked) == order
        for high, low in itertools.pairwise(ranked):
            assert table.beats(high, low)
            assert not table.beats(low, high)
    assert load_game(game).choose()["rank"] == "ten-high"


@shows("letzter-stich letzter-stich-3", "worth", "50", "20", "10", "stake", "pool")
@pytest.mark.parametrize("game", BOTH)
@pytest.mark.parametrize("worth", [50, 20, 10, "stake", "pool"])
def test_worth_of_the_last_trick(game: str, worth: str | int) -> None:
    seats = seats_of(game)
    table = table_of(game, seats, {"worth": worth})
    pool = 2 * seats if worth == "pool" else None
    result = played_out(chance_deal(table, Random(4), pool=pool), Random(4)).result
    assert result is not None
    assert result.winner is not None
    others = {points for seat, points in enumerate(result.points) if seat != result.winner}
    own = result.points[result.winner]
    assert (own, others) == {
        50: (50, {0}),
        20: (20, {0}),
        10: (10, {0}),
        "stake": (seats - 1, {-1}),
        "pool": (seats, {0}),
    }[worth]
    assert load_game(game).choose()["worth"] == 50
    assert "score" not in load_game(game).options


@pytest.mark.parametrize("game", BOTH)
def test_pool_is_filled_by_all_when_it_is_empty(game: str) -> None:
    seats = seats_of(game)
    match = begin_match(table_of(game, seats, {"worth": "pool"}), Seat(0))
    fill = match.table.rules.pay.fill
    assert match.pool == fill * seats
    assert match.totals == (-fill,) * seats
    stack = (20 - fill,) * seats
    assert match.stacks == stack
    for deal in range(fill):
        assert match.pool == (fill - deal) * seats
        gained = (seats, *[0] * (seats - 1))
        match = score_deal(match, Result("deciding-trick", Seat(0), gained, Seat(1), ()))
    assert match.pool == fill * seats
    assert match.totals == (seats * fill - 2 * fill, *[-2 * fill] * (seats - 1))


def test_pool_gives_no_more_than_it_has() -> None:
    table = table_of("letzter-stich", 4, {"worth": "pool"})
    result = played_out(chance_deal(table, Random(4), pool=3), Random(4)).result
    assert result is not None
    assert sorted(result.points) == [0, 0, 0, 3]


@shows("letzter-stich-3", "pack", "28", "24")
def test_pack_of_24_leaves_no_talon() -> None:
    assert table_of("letzter-stich-3", 3).talon_size == 4
    table = table_of("letzter-stich-3", 3, {"pack": "24"})
    assert (len(table.pack), table.talon_size, table.tricks) == (24, 0, 8)
    assert card("7S") not in table.pack
    for rank in ("natural", "courts-low"):
        assert len(table_of("letzter-stich-3", 3, {"pack": "24", "rank": rank}).pack) == 24
    assert load_game("letzter-stich-3").choose()["pack"] == 28


@pytest.mark.parametrize(("seats", "cards", "talon"), [(4, 7, 4), (5, 6, 2), (6, 5, 2)])
def test_cards_depend_on_the_seats(seats: int, cards: int, talon: int) -> None:
    table = table_of("letzter-stich", seats)
    assert (table.tricks, table.deciding) == (cards, cards)
    assert table.talon_size == talon
    assert table.deals_in_match == 2 * seats


def test_seats_that_do_not_fit_are_refused() -> None:
    for game, seats, code in (
        ("letzter-stich", 3, "table/too-few-seats"),
        ("letzter-stich", 7, "table/too-many-seats"),
        ("letzter-stich-3", 2, "table/too-few-seats"),
        ("letzter-stich-3", 4, "table/pack-too-small"),
    ):
        with pytest.raises(TableError) as caught:
            load_game(game).table(seats)
        assert caught.value.code == code


def test_target_of_500_is_ten_last_tricks() -> None:
    match = begin_match(load_game("letzter-stich").table(4, preset="five-hundred"), Seat(0))
    for _ in range(10):
        assert not match.over
        match = score_deal(match, Result("deciding-trick", Seat(2), (0, 0, 50, 0), Seat(1), ()))
    assert match.winners == (2,)
