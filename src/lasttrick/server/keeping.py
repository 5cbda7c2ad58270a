"""How a table's facts go into the database."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from lasttrick.errors import ServerError
from lasttrick.server.store import Append, Database, StoredFact
from lasttrick.server.store.writer import unavailable
from lasttrick.server.table.facts import AnyFact, encode_fact


class Keeper:
    """Keeps the facts of every table of a hall: the store of their mailboxes."""

    def __init__(self, database: Database, *, lost: Callable[[str], None]) -> None:
        """Keep facts in a database that is open.

        Args:
            database: where.
            lost: is told the id of a table of which the database knows more than its mailbox.
        """
        self._database = database
        self._lost = lost

    async def append(self, table_id: str, first_version: int, facts: Sequence[AnyFact]) -> None:
        """Keep facts, all of them or none, under the versions from the first one on.

        Raises:
            ServerError: ``store/unavailable``. Nothing was kept, or the database did not say
                whether: then the table is lost with the next facts, and taken up anew.
        """
        stored = tuple(StoredFact(fact.at, encode_fact(fact).decode()) for fact in facts)
        try:
            await self._database.append(Append(table_id, first_version - 1, stored))
        except ServerError as error:
            if error.code != "store/conflict":
                raise
            self._lost(table_id)
            raise unavailable() from error
