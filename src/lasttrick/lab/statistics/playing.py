"""One part of what is asked: its deals played and counted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lasttrick.cards import Seat
from lasttrick.engine import Move, State, play, result_of, view
from lasttrick.kernels.by_engine import Mover
from lasttrick.kernels.lanes import Lane, as_seed
from lasttrick.kernels.watching import Playouts, Watch, blank_watched, opened, watch_random
from lasttrick.lab.statistics.asked import OPEN_HANDS, RANDOM, Asked, Part
from lasttrick.lab.statistics.sums import Sums
from lasttrick.lab.statistics.weighing import Look, Weigher
from lasttrick.players import ask, make_player

Choose = Callable[[State], Move]


def done(asked: Asked, part: Part) -> Sums:
    """Play the deals of a part and return what they showed.

    A deal hangs on the seed and its number alone, not on the deals before it.
    """
    sums = Sums.blank(asked.table.seats)
    if asked.by == (RANDOM,) and not part.looked:
        sums.watch(watch_random(asked.table, part.deals, asked.seed, first=part.first))
        return sums
    playouts = Playouts(asked.table)
    watched = blank_watched(asked.table.seats)
    for number in range(part.first, part.first + part.deals):
        chance = Random(f"{asked.seed}/{number}/weighing")
        weigher = Weigher(playouts, asked.playouts, chance)
        choose = _chooser(asked, number, weigher)
        state, watch, look = opened(asked.table, number, asked.seed), Watch(), Look(weigher)
        while state.turn is not None:
            watch.see(state)
            if part.looked:
                look.see(state)
            state = play(state, state.turn, choose(state))
        watch.close(state, watched)
        if part.looked:
            look.close(state, sums.looks)
        if asked.mixed:
            _count_bots(asked, number, state, sums)
    sums.watch(watched)
    return sums


def seat_of(asked: Asked, bot: int, number: int) -> Seat:
    """Return where a bot sits in the deal of this number: they all move on after each."""
    return Seat((bot + number) % asked.table.seats)


def _chooser(asked: Asked, number: int, weigher: Weigher) -> Choose:
    if asked.by == (RANDOM,):
        return Mover(Lane(as_seed(asked.seed), number)).move
    if asked.by == (OPEN_HANDS,):
        return weigher.choice
    seats = asked.table.seats
    names = asked.by if asked.mixed else asked.by * seats
    players = {
        seat_of(asked, bot, number): make_player(name, Random(f"{asked.seed}/{number}/{bot}"))
        for bot, name in enumerate(names)
    }

    def choose(state: State) -> Move:
        assert state.turn is not None
        seen = view(state, state.turn)
        return seen.legal[0] if len(seen.legal) == 1 else ask(players[state.turn], seen)

    return choose


def _count_bots(asked: Asked, number: int, state: State, sums: Sums) -> None:
    result = result_of(state)
    for bot in range(len(asked.by)):
        seat = seat_of(asked, bot, number)
        points = result.points[seat]
        sums.bots.wins[bot] += seat == result.winner
        sums.bots.points[bot] += points
        sums.bots.squares[bot] += points * points
