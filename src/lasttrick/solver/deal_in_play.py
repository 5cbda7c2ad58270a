"""A deal in play under one question: from the engine's state to the search and back."""

from __future__ import annotations

from typing import Generic

from lasttrick.engine import Move, Play, State, legal
from lasttrick.solver.aims import V
from lasttrick.solver.deal import deal_of
from lasttrick.solver.laying import choices, laid
from lasttrick.solver.position import position_of
from lasttrick.solver.questions import Question


class DealInPlay(Generic[V]):
    """Values the moment of a deal in which the seat to move has to lay a card."""

    def __init__(self, state: State, question: Question[V]) -> None:
        """Take the deal and what is asked of it."""
        self._state = state
        deal = deal_of(state)
        self._terms = deal.terms
        self._position = position_of(self._terms, state)
        self._search = question.search(deal)

    def value(self) -> V:
        """Return the value of the moment itself."""
        return self._search.value(self._position)

    def values(self) -> dict[Move, V]:
        """Return the value of every legal move; of cards that are alike one is searched."""
        found: dict[tuple[int, bool], V] = {}
        for choice in choices(self._terms, self._position):
            after = laid(self._terms, self._position, choice.card, hidden=choice.hidden)
            found[choice.like, choice.hidden] = self._search.value(after)
        by_choice = bool(self._state.trick) and (
            self._state.table.laying[self._position.number] == "choice"
        )
        values: dict[Move, V] = {}
        for move in legal(self._state):
            if not isinstance(move, Play):
                # To look at the talon changes nothing where every card is seen.
                values[move] = self.value()
                continue
            bit, hidden = 1 << self._terms.place(move.card), by_choice and move.down
            values[move] = next(
                value for (like, down), value in found.items() if like & bit and down == hidden
            )
        return values
