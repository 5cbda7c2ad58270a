"""Random play by other libraries for games, where they are installed: moves a second."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from typing import Any

from lasttrick.games import load_game
from lasttrick.kernels import available, play_random
from lasttrick.lab.speed.line import Line, rate
from lasttrick.lab.speed.playing import SEATS, TRICKS, engine_deal

_BATCH = 1024


def other_lines(seconds: float) -> Iterator[Line]:
    """Yield moves a second by chance of what is installed, beside our own engine.

    Games differ, and so does what a move is; it is the order of size that says something.
    """
    ready = [(name, make) for name, module, make in _OTHERS if find_spec(module) is not None]
    if not ready:
        return
    table, chance = load_game("agram").table(SEATS), Random(7)
    own = "lasttrick engine, agram 4"
    reference = rate(lambda: engine_deal(table, chance), seconds, each=SEATS * TRICKS)

    def line(name: str, figure: float) -> Line:
        return Line("others", name, figure, "moves/s", figure / reference, own)

    yield line(own, reference)
    if available():
        figure = rate(lambda: play_random(table, 10_000, 7), seconds, each=10_000 * SEATS * TRICKS)
        yield line("lasttrick kernels, agram 4", figure)
    for name, make in ready:
        step, each = make(chance)
        yield line(name, rate(step, seconds, each=each))


Made = tuple[Callable[[], object], int]


def _open_spiel(chance: Random) -> Made:
    """Play Oh Hell, a game of tricks, to the end of a deal."""
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("oh_hell(players=4,num_tricks_fixed=6)")

    def deal() -> int:
        state = game.new_initial_state()
        moves = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            state.apply_action(actions[int(chance.random() * len(actions))])
            moves += 1
        return moves

    return deal, deal()


def _petting_zoo(chance: Random) -> Made:
    """Take a hundred steps of Connect Four."""
    environment: Any = import_module("pettingzoo.classic.connect_four_v3").env()

    def steps() -> None:
        environment.reset(seed=7)
        for _ in range(100):
            observation, _, over, cut, _ = environment.last()
            if over or cut:
                environment.reset(seed=7)
                continue
            legal = [move for move, may in enumerate(observation["action_mask"]) if may]
            environment.step(legal[int(chance.random() * len(legal))])

    return steps, 100


def _pgx(_: Random) -> Made:
    """Take one step at many tables of Kuhn poker at once; a new deal follows one that is over."""
    jax: Any = import_module("jax")
    environment: Any = import_module("pgx").make("kuhn_poker")
    reset: Any = import_module("pgx.experimental").auto_reset
    played = reset(environment.step, environment.init)

    def stepped(state: Any, keys: Any) -> Any:
        chosen = jax.vmap(jax.random.categorical)(keys, jax.numpy.log(state.legal_action_mask))
        return jax.vmap(played)(state, chosen, keys), jax.vmap(jax.random.fold_in)(keys, chosen)

    step = jax.jit(stepped)
    keys = jax.random.split(jax.random.PRNGKey(7), _BATCH)
    now = [jax.vmap(environment.init)(keys), keys]

    def steps() -> None:
        now[:] = step(*now)
        jax.block_until_ready(now)

    return steps, _BATCH


_OTHERS: tuple[tuple[str, str, Callable[[Random], Made]], ...] = (
    ("OpenSpiel, oh_hell 4", "pyspiel", _open_spiel),
    ("PettingZoo, connect_four", "pettingzoo", _petting_zoo),
    (f"pgx, kuhn_poker, {_BATCH} at once", "pgx", _pgx),
)
