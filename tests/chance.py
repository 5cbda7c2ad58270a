"""Deals of chance, always the same for the same seed."""

from collections.abc import Iterator
from random import Random
from typing import TypeVar

from lasttrick.cards import Seat
from lasttrick.engine import (
    Cut,
    Move,
    State,
    chance_cut,
    cut_pack,
    dealt,
    legal,
    play,
    shuffled,
    start,
)
from lasttrick.games import Table

_T = TypeVar("_T")


def one_of(things: tuple[_T, ...], chance: Random) -> _T:
    return things[int(chance.random() * len(things))]


def chance_deal(
    table: Table,
    chance: Random,
    *,
    dealer: int = 0,
    number: int = 1,
    pool: int | None = None,
) -> State:
    """Shuffle, cut and deal."""
    seat = Seat(dealer)
    pack = shuffled(table.pack, chance)
    cut: Cut | None = chance_cut(table, seat, chance)
    if cut is not None:
        pack = cut_pack(table, pack, cut)
    return start(table, seat, *dealt(table, seat, pack), number=number, pool=pool, cut=cut)


def walk(state: State, chance: Random) -> Iterator[tuple[State, Seat, Move]]:
    """Yield each moment with the move that chance chooses in it, to the end of the deal."""
    while not state.over:
        assert state.turn is not None
        move = one_of(legal(state), chance)
        yield state, state.turn, move
        state = play(state, state.turn, move)


def played_out(state: State, chance: Random) -> State:
    """Play a deal to its end by chance."""
    for moment, seat, move in walk(state, chance):
        state = play(moment, seat, move)
    return state


def moments(state: State, chance: Random) -> list[State]:
    """Return every moment of a deal played by chance, the end too."""
    seen = [state]
    for moment, seat, move in walk(state, chance):
        seen.append(play(moment, seat, move))
    return seen
