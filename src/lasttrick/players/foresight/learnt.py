"""Worlds looked into with the policy: how likely each is, and how it goes on by the policy.

Needs NumPy and numba.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import numpy as np

from lasttrick.engine import Play, View
from lasttrick.kernels.layout import layout
from lasttrick.kernels.position import Position
from lasttrick.players.assessment import PlayWorth, Share
from lasttrick.players.beliefs import World
from lasttrick.players.foresight.likelihood import weighed_by_plays, weights_of
from lasttrick.players.foresight.placing import Placing, places, rules_of
from lasttrick.players.foresight.race import Floats, Race
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.players.policy import family_of
from lasttrick.players.policy.compiled.choosing import room_to_think
from lasttrick.players.policy.compiled.playing_on import play_on_by_policy
from lasttrick.players.policy.compiled.sighting import Shown

_BATCH = 8
"""So many worlds are looked into at once where the time is short."""


class Outcomes(NamedTuple):
    """What came of plays in worlds."""

    likely: Floats
    """For each world, the logarithm of how likely what was played there was."""
    points: Floats
    """A row for each world, and in it what the deal brought after each play."""
    wins: Floats
    """The same, 1 where the deal was won after the play and else 0."""


class PlayingOn:
    """Weighs worlds by what has been played, and lets the policy play them on for every seat.

    No seat looks into the hands of others, and none can: each play is chosen by what its seat
    knows. Every play of the seat to move meets the same chance.
    """

    def __init__(self, view: View, plays: Sequence[Play]) -> None:
        """Take a view of the seat to move, and what it may play."""
        self._view = view
        self._rules = rules_of(view.table)
        self._network = weights_of(family_of(view.table))
        self._thought = room_to_think(len(self._network[2]))
        self._placing: Placing | None = None
        self._retracing: Retracing | None = None
        self._room: Any = np.zeros(1, layout(Position)).view(np.recarray)
        self._seen: Any = np.zeros(1, layout(Shown)).view(np.recarray)
        place = places(view.table)
        self._moves = np.array([(place[play.card], play.down) for play in plays], np.int64)

    def outcomes(self, worlds: Sequence[World], numbers: Any, seed: int) -> Outcomes:
        """Return what comes of some of the plays in each of these worlds.

        Args:
            worlds: one at least.
            numbers: of the plays.
            seed: of what is left to chance in the worlds.
        """
        if self._placing is None or self._retracing is None:
            self._placing = Placing(self._view, worlds[0])
            self._retracing = Retracing(self._view, worlds[0])
        hands = self._placing.hands(worlds)
        begun, played = self._retracing.retraced(worlds, hands)
        assert self._view.seat is not None
        weighed = weighed_by_plays(self._view.table, begun, played, self._view.seat)
        moves = self._moves[numbers]
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
        return Outcomes(weighed.likely, points, wins)


class LearntForesight:
    """Looks into worlds with the policy, and drops plays that fall behind on the way."""

    most = 1 << 20

    def __init__(self, view: View, known: Sequence[Share]) -> None:
        """Take a view, and how likely the policy is to make each play."""
        self._power = view.table.power
        self._plays = tuple(share.play for share in known)
        self._playing_on = PlayingOn(view, self._plays)
        self._race = Race([share.chance for share in known])

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
        self._race.add(*self._playing_on.outcomes(worlds, self._race.open, seed))

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth in the mean over the worlds, by their weights."""
        points, wins = self._race.worth()
        return tuple(map(PlayWorth, self._plays, points.tolist(), wins.tolist()))

    def best(self) -> Play:
        """Return the play that did best, with what has been learnt; of equals the lowest."""
        best = [self._plays[number] for number in self._race.best()]
        return min(best, key=lambda play: self._power[play.card])
