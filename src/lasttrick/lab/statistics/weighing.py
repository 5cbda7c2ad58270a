"""Moves weighed by playouts with all hands open, and what that shows of a deal."""

from __future__ import annotations

from collections.abc import Mapping
from math import sqrt
from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Move, State, legal, play
from lasttrick.kernels.watching import Playouts
from lasttrick.lab.statistics.sums import Looks, Mean


class Weighed(NamedTuple):
    """A moment of a deal with what its moves are worth."""

    seat: Seat
    wins: Mapping[Move, list[int]]
    """After each legal move, how many playouts each seat won."""

    def best(self) -> list[Move]:
        """Return the moves after which the seat to move wins most."""
        most = max(wins[self.seat] for wins in self.wins.values())
        return [move for move, wins in self.wins.items() if wins[self.seat] == most]

    def spread(self) -> int:
        """Return how many more playouts the best move wins than the worst."""
        own = [wins[self.seat] for wins in self.wins.values()]
        return max(own) - min(own)


class Weigher:
    """Weighs the moves of one deal."""

    def __init__(self, playouts: Playouts, number: int, chance: Random) -> None:
        """Take what plays on, how often, and the chance of this deal."""
        self.number = number
        self._playouts = playouts
        self._chance = chance
        self._last: tuple[State, Weighed] | None = None

    def weighed(self, state: State) -> Weighed:
        """Weigh every legal move; the same moment, asked for again, is not weighed again.

        All moves meet the same chance, so that what differs is the move.
        """
        if self._last is not None and self._last[0] is state:
            return self._last[1]
        seat, seed = state.turn, self._chance.getrandbits(62)
        assert seat is not None
        found = Weighed(
            seat,
            {
                move: self._playouts.wins(play(state, seat, move), self.number, seed)
                for move in legal(state)
            },
        )
        self._last = state, found
        return found

    def standing(self, state: State) -> list[int]:
        """Return how many playouts each seat wins from here."""
        return self._playouts.wins(state, self.number, self._chance.getrandbits(62))

    def choice(self, state: State) -> Move:
        """Return one of the best moves, each with equal chance."""
        return self._chance.choice(self.weighed(state).best())


class Look:
    """One deal looked at, from its first moment to its end."""

    def __init__(self, weigher: Weigher) -> None:
        """Take what weighs."""
        self._weigher = weigher
        self._moments: list[list[int]] = []
        self._spreads: list[int] = []
        self._leads: list[tuple[int, list[int]]] = []

    def see(self, state: State) -> None:
        """See a moment before the seat to move has moved; questions beside play are left out."""
        if state.phase != "play":
            return
        if not state.trick and (not self._leads or self._leads[-1][0] != state.trick_number):
            self._leads.append((state.trick_number, self._weigher.standing(state)))
        weighed = self._weigher.weighed(state)
        self._moments.append(weighed.wins[weighed.best()[0]])
        if len(weighed.wins) > 1:
            self._spreads.append(weighed.spread())

    def close(self, state: State, looks: Looks) -> None:
        """Add the deal, which is over, to what was looked at."""
        assert state.result is not None
        looks.deals += 1
        winner, number = state.result.winner, self._weigher.number
        scale = number * (state.table.seats - 1)
        if self._spreads:
            looks.spread.add([sum(self._spreads) / len(self._spreads) / scale])
        if winner is None:
            return
        decided = 0 if not self._leads else self._leads[-1][0] + 1
        for trick, wins in reversed(self._leads):
            looks.chance.setdefault(str(trick), Mean()).add([wins[winner] / number])
            if decided == trick + 1 and wins[winner] == number:
                decided = trick
        looks.decided[str(decided)] = looks.decided.get(str(decided), 0) + 1
        if self._moments:
            short = [number / 2 - wins[winner] for wins in self._moments]
            behind = [sqrt(each / scale) for each in short if each > 0]
            looks.drama.add([sum(behind) / len(behind) if behind else 0.0])
            looks.security.add([1 - len(behind) / len(self._moments)])
