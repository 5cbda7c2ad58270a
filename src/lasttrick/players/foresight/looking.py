"""Which way there is to look into worlds, here and now."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Protocol

from lasttrick.engine import Play, View
from lasttrick.players.assessment import PlayWorth, Share
from lasttrick.players.beliefs import World
from lasttrick.players.budget import Budget
from lasttrick.players.foresight.plain import PlainForesight, is_late
from lasttrick.players.foresight.readiness import compiled_is_ready

if TYPE_CHECKING:
    from lasttrick.players.foresight.learnt import LearntForesight

_PATIENCE = 4000
_PATIENCE_BY_THE_CLOCK = 600
"""How many positions are looked at after one play in one world; a moment that needs more is
only played on."""


class Foresight(Protocol):
    """Looks into worlds behind one view, for each play of the seat to move."""

    @property
    def most(self) -> int:
        """How many worlds are enough."""
        ...

    @property
    def worlds(self) -> int:
        """How many have been looked into."""
        ...

    @property
    def settled(self) -> bool:
        """Whether more of them would not say anything else."""
        ...

    def batch(self, *, timed: bool) -> int:
        """Return how many are best looked into next; few at once where time is short."""
        ...

    def look(self, worlds: Sequence[World], seed: int) -> None:
        """Look into more worlds, with this seed for what is left to chance in them."""
        ...

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth in the mean over these worlds."""
        ...


def foresight(view: View, plays: tuple[Play, ...], budget: Budget) -> Foresight | None:
    """Return what looks into the worlds behind a view; None where nothing can so early.

    Args:
        view: the deal as the seat to move knows it.
        plays: what it may play, two cards at least.
        budget: what it may cost.
    """
    if compiled_is_ready(view.table, wait=budget.seconds is None):
        from lasttrick.players.foresight.compiled import CompiledForesight

        patience = _PATIENCE if budget.seconds is None else _PATIENCE_BY_THE_CLOCK
        return CompiledForesight(view, plays, patience=patience)
    return PlainForesight(view, plays) if is_late(view) else None


def learnt_foresight(view: View, known: Sequence[Share], budget: Budget) -> LearntForesight | None:
    """Return what looks into worlds with the policy; None where compiled code is not there.

    Args:
        view: the deal as the seat to move knows it.
        known: what it may play, two cards at least, and how likely the policy is to play them.
        budget: what it may cost.
    """
    if not compiled_is_ready(view.table, wait=budget.seconds is None):
        return None
    from lasttrick.players.foresight.learnt import LearntForesight

    return LearntForesight(view, known)
