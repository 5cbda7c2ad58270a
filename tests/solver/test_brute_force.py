"""The solver against brute force on the engine: small endings of every game and option."""

from __future__ import annotations

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import State
from lasttrick.games import GAME_NAMES, Table
from lasttrick.solver import forced_values, settled_values
from tests.chance import chance_deal, moments
from tests.solver import plain
from tests.tables import drawn_table, single_tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)

SMALL = 150
"""So many ways to go on, guessed from the cards in hand, are small enough for brute force."""


def ways(state: State) -> int:
    """Guess how many ways there are to go on."""
    if state.phase != "play":
        return 4 ** state.table.seats if state.phase == "flag" else 10**9
    laid = {played.seat for played in state.trick}
    total = 1
    for seat in range(state.table.seats):
        if seat in state.out:
            continue
        for left in range(1, len(state.hands[seat]) + 1):
            number = state.table.tricks - left + 1
            doubled = state.table.laying[number] == "choice" and seat != state.turn
            total *= 2 * left if doubled else left
        assert len(state.hands[seat]) >= (seat not in laid)
    flags = state.table.rules.enforce.revokes == "flagged"
    return total * (4 ** state.table.seats if flags else 1)


def small_moments(table: Table, seed: int, limit: int = SMALL) -> list[State]:
    """Return the moments of a deal played by chance from which on brute force is quick."""
    chance = Random(seed)
    deal = chance_deal(table, chance, dealer=seed % table.seats)
    return [s for s in moments(deal, chance) if not s.over and ways(s) <= limit]


def check(state: State) -> None:
    """Hold every value of a moment against brute force."""
    for seat in range(state.table.seats):
        assert forced_values(state, Seat(seat)) == plain.forced_values(state, seat), state
    assert settled_values(state) == plain.settled_values(state), state


@every_game
def test_small_endings_at_every_table(game: str) -> None:
    checked = 0
    for number, (_, table) in enumerate(single_tables(game, deal_only=True)):
        small = small_moments(table, number)
        for state in small[:1] + small[1::5]:
            check(state)
            checked += 1
    assert checked > 30
