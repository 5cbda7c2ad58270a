"""Worlds looked into by compiled code. Needs NumPy and numba."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lasttrick.engine import Play, View
from lasttrick.kernels.layout import layout
from lasttrick.kernels.playing_on import play_on
from lasttrick.kernels.position import Position
from lasttrick.players.assessment import PlayWorth
from lasttrick.players.beliefs import World, state_of
from lasttrick.players.foresight.placing import Placing, places, rules_of
from lasttrick.solver.worlds import WorldSolver

_TIMES = 6
"""How often a world is played on after each play."""
_BATCH = 4
"""So many worlds are looked into at once where the time is short."""


class CompiledForesight:
    """Plays each world on by chance and sense, and finds what can be forced in it."""

    most = 1 << 20
    settled = False

    def __init__(self, view: View, plays: tuple[Play, ...], *, patience: int) -> None:
        """Take a view, what can be played, and how much a search may look at."""
        self._view = view
        self._plays = plays
        self._patience = patience
        self._rules = rules_of(view.table)
        self._placing: Placing | None = None
        self._solver: WorldSolver | None = None
        self._room: Any = np.zeros(1, layout(Position)).view(np.recarray)
        place = places(view.table)
        self._moves = np.array([(place[play.card], play.down) for play in plays], np.int64)
        self._points = np.zeros(len(plays))
        self._wins = np.zeros(len(plays))
        self._forced = np.zeros(len(plays))
        self.worlds = 0

    def batch(self, *, timed: bool) -> int:
        """Return how many worlds are best looked into next."""
        return _BATCH if timed else self.most

    def look(self, worlds: Sequence[World], seed: int) -> None:
        """Look into more worlds, with this seed for what is played in them."""
        if self._placing is None:
            self._placing = Placing(self._view, worlds[0])
            state = state_of(self._view, worlds[0])
            solver = WorldSolver(state, self._plays, patience=self._patience)
            self._solver = solver if solver.fits else None
        self.worlds += len(worlds)
        hands = self._placing.hands(worlds)
        if self._solver is not None:
            values = self._solver.values(hands)
            self._forced += values.sum(axis=0)
            if len(values) < len(worlds):
                self._solver = None
        play_on(
            self._rules,
            self._placing.positions(worlds, hands),
            self._room,
            self._moves,
            seed,
            _TIMES,
            self._points,
            self._wins,
        )

    def found(self) -> tuple[PlayWorth, ...]:
        """Return what each play is worth: as the deals went on, and what it can force."""
        played = self.worlds * _TIMES
        solved = self._solver is not None
        return tuple(
            PlayWorth(
                play,
                float(self._points[number] / played),
                float(self._wins[number] / played),
                float(self._forced[number] / self.worlds) if solved else None,
            )
            for number, play in enumerate(self._plays)
        )
