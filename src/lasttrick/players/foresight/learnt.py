"""Worlds looked into with the policy: how likely each is, and how it goes on by the policy.

Needs NumPy and numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any

import numpy as np
import numpy.typing as npt

from lasttrick.engine import Play, View
from lasttrick.games import Table
from lasttrick.kernels.layout import layout
from lasttrick.kernels.position import Position
from lasttrick.players.assessment import PlayWorth
from lasttrick.players.beliefs import World
from lasttrick.players.foresight.placing import Masks, Placing, places, rules_of
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.players.policy import Family, family_of
from lasttrick.players.policy.compiled.choosing import room_to_think
from lasttrick.players.policy.compiled.playing_on import play_on_by_policy, weigh_worlds
from lasttrick.players.policy.compiled.sighting import Shown
from lasttrick.players.policy.network import shipped

Floats = npt.NDArray[np.float64]

_DOUBT = 0.15
"""How much of every play of others is taken to be made by chance."""
TRUST = 0.5
"""The power of how likely a world is: others do not play as the policy does, and a few worlds
with all the weight say little."""


class LearntForesight:
    """Weighs each world by what has been played, and lets the policy play it on for every seat.

    No seat looks into the hands of others, and none can: each play is chosen by what its seat
    knows. Every play of the seat to move meets the same chance.
    """

    batch = 8
    most = 1 << 20

    def __init__(self, view: View, plays: tuple[Play, ...]) -> None:
        """Take a view, and what can be played."""
        self._view = view
        self._plays = plays
        self._rules = rules_of(view.table)
        self._network = weights_of(family_of(view.table))
        self._thought = room_to_think(len(self._network[2]))
        self._placing: Placing | None = None
        self._retracing: Retracing | None = None
        self._room: Any = np.zeros(1, layout(Position)).view(np.recarray)
        self._seen: Any = np.zeros(1, layout(Shown)).view(np.recarray)
        place = places(view.table)
        self._moves = np.array([(place[play.card], play.down) for play in plays], np.int64)
        self._likely: list[Floats] = []
        self._points: list[Floats] = []
        self._wins: list[Floats] = []
        self.worlds = 0

    def look(self, worlds: Sequence[World], seed: int) -> None:
        """Look into more worlds, with this seed for what is played in them."""
        if self._placing is None or self._retracing is None:
            self._placing = Placing(self._view, worlds[0])
            self._retracing = Retracing(self._view, worlds[0])
        hands = self._placing.hands(worlds)
        begun, played = self._retracing.retraced(worlds, hands)
        assert self._view.seat is not None
        likely, shown = likely_and_shown(self._view.table, begun, played, self._view.seat)
        points, wins = np.zeros((2, len(worlds), len(self._moves)))
        play_on_by_policy(
            self._rules,
            self._placing.positions(worlds, hands),
            shown,
            self._room,
            self._seen,
            self._network,
            self._thought,
            self._moves,
            seed,
            points,
            wins,
        )
        self._likely.append(likely)
        self._points.append(points)
        self._wins.append(wins)
        self.worlds += len(worlds)

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth in the mean over the worlds, by their weights."""
        weights = self.weights()
        points = weights @ np.concatenate(self._points)
        wins = weights @ np.concatenate(self._wins)
        return tuple(
            PlayWorth(play, float(points[number]), float(wins[number]))
            for number, play in enumerate(self._plays)
        )

    def error(self) -> float:
        """Return how far off a mean may well be: its standard error, the same for all plays."""
        weights, points = self.weights(), np.concatenate(self._points)
        spread = weights @ (points - weights @ points) ** 2
        return sqrt(float(spread.mean()) / self.worlds)

    def weights(self) -> Floats:
        """Return how much each world counts; together they count 1."""
        likely = TRUST * np.concatenate(self._likely)
        weights: Floats = np.exp(likely - likely.max())
        weights /= weights.sum()
        return weights


def likely_and_shown(table: Table, begun: Any, played: Masks, own: int) -> tuple[Floats, Any]:
    """Return how likely what has been played is in each world, and what it has shown there.

    Args:
        table: the rules.
        begun: the worlds at the first lead; they are moved on.
        played: what was played in each, as :class:`Retraced` has it.
        own: the seat whose plays say nothing.

    Returns:
        The logarithms of how likely all plays of others were by the policy; and a record of
        what has been shown for each world.
    """
    network = weights_of(family_of(table))
    shown: Any = np.zeros(len(begun), layout(Shown)).view(np.recarray)
    likely = np.zeros(len(begun))
    thought = room_to_think(len(network[2]))
    weigh_worlds(rules_of(table), begun, shown, network, thought, played, own, _DOUBT, likely)
    return likely, shown


@lru_cache(maxsize=8)
def weights_of(family: Family) -> tuple[Any, Any, Any]:
    """Return the weights of a network as compiled code takes them."""
    network = shipped(family)
    return (
        np.array(network.of_moment, np.float32).T.copy(),
        np.array(network.of_play, np.float32).T.copy(),
        np.array(network.out, np.float32),
    )
