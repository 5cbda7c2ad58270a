"""Compiling all of it before anybody waits for it."""

from __future__ import annotations

from lasttrick.cards import CLUBS, DIAMONDS, RANKS, card_of
from lasttrick.solver.equilibria.sequence_form import SequenceFormBuilder
from lasttrick.solver.equilibria.sequence_learning import learnt
from lasttrick.solver.equilibria.short_game import ShortGame
from lasttrick.solver.equilibria.solving import solved


def warm_up() -> None:
    """Solve the smallest games that there are, so that all code is compiled and cached."""
    names = tuple(card_of(rank, suit) for suit in (CLUBS, DIAMONDS) for rank in RANKS[:3])
    solved(ShortGame(3, names, (3, 3, 0, 0), (0, 0, 2, 2)), most_rounds=1)
    builder = SequenceFormBuilder()
    first = builder.information_set(0, "leads", 0, 2)
    builder.end(first, 0, 1.0)
    builder.end(first + 1, 0, 0.0)
    learnt(builder.built(), gap=1.0)
