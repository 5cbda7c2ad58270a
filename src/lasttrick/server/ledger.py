"""Facts kept before they are told: the one way in which a table goes on."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from random import Random
from typing import Protocol

from lasttrick.errors import ServerError
from lasttrick.server.clock import Clock
from lasttrick.server.publishing import Publisher
from lasttrick.server.table.deciding import Decision
from lasttrick.server.table.facts import AnyFact
from lasttrick.server.table.position import Position

_LOG = logging.getLogger(__name__)


class Store(Protocol):
    """Where facts are kept. One table's facts are written by one mailbox at a time."""

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        """Keep facts, all of them or none, under the versions from the first one on.

        Returns when they are safe. Whatever it raises means that nothing was kept.
        """
        ...


class Ledger:
    """The facts of one table, in the store and in the mind of everyone.

    Attributes:
        publisher: follows the facts, and tells them.
        clock: tells the time.
        chance: where secrets and cuts come from.
    """

    def __init__(self, store: Store, publisher: Publisher, clock: Clock, chance: Random) -> None:
        self._store = store
        self.publisher = publisher
        self.clock = clock
        self.chance = chance

    @property
    def position(self) -> Position:
        """Where the facts have led."""
        return self.publisher.position

    @property
    def now_and_chance(self) -> tuple[float, Random]:
        """What every decision needs beside the position."""
        return self.clock.now(), self.chance

    async def commit(self, decision: Decision) -> None:
        """Keep what was decided, and tell it. Errors as :meth:`keep`."""
        await self.keep(decision)
        self.tell(decision)

    async def keep(self, decision: Decision) -> None:
        """Keep what was decided.

        Raises:
            ServerError: ``store/unavailable``; then nothing has changed.
        """
        facts = decision.facts
        if not facts:
            return
        first = self.position.version + 1
        try:
            await self._store.append(self.position.id, first, facts)
        except Exception as error:
            _LOG.exception("The store took nothing from table %s", self.position.id)
            raise ServerError(
                "store/unavailable", "This could not be stored, so it has not happened: try again."
            ) from error

    def tell(self, decision: Decision) -> None:
        """Tell everyone what was decided and has been kept."""
        now = self.clock.now()
        waited = self.position.waits_since, self.position.to_act
        self.publisher.publish(decision.steps, now)
        if waited != (self.position.waits_since, self.position.to_act):
            self.publisher.tell_clock(None, now)
