"""What one deal is about, as numbers for compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

import numpy as np
import numpy.typing as npt

from lasttrick.games import Table
from lasttrick.kernels.compiled import MOST_SEATS
from lasttrick.kernels.layout import Row, blank
from lasttrick.solver.aims import Forced
from lasttrick.solver.bounds import award_limits, bounds_of
from lasttrick.solver.ends import End, Ends
from lasttrick.solver.flags import Flags
from lasttrick.solver.terms import PLACES, Terms

Worth = npt.NDArray[np.int64]
"""What an end is worth, by who wins it and by the award above the least one."""


class Stakes:
    """What stays the same while one seat's question about a deal is searched."""

    seat: int
    """Whose question it is."""
    least: int
    most: int
    """Limits of the value."""
    won_is_most: int
    """Whether to win all the tricks still to come can only be worth the most."""
    lost_is_least: int
    """Whether to win none of them can only be worth the least."""
    patience: int
    """How many moments a search may look at before it is given up; 0 for any number."""
    least_award: int
    run_from: int
    marks: Annotated[Row, PLACES]
    low: Annotated[Row, PLACES]
    more: Annotated[Row, PLACES]
    """What the deciding trick earns more when the card wins it."""
    dry: Annotated[Row, PLACES]
    """What the deal is worth when this card, set aside, wins it; 0 for others."""
    aside: Annotated[Row, MOST_SEATS]
    ace_owner: Annotated[Row, 4]
    for_out: Annotated[Row, MOST_SEATS]
    """What it adds to the value that a seat is out when the deal ends."""
    for_ace: Annotated[Row, MOST_SEATS]
    """What it adds that a seat pays for an ace."""
    for_paid_ace: Annotated[Row, MOST_SEATS]
    """What it adds that a seat wins, and is paid for an ace."""


def stakes_of(terms: Terms, ends: Ends, flags: Flags, aim: Forced) -> tuple[Stakes, Worth]:
    """Return the stakes of one seat's question, and the worth of every end."""
    stakes = cards_of(terms)
    table = terms.table
    stakes.seat = aim.seat
    stakes.least, stakes.most = bounds_of(terms, ends, flags, aim)
    least, most = award_limits(terms)
    counts = _counts(aim.seat, table.seats)
    if table.rules.pay.kind == "dropped-lose":
        stakes.for_out[: table.seats] = [-count for count in counts]
    stakes.for_ace[: table.seats] = [-count for count in counts]
    if table.rules.pay.kind == "opponents-pay":
        stakes.for_paid_ace[: table.seats] = counts
    worth = [
        [
            flags.settled(ends.points(End("deciding-trick", winner, award)), aim)
            for award in range(least, most + 1)
        ]
        for winner in range(table.seats)
    ]
    if only_the_last_trick_counts(table):
        own, others = worth[aim.seat], worth[: aim.seat] + worth[aim.seat + 1 :]
        stakes.won_is_most = set(own) == {stakes.most}
        stakes.lost_is_least = {value for values in others for value in values} == {stakes.least}
    return stakes, np.array(worth, np.int64)


def cards_of(terms: Terms) -> Stakes:
    """Return what each card is about, whoever asks."""
    stakes = blank(Stakes)
    table = terms.table
    stakes.least_award = award_limits(terms)[0]
    stakes.run_from = terms.run_from
    stakes.marks[:] = terms.marks
    stakes.low[:] = terms.low
    points = table.rules.award.not_with_points
    stakes.more[:] = [points * earns for earns in terms.earns_more]
    stakes.dry[:] = [terms.dry.get(place, 0) for place in range(PLACES)]
    stakes.aside[: table.seats] = terms.aside
    stakes.ace_owner[:] = terms.ace_owner
    return stakes


def only_the_last_trick_counts(table: Table) -> bool:
    """Say whether nothing but the winner of the last trick, and the low cards, is paid for."""
    tricks = table.rules.tricks
    return (
        table.deciding == table.tricks
        and tricks.sweep is None
        and tricks.drop_out_after is None
        and tricks.last_suit == "led"
        and not table.rules.dry.allowed
    )


def _counts(seat: int, seats: int) -> Sequence[int]:
    """Return how each seat's points count in the value of one of them."""
    if seats == 2:
        return [1 if other == seat else -1 for other in range(2)]
    return [int(other == seat) for other in range(seats)]
