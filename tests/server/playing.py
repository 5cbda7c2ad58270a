"""Clients that play: they cut and lay what they may, and ask nobody."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, TypeVar

from lasttrick.errors import ServerError
from lasttrick.server.client import TableClient

_T = TypeVar("_T")

PATIENCE = 60.0
"""After how many seconds something that should have happened will not."""

AT_ONCE = {"bot_pace": 0, "go_on": 0}
"""Settings of a table at which nobody waits."""


def run(work: Coroutine[Any, Any, _T], *, patience: float = PATIENCE) -> _T:
    """Run a test's coroutine, but not for ever."""

    async def limited() -> _T:
        async with asyncio.timeout(patience):
            return await work

    return asyncio.run(limited())


async def play_on(client: TableClient, chance: Random, until: Callable[[], object]) -> int:
    """Cut and move whenever it is ours to, until something holds; return how often."""
    moves = 0
    while True:
        await client.until(lambda: until() or client.my_turn or client.my_cut)
        if until():
            return moves
        try:
            await one_move(client, chance)
        except ServerError as error:
            # A deal that went on while we came back, or a database that was gone.
            assert error.code in ("play/not-your-turn", "table/not-now", "store/unavailable")
        else:
            moves += 1


async def one_move(client: TableClient, chance: Random) -> None:
    """Cut, or make any move."""
    if client.my_cut:
        await client.command("cut", at=chance.randint(4, 12))
    else:
        await client.move(chance.choice(client.choices))


async def reach(client: TableClient, version: int) -> None:
    """Wait until a table has come so far."""
    await client.until(lambda: client.version >= version)


def over(client: TableClient) -> bool:
    """Say whether the match is over."""
    return client.table.stage == "over"


async def refusal(work: Coroutine[Any, Any, object]) -> ServerError:
    """Return how something was refused."""
    try:
        done = await work
    except ServerError as error:
        return error
    raise AssertionError(f"Expected a refusal, but got {done!r}.")
