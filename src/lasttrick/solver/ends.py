"""What a deal pays to each seat once it has ended, by the engine's own counting."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Gain
from lasttrick.engine.dealt_hands import fits
from lasttrick.engine.payment import ace_gains, dealt_hand_gains, flag_gains, paid, settled
from lasttrick.engine.state import WonBy
from lasttrick.solver.terms import Terms

Points = tuple[int, ...]
"""What a deal adds to each seat."""

EndBy = Literal["deciding-trick", "sweep", "walkover"]


class End(NamedTuple):
    """How a deal ends: all that its payment can depend on."""

    by: EndBy
    winner: int
    award: int
    """What it is worth before anybody pays."""
    out: int = 0
    """Who dropped out, as bits."""
    aces: tuple[tuple[int, int], ...] = ()
    """Who pays for how many aces kept too long."""


class Ends:
    """Counts the ends of one deal. Each is counted once."""

    def __init__(self, terms: Terms) -> None:
        """Take the rules; what hands are worth as dealt is counted at once."""
        self._terms = terms
        self._counted: dict[End, Points] = {}
        self._fixed = _fixed_gains(terms)

    def points(self, end: End) -> Points:
        """Return what each seat gets when nobody flags anybody after it."""
        known = self._counted.get(end)
        if known is None:
            known = self._counted[end] = self._count(end)
        return known

    def _count(self, end: End) -> Points:
        table, start = self._terms.table, self._terms.state.start
        winner = Seat(end.winner)
        by: WonBy = end.by
        out = [Seat(seat) for seat in range(table.seats) if end.out >> seat & 1]
        gains = paid(table, winner, [Gain(winner, by, end.award)], pool=start.pool, out=out)
        for seat, count in end.aces:
            gains += ace_gains(table, winner, Seat(seat), count)
        return settled(table, start.dealer, by, winner, gains + self._fixed).points

    def void(self, revoker: int, wrong: tuple[int, ...]) -> Points:
        """Return what each seat gets when a revoke has been proven.

        Args:
            revoker: who revoked.
            wrong: who has flagged wrongly before.
        """
        table, start = self._terms.table, self._terms.state.start
        gains = flag_gains(table, Seat(revoker), [Seat(seat) for seat in wrong])
        return settled(table, start.dealer, "revoke", None, gains).points


def _fixed_gains(terms: Terms) -> list[Gain]:
    """Return what hands are worth as they were dealt, whoever wins."""
    start, gains = terms.state.start, list[Gain]()
    for seat, hand in enumerate(start.hands if start.first_trick == 1 else ()):
        if any(fits(terms.table, hand, kind) for kind in terms.table.dealt_awards):
            gains += dealt_hand_gains(terms.table, Seat(seat))
    return gains
