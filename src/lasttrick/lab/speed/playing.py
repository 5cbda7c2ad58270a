"""Deals a second: a bare loop in Python, the engine, the kernels, the solver."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import cycle
from random import Random

from lasttrick.cards import Seat
from lasttrick.engine import State, dealt, legal, play, shuffled, start
from lasttrick.games import Table, load_game
from lasttrick.kernels import available, play_random
from lasttrick.lab.simulation import simulate
from lasttrick.lab.speed.line import Line, rate, rate_by_clock
from lasttrick.records import encode
from lasttrick.solver import forced_values

SEATS, TRICKS, PACK = 4, 6, 35
_KERNEL_DEALS = 40_000
BARE = "bare loop in Python"


def bare_loop(chance: Random) -> None:
    """Deal and play four-seat Agram with nothing but lists: no rules are checked, nothing kept."""
    pack = [13 * suit + rank for suit in range(4) for rank in (1, 2, 3, 4, 5, 6, 7, 8, 12)][:PACK]
    draw = chance.random
    for last in range(PACK - 1, 0, -1):
        other = int(draw() * (last + 1))
        pack[last], pack[other] = pack[other], pack[last]
    hands = [pack[TRICKS * seat : TRICKS * seat + TRICKS] for seat in range(SEATS)]
    leader = 0
    for _ in range(TRICKS):
        suit = best = winner = -1
        for turn in range(SEATS):
            seat = (leader + turn) % SEATS
            hand = hands[seat]
            may = hand if suit < 0 else [card for card in hand if card // 13 == suit] or hand
            card = may[int(draw() * len(may))]
            hand.remove(card)
            if suit < 0 or (card // 13 == suit and card > best):
                suit, best, winner = card // 13, card, seat
        leader = winner


def engine_deal(table: Table, chance: Random) -> State:
    """Deal and play a deal by the engine, every play checked."""
    state = first_moment(table, chance)
    while state.turn is not None:
        moves = legal(state)
        state = play(state, state.turn, moves[int(chance.random() * len(moves))])
    return state


def first_moment(table: Table, chance: Random) -> State:
    """Return a deal of chance before its first move."""
    return start(table, Seat(0), *dealt(table, Seat(0), shuffled(table.pack, chance)))


def playing_lines(seconds: float) -> Iterator[Line]:
    """Yield the speed of play, each beside the bare loop."""
    table, chance = load_game("agram").table(SEATS), Random(7)
    bare = rate(lambda: bare_loop(chance), seconds)

    def line(name: str, figure: float) -> Line:
        return Line("play", name, figure, "deals/s", figure / bare, BARE)

    yield line(BARE, bare)
    yield line("engine, random play", rate(lambda: engine_deal(table, chance), seconds))
    records = simulate(table, ["random"] * SEATS, deals=10**9, seed=7)
    yield line("bots through views, records written", rate(lambda: encode(next(records)), seconds))
    if not available():
        return
    for threads in sorted({1, os.cpu_count() or 1}):
        name = f"kernels, random play, {threads} {'thread' if threads == 1 else 'threads'}"
        yield line(name, rate_by_clock(_kernels(table, threads), seconds, each=_KERNEL_DEALS))


def solving_lines(seconds: float) -> Iterator[Line]:
    """Yield the speed of solving every lead of a deal, beside the plain search."""
    table, chance = load_game("agram").table(SEATS), Random(7)
    states = cycle([first_moment(table, chance) for _ in range(50)])
    name = "plain search in Python"
    plain = rate(lambda: forced_values(next(states), compiled=False), seconds)
    yield Line("solver", name, plain, "deals/s", 1.0, name)
    if available():
        figure = rate(lambda: forced_values(next(states), compiled=True), seconds)
        yield Line("solver", "compiled search", figure, "deals/s", figure / plain, name)


def _kernels(table: Table, threads: int) -> Callable[[], object]:
    return lambda: play_random(table, _KERNEL_DEALS, 7, threads)
