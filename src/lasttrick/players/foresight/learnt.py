"""Worlds looked into with the policy: how likely each is, and how it goes on by the policy.

Needs NumPy and numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from lasttrick.engine import Play, View
from lasttrick.games import Table
from lasttrick.kernels.layout import layout
from lasttrick.kernels.position import Position
from lasttrick.players.assessment import PlayWorth, Share
from lasttrick.players.beliefs import World
from lasttrick.players.foresight.placing import Masks, Placing, places, rules_of
from lasttrick.players.foresight.race import Floats, Race
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.players.policy import Family, family_of
from lasttrick.players.policy.compiled.choosing import room_to_think
from lasttrick.players.policy.compiled.playing_on import play_on_by_policy, weigh_worlds
from lasttrick.players.policy.compiled.sighting import Shown
from lasttrick.players.policy.network import shipped

_BATCH = 8
"""So many worlds are looked into at once where the time is short."""
_DOUBT = 0.15
"""How much of every play of whoever knows the game is taken to be made by chance."""
_ALL_KNOW = 0.5
"""How likely all others are taken to know the game, before they have played; each of them plays
any card otherwise. Where that is possible few worlds hardly ever have all the weight, and
whoever plays badly is not thought to have had a reason."""


class Weighed(NamedTuple):
    """What the plays so far say of worlds."""

    likely: Floats
    """For each world, the logarithm of how likely the plays of others were."""
    shown: Any
    """For each world, a record of what has been shown there."""
    wild: Floats
    """For each world and seat, how likely that seat plays any card."""


class LearntForesight:
    """Weighs each world by what has been played, and lets the policy play it on for every seat.

    No seat looks into the hands of others, and none can: each play is chosen by what its seat
    knows. Every play of the seat to move meets the same chance.
    """

    most = 1 << 20

    def __init__(self, view: View, known: Sequence[Share]) -> None:
        """Take a view, and how likely the policy is to make each play."""
        self._view = view
        self._plays = tuple(share.play for share in known)
        self._race = Race([share.chance for share in known])
        self._rules = rules_of(view.table)
        self._network = weights_of(family_of(view.table))
        self._thought = room_to_think(len(self._network[2]))
        self._placing: Placing | None = None
        self._retracing: Retracing | None = None
        self._room: Any = np.zeros(1, layout(Position)).view(np.recarray)
        self._seen: Any = np.zeros(1, layout(Shown)).view(np.recarray)
        place = places(view.table)
        self._moves = np.array([(place[play.card], play.down) for play in self._plays], np.int64)

    @property
    def worlds(self) -> int:
        """How many worlds have been looked into."""
        return self._race.worlds

    @property
    def settled(self) -> bool:
        """Whether more worlds would not say anything else."""
        return self._race.settled

    def batch(self, *, timed: bool) -> int:
        """Return how many worlds are best looked into next."""
        return min(_BATCH, self._race.until_look) if timed else self._race.until_look

    def look(self, worlds: Sequence[World], seed: int) -> None:
        """Look into more worlds, with this seed for what is played in them."""
        if self._placing is None or self._retracing is None:
            self._placing = Placing(self._view, worlds[0])
            self._retracing = Retracing(self._view, worlds[0])
        hands = self._placing.hands(worlds)
        begun, played = self._retracing.retraced(worlds, hands)
        assert self._view.seat is not None
        weighed = weighed_by_plays(self._view.table, begun, played, self._view.seat)
        moves = self._moves[self._race.open]
        points, wins = np.zeros((2, len(worlds), len(moves)))
        play_on_by_policy(
            self._rules,
            self._placing.positions(worlds, hands),
            weighed.shown,
            weighed.wild,
            self._room,
            self._seen,
            self._network,
            self._thought,
            moves,
            seed,
            points,
            wins,
        )
        self._race.add(weighed.likely, points, wins)

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth in the mean over the worlds, by their weights."""
        points, wins = self._race.worth()
        return tuple(map(PlayWorth, self._plays, points.tolist(), wins.tolist()))

    def best(self) -> Play:
        """Return the play that did best, with what has been learnt; of equals the lowest."""
        power = self._view.table.power
        return min(
            [self._plays[number] for number in self._race.best()], key=lambda p: power[p.card]
        )

    def weights(self) -> Floats:
        """Return how much each world counts; together they count 1."""
        return self._race.weights()

    def error(self) -> float:
        """Return how far off a mean may well be: its standard error, the same for all plays."""
        return self._race.error()


def weighed_by_plays(table: Table, begun: Any, played: Masks, own: int) -> Weighed:
    """Return how likely what has been played is in each world, and what it says of who plays.

    Args:
        table: the rules.
        begun: the worlds at the first lead; they are moved on.
        played: what was played in each, as :class:`Retraced` has it.
        own: the seat whose plays say nothing.
    """
    network = weights_of(family_of(table))
    shown: Any = np.zeros(len(begun), layout(Shown)).view(np.recarray)
    likely, wild = np.zeros(len(begun)), np.zeros((len(begun), table.seats))
    weigh_worlds(
        rules_of(table),
        begun,
        shown,
        network,
        room_to_think(len(network[2])),
        played,
        own,
        _DOUBT,
        wildness_at(table.seats),
        likely,
        wild,
    )
    return Weighed(likely, shown, wild)


def wildness_at(seats: int) -> float:
    """Return how likely another seat is taken to play any card, before it has played."""
    known: float = _ALL_KNOW ** (1 / (seats - 1))
    return 1 - known


@lru_cache(maxsize=8)
def weights_of(family: Family) -> tuple[Any, Any, Any]:
    """Return the weights of a network as compiled code takes them."""
    network = shipped(family)
    return (
        np.array(network.of_moment, np.float32).T.copy(),
        np.array(network.of_play, np.float32).T.copy(),
        np.array(network.out, np.float32),
    )
