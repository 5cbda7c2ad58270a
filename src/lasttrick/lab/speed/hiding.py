"""How long games with hidden hands take to be solved."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from time import process_time

from lasttrick.games import load_game
from lasttrick.kernels import available
from lasttrick.lab.speed.line import Line, least

_GAPS = ((2, 1e-4), (3, 1e-3))
"""How many cards each seat has, and how near to an equilibrium it is solved."""


def hiding_lines(seconds: float) -> Iterator[Line]:
    """Yield how long Agram for two takes with few cards, beside the plain way for two cards."""
    if not available():
        return
    from lasttrick.solver.equilibria import short_game, short_table, solved, warm_up

    warm_up()
    table = load_game("agram").table(2)
    two = short_game(short_table(table, 2))
    of = "Agram, 2 cards each, every suit for itself"
    own_least = partial(least, seconds=seconds, fewest=1, clock=process_time)
    plain = own_least(lambda: solved(two, gap=1e-4, exchange=False))
    yield Line("equilibria", of, plain, "s", 1.0, of)
    for cards, gap in _GAPS:
        game = short_game(short_table(table, cards))
        taken = own_least(lambda: solved(game, gap=gap))  # noqa: B023
        name = f"Agram, {cards} cards each, gap {gap:g}"
        yield Line("equilibria", name, taken, "s", taken / plain, of)
