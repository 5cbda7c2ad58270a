"""A hint: which card, why, and what each card promises."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, Protocol

from lasttrick.coach.hints.explaining import every_reason, told_of
from lasttrick.coach.hints.reason import Reason
from lasttrick.engine import Move, Play, View
from lasttrick.games import Table
from lasttrick.players import Assessment, Budget, Expert, PlayWorth

_MOST = 3
"""How many reasons are told at most."""

_ALIKE = 0.0005
"""By how much chances and points may differ and still be called the same."""


class Assessor(Protocol):
    """A player that can say what each of its plays is worth."""

    def assess(self, view: View, legal: tuple[Move, ...]) -> Assessment:
        """Return what each legal play is worth."""


class Hint(NamedTuple):
    """What can be said to a seat about the card that it is to play."""

    best: Play
    """The play to recommend."""
    reasons: tuple[Reason, ...]
    """Why, the weightiest first: at least one."""
    plays: tuple[PlayWorth, ...]
    """What each legal play promises, in the order in which a hand is held."""
    in_points: bool
    """Whether winning a deal can be worth more or less than one point here."""


def can_hint(view: View) -> bool:
    """Say whether the seat of a view is to play a card."""
    return view.phase == "play" and any(isinstance(move, Play) for move in view.legal)


def hint(view: View, chance: Random, budget: Budget) -> Hint:
    """Return a hint by the strongest player that says what its plays are worth.

    Args:
        view: the deal as the seat to move knows it; :func:`can_hint` holds.
        chance: where the imagined worlds come from.
        budget: what it may cost.
    """
    return hint_by(Expert(chance, budget), view)


def hint_by(assessor: Assessor, view: View) -> Hint:
    """Return a hint by what this player makes of the plays; :func:`can_hint` holds."""
    found = assessor.assess(view, view.legal)
    reasons = told_of(every_reason(view, found.best), _MOST)
    if not reasons:
        reasons = (Reason("all-alike" if _alike(found) else "best-chance"),)
    place = view.table.pack.index
    plays = tuple(sorted(found.plays, key=lambda each: (place(each.play.card), each.play.down)))
    return Hint(found.best, reasons, plays, can_pay_otherwise(view.table))


def can_pay_otherwise(table: Table) -> bool:
    """Say whether a deal can bring its winner anything else than one point, or cost a loser."""
    award, rules = table.rules.award, table.rules
    return (
        award.plain != 1
        or rules.pay.kind != "winner"
        or rules.tricks.sweep is not None
        or bool(table.low_points)
        or table.not_with_rank is not None
        or award.last_trick_lost != 0
        or rules.aces.stuck
    )


def _alike(found: Assessment) -> bool:
    wins = [each.win for each in found.plays]
    points = [each.points for each in found.plays]
    return max(wins) - min(wins) < _ALIKE and max(points) - min(points) < _ALIKE
