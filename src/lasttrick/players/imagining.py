"""Looking into as many worlds behind a view as a budget allows."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from lasttrick.engine import Move, Play, View
from lasttrick.players.beliefs import Beliefs, TooManyWays, likely
from lasttrick.players.budget import Budget
from lasttrick.players.foresight import Foresight

_FEWEST_WORLDS = 8
"""With fewer worlds than this, chances say more than worlds."""

_STEPS_A_SECOND = 50_000
"""How many steps a count of ways may take in a second given for a move."""

Clock = Callable[[], float]
"""Says how many seconds of work have gone by."""


def plays_to_imagine(view: View, legal: tuple[Move, ...]) -> tuple[Play, ...]:
    """Return the plays to choose among by worlds; none where another way answers the moment.

    There is something asked beside play, there is no choice, or the deal is decided.
    """
    plays = tuple([move for move in legal if isinstance(move, Play)])
    free = view.phase == "play" and 1 < len(plays) == len(legal)
    return plays if free and view.trick_number <= view.table.deciding else ()


def imagined(
    view: View, looking: Foresight, budget: Budget, chance: Random, clock: Clock, begun: float
) -> bool:
    """Look into worlds, and say whether they were enough to go by.

    Args:
        view: the deal as the seat to move knows it.
        looking: what looks into them.
        budget: what it may cost.
        chance: where chance comes from.
        clock: what time it is.
        begun: when the seat began to think.
    """
    seconds = budget.seconds
    try:
        patience = None if seconds is None else int(seconds * _STEPS_A_SECOND)
        beliefs = Beliefs(view, patience=patience)
    except TooManyWays:
        return False
    most = min(budget.worlds, looking.most)
    timed = seconds is not None
    while looking.worlds < most and not looking.settled:
        # Where it may take what it takes, no time is spent on asking for the time.
        before = clock() if timed else begun
        number = min(looking.batch(timed=timed), most - looking.worlds)
        worlds = [likely(view, beliefs.world(chance), chance) for _ in range(number)]
        looking.look(worlds, int(chance.random() * (1 << 53)))
        if seconds is not None and 2 * clock() - before - begun > seconds:
            break
    return looking.worlds >= min(_FEWEST_WORLDS, most)
