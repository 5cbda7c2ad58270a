"""How a table's facts go into the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lasttrick.errors import ServerError
from lasttrick.records import encode
from lasttrick.server.store import Append, Database, DealRecord, StoredFact
from lasttrick.server.store.writer import unavailable
from lasttrick.server.table.facts import AnyFact, Counted, encode_fact
from lasttrick.server.table.following import after
from lasttrick.server.table.position import Position
from lasttrick.server.table.recording import record_of_counted


class Keeper:
    """Keeps the facts of every table of a hall: the store of their mailboxes."""

    def __init__(
        self,
        database: Database,
        *,
        position: Callable[[str], Position | None],
        lost: Callable[[str], None],
    ) -> None:
        """Keep facts in a database that is open.

        Args:
            database: where.
            position: tells where a table stands that lives.
            lost: is told the id of a table of which the database knows more than its mailbox.
        """
        self._database = database
        self._position = position
        self._lost = lost

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        """Keep facts, all of them or none, under the versions from the first one on.

        Raises:
            ServerError: ``store/unavailable``. Nothing was kept, or the database did not say
                whether: then the table is lost with the next facts, and taken up anew.
        """
        stored = tuple(StoredFact(fact.at, encode_fact(fact).decode()) for fact in facts)
        record = self._record(table_id, facts)
        try:
            await self._database.append(Append(table_id, first_version - 1, stored, record))
        except ServerError as error:
            if error.code != "store/conflict":
                raise
            self._lost(table_id)
            raise unavailable() from error

    def _record(self, table_id: str, facts: Sequence[AnyFact]) -> DealRecord | None:
        """Return the record of the deal that these facts end, if they end one."""
        position = self._position(table_id)
        if position is None or not any(isinstance(fact, Counted) for fact in facts):
            return None
        for fact in facts:
            position = after(position, fact)
            if isinstance(fact, Counted) and position.deal is not None:
                line = encode(record_of_counted(position)).decode()
                return DealRecord(position.matches, position.deal.match.number, line)
        return None
