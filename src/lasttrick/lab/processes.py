"""Work done in several processes, its results always in the order in which it was given."""

from __future__ import annotations

import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from multiprocessing import active_children
from typing import TypeVar

_Parcel = TypeVar("_Parcel")
_Result = TypeVar("_Result")

_AHEAD = 3
"""So many parcels a process may have waiting."""


def in_order(
    work: Callable[[_Parcel], _Result], parcels: Iterable[_Parcel], jobs: int
) -> Generator[_Result, None, None]:
    """Yield what comes of each parcel, in their order; closing this ends the work at once.

    Args:
        work: what is done with a parcel; both can be pickled.
        parcels: they are taken only a little before their turn.
        jobs: in how many processes; with 1 in this one.

    Raises:
        Exception: whatever the work does; what has been begun behind it is dropped.
    """
    if jobs == 1:
        yield from map(work, parcels)
        return
    others = active_children()
    waiting: deque[Future[_Result]] = deque()
    with ProcessPoolExecutor(jobs, initializer=_leave_interrupts_alone) as pool:
        try:
            for parcel in parcels:
                waiting.append(pool.submit(work, parcel))
                if len(waiting) >= jobs * _AHEAD:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BaseException:
            # Nobody wants any more of it, and what is being done may take minutes.
            for process in active_children():
                if process not in others:
                    process.terminate()
            raise


def _leave_interrupts_alone() -> None:
    """Let an interrupt reach the one process that writes, which then ends the others."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
