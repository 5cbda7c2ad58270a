"""A deal made ready to be searched."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.engine import State
from lasttrick.solver.ends import Ends
from lasttrick.solver.flags import Flags
from lasttrick.solver.terms import Terms, terms_of


class Deal(NamedTuple):
    """A deal to be searched."""

    terms: Terms
    ends: Ends
    flags: Flags


def deal_of(state: State) -> Deal:
    """Return a deal at any moment of its play, ready to be searched."""
    terms = terms_of(state)
    ends = Ends(terms)
    return Deal(terms, ends, Flags(state, ends))
