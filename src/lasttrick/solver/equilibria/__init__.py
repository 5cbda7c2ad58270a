"""Play with hidden hands between two seats: equilibria, and how far a policy is from one.

Short games, in which only the last trick counts and each hand has up to three cards or so,
are solved for the whole pack (:func:`solved`); endings of every game for hands that one
thinks possible (:func:`solve_ending`); the last two tricks of every game for hundreds of
hands, while a player waits (:mod:`~lasttrick.solver.equilibria.two_cards`). All of it needs
the extra ``fast``, and linear programs the extra ``solve``; ``docs/equilibria.md`` has the
figures.
"""

from lasttrick.solver.equilibria.all_worlds import all_worlds
from lasttrick.solver.equilibria.ending_tree import Range
from lasttrick.solver.equilibria.endings import SolvedEnding, solve_ending
from lasttrick.solver.equilibria.policies import Policy, blank_policy
from lasttrick.solver.equilibria.public_tree import TrickLayer, public_tree
from lasttrick.solver.equilibria.short_game import ShortGame, short_game, short_table
from lasttrick.solver.equilibria.solving import (
    Bounds,
    Equilibrium,
    best_answer,
    bounds_by,
    solved,
)
from lasttrick.solver.equilibria.warming import warm_up

__all__ = [
    "Bounds",
    "Equilibrium",
    "Policy",
    "Range",
    "ShortGame",
    "SolvedEnding",
    "TrickLayer",
    "all_worlds",
    "best_answer",
    "blank_policy",
    "bounds_by",
    "public_tree",
    "short_game",
    "short_table",
    "solve_ending",
    "solved",
    "warm_up",
]
