"""What a network is told in training is what a seat knows at the table, and nothing more."""

from random import Random
from typing import Any

import numpy as np
import pytest

from lasttrick.cards import Seat
from lasttrick.engine import Declare, Move, Play, legal, play, start, view
from lasttrick.games import GAME_NAMES, Table
from lasttrick.kernels.compiled import compiled, fits
from lasttrick.kernels.layout import blank
from lasttrick.kernels.masks import place_of
from lasttrick.kernels.placing import position_of
from lasttrick.kernels.tricks import lay
from lasttrick.players.policy import features
from lasttrick.players.policy.compiled.choosing import Thought, room_to_think
from lasttrick.players.policy.compiled.describing import describe
from lasttrick.players.policy.compiled.sighting import Shown, nothing_shown, see, show
from lasttrick.players.policy.seeing import plays_of, sight_of
from lasttrick.players.policy.sight import LENGTH
from tests.chance import one_of
from tests.kernels.differential import odd_deal
from tests.kernels.invented import invented_table
from tests.tables import drawn_table, single_tables


def compare(table: Table, chance: Random) -> int:
    """Play a deal by chance by engine and kernels; compare what each seat sees before a play."""
    rules, room = compiled(table), room_to_think(1)
    sight, shown = np.zeros(LENGTH, np.int64), blank(Shown)
    hands, talon = odd_deal(table, chance, 0.3)
    state = start(table, Seat(int(chance.random() * table.seats)), hands, talon, number=2)
    position, compared = None, 0
    while state.turn is not None:
        moves = tuple(move for move in legal(state) if move != Declare("peek"))
        move: Move = one_of(moves, chance)
        if isinstance(move, Play):
            if position is None:
                position = position_of(state)
                nothing_shown(rules, position, shown)
            seen = view(state, state.turn)
            see(rules, position, shown, sight)
            assert sight_of(seen) == sight.tolist()
            plays = [each for each in moves if isinstance(each, Play)]
            check_features(room, sight, plays_of(table, plays))
            card = place_of(table, move.card)
            show(rules, position, shown, card, int(move.down))
            lay(rules, position, card, int(move.down))
            compared += 1
        state = play(state, state.turn, move)
    return compared


def check_features(room: Thought, sight: Any, numbers: list[int]) -> None:
    room.plays[: len(numbers)] = numbers
    describe(
        sight, room.plays, len(numbers), room.clear, room.suits, room.order, room.moment, room.rows
    )
    plain = features.Room()
    moment = [0.0] * features.MOMENT
    rows = [[0.0] * features.PLAY for _ in numbers]
    features.describe(
        sight.tolist(), numbers, len(numbers), plain.clear, plain.suits, plain.order, moment, rows
    )
    assert room.moment.tolist() == moment
    assert room.rows[: len(numbers)].tolist() == rows
    for row in (moment, *rows):
        assert max(map(abs, row)) < 8


@pytest.mark.parametrize("game", GAME_NAMES)
def test_same_in_training_and_at_every_table(game: str) -> None:
    for label, table in single_tables(game, deal_only=True):
        compare(table, Random(label))
    for seed in range(6):
        chance = Random(f"{game} {seed}")
        compare(drawn_table(game, chance), chance)


def test_same_under_rules_that_no_game_has() -> None:
    chance = Random(5)
    compared = 0
    for _ in range(120):
        table = invented_table(chance)
        if fits(table):
            compared += compare(table, chance)
    assert compared > 500
