"""What a bot does in a seat, worked out beside the event loop."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from random import Random
from threading import Thread
from typing import NamedTuple, Protocol, TypeVar

from lasttrick.engine import Cut, Move, View, chance_cut, view
from lasttrick.errors import PlayerError
from lasttrick.players import SERVER_BUDGET, ask, make_player
from lasttrick.server.clock import Clock
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.position import DEFAULT_BOT, Deal, Position

_LOG = logging.getLogger(__name__)


_Asked = TypeVar("_Asked")
_Found = TypeVar("_Found")

BOT_SECONDS = 5.0
"""How many seconds a bot may think about a move, unless a server is told otherwise."""


class Question(NamedTuple):
    """A move that a player program is asked for. It holds a view and no state."""

    seen: View
    player: str
    by: By
    chance: Random
    """What the player leaves to chance."""


class Choice(NamedTuple):
    """What a player program does."""

    move: Move
    failed: bool
    """Whether it was another that chose, because the one that was asked failed."""


class Thinking(Protocol):
    """Works something out beside the event loop: :func:`in_thread`."""

    def __call__(self, work: Callable[[_Asked], _Found], question: _Asked, /) -> Awaitable[_Found]:
        """Return what the work makes of the question."""


async def in_thread(work: Callable[[_Asked], _Found], question: _Asked, /) -> _Found:
    """Work something out in a thread that holds up neither bots nor the end of the server."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[_Found] = loop.create_future()

    def settle(tell: Callable[[], None]) -> None:
        if not done.done():
            tell()

    def working() -> None:
        tell: Callable[[], None]
        try:
            tell = partial(done.set_result, work(question))
        except Exception as error:
            tell = partial(done.set_exception, error)
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, tell)

    Thread(target=working, name="bot", daemon=True).start()
    return await done


class Patience(NamedTuple):
    """How long bots are waited for, and by which clock."""

    clock: Clock
    seconds: float = BOT_SECONDS


async def answer_in_time(think: Thinking, asked: Question, patience: Patience) -> Choice:
    """Return what the player does; one that is too slow is replaced like one that fails."""
    for player in dict.fromkeys((asked.player, DEFAULT_BOT)):
        try:
            choice = await in_time(think(answer, asked._replace(player=player)), patience)
        except TimeoutError:
            _LOG.warning("A bot was replaced: %s did not answer in time.", player)
        else:
            return choice._replace(failed=choice.failed or player != asked.player)
    return Choice(asked.seen.legal[0], failed=True)


async def in_time(thinking: Awaitable[_Found], patience: Patience) -> _Found:
    """Return what comes of thinking.

    Raises:
        TimeoutError: when nobody waits for it any longer.
    """
    thought = asyncio.ensure_future(thinking)
    until = patience.clock.now() + patience.seconds
    alarm = patience.clock.call_at(until, lambda: _give_up(thought))
    try:
        await asyncio.wait({thought})
    finally:
        alarm.cancel()
        thought.cancel()
    if thought.cancelled():
        raise TimeoutError
    return thought.result()


def _give_up(thought: asyncio.Future[_Found]) -> None:
    thought.cancel()


def question(position: Position, player: str, by: By, chance: Random) -> Question:
    """Return the question to the player who moves for the seat to move."""
    deal = position.deal
    assert deal is not None
    assert deal.state is not None
    return Question(view(deal.state, deal.state.turn), player, by, Random(chance.getrandbits(64)))


def answer(question: Question) -> Choice:
    """Return what the player does; where it fails, what a careful one does instead."""
    legal = question.seen.legal
    if len(legal) == 1:
        return Choice(legal[0], failed=False)
    for player in dict.fromkeys((question.player, DEFAULT_BOT)):
        try:
            move = ask(make_player(player, question.chance, SERVER_BUDGET), question.seen)
        except PlayerError as error:
            # Not its message, which may name the cards that it could have played.
            facts = {"player": player, "code": error.code}
            _LOG.warning("bot-failed", extra=facts, exc_info=error.__cause__)
        else:
            return Choice(move, failed=player != question.player)
    return Choice(legal[0], failed=True)


def any_cut(deal: Deal, chance: Random) -> Cut:
    """Return a cut somewhere in the pack."""
    cut = chance_cut(deal.match.deal_table, deal.match.deal_dealer, chance)
    assert cut is not None
    return cut
