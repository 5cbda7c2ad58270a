"""When Python looks for garbage: seldom among what stays.

A table that goes on holds tens of thousands of objects that are all in use. To look through
those of some hundred tables takes as long as a hundred plays, and every play waits for it.
Hardly anything is found there: what closed connections leave behind, mostly.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator, Callable

SECONDS = 600.0
"""How often everything is looked through, whatever happens."""
MANY = 1000
"""After so many connections have ended it is looked through at once."""
GLANCE = 5.0
"""How often it is asked how many have."""

_YOUNG = 2_000
_MIDDLE = 5
_NEVER = 1_000_000_000


@contextlib.asynccontextmanager
async def collecting_seldom(
    ended: Callable[[], int], *, seconds: float = SECONDS, many: int = MANY, glance: float = GLANCE
) -> AsyncIterator[None]:
    """Look through all objects now and then only, and never through those of by now.

    Args:
        ended: says how many connections have ended so far.
        seconds: after how many seconds it is time to.
        many: after how many ended connections it is time to.
        glance: how often it is seen whether it is time to.
    """
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    looking = asyncio.create_task(_look_through(ended, seconds, many, glance))
    try:
        yield
    finally:
        looking.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _look_through(ended: Callable[[], int], seconds: float, many: int, glance: float) -> None:
    loop = asyncio.get_running_loop()
    while True:
        since, gone = loop.time(), ended()
        while loop.time() - since < seconds and ended() - gone < many:
            await asyncio.sleep(glance)
        gc.collect()
