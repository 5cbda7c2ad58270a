"""Garbage is looked for seldom while a server runs, and as before when it has ended."""

from __future__ import annotations

import asyncio
import gc
import weakref

from lasttrick.server.collecting import collecting_seldom


class _Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_what_holds_itself_goes_when_everything_is_looked_through() -> None:
    async def running() -> None:
        async with collecting_seldom(seconds=0.01):
            gone = asyncio.Event()
            knot = _Knot()
            weakref.finalize(knot, gone.set)
            del knot
            async with asyncio.timeout(30):
                await gone.wait()

    asyncio.run(running())


def test_nothing_of_it_is_left_when_the_server_has_ended() -> None:
    async def running() -> None:
        async with collecting_seldom():
            assert gc.get_threshold() != before
            assert gc.get_freeze_count() > frozen

    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    asyncio.run(running())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
