"""All parts of what is asked, in several processes if wanted, always added up in one order."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Iterator, Sequence
from concurrent.futures import Future, ProcessPoolExecutor

from lasttrick.lab.statistics.asked import Asked, Part
from lasttrick.lab.statistics.playing import done
from lasttrick.lab.statistics.sums import Sums

_AHEAD = 3
"""So many parts a process may have waiting."""


def measured(asked: Asked, *, jobs: int = 1, after: int = 0) -> Iterator[Sums]:
    """Yield what each part showed, in the order of the parts.

    The sums of a part are the same for ever, in whatever process it is played.

    Args:
        asked: what is to be found out.
        jobs: in how many processes; with 1 in this one.
        after: so many parts are there already and are left out.
    """
    parts = list(asked.parts())[after:]
    if jobs == 1 or len(parts) < 2:
        for part in parts:
            yield done(asked, part)
        return
    yield from _in_processes(asked, parts, jobs)


def _in_processes(asked: Asked, parts: Sequence[Part], jobs: int) -> Iterator[Sums]:
    waiting: deque[Future[Sums]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_alone) as pool:
        try:
            for part in parts:
                waiting.append(pool.submit(done, asked, part))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        finally:
            pool.shutdown(wait=False, cancel_futures=True)


def _leave_interrupts_alone() -> None:
    """Let an interrupt reach the one process that writes, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
