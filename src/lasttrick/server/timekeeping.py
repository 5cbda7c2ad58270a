"""What a table does by itself: it looks what is due, and has itself called when more will be."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable

from lasttrick.server.clock import Alarm
from lasttrick.server.connections import Connections
from lasttrick.server.ledger import Ledger
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table import own_moves
from lasttrick.server.table.position import DEFAULT_BOT, Position
from lasttrick.server.thinking import (
    Choice,
    Patience,
    Question,
    Thinking,
    answer_in_time,
    any_cut,
    question,
)
from lasttrick.server.waiting import Wait, waits

_LOG = logging.getLogger(__name__)

RETRY = 1.0
"""Seconds after which the table tries again what could not be done."""

Job = Callable[[], Awaitable[None]]
Moment = tuple[int, int]


class Timekeeper:
    """Lets bots move, covers, watches the clock and begins the next deal."""

    def __init__(
        self,
        ledger: Ledger,
        connections: Connections,
        put: Callable[[Job], None],
        think: Thinking,
        *,
        bot_seconds: float,
    ) -> None:
        """Keep the time of one table.

        Args:
            ledger: the table.
            connections: who is there.
            put: hands a job to the table, to be done after those that wait already.
            think: where bots think.
            bot_seconds: for how long at most.
        """
        self._ledger = ledger
        self._connections = connections
        self._put = put
        self._think = think
        self._patience = Patience(ledger.clock, bot_seconds)
        self._alarm: Alarm | None = None
        self._thinker: asyncio.Task[None] | None = None
        self._thinking_at: Moment | None = None
        self._warned: set[tuple[float, float]] = set()
        self._not_before = 0.0

    def put_off(self) -> None:
        """Do nothing more for a moment: something did not work."""
        self._not_before = self._ledger.clock.now() + RETRY

    def stop(self) -> None:
        """Call no more, and forget what a bot thinks about."""
        if self._thinker is not None:
            self._thinker.cancel()
        if self._alarm is not None:
            self._alarm.cancel()

    async def do_what_is_due(self) -> None:
        """Do all that the table does by itself by now."""
        while (now := self._ledger.clock.now()) >= self._not_before:
            self._ledger.publisher.release(now)
            due = [wait for wait in self._waits(now) if wait.when <= now]
            if not due or not await self._do(min(due)):
                return

    async def _do(self, wait: Wait) -> bool:
        """Do what was waited for; say whether there may be more to do at once."""
        position, (now, chance) = self._ledger.position, self._ledger.now_and_chance
        match wait.what:
            case "bot" | "clock":
                return await self._let_move(wait)
            case "cover":
                await self._ledger.commit(own_moves.covered(position, wait.seat, now, chance))
            case "go-on":
                await self._ledger.commit(own_moves.gone_on(position, now, chance))
            case "host":
                await self._ledger.commit(own_moves.new_host(position, wait.seat, now, chance))
            case "warning":
                of_now = {told for told in self._warned if told[0] == position.waits_since}
                self._warned = {*of_now, (position.waits_since, wait.when)}
                self._ledger.publisher.tell_clock(None, now)
        return True

    async def _let_move(self, wait: Wait) -> bool:
        """Let a bot cut or think; its answer comes in like a command."""
        position = self._ledger.position
        deal, chair = position.deal, position.chairs[wait.seat]
        assert deal is not None
        by: By = "clock" if wait.what == "clock" else chair.by
        if deal.state is None:
            cut = any_cut(deal, self._ledger.chance)
            decision = own_moves.made(position, cut.seat, cut, by, *self._ledger.now_and_chance)
            await self._ledger.commit(decision)
            return True
        self._thinking_at = _moment(position)
        asked = question(position, chair.bot or DEFAULT_BOT, by, self._ledger.chance)
        loop = asyncio.get_running_loop()
        self._thinker = loop.create_task(self._thought(asked, self._thinking_at))
        return False

    async def _thought(self, asked: Question, moment: Moment) -> None:
        try:
            choice = await answer_in_time(self._think, asked, self._patience)
        except Exception:
            _LOG.exception("Nobody could think for table %s", self._ledger.position.id)
            self._put(self._no_choice)
        else:
            self._put(lambda: self._chosen(asked, choice, moment))

    async def _no_choice(self) -> None:
        """Ask again in a moment."""
        self._thinking_at = None
        self.put_off()

    async def _chosen(self, asked: Question, choice: Choice, moment: Moment) -> None:
        """Make the move that a bot has chosen, unless the deal has gone on without it."""
        if self._thinking_at == moment:
            self._thinking_at = None
        position = self._ledger.position
        seat, place = position.to_act, asked.seen.turn
        if _moment(position) != moment or seat is None or place is None:
            return
        chair = position.chairs[seat]
        if asked.by != "clock" and chair.bot is None:
            return
        now, chance = self._ledger.now_and_chance
        if choice.failed and chair.bot is not None:
            await self._ledger.commit(own_moves.replaced(position, seat, now, chance))
            position = self._ledger.position
        made = own_moves.made(position, place, choice.move, asked.by, now, chance)
        await self._ledger.commit(made)

    def _waits(self, now: float) -> list[Wait]:
        """Return what is waited for, without what is being thought about or has been told."""
        presence = self._connections.presence(self._ledger.position, now)
        position = self._ledger.position
        thinking = self._thinking_at == _moment(position)
        return [
            wait
            for wait in waits(position, presence)
            if not (thinking and wait.what in ("bot", "clock"))
            and (position.waits_since, wait.when) not in self._warned
        ]

    def set_alarm(self) -> None:
        """Have the table looked after again when the next thing is due."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        times = [wait.when for wait in self._waits(self._ledger.clock.now())]
        if (release := self._ledger.publisher.next_release) is not None:
            times.append(release)
        if times:
            when = max(min(times), self._not_before)
            self._alarm = self._ledger.clock.call_at(when, lambda: self._put(_nothing))


def _moment(position: Position) -> Moment:
    """Return what tells the moments of a table's deals apart."""
    deal = position.deal
    if deal is None or deal.state is None:
        return 0, 0
    return deal.version, len(deal.state.log)


async def _nothing() -> None:
    """Only look what is due."""
