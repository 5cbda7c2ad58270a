"""Between which limits the value of a deal must lie, so that a search can stop early."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.kernels.masks import NO_CARD
from lasttrick.solver.aims import EachForItself, Forced
from lasttrick.solver.ends import End, Ends, Points
from lasttrick.solver.flags import Flags
from lasttrick.solver.terms import Terms

_ANY = 1 << 60


class Bounds(NamedTuple):
    """The least and the most that a value can be."""

    least: int
    most: int


def bounds_of(terms: Terms, ends: Ends, flags: Flags, aim: Forced) -> Bounds:
    """Return limits for what a seat can force; they need not be reached."""
    if not flags.idle:
        return Bounds(-_ANY, _ANY)
    awards = award_limits(terms)
    values = [
        flags.settled(ends.points(End("deciding-trick", winner, award)), aim)
        for winner in range(terms.table.seats)
        for award in awards
    ]
    slack = 0
    if terms.table.rules.pay.kind == "dropped-lose":
        slack += terms.table.seats
    if terms.aces:
        slack += 2 * terms.aces.bit_count()
    return Bounds(min(values) - slack, max(values) + slack)


def best_ends(terms: Terms, ends: Ends, flags: Flags, aim: EachForItself) -> list[Points | None]:
    """Return for each seat an end than which it can like none better; None if that is unsure."""
    rules = terms.table.rules
    least, most = award_limits(terms)
    if not flags.idle or rules.pay.kind == "dropped-lose" or terms.aces or least < 0:
        return [None] * terms.table.seats
    return [
        flags.settled(ends.points(End("deciding-trick", winner, most)), aim)
        for winner in range(terms.table.seats)
    ]


def award_limits(terms: Terms) -> tuple[int, int]:
    """Return the least and the most that winning the deal can be worth before payment."""
    rules = terms.table.rules
    award = rules.award
    low = [worth for worth in terms.low if worth != NO_CARD]
    run = max(low, default=0) * min(terms.table.deciding, terms.table.deciding - terms.run_from + 1)
    steps = award.low.table or ()
    dry = max(terms.dry.values(), default=0)
    highest = max(award.plain, award.sweep, run if low else award.plain, *steps, dry)
    lowest = min(award.plain, award.sweep, *low, *steps)
    more = (award.not_with_points, award.last_trick_lost)
    return (
        lowest + sum(min(0, points) for points in more),
        highest + sum(max(0, points) for points in more),
    )
