"""Deals in bulk: the same by kernels and by the engine, for any number of threads."""

import pytest

from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.kernels import (
    WAYS,
    Policy,
    Tally,
    always,
    deal_hands,
    legal_mask,
    many_deals,
    play_policy,
    play_random,
    policy,
)
from lasttrick.kernels.lanes import as_seed
from tests.tables import single_tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)


@pytest.fixture
def without_numba(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(many_deals, "available", lambda: False)


def some_tables(game: str) -> list[Table]:
    """Return a few tables: the default at every size, the options at one size or another."""
    tables = [table for _, table in single_tables(game, deal_only=True)]
    default = [load_game(game).table(seats) for seats in load_game(game).seats()]
    return default + tables[::7]


def mixed_policy(table: Table) -> Policy:
    """Return a policy in which every way comes up in every situation."""
    shares = (30, 20, 10, 25, 15)

    def entry(trick: int, role: str, last: bool) -> dict[str, int]:
        turned = (trick + len(role) + last) % 5
        return dict(zip(WAYS, shares[turned:] + shares[:turned], strict=True))

    return policy(table, entry)  # type: ignore[arg-type]


@every_game
def test_random_play_is_the_same_by_the_engine(game: str, request: pytest.FixtureRequest) -> None:
    played = [play_random(table, 12, seed) for seed, table in enumerate(some_tables(game))]
    request.getfixturevalue("without_numba")
    again = [play_random(table, 12, seed) for seed, table in enumerate(some_tables(game))]
    assert played == again


@every_game
def test_play_by_policy_is_the_same_by_the_engine(
    game: str, request: pytest.FixtureRequest
) -> None:
    def played() -> list[Tally]:
        return [
            play_policy(table, [mixed_policy(table)] * table.seats, 12, seed)
            for seed, table in enumerate(some_tables(game))
        ]

    compiled = played()
    request.getfixturevalue("without_numba")
    assert played() == compiled


@every_game
def test_hands_dealt_are_the_same_by_the_engine(game: str, request: pytest.FixtureRequest) -> None:
    table = load_game(game).table(load_game(game).seats()[-1])
    dealt = [list(row) for row in deal_hands(table, 50, 3)]
    request.getfixturevalue("without_numba")
    assert deal_hands(table, 50, 3) == dealt


def test_threads_change_nothing() -> None:
    table = load_game("sipa").table(3)
    once = play_random(table, 1001, seed=5)
    assert once == play_random(table, 1001, seed=5, threads=2)
    assert once == play_random(table, 1001, seed=5, threads=3)
    assert once != play_random(table, 1001, seed=6)
    assert once.deals == 1001
    assert sum(once.wins) == sum(once.endings.values()) == 1001


def test_more_threads_than_deals() -> None:
    table = load_game("sipa").table(3)
    assert play_random(table, 2, seed=5, threads=4) == play_random(table, 2, seed=5)
    assert play_random(table, 0, seed=5).deals == 0


def test_seed_of_any_size_will_do() -> None:
    table = load_game("agram").table(2)
    huge = play_random(table, 20, seed=3**100)
    assert huge == play_random(table, 20, seed=as_seed(3**100))
    assert huge != play_random(table, 20, seed=-(3**100))


def test_who_deals_and_what_there_is_to_win_count() -> None:
    table = load_game("letzter-stich").table(4, {"worth": "pool"})
    dealt = play_random(table, 200, seed=1, dealer=2, pool=3)
    assert sum(dealt.points) == 3 * 200
    assert dealt.wins != play_random(table, 200, seed=1, dealer=0, pool=3).wins


def test_seed_gives_the_same_deals_for_ever() -> None:
    tally = play_random(load_game("agram").table(4), 1000, seed=7)
    assert tally == Tally(
        deals=1000,
        cards=24000,
        endings={"deciding-trick": 1000},
        wins=(254, 271, 231, 244),
        points=(254, 271, 231, 244),
        squares=(254, 271, 231, 244),
    )


def test_high_cards_kept_win_more_often_than_chance() -> None:
    table = load_game("agram").table(4)
    keeps, chance = always(table, "lowest"), always(table, "any")
    won = play_policy(table, [keeps, chance, chance, chance], 2000, seed=2).wins[0]
    assert won > 600


def test_policy_that_chooses_anything_is_as_good_as_random_play() -> None:
    table = load_game("agram").table(4)
    won = play_policy(table, [always(table, "any")] * 4, 40_000, seed=2).wins
    assert all(abs(count - 10_000) < 400 for count in won)


def test_policy_that_is_not_whole_is_refused() -> None:
    table = load_game("agram").table(4)
    with pytest.raises(ValueError, match="100 per cent"):
        policy(table, lambda _trick, _role, _last: {"any": 99})
    with pytest.raises(ValueError, match="4 policies"):
        play_policy(table, [always(table, "any")] * 3, 1, 1)


def test_legal_cards_of_a_hand_as_masks() -> None:
    table = load_game("sipa").table(3)
    hand = 0b1001 | 0b11 << 16
    assert legal_mask(table, hand, -1, -1, 1) == (hand, 0)
    assert legal_mask(table, hand, 0, 1, 1) == (0b1000, 0b1)
    assert legal_mask(table, hand, 3, 48, 1) == (0, hand)
