"""The player that imagines the hidden hands and plays what does best in all of them together."""

from __future__ import annotations

from random import Random
from time import thread_time

from lasttrick.engine import Move, Play, View
from lasttrick.players.assessment import Assessment, PlayWorth
from lasttrick.players.budget import DEFAULT_BUDGET, Budget
from lasttrick.players.careful import Careful
from lasttrick.players.foresight import foresight
from lasttrick.players.imagining import Clock, imagined, plays_to_imagine
from lasttrick.players.prospects import Prospects


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
        clock: Clock = thread_time,
    ) -> None:
        """Take where all chance comes from, what a move may cost, and a clock in seconds."""
        self._chance = chance
        self._clock = clock
        self._budget = budget
        self._careful = Careful(chance)

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the move that does best in the worlds imagined."""
        if not plays_to_imagine(view, legal):
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
        if not imagined(view, looking, self._budget, self._chance, self._clock, begun):
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
