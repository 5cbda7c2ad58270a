"""Which reasons are told for a play, and in which order."""

from __future__ import annotations

from typing import get_args

from lasttrick.coach.hints.keeping import keeping
from lasttrick.coach.hints.reason import Kind, Reason
from lasttrick.coach.hints.sight import Sight
from lasttrick.coach.hints.standing import standing
from lasttrick.coach.hints.taking import taking
from lasttrick.engine import Play, View

_ORDER: tuple[Kind, ...] = get_args(Kind)
_ALONE: tuple[Kind, ...] = ("only-card", "decided", "lost")
"""Where one of these holds, nothing else matters."""


def every_reason(view: View, play: Play) -> tuple[Reason, ...]:
    """Return everything that speaks for a play or says what it does, the weightiest first.

    Args:
        view: the deal as the seat to move knows it, while cards are played.
        play: one of its legal plays.
    """
    sight = Sight(view)
    found = [*standing(sight, play), *taking(sight, play), *keeping(sight, play)]
    found.sort(key=lambda reason: _ORDER.index(reason.kind))
    return tuple(found)


def told_of(reasons: tuple[Reason, ...], most: int) -> tuple[Reason, ...]:
    """Return the reasons that are worth telling, so many at most."""
    if reasons and reasons[0].kind in _ALONE:
        return reasons[:1]
    kinds = {reason.kind for reason in reasons}
    kept = [
        reason
        for reason in reasons
        # What is kept for the deciding trick goes without saying once it is known to win.
        if reason.kind != "keeps-card" or kinds.isdisjoint(("then-wins", "keeps-master"))
    ]
    return tuple(kept[:most])
