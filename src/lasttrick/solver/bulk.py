"""What the leader can force with each lead, for many deals at once. Needs NumPy and numba."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.cards import Seat
from lasttrick.engine import State, start
from lasttrick.errors import SolverError
from lasttrick.games import Table
from lasttrick.kernels.compiled import compiled
from lasttrick.solver.aims import Forced
from lasttrick.solver.compiled.frames import frames
from lasttrick.solver.compiled.leads import lead_values, values_of_bits
from lasttrick.solver.compiled.memory import memory
from lasttrick.solver.compiled.stakes import only_the_last_trick_counts, stakes_of
from lasttrick.solver.compiled.two_hands import MOST_CARDS, TwoHands, two_hand_leads
from lasttrick.solver.deal import deal_of
from lasttrick.solver.worthwhile import fits_compiled

Masks = npt.NDArray[np.int64]
"""A row for each deal, and in it the hand of each seat, as ``kernels.masks.mask_of`` has it."""

Values = npt.NDArray[np.int64]
"""A row for each deal, and in it a value for each card of the leader, the lowest place first."""

_MEMORY_BITS = 14


class LeadSolver:
    """Solves deals of one table at their first lead. One thread at a time may use it.

    Two hands in which only the last trick counts are looked up among all that there are,
    which takes half a second to make ready; other deals are searched.
    """

    def __init__(self, table: Table, leader: Seat) -> None:
        """Take the rules, and who leads.

        Raises:
            SolverError: ``solver/not-in-bulk``, where a deal is more than its hands: where
                hands win or are paid as dealt, something is asked before the first lead, or
                revokes are flagged.
        """
        rules = table.rules
        asks = rules.dry.allowed or rules.redeal.nothing_above is not None
        dealt = table.instant_hands or table.dealt_awards or rules.aces.sandbag != "off"
        if asks or dealt or rules.enforce.revokes == "flagged":
            raise _not_in_bulk(table)
        deal = deal_of(_any_deal(table, leader))
        if not fits_compiled(deal):
            raise _not_in_bulk(table)
        self.table = table
        self.leader = leader
        self._rules = compiled(table)
        self._stakes, self._worth = stakes_of(deal.terms, deal.ends, deal.flags, Forced(leader))
        self._memory = memory(_MEMORY_BITS)
        self._stack = frames()
        certain = self._stakes.won_is_most and self._stakes.lost_is_least
        small = table.seats == 2 and table.tricks <= MOST_CARDS
        plain = only_the_last_trick_counts(table) and table.duty == "must"
        self._two = TwoHands(table.tricks) if certain and small and plain else None

    def values(self, hands: Masks) -> Values:
        """Return what the leader can force with each of its cards, whatever all others do.

        Args:
            hands: the deals; each seat holds as many cards as the game deals.
        """
        hands = np.ascontiguousarray(hands, np.int64)
        cards, seats = self.table.tricks, self.table.seats
        if hands.ndim != 2 or hands.shape[1] != seats:
            raise ValueError(f"Expected rows of {seats} hands, but got shape {hands.shape}.")
        if (np.bitwise_count(hands) != cards).any():
            raise ValueError(f"Expected {cards} cards in every hand.")
        values = np.zeros((len(hands), cards), np.int64)
        if self._two is None:
            self._memory[:] = 0
            lead_values(
                self._rules,
                self._stakes,
                self._worth,
                self._memory,
                self._stack,
                hands.copy(),
                values,
            )
            return values
        found = np.zeros(len(hands), np.uint8)
        two_hand_leads(
            self._two.shapes,
            self._two.winning,
            cards,
            hands[:, self.leader],
            hands[:, 1 - self.leader],
            found,
        )
        values_of_bits(found, self._stakes.least, self._stakes.most, values)
        return values


def _not_in_bulk(table: Table) -> SolverError:
    return SolverError(
        "solver/not-in-bulk",
        f"Expected a table where a deal is no more than its hands, but {table.name} asks, pays "
        "or lets something through before or after the play.",
    )


def _any_deal(table: Table, leader: Seat) -> State:
    """Return some deal of the table that this seat leads."""
    hands = [
        table.pack[seat * table.tricks : (seat + 1) * table.tricks] for seat in range(table.seats)
    ]
    talon = table.pack[table.seats * table.tricks :]
    dealer = next(s for s in map(Seat, range(table.seats)) if table.leader(s) == leader)
    return start(table, dealer, hands, talon, number=2)
