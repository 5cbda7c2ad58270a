"""The values of every legal move, at any moment of any deal."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple, cast

from lasttrick.cards import Seat
from lasttrick.engine import Declare, Move, State, legal, play
from lasttrick.engine.asking import has_revoked
from lasttrick.errors import SolverError
from lasttrick.solver.aims import V
from lasttrick.solver.deal_in_play import DealInPlay
from lasttrick.solver.ends import Points
from lasttrick.solver.questions import Question, forced_question, settled_question


class MoveValue(NamedTuple):
    """What a legal move is worth, with every card known to all."""

    move: Move
    forced: tuple[int, ...]
    """For each seat, what it can force once this move is made, whatever all others do: its
    points; with two seats its points less the other's."""
    settled: Points | None
    """The points of each seat when every seat plays for itself (max^n); None if not asked for."""


class Solution(NamedTuple):
    """A moment of a deal, solved."""

    seat: Seat
    """Whose move it is."""
    moves: tuple[MoveValue, ...]
    """Every legal move, in the order of :func:`lasttrick.engine.legal`."""

    @property
    def value(self) -> int:
        """What the seat to move can force."""
        return max(each.forced[self.seat] for each in self.moves)

    @property
    def best(self) -> tuple[Move, ...]:
        """The moves with which it forces that."""
        return tuple(each.move for each in self.moves if each.forced[self.seat] == self.value)

    def facts(self) -> dict[str, Any]:
        """Return all of it as plain data, cards written as codes, a star behind one laid down."""
        return {
            "seat": self.seat,
            "value": self.value,
            "moves": [
                {"move": str(each.move), "forced": list(each.forced)}
                | ({} if each.settled is None else {"settled": list(each.settled)})
                for each in self.moves
            ],
        }


def solve(state: State, *, only_forced: bool = False, compiled: bool | None = None) -> Solution:
    """Return every value of every legal move.

    Args:
        state: the deal, at any moment.
        only_forced: whether to leave out what comes of it when each seat plays for itself,
            which takes longest.
        compiled: whether to search with compiled code, which is the same but faster; without
            it, where that pays.

    Raises:
        SolverError: ``solver/deal-over`` where there is no move any more.
    """
    seat = _seat_to_move(state)
    seats = state.table.seats
    first = forced_values(state, Seat(0), compiled=compiled)
    if seats == 2:
        each = [first, {move: -value for move, value in first.items()}]
    else:
        others = map(Seat, range(1, seats))
        each = [first, *(forced_values(state, seat, compiled=compiled) for seat in others)]
    settled = {} if only_forced else settled_values(state, compiled=compiled)
    return Solution(
        seat,
        tuple(
            MoveValue(move, tuple(forced[move] for forced in each), settled.get(move))
            for move in legal(state)
        ),
    )


def forced_values(
    state: State, seat: Seat | None = None, *, compiled: bool | None = None
) -> Mapping[Move, int]:
    """Return for each legal move what a seat can force after it, against all the others.

    Args:
        state: the deal, at any moment.
        seat: who forces; without it, the seat to move.
        compiled: as in :func:`solve`.

    Raises:
        SolverError: as :func:`solve`.
    """
    turn = _seat_to_move(state)
    return _values(state, forced_question(turn if seat is None else seat, compiled=compiled))


def settled_values(state: State, *, compiled: bool | None = None) -> Mapping[Move, Points]:
    """Return for each legal move the points that come of it when each seat plays for itself.

    Between cards that bring it the same a seat takes the one that brings least to the seat
    that plays after it, then to the next one, and so on.

    Args:
        state: the deal, at any moment.
        compiled: as in :func:`solve`.

    Raises:
        SolverError: as :func:`solve`.
    """
    _seat_to_move(state)
    return _values(state, settled_question(state.table, compiled=compiled))


def _seat_to_move(state: State) -> Seat:
    if state.turn is None:
        raise SolverError("solver/deal-over", "Expected a deal in play, but it is over.")
    return state.turn


def _values(state: State, question: Question[V]) -> dict[Move, V]:
    if state.phase == "play":
        return DealInPlay(state, question).values()
    assert state.turn is not None
    moves = legal(state)
    values = {
        move: _value(play(state, state.turn, move), question) for move in _unlike(state, moves)
    }
    wrong = next((values[move] for move in values if _is_wrong_flag(state, move)), None)
    return {move: values[move] if move in values else cast(V, wrong) for move in moves}


def _value(state: State, question: Question[V]) -> V:
    """Return the value of a moment; outside play every answer is tried by the engine."""
    if state.result is not None:
        return question.aim.worth(state.result.points)
    if state.phase == "play":
        return DealInPlay(state, question).value()
    assert state.turn is not None
    return question.aim.choose(state.turn, list(_values(state, question).values()))


def _unlike(state: State, moves: tuple[Move, ...]) -> list[Move]:
    """Return the moves without all wrong flags but one: they come to the same."""
    wrong = [move for move in moves if _is_wrong_flag(state, move)]
    return [move for move in moves if move not in wrong[1:]]


def _is_wrong_flag(state: State, move: Move) -> bool:
    return (
        isinstance(move, Declare)
        and move.against is not None
        and not has_revoked(state, move.against)
    )
