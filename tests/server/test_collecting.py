"""Garbage is looked for seldom while a server runs, and as before when it has ended."""

from __future__ import annotations

import asyncio
import gc
import weakref

import pytest

from lasttrick.server.collecting import collecting_seldom


class _Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


@pytest.mark.parametrize(("ended", "seconds"), [(0, 0.01), (7, 3600.0)], ids=["time", "ended"])
def test_what_holds_itself_goes_when_everything_is_looked_through(
    ended: int, seconds: float
) -> None:
    async def running() -> None:
        so_far = 0
        async with collecting_seldom(lambda: so_far, seconds=seconds, many=7, glance=0.001):
            gone = asyncio.Event()
            knot = _Knot()
            weakref.finalize(knot, gone.set)
            del knot
            await asyncio.sleep(0)
            so_far = ended
            async with asyncio.timeout(30):
                await gone.wait()

    asyncio.run(running())


def test_nothing_of_it_is_left_when_the_server_has_ended() -> None:
    async def running() -> None:
        async with collecting_seldom(lambda: 0):
            assert gc.get_threshold() != before
            assert gc.get_freeze_count() > frozen

    before, frozen = gc.get_threshold(), gc.get_freeze_count()
    asyncio.run(running())
    assert gc.get_threshold() == before
    assert gc.get_freeze_count() == 0
