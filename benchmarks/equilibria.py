"""How fast games with hidden hands are solved, beside plainer ways in the same run.

Run it with ``python benchmarks/equilibria.py``. Times are of this process, with compiled code
made ready before the clock starts. The last column is how many times as long the plainer way
takes: the same game with no suits taken as alike, or the ending as a linear program.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from itertools import combinations

import click

from lasttrick.cards import Seat
from lasttrick.engine import Hand, ending, view
from lasttrick.games import load_game
from lasttrick.solver.equilibria import short_game, short_table, solve_ending, solved, warm_up


def seconds(step: Callable[[], object], times: int) -> float:
    """Return the least time that a step takes of this process."""
    taken: list[float] = []
    for _ in range(times):
        begun = time.process_time()
        step()
        taken.append(time.process_time() - begun)
    return min(taken)


def short_lines(times: int) -> None:
    """Print how long short Agram takes."""
    table = load_game("agram").table(2)
    for cards, gap in ((2, 1e-4), (3, 1e-3)):
        game = short_game(short_table(table, cards))
        own = seconds(lambda: solved(game, gap=gap), times)  # noqa: B023
        plain = seconds(lambda: solved(game, gap=gap, exchange=False), 1)  # noqa: B023
        name = f"Agram, {cards} cards each, to a gap of {gap:g}"
        click.echo(f"{name:<52}{own:>10.3f} s{plain / own:>10.1f}x  every suit for itself")


def ending_lines(times: int) -> None:
    """Print how long endings with some hands for each seat take."""
    for name in ("agram", "sipa"):
        table = load_game(name).table(2)
        two = [table.pack[:2], table.pack[2:4]]
        state = ending(table, Seat(0), two, trick=table.tricks - 1, leader=Seat(0))
        for cards in (4, 7):
            every: dict[Hand, float] = dict.fromkeys(combinations(table.pack[::3][:cards], 2), 1.0)
            seen = view(state, None)
            own = seconds(lambda: solve_ending(seen, [every, every]), times)  # noqa: B023
            program = seconds(
                lambda: solve_ending(seen, [every, every], exactly=True),  # noqa: B023
                times,
            )
            title = f"{table.name}, an ending, {len(every)} hands for each seat"
            click.echo(f"{title:<52}{own:>10.4f} s{program / own:>10.1f}x  as a linear program")


@click.command()
@click.option("--times", type=click.IntRange(min=1), default=3, show_default=True)
def main(times: int) -> None:
    """Print the figures."""
    warm_up()
    click.echo(f"{'':<52}{'seconds':>12}{'times':>11}")
    short_lines(times)
    ending_lines(times)


if __name__ == "__main__":
    main()
