"""When Python looks for garbage: seldom among what stays.

A table that goes on holds tens of thousands of objects that are all in use. To look through
those of some hundred tables takes as long as a hundred plays, and every play waits for it.
Hardly anything is found there: what closed connections leave behind, mostly.
"""

from __future__ import annotations

import asyncio
import contextlib
import gc
from collections.abc import AsyncIterator

SECONDS = 600.0
"""How often everything is looked through."""

_YOUNG = 2_000
_MIDDLE = 5
_NEVER = 1_000_000_000


@contextlib.asynccontextmanager
async def collecting_seldom(seconds: float = SECONDS) -> AsyncIterator[None]:
    """Look through all objects every so many seconds only, and never through those of by now."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(_YOUNG, _MIDDLE, _NEVER)
    looking = asyncio.create_task(_look_through(seconds))
    try:
        yield
    finally:
        looking.cancel()
        gc.set_threshold(*before)
        gc.unfreeze()


async def _look_through(seconds: float) -> None:
    while True:
        await asyncio.sleep(seconds)
        gc.collect()
