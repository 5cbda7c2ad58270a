"""The two questions that a deal can be asked: what can a seat force, and what will come of it?"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from lasttrick.cards import Seat
from lasttrick.games import Table
from lasttrick.solver.aims import Aim, EachForItself, Forced, V
from lasttrick.solver.deal import Deal
from lasttrick.solver.ends import End, Points
from lasttrick.solver.position import Position
from lasttrick.solver.search import ForcedSearch, MaxNSearch
from lasttrick.solver.worthwhile import is_compiled_worthwhile

V_co = TypeVar("V_co", covariant=True)


class Search(Protocol[V_co]):
    """Values positions of one deal."""

    def value(self, position: Position | End) -> V_co:
        """Return the value of a position, or of an end."""
        ...


@dataclass(frozen=True)
class Question(Generic[V]):
    """What is asked: what the seats are after, and which search answers it."""

    aim: Aim[V]
    search: Callable[[Deal], Search[V]]


def forced_question(seat: Seat, *, compiled: bool | None = None) -> Question[int]:
    """Return the question what one seat can force against all the others.

    Args:
        seat: who forces.
        compiled: whether to search with compiled code; without it, where that pays.
    """
    aim = Forced(seat)

    def search(deal: Deal) -> Search[int]:
        if not is_compiled_worthwhile(deal, compiled=compiled):
            return ForcedSearch(deal, aim)
        from lasttrick.solver.compiled.searching import CompiledForcedSearch

        return CompiledForcedSearch(deal, aim)

    return Question(aim, search)


def settled_question(table: Table, *, compiled: bool | None = None) -> Question[Points]:
    """Return the question what comes of it when each seat plays for itself.

    Args:
        table: the rules.
        compiled: as in :func:`forced_question`.
    """
    aim = EachForItself([table.order_from(Seat(seat)) for seat in range(table.seats)])

    def search(deal: Deal) -> Search[Points]:
        by_out = table.rules.pay.kind == "dropped-lose" or table.rules.aces.stuck
        if by_out or not is_compiled_worthwhile(deal, each_for_itself=True, compiled=compiled):
            return MaxNSearch(deal, aim)
        from lasttrick.solver.compiled.searching import CompiledMaxNSearch

        return CompiledMaxNSearch(deal, aim)

    return Question(aim, search)
