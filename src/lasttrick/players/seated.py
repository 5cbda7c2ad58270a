"""Players at a table: asking one for a move, and playing a whole deal through views."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lasttrick.engine import Declare, Event, Move, Play, State, View, play, view
from lasttrick.errors import PlayerError
from lasttrick.players.player import Player


def ask(player: Player, seen: View) -> Move:
    """Return what a player does, once it is known to be one of the legal moves.

    Args:
        player: who is asked.
        seen: the deal as the seat to move knows it.

    Raises:
        PlayerError: ``player/failed``, when the player raises anything, which is kept as
            the cause; ``player/illegal-answer``, when it answers with anything else than a
            legal move. The deal has not changed.
    """
    try:
        answer: object = player.choose(seen, seen.legal)
    except Exception as error:
        raise PlayerError(
            "player/failed",
            f"The player {player.name} failed in seat {seen.seat}: "
            f"{type(error).__name__}: {str(error)[:200]}",
            player=player.name,
            seat=seen.seat,
        ) from error
    if isinstance(answer, (Play, Declare)):
        for move in seen.legal:
            if type(move) is type(answer) and move == answer:
                return move
    expected = ", ".join(str(move) for move in seen.legal)
    got = str(answer) if isinstance(answer, (Play, Declare)) else repr(answer)[:60]
    raise PlayerError(
        "player/illegal-answer",
        f"Expected one of {expected} from the player {player.name}, but got {got}.",
        player=player.name,
        seat=seen.seat,
        got=got,
    )


def play_out(
    state: State,
    players: Sequence[Player],
    *,
    on_event: Callable[[Event], None] | None = None,
) -> State:
    """Return the end of a deal that these players have played on from here.

    A player with a single legal move is not asked for it.

    Args:
        state: the deal at any moment.
        players: one for each seat.
        on_event: is told everything that happens, unmasked and in order. It is for whoever
            keeps the record, never for a player.

    Raises:
        PlayerError: as :func:`ask`, or ``player/wrong-number``.
    """
    if len(players) != state.table.seats:
        raise PlayerError(
            "player/wrong-number",
            f"Expected {state.table.seats} players, one for each seat, but got {len(players)}.",
            expected=state.table.seats,
            got=len(players),
        )
    while state.turn is not None:
        seat = state.turn
        seen = view(state, seat)
        move = seen.legal[0] if len(seen.legal) == 1 else ask(players[seat], seen)
        after = play(state, seat, move)
        if on_event is not None:
            for event in after.log[len(state.log) :]:
                on_event(event)
        state = after
    return state
