"""The player that others are measured by: perfect information Monte Carlo, and nothing else."""

from __future__ import annotations

from random import Random

from lasttrick.engine import Move, Play, View
from lasttrick.players.beliefs import Beliefs, state_of
from lasttrick.players.careful import Careful
from lasttrick.players.foresight import compiled_is_ready
from lasttrick.players.imagining import plays_to_imagine

WORLDS = 100
_PATIENCE = 4000
"""How many positions are looked at after one play in one world: enough between two, wherever
it was tried. Worlds from the first on that needs more are left out."""


class Pimc:
    """Plays what does best in 100 worlds, each solved as if all hands lay open.

    The worlds are drawn with equal chance from all that its view leaves possible; of plays
    that do as well the lowest goes. It believes that everyone sees all cards from the next
    play on, which is what ails this way to play: nothing is hidden, nobody is misled.

    All that is asked beside play it answers as ``careful`` does; so it plays where worlds
    cannot be solved: without the extra ``fast``, where more than hands differs in them, and
    early at full tables, where that would take too long.
    """

    name = "pimc"

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._careful = Careful(chance)

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the play that can force the most, in the mean over the worlds."""
        plays = plays_to_imagine(view, legal)
        if not plays or not compiled_is_ready(view.table, wait=True):
            return self._careful.choose(view, legal)
        return self._solved(view, plays) or self._careful.choose(view, legal)

    def _solved(self, view: View, plays: tuple[Play, ...]) -> Play | None:
        from lasttrick.players.foresight.placing import Placing
        from lasttrick.solver.worlds import WorldSolver

        beliefs = Beliefs(view)
        worlds = [beliefs.world(self._chance) for _ in range(WORLDS)]
        solver = WorldSolver(state_of(view, worlds[0]), plays, patience=_PATIENCE)
        if not solver.fits:
            return None
        values = solver.values(Placing(view, worlds[0]).hands(worlds))
        if not len(values):
            return None
        forced = values.sum(axis=0)
        power = view.table.power
        best = max(range(len(plays)), key=lambda at: (int(forced[at]), -power[plays[at].card]))
        return plays[best]
