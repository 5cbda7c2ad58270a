"""The engine is the law: over every game, size and option the kernels do what it does."""

from collections import Counter
from random import Random

import pytest

from lasttrick.engine import result_of
from lasttrick.games import GAME_NAMES, Table, Value, load_game
from lasttrick.kernels.compiled import compiled, fits
from lasttrick.kernels.tally import WAYS_TO_WIN
from tests.kernels.differential import compare
from tests.kernels.invented import invented_table
from tests.tables import drawn_table, single_tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def compare_many(table: Table, chance: Random, deals: int, odd: float = 0.5) -> Counter[str]:
    rules = compiled(table)
    return Counter(result_of(compare(table, rules, chance, odd)).by for _ in range(deals))


@every_game
def test_kernels_agree_at_every_size_under_every_preset_and_option(game: str) -> None:
    ended: Counter[str] = Counter()
    for label, table in single_tables(game, deal_only=True):
        ended += compare_many(table, Random(label), 6)
    assert ended["deciding-trick"]
    assert ended["sweep"] or game != "cat-te"
    assert ended["revoke"] or game != "spar"


@every_game
def test_kernels_agree_under_mixtures_of_options(game: str) -> None:
    for seed in range(20):
        chance = Random(f"{game} {seed}")
        compare_many(drawn_table(game, chance), chance, 4)


@pytest.mark.parametrize(
    ("game", "options"),
    [
        ("cat-te", {"instant-tie": "strength"}),
        ("cat-te", {"instant-tie": "turn-order"}),
        ("cat-te", {"instant-tie": "suit-order", "low-six": "on"}),
        ("cat-te", {"instant": "literal", "claim": "manual", "instant-tie": "suit-order"}),
        ("garame", {"naturals": "gabon"}),
        ("garame", {"naturals": "cameroon", "deck": 32}),
        ("eighty-three", {}),
    ],
)
def test_kernels_agree_about_hands_as_dealt(game: str, options: dict[str, Value]) -> None:
    held = load_game(game)
    for seats in held.seats(options):
        compare_many(held.table(seats, options), Random(seats), 60, odd=1)


@pytest.mark.parametrize("part", range(4))
def test_kernels_agree_under_rules_that_no_game_has(part: int) -> None:
    chance = Random(part)
    ended: Counter[str] = Counter()
    for _ in range(150):
        table = invented_table(chance)
        if fits(table):
            ended += compare_many(table, chance, 3)
    assert set(ended) == {*WAYS_TO_WIN}


@pytest.mark.sweep
@every_game
@pytest.mark.parametrize("part", range(4))
def test_kernels_agree_in_a_million_deals(game: str, part: int) -> None:
    chance = Random(f"{game} {part}")
    deals = 1_000_000 // len(GAME_NAMES) // 4 + 1
    tables = [table for _, table in single_tables(game, deal_only=True)]
    for number in range(deals // 20 + 1):
        table = tables[number] if number < len(tables) else drawn_table(game, chance)
        compare_many(table, chance, 20)
