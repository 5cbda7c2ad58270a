"""How fast the kernels deal and play every game, beside a bare loop in the same run.

Run it with ``python -m benchmarks.kernels``. The bare loop is that of ``lasttrick bench``:
four-seat Agram at random with lists and no rules. Games are compared by cards played in a
second, because deals differ in length. Every figure is the best of some rounds, each
measured in the time of this process's own processor; two threads are measured by the clock.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import partial
from random import Random

import click

from lasttrick.games import GAME_NAMES, Table, load_game
from lasttrick.kernels import Tally, always, play_policy, play_random, speed_hint
from lasttrick.lab.speed.playing import bare_loop

ROUNDS = 5
SECONDS = 0.4
BARE_DEALS = 20_000
CARDS_IN_AGRAM = 24

Play = Callable[[int], Tally]


def best_of(play: Play, clock: Callable[[], float] = time.process_time) -> tuple[float, float]:
    """Return deals and cards in a second, once everything is compiled."""
    play(1)
    begun = clock()
    sample = play(2000)
    deals = max(10, int(2000 * SECONDS / max(clock() - begun, 1e-9)))
    least = float("inf")
    for _ in range(ROUNDS):
        begun = clock()
        sample = play(deals)
        least = min(least, clock() - begun)
    return sample.deals / least, sample.cards / least


def bare_rate() -> float:
    """Return how many deals the bare loop plays in a second."""
    chance, least = Random(7), float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(BARE_DEALS // ROUNDS):
            bare_loop(chance)
        least = min(least, time.process_time() - begun)
    return BARE_DEALS / ROUNDS / least


def line(name: str, deals: float, cards: float, bare: float) -> None:
    """Print one row: the bare loop is compared by cards."""
    times = cards / (bare * CARDS_IN_AGRAM)
    click.echo(f"{name:<34}{deals / 1e6:>10.2f} M{cards / 1e6:>10.1f} M{times:>10.0f} x")


def four_or_nearest(game: str) -> Table:
    """Return the default table of a game for four, or for as near as it can be played."""
    held = load_game(game)
    return held.table(min(held.seats(), key=lambda seats: abs(seats - 4)))


@click.command()
def main() -> None:
    """Print the figures."""
    hint = speed_hint()
    if hint is not None:
        click.echo(hint)
    bare = bare_rate()
    click.echo(f"{'':<34}{'deals/s':>12}{'cards/s':>12}{'bare loop':>12}")
    line("bare loop, no rules", bare, bare * CARDS_IN_AGRAM, bare)
    agram = load_game("agram").table(4)
    for threads in (1, 2):
        play = partial(play_random, agram, seed=7, threads=threads)
        rates = best_of(play, time.perf_counter)
        line(f"agram 4, {threads} threads, by the clock", *rates, bare)
    for game in GAME_NAMES:
        table = four_or_nearest(game)
        line(f"{game} {table.seats}", *best_of(partial(play_random, table, seed=7)), bare)
    low = partial(play_policy, agram, [always(agram, "lowest")] * 4, seed=7)
    line("agram 4, by policy", *best_of(low), bare)


if __name__ == "__main__":
    main()
