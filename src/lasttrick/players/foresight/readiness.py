"""Whether compiled code can be asked at once, so that nobody ever waits for a compiler."""

from __future__ import annotations

from random import Random
from threading import Lock

from lasttrick.games import Table
from lasttrick.kernels import WarmUp, available, warm_up_in_background
from lasttrick.kernels.many_deals import by_kernels

_TASK = f"{__name__}:warm_up"
_LOCK = Lock()
_BEGUN: list[WarmUp] = []


def compiled_is_ready(table: Table, *, wait: bool) -> bool:
    """Say whether compiled code looks into the worlds of a table.

    Args:
        table: the rules.
        wait: whether the caller waits until it is there, if it can be had at all; otherwise it
            is made ready in the background from the first call on.
    """
    if not available():
        return False
    return by_kernels(table) if wait else _warm_up_begun().ready and by_kernels(table)


def warm_up() -> None:
    """Look into one world, and solve one ending, so that all that it takes is compiled."""
    from lasttrick.cards import Seat
    from lasttrick.engine import Play, dealt, ending, start, view
    from lasttrick.games import load_game
    from lasttrick.players.beliefs import Beliefs
    from lasttrick.players.foresight.compiled import CompiledForesight
    from lasttrick.players.foresight.learnt import LearntForesight
    from lasttrick.players.policy import shares
    from lasttrick.players.two_cards.deciding import decide

    table = load_game("agram").table(2)
    state = start(table, Seat(0), *dealt(table, Seat(0), table.pack))
    seen = view(state, state.turn)
    plays = tuple(move for move in seen.legal if isinstance(move, Play))
    looking = CompiledForesight(seen, plays, patience=10)
    world = Beliefs(seen).world(Random(1))
    looking.look([world], seed=1)
    LearntForesight(seen, shares(seen, list(plays))).look([world], seed=1)
    late = ending(table, Seat(0), [table.pack[:2], table.pack[2:4]], trick=5, leader=Seat(0))
    seen = view(late, late.turn)
    decide(seen, tuple(move for move in seen.legal if isinstance(move, Play)), Random(1), 16)


def _warm_up_begun() -> WarmUp:
    with _LOCK:
        if not _BEGUN:
            _BEGUN.append(warm_up_in_background(_TASK))
        return _BEGUN[0]
