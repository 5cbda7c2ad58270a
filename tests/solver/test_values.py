"""The pinned deals, and what must hold of values whatever they are."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from random import Random

import numpy as np
import pytest

from lasttrick.cards import SUIT_OF, SUITS, Card, Seat, card_of, parse_cards, rank_of
from lasttrick.engine import Play, State, ending, start
from lasttrick.errors import SolverError, TableError
from lasttrick.games import GAME_NAMES, Table, find_game, load_game
from lasttrick.kernels.masks import cards_in, mask_of
from lasttrick.solver import forced_values, settled_values, solve
from lasttrick.solver.aims import EachForItself
from lasttrick.solver.bulk import LeadSolver
from tests.chance import chance_deal, moments, played_out
from tests.solver import plain
from tests.solver.pinned import FILE, TABLES, pinned
from tests.tables import drawn_table

PASSAGES = FILE.read_text("utf-8").split("DEAL ")[1:]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_pinned_deals_have_their_values_at_every_moment(number: int) -> None:
    found = "".join(f"{line}\n" for line in pinned(*TABLES[number], compiled=True))
    assert found == "DEAL " + PASSAGES[number]


def test_every_game_is_pinned() -> None:
    assert len(PASSAGES) == len(TABLES)
    assert {game for game, _, _ in TABLES} == set(GAME_NAMES)


def middle(table: Table, seed: int) -> State:
    """Return a moment in the middle of a deal, with a few cards in each hand."""
    chance = Random(seed)
    found = moments(chance_deal(table, chance), chance)
    playing = [state for state in found if state.phase == "play"]
    deep = [s for s in playing if sum(map(len, s.hands)) <= (8 if table.duty == "free" else 12)]
    return (deep or playing[-1:])[0] if playing else found[-1]


@pytest.mark.parametrize("game", GAME_NAMES)
def test_compiled_and_plain_search_agree_in_the_middle_of_deals(game: str) -> None:
    chance = Random(f"agree/{game}")
    for seed in range(12):
        state = middle(drawn_table(game, chance), seed)
        if not state.over:
            assert solve(state, compiled=False) == solve(state, compiled=True), state


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("compiled", [False, True])
def test_what_one_seat_forces_bounds_what_comes_of_it(game: str, compiled: bool) -> None:
    """With more than two seats nobody gets less for itself than it could force."""
    seats = load_game(game).seats()
    for seed in range(4):
        state = middle(load_game(game).table(max(3, seats.start)), seed)
        if state.over:
            continue
        for move in solve(state, compiled=compiled).moves:
            assert move.settled is not None
            for seat, forced in enumerate(move.forced):
                assert move.settled[seat] >= forced


def exchanged(table: Table, card: Card, order: list[int]) -> Card:
    """Return a card in another suit."""
    return card_of(rank_of(card), SUITS[order[SUIT_OF[card]]])


@pytest.mark.parametrize("game", ["eighty-three", "letzter-stich", "cat-te", "garame"])
def test_suits_of_one_kind_can_change_places(game: str) -> None:
    """Where every suit has the same cards, no value hangs on which suit is which."""
    options = {"deck": 32} if game == "garame" else {}
    table = load_game(game).table(4, options)
    chance = Random(game)
    for _ in range(12):
        order = [0, 1, 2, 3]
        chance.shuffle(order)
        pack = chance.sample(table.pack, len(table.pack))
        hands = [tuple(pack[2 * seat : 2 * seat + 2]) for seat in range(4)]
        trick = table.tricks - 1
        one = ending(table, Seat(0), hands, trick=trick, leader=Seat(1))
        other = ending(
            table,
            Seat(0),
            [tuple(exchanged(table, card, order) for card in hand) for hand in hands],
            trick=trick,
            leader=Seat(1),
        )
        before = [(m.forced, m.settled) for m in solve(one).moves]
        assert before == [(m.forced, m.settled) for m in solve(other).moves]


@pytest.mark.parametrize("game", [name for name in GAME_NAMES if name != "letzter-stich-3"])
def test_seats_can_move_round_the_table(game: str) -> None:
    table = load_game(game).table(4)
    chance = Random(game)
    each = 2
    for _ in range(12):
        pack = chance.sample(table.pack, len(table.pack))
        hands = [tuple(pack[each * seat : each * (seat + 1)]) for seat in range(4)]
        trick = table.tricks - each + 1
        turned = [hands[(seat - 1) % 4] for seat in range(4)]
        one = solve(ending(table, Seat(0), hands, trick=trick, leader=Seat(2)))
        other = solve(ending(table, Seat(1), turned, trick=trick, leader=Seat(3)))
        for before, after in zip(one.moves, other.moves, strict=True):
            assert before.move == after.move
            assert before.settled is not None
            assert after.settled == (before.settled[-1], *before.settled[:-1])
            assert after.forced == (before.forced[-1], *before.forced[:-1])


def test_threads_do_not_disturb_each_other() -> None:
    states = [chance_deal(load_game("agram").table(3), Random(seed)) for seed in range(24)]
    alone = [forced_values(state, compiled=True) for state in states]
    with ThreadPoolExecutor(8) as pool:
        together = list(pool.map(lambda s: forced_values(s, compiled=True), states * 4))
        slow = list(pool.map(lambda s: settled_values(s, compiled=False), states[:4]))
    assert together == alone * 4
    assert slow == [settled_values(state, compiled=True) for state in states[:4]]


@pytest.mark.parametrize(
    ("game", "seats"), [("agram", 2), ("agram", 4), ("mali", 2), ("spar", 2), ("sipa", 3)]
)
def test_bulk_gives_the_values_of_every_lead(game: str, seats: int) -> None:
    table = load_game(game).table(seats)
    leader = table.leader(Seat(0))
    states = [chance_deal(table, Random(seed)) for seed in range(40)]
    hands = np.array([[mask_of(table, hand) for hand in s.hands] for s in states], np.int64)
    found = LeadSolver(table, leader).values(hands)
    for state, row in zip(states, found.tolist(), strict=True):
        values = forced_values(state, compiled=True)
        cards = cards_in(table, mask_of(table, state.hands[leader]))
        assert row == [values[Play(card)] for card in cards]


def test_bulk_takes_only_deals_that_are_no_more_than_their_hands() -> None:
    for game in ("cat-te", "eighty-three", "garame"):
        with pytest.raises(SolverError, match="no more than its hands") as refused:
            LeadSolver(load_game(game).table(3), Seat(0))
        assert refused.value.code == "solver/not-in-bulk"
    with pytest.raises(ValueError, match="6 cards"):
        LeadSolver(load_game("agram").table(2), Seat(0)).values(np.zeros((1, 2), np.int64))


def test_deal_that_is_over_has_no_values() -> None:
    end = played_out(chance_deal(load_game("agram").table(2), Random(1)), Random(1))
    for ask in (solve, forced_values, settled_values):
        with pytest.raises(SolverError) as refused:
            ask(end)
        assert refused.value.code == "solver/deal-over"


def test_ending_without_its_deciding_trick_has_no_values() -> None:
    table = load_game("eighty-three").table(2)
    hands = [parse_cards("AC"), parse_cards("KC")]
    with pytest.raises(TableError) as refused:
        ending(table, Seat(0), hands, trick=6, leader=Seat(0))
    assert refused.value.code == "table/bad-deal"


def test_tie_is_broken_against_the_next_seat() -> None:
    """Seat 0 cannot win; it gives the deal to seat 2, because seat 1 plays after it."""
    table = load_game("agram").table(3, {"direction": "clockwise"})
    hands = [parse_cards(hand) for hand in ("7C 7H 3H", "TC 9S AD", "TH 4D 3D")]
    state = ending(table, Seat(2), hands, trick=4, leader=Seat(2))
    by_card = {str(move): points for move, points in settled_values(state).items()}
    assert by_card == {str(m): p for m, p in plain.settled_values(state).items()}
    aim = EachForItself([(0, 1, 2), (1, 2, 0), (2, 0, 1)])
    assert aim.choose(0, [(0, 1, 0), (0, 0, 1)]) == (0, 0, 1)
    assert aim.choose(2, [(0, 1, 0), (1, 0, 0)]) == (0, 1, 0)
    assert aim.choose(1, [(0, 1, 0), (1, 0, 0), (0, 2, -5)]) == (0, 2, -5)


def test_own_game_with_large_points_is_solved_plainly(tmp_path: object) -> None:
    path = f"{tmp_path}/rich.toml"
    with open(path, "w", encoding="utf-8") as file:
        file.write('extends = "agram"\nname = "Rich"\n\n[award]\nplain = 100000\n')
    table = find_game(path).table(2)
    state = start(
        table,
        Seat(1),
        [table.pack[:6], table.pack[6:12]],
        table.pack[12:],
    )
    assert set(forced_values(state, compiled=True).values()) <= {100000, -100000}
