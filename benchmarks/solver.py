"""How fast deals are solved, beside the plain search in the same run.

Run it with ``python benchmarks/solver.py``. Figures are for one core, in this process's time,
with compiled code made ready before the clock starts. The last column is how many times as
fast it is as the plain search in Python, on deals of the same kind.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import cycle
from random import Random

import click
import numpy as np

from lasttrick.cards import Seat
from lasttrick.engine import State, dealt, shuffled, start
from lasttrick.games import Table, load_game
from lasttrick.kernels.masks import mask_of
from lasttrick.solver import forced_values, settled_values
from lasttrick.solver.bulk import LeadSolver, Masks

SECONDS = 2.0


def deals(table: Table, number: int) -> list[State]:
    """Return deals of chance at their first lead."""
    chance = Random(7)
    return [
        start(table, Seat(0), *dealt(table, Seat(0), shuffled(table.pack, chance)))
        for _ in range(number)
    ]


def masks(table: Table, number: int) -> Masks:
    """Return the hands of as many deals as numbers."""
    hands = [[mask_of(table, hand) for hand in deal.hands] for deal in deals(table, number)]
    return np.array(hands, np.int64)


def rate(step: Callable[[], object], each: int = 1) -> float:
    """Return how many deals are done in a second of this process's time."""
    step()
    begun = time.process_time()
    done = 0
    while time.process_time() - begun < SECONDS:
        step()
        done += each
    return done / (time.process_time() - begun)


def one_by_one(table: Table, solve: Callable[[State], object]) -> float:
    """Return the rate of solving deals of this table one after the other."""
    states = cycle(deals(table, 50))
    return rate(lambda: solve(next(states)))


def in_bulk(table: Table, number: int) -> float:
    """Return the rate of solving every lead of many deals in one call."""
    solver = LeadSolver(table, table.leader(Seat(0)))
    hands = masks(table, number)
    return rate(lambda: solver.values(hands), number)


@click.command()
def main() -> None:
    """Print the figures."""
    click.echo(f"{'every lead solved':<52}{'deals/s':>12}{'of plain':>12}")
    for seats, number in ((2, 20_000), (4, 500)):
        table = load_game("agram").table(seats)
        plain = one_by_one(table, lambda state: forced_values(state, compiled=False))
        each = one_by_one(table, lambda state: forced_values(state, compiled=True))
        bulk = in_bulk(table, number)
        name = f"Agram, {seats} seats, forced by the leader: "
        for how, figure in (("plain search", plain), ("one by one", each), ("in bulk", bulk)):
            click.echo(f"{name + how:<52}{figure:>12,.0f}{figure / plain:>11,.1f}x")
    table = load_game("agram").table(4)
    plain = one_by_one(table, lambda state: settled_values(state, compiled=False))
    each = one_by_one(table, lambda state: settled_values(state, compiled=True))
    for how, figure in (("plain search", plain), ("one by one", each)):
        name = f"Agram, 4 seats, each for itself: {how}"
        click.echo(f"{name:<52}{figure:>12,.2f}{figure / plain:>11,.1f}x")


if __name__ == "__main__":
    main()
