"""The flags after the last trick, where the table leaves it to the players to see a revoke.

Revokes that have happened are known; from now on everyone is taken to follow suit, for the
solver gives the values of lawful plays.
"""

from __future__ import annotations

from lasttrick.cards import Seat
from lasttrick.engine import Declared, State
from lasttrick.engine.asking import has_revoked
from lasttrick.engine.legality import may_flag
from lasttrick.solver.aims import Aim, V
from lasttrick.solver.ends import Ends, Points


class Flags:
    """What flags can still make of the points of one deal."""

    def __init__(self, state: State, ends: Ends) -> None:
        """Take the deal; who has revoked so far is worked out at once."""
        table = state.table
        self._ends = ends
        self._penalty = table.rules.enforce.penalty
        order = [seat for seat in table.order_from(state.start.leader) if seat not in state.out]
        if table.rules.enforce.revokes != "flagged":
            order = []
        elif state.phase == "flag":
            assert state.turn is not None
            order = order[order.index(state.turn) :]
        self._order = tuple(order)
        self._wrong: tuple[int, ...] = tuple(
            event.seat
            for event in state.log
            if isinstance(event, Declared) and event.what == "flag"
        )
        revoked = [seat for seat in order and range(table.seats) if has_revoked(state, Seat(seat))]
        self._may_void = {
            seat: [other for other in may_flag(state, seat) if other in revoked] for seat in order
        }
        self._may_err = {
            seat: any(other not in revoked for other in may_flag(state, seat)) for seat in order
        }
        self.idle = not revoked and self._penalty >= 0
        """Whether nobody can gain anything by a flag."""

    def settled(self, points: Points, aim: Aim[V]) -> V:
        """Return what comes of it when everyone may flag, by what the seats are after.

        Args:
            points: what the deal pays without any flag.
            aim: what they are after.
        """
        if self.idle:
            return aim.worth(self._charged(points, self._wrong))
        return self._asked(points, aim, 0, self._wrong)

    def _asked(self, points: Points, aim: Aim[V], place: int, wrong: tuple[int, ...]) -> V:
        if place == len(self._order):
            return aim.worth(self._charged(points, wrong))
        seat = self._order[place]
        values = [self._asked(points, aim, place + 1, wrong)]
        if self._may_err[seat]:
            values.append(self._asked(points, aim, place + 1, (*wrong, seat)))
        values += [aim.worth(self._ends.void(other, wrong)) for other in self._may_void[seat]]
        return aim.choose(seat, values)

    def _charged(self, points: Points, wrong: tuple[int, ...]) -> Points:
        if not wrong:
            return points
        return tuple(
            earned - self._penalty * wrong.count(seat) for seat, earned in enumerate(points)
        )
