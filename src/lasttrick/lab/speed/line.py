"""One line of the table of speeds, and the clocks behind it."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple


class Line(NamedTuple):
    """One figure, beside the one that it is compared with."""

    group: str
    name: str
    figure: float
    unit: str
    """``deals/s``, ``moves/s``, ``ms`` a choice or a start."""
    times: float
    """The figure over that of the reference: 1 for the reference itself."""
    reference: str
    """What it is compared with."""


def rate(step: Callable[[], object], seconds: float, *, each: int = 1) -> float:
    """Return how often a step is done in a second of this process's own time.

    Args:
        step: what is measured; it is done once before the clock starts.
        seconds: how long to go on.
        each: so many things are done in one step.
    """
    step()
    begun = time.process_time()
    done = 0
    while (passed := time.process_time() - begun) < seconds or not passed:
        step()
        done += each
    return done / passed


def rate_by_clock(step: Callable[[], object], seconds: float, *, each: int = 1) -> float:
    """Return the best rate of any step by the clock on the wall.

    It is for what works in several threads. What else the machine does slows some steps down,
    and hardly all of them.
    """
    return each / least(step, seconds)


def least(
    step: Callable[[], object],
    seconds: float,
    *,
    fewest: int = 3,
    clock: Callable[[], float] = time.perf_counter,
) -> float:
    """Return the least time of so many steps, or of as many as there is time for."""
    begun = clock()
    taken: list[float] = []
    while len(taken) < fewest or clock() - begun < seconds:
        before = clock()
        step()
        taken.append(clock() - before)
    return min(taken)
