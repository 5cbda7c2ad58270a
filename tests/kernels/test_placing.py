"""Positions made of states: endings, and deals that are over."""

from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Dropped, State, ending, legal, play, result_of
from lasttrick.games import GAME_NAMES
from lasttrick.kernels.award import settle
from lasttrick.kernels.compiled import compiled
from lasttrick.kernels.placing import position_of
from lasttrick.kernels.replaying import replay_on
from tests.chance import chance_deal, one_of
from tests.kernels.differential import check_end, walked
from tests.tables import drawn_table


def last_tricks(state: State, chance: Random) -> State | None:
    """Return the ending that a deal comes to before some trick; None if it ends before."""
    table = state.table
    wanted = 2 + int(chance.random() * (table.tricks - 1))
    while not (state.over or (state.trick_number >= wanted and not state.trick)):
        assert state.turn is not None
        state = play(state, state.turn, one_of(legal(state), chance))
    decided = state.trick_number > table.deciding
    if state.phase != "play" or decided or any(card is not None for card in state.aside):
        return None
    assert state.turn is not None
    out = tuple(event.seat for event in state.log if isinstance(event, Dropped))
    return ending(
        table,
        state.start.dealer,
        [() if seat in out else hand for seat, hand in enumerate(state.hands)],
        trick=state.trick_number,
        leader=state.turn,
        out=out,
        won_before=state.winners_so_far,
    )


@pytest.mark.parametrize("game", GAME_NAMES)
def test_kernels_play_an_ending_as_the_engine_does(game: str) -> None:
    played = 0
    for seed in range(60):
        chance = Random(f"{game} {seed}")
        table = drawn_table(game, chance)
        state = last_tricks(chance_deal(table, chance), chance)
        if state is None:
            continue
        position, rules = position_of(state), compiled(table)
        moves, rows = [], []
        for seat, move, row, after in walked(state, chance):
            moves.append((seat, move))
            rows.append(row)
            state = after
        assert [tuple(row) for row in replay_on(table, rules, position, moves).tolist()] == rows
        check_end(state, position)
        played += 1
    assert played > 10


@pytest.mark.parametrize("game", GAME_NAMES)
def test_deal_that_is_over_is_counted_alike(game: str) -> None:
    for seed in range(20):
        chance = Random(f"{game} {seed}")
        table = drawn_table(game, chance)
        state = chance_deal(table, chance)
        for *_, after in walked(state, chance):
            state = after
        position = position_of(state)
        settle(compiled(table), position)
        assert tuple(position.points)[: table.seats] == result_of(state).points
        assert position.winner in (Seat(-1), result_of(state).winner)
