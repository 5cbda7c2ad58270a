"""A deal to practise in: the moments at which the person plays, careful players in between."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.coach.practice.legal_question import practice_deal, state_at
from lasttrick.engine import Move, Play, State, legal, play, view
from lasttrick.games import Table
from lasttrick.players import ask, make_player

ME = Seat(0)
"""Where the person sits."""


class Moment(NamedTuple):
    """A point of a deal."""

    key: str
    """As that of a question: the deal, and which of the legal moves was made in each moment."""
    state: State

    @property
    def is_mine(self) -> bool:
        """Whether the person is to play a card."""
        return self.state.turn == ME and self.state.phase == "play"

    @property
    def plays(self) -> tuple[Play, ...]:
        """The ways in which a card may be played now."""
        return tuple(move for move in legal(self.state) if isinstance(move, Play))


def first_moment(table: Table, number: int) -> Moment:
    """Return the first moment of a deal at which the person plays, or its end."""
    return _until_mine(Moment(f"{number}/", practice_deal(table, number)))


def moment_at(table: Table, key: str) -> Moment | None:
    """Return the moment of a key; None where it leads to none at which the person plays."""
    state = state_at(table, key)
    moment = None if state is None else Moment(key, state)
    return moment if moment is not None and moment.is_mine else None


def next_moment(moment: Moment, move: Move) -> Moment:
    """Return the next moment at which the person plays after this move, or the end.

    Raises:
        IllegalMove: ``play/…``.
    """
    return _until_mine(_after(moment, move))


def careful_move(moment: Moment) -> Move:
    """Return what a careful player would do now; always the same at the same moment."""
    seat = moment.state.turn
    assert seat is not None
    player = make_player("careful", Random(f"practice/{moment.key}"))
    return ask(player, view(moment.state, seat))


def _until_mine(moment: Moment) -> Moment:
    while moment.state.turn is not None and not moment.is_mine:
        moment = _after(moment, careful_move(moment))
    return moment


def _after(moment: Moment, move: Move) -> Moment:
    state, moves = moment.state, legal(moment.state)
    assert state.turn is not None
    after = play(state, state.turn, move)
    joint = "" if moment.key.endswith("/") else "."
    return Moment(f"{moment.key}{joint}{moves.index(move)}", after)
