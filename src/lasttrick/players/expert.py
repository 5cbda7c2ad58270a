"""The strongest player: worlds weighed by what was played, and played on as it has learnt."""

from __future__ import annotations

from random import Random
from time import thread_time

from lasttrick.engine import Move, Play, View
from lasttrick.players.assessment import Assessment, Share
from lasttrick.players.budget import EXPERT_BUDGET, Budget
from lasttrick.players.careful import Careful
from lasttrick.players.foresight import learnt_foresight
from lasttrick.players.imagining import Clock, imagined, plays_to_imagine
from lasttrick.players.policy import shares
from lasttrick.players.two_cards import decided

_SURE = 0.97
"""A play as likely as this is made at once: looking on hardly ever finds a better one."""


class Expert:
    """Draws worlds, weighs them by what was played, and plays on in them as it has learnt.

    A world counts by how likely the policy would have played in it as the others have. After
    each play the policy plays on for every seat, by what that seat knows, so that nobody acts
    on cards that it cannot see. That is a policy made better by one step. Plays that fall
    behind are dropped on the way, and the other worlds go to those that are left; and as a mean
    over few worlds errs, a play gains by being likely under the policy, the more the fewer
    worlds there were. What the policy is sure of is played at once.

    In the last two tricks of a deal between two it plays by an equilibrium instead, solved for
    the hands that both may hold by what everybody has seen, and mixes its plays as that does:
    whoever knows it well gains nothing by it.

    All that is asked beside play it answers as ``careful`` does. Where compiled code is not
    ready or no world can be looked into in the time it has, it plays what the policy would
    most likely play.
    """

    name = "expert"

    def __init__(
        self, chance: Random, budget: Budget = EXPERT_BUDGET, clock: Clock = thread_time
    ) -> None:
        """Take where all chance comes from, what a move may cost, and a clock in seconds."""
        self._chance = chance
        self._clock = clock
        self._budget = budget
        self._careful = Careful(chance)

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the move that does best in the worlds imagined, or that it has learnt to make."""
        plays = plays_to_imagine(view, legal)
        if not plays:
            return self._careful.choose(view, legal)
        begun = self._clock()
        known = shares(view, list(plays))
        best = max(known, key=_chance_of)
        if best.chance >= _SURE:
            return best.play
        mixed = decided(view, plays, self._budget, self._chance)
        if mixed is not None:
            return mixed.drawn(self._chance)
        assessed = self._imagined(view, known, begun)
        return best.play if assessed is None else assessed.best

    def mix(self, view: View, legal: tuple[Move, ...]) -> tuple[Share, ...] | None:
        """Return how likely it makes each play, where it is sure or plays by an equilibrium."""
        plays = plays_to_imagine(view, legal)
        if not plays:
            return None
        best = max(shares(view, list(plays)), key=_chance_of)
        if best.chance >= _SURE:
            return (Share(best.play, 1.0),)
        mixed = decided(view, plays, self._budget, self._chance)
        return None if mixed is None else mixed.shares

    def assess(self, view: View, legal: tuple[Move, ...]) -> Assessment:
        """Return what each legal play is worth, while cards are played.

        Where it mixes its plays, the best is the one that it makes most often.

        Args:
            view: the deal as the seat to move knows it.
            legal: what it may do, with a play among it.
        """
        begun = self._clock()
        plays = tuple([move for move in legal if isinstance(move, Play)])
        known = shares(view, list(plays))
        best = max(known, key=_chance_of)
        mixed = decided(view, plays, self._budget, self._chance)
        if mixed is not None:
            chosen = best.play if best.chance >= _SURE else mixed.likeliest
            return Assessment(mixed.worths, chosen, mixed.hands)
        assessed = self._imagined(view, known, begun)
        if assessed is None:
            return self._careful.assess(view, legal)._replace(best=best.play)
        return assessed._replace(best=best.play) if best.chance >= _SURE else assessed

    def _imagined(self, view: View, known: list[Share], begun: float) -> Assessment | None:
        """Return what worlds say of the plays; None where too few can be looked into."""
        looking = learnt_foresight(view, known, self._budget)
        if looking is None:
            return None
        if not imagined(view, looking, self._budget, self._chance, self._clock, begun):
            return None
        return Assessment(looking.found(), looking.best(), looking.worlds)


def _chance_of(share: Share) -> float:
    return share.chance
