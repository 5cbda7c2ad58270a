"""The values by brute force: every way to go on is played out by the engine and compared."""

from __future__ import annotations

from lasttrick.cards import Seat
from lasttrick.engine import Move, State, legal, play

Points = tuple[int, ...]


def forced(state: State, seat: int) -> int:
    """Return what a seat can force: all others do their worst."""
    if state.result is not None:
        points = state.result.points
        return points[seat] - points[1 - seat] if len(points) == 2 else points[seat]
    values = [forced(after, seat) for after in _ways(state)]
    return max(values) if state.turn == seat else min(values)


def settled(state: State) -> Points:
    """Return the points when each seat takes what is best for it."""
    if state.result is not None:
        return state.result.points
    assert state.turn is not None
    best: Points | None = None
    for after in _ways(state):
        points = settled(after)
        if best is None or _likes(state, state.turn, points, best):
            best = points
    assert best is not None
    return best


def forced_values(state: State, seat: int) -> dict[Move, int]:
    """Return what a seat can force after each legal move."""
    assert state.turn is not None
    return {move: forced(play(state, state.turn, move), seat) for move in legal(state)}


def settled_values(state: State) -> dict[Move, Points]:
    """Return the points that come of each legal move."""
    assert state.turn is not None
    return {move: settled(play(state, state.turn, move)) for move in legal(state)}


def _ways(state: State) -> list[State]:
    assert state.turn is not None
    return [play(state, state.turn, move) for move in legal(state)]


def _likes(state: State, seat: Seat, one: Points, other: Points) -> bool:
    """Say whether a seat likes one outcome better than the other."""
    if one[seat] != other[seat]:
        return one[seat] > other[seat]
    step = state.table.step
    for turn in range(1, len(one)):
        another = (seat + step * turn) % len(one)
        if one[another] != other[another]:
            return one[another] < other[another]
    return False
