"""What is kept beside the tables: shared records, challenges, and who took them up."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import NamedTuple

from sqlalchemy import delete, insert, select, update
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from lasttrick.errors import ServerError
from lasttrick.server.store.appends import StoredFact
from lasttrick.server.store.engines import writing
from lasttrick.server.store.schema import attempts, challenges, deals, facts, shared


class Challenge(NamedTuple):
    """A deal that others are asked to play."""

    id: str
    time: float
    owner: str
    """The hash of what proves that it is the sender's."""
    seat: int
    record: str


class Attempt(NamedTuple):
    """A table at which a challenge was taken up."""

    table: str
    time: float
    proof: str
    """The hash of what proves the seat."""
    record: str | None
    """The deal as it went; None while it is being played."""


class KeptDeal(NamedTuple):
    """A deal of a table that is over."""

    match: int
    number: int
    time: float
    record: str


class Shelf:
    """Keeps and finds by id. Whatever fails raises ``store/unavailable``."""

    def __init__(self, engine: AsyncEngine, told: Callable[[BaseException], ServerError]) -> None:
        """Keep things by an engine.

        Args:
            engine: where to.
            told: notes what went wrong, and returns what is said of it.
        """
        self._engine = engine
        self._told = told

    async def share(self, id: str, time: float, owner: str, record: str) -> None:
        """Keep a record for whoever has its id."""
        async with self._connection(writes=True) as connection:
            row = {"id": id, "time": time, "owner": owner, "record": record}
            await connection.execute(insert(shared).values(row))

    async def shared(self, id: str) -> str | None:
        """Return a record that was shared."""
        async with self._connection() as connection:
            query = select(shared.c.record).where(shared.c.id == id)
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
            return found

    async def unshare(self, id: str, owner: str) -> bool:
        """Forget a record, and say whether it was there and the owner's."""
        async with self._connection(writes=True) as connection:
            mine = (shared.c.id == id) & (shared.c.owner == owner)
            return bool((await connection.execute(delete(shared).where(mine))).rowcount)

    async def challenge(self, challenge: Challenge) -> None:
        """Keep a challenge."""
        async with self._connection(writes=True) as connection:
            await connection.execute(insert(challenges).values(challenge._asdict()))

    async def challenge_of(self, id: str) -> Challenge | None:
        """Return a challenge."""
        names = Challenge._fields
        query = select(*(challenges.c[name] for name in names)).where(challenges.c.id == id)
        async with self._connection() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else Challenge(*row)

    async def withdraw(self, id: str, owner: str) -> bool:
        """Forget a challenge with its list of attempts; say whether it was the owner's."""
        async with self._connection(writes=True) as connection:
            mine = (challenges.c.id == id) & (challenges.c.owner == owner)
            found = await connection.execute(select(challenges.c.id).where(mine))
            if found.one_or_none() is None:
                return False
            await connection.execute(delete(attempts).where(attempts.c.challenge == id))
            await connection.execute(delete(challenges).where(mine))
            return True

    async def attempt(self, challenge: str, table: str, time: float, proof: str) -> None:
        """Take note that a challenge is taken up at a table."""
        async with self._connection(writes=True) as connection:
            row = {"challenge": challenge, "table": table, "time": time, "proof": proof}
            await connection.execute(insert(attempts).values(row))

    async def attempts(self, challenge: str, most: int) -> list[Attempt]:
        """Return who took a challenge up, the first to come first."""
        first = (deals.c.table == attempts.c.table) & (deals.c.match == 1)
        query = (
            select(attempts.c.table, attempts.c.time, attempts.c.proof, deals.c.record)
            .join(deals, first, isouter=True)
            .where(attempts.c.challenge == challenge)
            .order_by(attempts.c.time, attempts.c.table, deals.c.number)
        )
        found: dict[str, Attempt] = {}
        async with self._connection() as connection:
            for row in await connection.execute(query):
                found.setdefault(row[0], Attempt(*row))
        return list(found.values())[:most]

    async def deals(self, table: str, most: int) -> list[KeptDeal]:
        """Return the deals of a table that are over, the latest first."""
        query = (
            select(deals.c.match, deals.c.number, deals.c.time, deals.c.record)
            .where(deals.c.table == table)
            .order_by(deals.c.match.desc(), deals.c.number.desc())
            .limit(most)
        )
        async with self._connection() as connection:
            return [KeptDeal(*row) for row in await connection.execute(query)]

    async def rewrite(
        self, table: str, head: int, written: dict[int, StoredFact], records: list[KeptDeal]
    ) -> None:
        """Write facts and records of a table that is not alive anew: all, or none.

        Args:
            table: its id.
            head: the version that it has; facts beyond are added.
            written: facts by their versions.
            records: records of its deals.
        """
        async with self._connection(writes=True) as connection:
            for version, fact in written.items():
                if version > head:
                    row = {"table": table, "version": version, **fact._asdict()}
                    await connection.execute(insert(facts).values(row))
                    continue
                where = (facts.c.table == table) & (facts.c.version == version)
                await connection.execute(update(facts).where(where).values(body=fact.body))
            for kept in records:
                of = (deals.c.match == kept.match) & (deals.c.number == kept.number)
                where = (deals.c.table == table) & of
                await connection.execute(update(deals).where(where).values(record=kept.record))

    @asynccontextmanager
    async def _connection(self, *, writes: bool = False) -> AsyncIterator[AsyncConnection]:
        try:
            if writes:
                async with writing(self._engine).begin() as connection:
                    yield connection
            else:
                async with self._engine.connect() as connection:
                    yield connection
        except (SQLAlchemyError, OSError, TimeoutError) as error:
            raise self._told(error) from error
