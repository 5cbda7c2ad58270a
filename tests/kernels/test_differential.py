"""The engine is the law: over every game, size and option the kernels do what it does."""

from collections import Counter
from random import Random

import pytest

from lasttrick.cards import Seat, parse_card, parse_cards
from lasttrick.engine import Move, Play, play, result_of, start
from lasttrick.games import GAME_NAMES, Table, Value, load_game
from lasttrick.kernels.compiled import compiled, fits
from lasttrick.kernels.replaying import replay
from lasttrick.kernels.tally import WAYS_TO_WIN
from tests.kernels.differential import check_end, compare
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


@pytest.mark.parametrize(("thrown", "paid"), [("AH", 0), ("2D", 1)])
def test_kernels_agree_about_an_ace_that_was_thrown_away_in_time(thrown: str, paid: int) -> None:
    held = load_game("cat-te")
    table = held.table(3, {"ace": "sandbag-b", "score": "points"})
    hands = [
        tuple(parse_cards(hand))
        for hand in ("2C 4C 5C 6D 7D 8S", "3C KH QH JH 9S TS", "AH 2D 3D 4D 5D 2S")
    ]
    used = {card for hand in hands for card in hand}
    talon = tuple(card for card in table.pack if card not in used)
    state = start(table, Seat(0), hands, talon)
    script = f"0:2C 2:{thrown}* 1:3C 1:KH 0:4C* 2:3D* 1:QH 0:5C* 2:4D* 1:JH 0:6D* 2:5D*"
    moves: list[tuple[Seat, Move]] = []
    for token in script.split():
        seat, code = token.split(":")
        moves.append((Seat(int(seat)), Play(parse_card(code.rstrip("*")), code.endswith("*"))))
        state = play(state, *moves[-1])
    position, _ = replay(table, compiled(table), Seat(0), hands, talon, moves)
    check_end(state, position)
    assert result_of(state).points == (0, 4, -paid)


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
