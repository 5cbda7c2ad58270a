"""That compiled code looks into the same worlds as the engine, and values them as the solver."""

from collections.abc import Callable, Iterator
from random import Random

import numpy as np
import pytest

from lasttrick.engine import Play, State, View, view
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.kernels.layout import layout
from lasttrick.kernels.placing import position_of
from lasttrick.kernels.position import Position
from lasttrick.players.beliefs import Beliefs, World, state_of
from lasttrick.players.foresight import Foresight
from lasttrick.players.foresight.compiled import CompiledForesight
from lasttrick.players.foresight.placing import Placing
from lasttrick.players.foresight.plain import PlainForesight, is_late
from lasttrick.solver import forced_values
from lasttrick.solver.worlds import WorldSolver
from tests.chance import chance_deal, walk
from tests.players.tables import last_tricks

APART = ("pack", "next_card")
"""What holds the order of the talon, which no play looks at."""


def late_moments(game: str, seed: int) -> Iterator[State]:
    """Yield the moments of play with a choice in the last tricks of a deal of chance."""
    sizes = load_game(game).seats()
    table = load_game(game).table(3 if 3 in sizes else sizes[0])
    chance = Random(seed)
    for state, _, _ in walk(chance_deal(table, chance, dealer=seed % table.seats), chance):
        if state.phase == "play" and is_late(view(state, state.turn)):
            yield state


def some_worlds(seen: View, number: int) -> list[World]:
    beliefs, chance = Beliefs(seen), Random(3)
    return [beliefs.world(chance) for _ in range(number)]


def compiled(seen: View, plays: tuple[Play, ...]) -> Foresight:
    return CompiledForesight(seen, plays, patience=0)


def plays_of(seen: View) -> tuple[Play, ...]:
    return tuple(move for move in seen.legal if isinstance(move, Play))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_worlds_are_valued_as_the_plain_search_values_them(game: str) -> None:
    valued = 0
    for seed in range(6):
        for state in late_moments(game, seed):
            seen = view(state, state.turn)
            plays, worlds = plays_of(seen), some_worlds(seen, 3)
            solver = WorldSolver(state_of(seen, worlds[0]), plays)
            if len(plays) == 1 or not solver.fits:
                continue
            values = solver.values(Placing(seen, worlds[0]).hands(worlds))
            for world, row in zip(worlds, values.tolist(), strict=True):
                plain = forced_values(state_of(seen, world), compiled=False)
                assert row == [plain[play] for play in plays]
                valued += 1
    assert valued > 0


@pytest.mark.parametrize("game", [*GAME_NAMES, "spar, dry"])
def test_worlds_are_placed_as_the_engine_has_them(game: str) -> None:
    options: dict[str, object] = {"dry": "on"} if "," in game else {}
    held = load_game(game.partition(",")[0])
    table, chance = held.table(held.seats(options)[-1], options), Random(5)
    for state, _, _ in walk(chance_deal(table, chance), chance):
        if state.phase != "play" or chance.random() < 0.7:
            continue
        seen = view(state, state.turn)
        worlds = some_worlds(seen, 2)
        placing = Placing(seen, worlds[0])
        placed = placing.positions(worlds, placing.hands(worlds))
        for world, position in zip(worlds, placed, strict=True):
            true = position_of(state_of(seen, world))
            for field in layout(Position).names or ():
                if field not in APART:
                    assert np.array_equal(getattr(position, field), getattr(true, field)), field


def test_a_search_without_patience_is_given_up_and_says_nothing() -> None:
    table = load_game("agram").table(4)
    seen = view(state := chance_deal(table, Random(1)), state.turn)
    looking = CompiledForesight(seen, plays_of(seen), patience=2)
    looking.look(some_worlds(seen, 4), seed=1)
    assert looking.worlds == 4
    assert all(worth.forced is None for worth in looking.found())


@pytest.mark.parametrize("looks", [compiled, PlainForesight])
def test_a_card_that_always_wins_is_seen_to(looks: Callable[..., Foresight]) -> None:
    # Every other heart is gone or lower, and both others can be led to in turn.
    state = last_tricks("agram", ["AH AD", "4C 5C"], trick=5, leader=0)
    seen = view(state, state.turn)
    looking = looks(seen, plays_of(seen))
    looking.look(some_worlds(seen, 12), seed=1)
    for worth in looking.found():
        assert worth.forced == 1
