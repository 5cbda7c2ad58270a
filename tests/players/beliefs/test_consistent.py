"""That every world drawn could have produced the view: the engine plays it to the same."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Seat
from lasttrick.engine import State, view
from lasttrick.games import GAME_NAMES, Table
from lasttrick.players.beliefs import Beliefs, TooManyWays, likely, state_of
from tests.chance import chance_deal, one_of, walk
from tests.kernels.invented import invented_table
from tests.players.tables import every_table
from tests.replaying import replayed
from tests.tables import tables

PATIENCE = 2000
"""Where many answers lie hidden at a large table, the ways take seconds to count."""


def table_hides_much(table: Table) -> bool:
    return table.seats > 3 and table.duty != "free" and "not-beating" in table.laying


def moments(table: Table, seed: int) -> Iterator[State]:
    """Yield the moments of a deal of chance before it is over."""
    chance = Random(seed)
    state = chance_deal(table, chance, dealer=seed % table.seats, number=1 + seed % 2)
    for moment, _, _ in walk(state, chance):
        yield moment


def check(state: State, seat: Seat | None, chance: Random) -> None:
    """Draw a world of what a seat or the public sees, and let the engine play it."""
    seen = view(state, seat)
    try:
        beliefs = Beliefs(seen, patience=PATIENCE)
    except TooManyWays:
        assert table_hides_much(seen.table)
        return
    again = state_of(seen, likely(seen, beliefs.world(chance), chance))
    assert view(again, seat) == seen
    assert replayed(again) == again


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_world_could_have_produced_the_view(game: str) -> None:
    for number, table in enumerate(table for table in every_table() if table.game == game):
        chance = Random(number)
        for state in moments(table, number):
            assert state.turn is not None
            if chance.random() < 0.25:
                check(state, one_of((state.turn, table.next_to(state.turn), None), chance), chance)


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=30, deadline=None)
def test_so_could_every_world_under_any_options(table: Table, seed: int) -> None:
    chance = Random(seed)
    for state in moments(table, seed):
        assert state.turn is not None
        check(state, state.turn, chance)


def test_so_could_every_world_under_invented_rules() -> None:
    for seed in range(40):
        chance = Random(seed)
        for state in moments(invented_table(chance), seed):
            assert state.turn is not None
            if chance.random() < 0.4:
                check(state, state.turn, chance)
