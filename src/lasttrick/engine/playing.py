"""Playing a deal, move by move, to its result."""

from __future__ import annotations

from lasttrick.cards import Seat
from lasttrick.engine.asking import declared
from lasttrick.engine.legality import is_legal
from lasttrick.engine.moves import Declare, Move
from lasttrick.engine.refusal import why_not
from lasttrick.engine.state import Result, State
from lasttrick.engine.tricks import laid
from lasttrick.engine.views import view
from lasttrick.errors import IllegalMove


def play(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move.

    Raises:
        IllegalMove: as :func:`lasttrick.engine.refusal.why_not` lists; the state given stays
            as it was, as every state does.
    """
    if not is_legal(state, seat, move):
        if not 0 <= seat < len(state.hands):
            raise IllegalMove(
                "play/not-your-turn",
                f"There is no seat {seat} at this table.",
                seat=seat,
                turn=state.turn,
            )
        refusal = why_not(view(state, seat), move)
        if refusal is not None:
            raise refusal
    if isinstance(move, Declare):
        return declared(state, seat, move)
    return laid(state, seat, move.card, down=move.down)


def result_of(state: State) -> Result:
    """Return the result of a deal that is over.

    Raises:
        IllegalMove: ``play/not-over``.
    """
    if state.result is None:
        raise IllegalMove("play/not-over", "The deal is not over yet.")
    return state.result
