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
    table = terms.table
    rules, award = table.rules, table.rules.award
    earned = {award.plain}
    if rules.tricks.sweep is not None:
        earned.add(award.sweep)
    low = [worth for worth in terms.low if worth != NO_CARD]
    if low and award.low.table is not None:
        earned |= set(award.low.table)
    elif low:
        longest = table.deciding - max(1, terms.run_from) + 1
        earned |= {min(low), max(low) * longest}
    earned |= set(terms.dry.values())
    more = [award.not_with_points] if table.not_with_rank is not None else []
    if table.deciding < table.tricks:
        more.append(award.last_trick_lost)
    return (
        min(earned) + sum(min(0, points) for points in more),
        max(earned) + sum(max(0, points) for points in more),
    )
