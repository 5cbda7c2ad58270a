"""The player that imagines the hidden hands and plays what does best in all of them together."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from time import thread_time

from lasttrick.engine import Move, Play, View
from lasttrick.players.assessment import Assessment, PlayWorth
from lasttrick.players.beliefs import Beliefs, TooManyWays, likely
from lasttrick.players.budget import DEFAULT_BUDGET, Budget
from lasttrick.players.careful import Careful
from lasttrick.players.foresight import foresight
from lasttrick.players.prospects import Prospects

_FEWEST_WORLDS = 8
"""With fewer worlds than this, chances say more than worlds."""

_STEPS_A_SECOND = 50_000
"""How many steps a count of ways may take in a second given for a move."""


class Steady:
    """Draws worlds from all that its view leaves possible, and tries each play in each of them.

    A play is worth the mean of three estimates: what comes of it when everyone plays on with
    simple sense, what can be forced after it with all hands open (perfect information Monte
    Carlo), and what ``careful`` expects of it by chances alone. Each is wrong in another way:
    the first about how others play, the second about what they can see, the third about hands
    it never looks at. Where nobody has to follow, simple sense is too far from how people play,
    and the first is left out.

    All that is asked beside play it answers as ``careful`` does, and so it plays where no world
    can be looked into in the time it has.
    """

    name = "steady"

    def __init__(
        self,
        chance: Random,
        budget: Budget = DEFAULT_BUDGET,
        clock: Callable[[], float] = thread_time,
    ) -> None:
        """Take where all chance comes from, what a move may cost, and a clock in seconds."""
        self._chance = chance
        self._clock = clock
        self._budget = budget
        self._careful = Careful(chance)

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the move that does best in the worlds imagined."""
        plays = [move for move in legal if isinstance(move, Play)]
        if view.phase != "play" or len(plays) == 1 or len(plays) < len(legal):
            return self._careful.choose(view, legal)
        if view.trick_number > view.table.deciding:
            return self._careful.choose(view, legal)
        return self.assess(view, legal).best

    def assess(self, view: View, legal: tuple[Move, ...]) -> Assessment:
        """Return what each legal play is worth, while cards are played.

        Args:
            view: the deal as the seat to move knows it.
            legal: what it may do, with a play among it.
        """
        plays = tuple([move for move in legal if isinstance(move, Play)])
        return self._imagined(view, plays) or self._careful.assess(view, legal)

    def _imagined(self, view: View, plays: tuple[Play, ...]) -> Assessment | None:
        """Return what worlds say of the plays; None where too few can be looked into."""
        begun = self._clock()
        looking = foresight(view, plays, self._budget)
        if looking is None:
            return None
        seconds = self._budget.seconds
        try:
            patience = None if seconds is None else int(seconds * _STEPS_A_SECOND)
            beliefs = Beliefs(view, patience=patience)
        except TooManyWays:
            return None
        most = min(self._budget.worlds, looking.most)
        while looking.worlds < most:
            before = self._clock()
            number = min(looking.batch, most - looking.worlds)
            worlds = [
                likely(view, beliefs.world(self._chance), self._chance) for _ in range(number)
            ]
            looking.look(worlds, int(self._chance.random() * (1 << 53)))
            now = self._clock()
            if seconds is not None and 2 * now - before - begun > seconds:
                break
        if looking.worlds < min(_FEWEST_WORLDS, most):
            return None
        found = looking.found()
        return Assessment(found, _best(view, found), looking.worlds)


def _best(view: View, found: tuple[PlayWorth, ...]) -> Play:
    """Return the play that is worth the most in the mean of all estimates; of equals the lowest."""
    prospects = Prospects(view)

    def worth(each: PlayWorth) -> tuple[float, int]:
        estimates = [prospects.of(each.play)]
        if view.table.duty != "free":
            estimates.append(each.points)
        if each.forced is not None:
            estimates.append(each.forced)
        return round(sum(estimates) / len(estimates), 9), -view.table.power[each.play.card]

    return max(found, key=worth).play
