"""What is written at once: some facts of one table, and the record of a deal that they end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, NamedTuple

from sqlalchemy import Connection, Table, func, insert, select

from lasttrick.errors import ServerError
from lasttrick.server.store.schema import deals, facts, tables

_ROWS = 150
"""How many rows one statement holds: older SQLites take no more than 999 values in one."""


class StoredFact(NamedTuple):
    """One thing that happened."""

    time: float
    body: str
    """JSON."""


class DealRecord(NamedTuple):
    """The record of a deal that is over."""

    match: int
    number: int
    record: str
    """One line of JSON."""


@dataclass(frozen=True, slots=True)
class Append:
    """Facts to be written behind those that there are; all of them, or none.

    Attributes:
        table: the id of the table; with ``after`` 0 the table is new.
        after: the version that the table has without them.
        facts: the facts, in order; the first gets the version ``after + 1``.
        record: the record of the deal that they end.
    """

    table: str
    after: int
    facts: tuple[StoredFact, ...]
    record: DealRecord | None = None


def write(connection: Connection, appends: Iterable[Append]) -> Mapping[Append, ServerError]:
    """Write what fits, and return what does not, with the reason.

    An append whose facts are there already, letter for letter, fits: it was written before,
    and whoever wrote it has not heard of it.
    """
    appends = tuple(appends)
    heads = _heads(connection, {append.table for append in appends})
    refused: dict[Append, ServerError] = {}
    fitting: list[Append] = []
    for append in appends:
        head = heads.get(append.table, 0)
        if head == append.after:
            heads[append.table] = head + len(append.facts)
            fitting.append(append)
        elif not _is_there(connection, append):
            refused[append] = _conflict(append, head)
    _insert(connection, fitting)
    return refused


def _heads(connection: Connection, ids: set[str]) -> dict[str, int]:
    newest = func.max(facts.c.version)
    query = select(facts.c.table, newest).where(facts.c.table.in_(ids)).group_by(facts.c.table)
    return {row[0]: row[1] for row in connection.execute(query)}


def _is_there(connection: Connection, append: Append) -> bool:
    query = (
        select(facts.c.time, facts.c.body)
        .where(facts.c.table == append.table, facts.c.version > append.after)
        .order_by(facts.c.version)
        .limit(len(append.facts))
    )
    return tuple(StoredFact(*row) for row in connection.execute(query)) == append.facts


def _insert(connection: Connection, appends: list[Append]) -> None:
    rows: dict[Table, list[dict[str, Any]]] = {tables: [], facts: [], deals: []}
    for append in appends:
        if append.after == 0:
            rows[tables].append({"id": append.table, "made": append.facts[0].time})
        for version, fact in enumerate(append.facts, start=append.after + 1):
            rows[facts].append({"table": append.table, "version": version, **fact._asdict()})
        if append.record is not None:
            time = append.facts[-1].time
            rows[deals].append({"table": append.table, "time": time, **append.record._asdict()})
    for table, values in rows.items():
        if values and connection.dialect.name == "sqlite":
            _insert_at_once(connection, table, values)
        elif values:
            connection.execute(insert(table), values)


def _insert_at_once(connection: Connection, table: Table, rows: list[dict[str, Any]]) -> None:
    """Write rows by as few statements as can be.

    SQLite's driver lets other threads go on with every row of its own, and has to wait until
    they let it go on again.
    """
    names = ", ".join(f'"{name}"' for name in rows[0])
    marks = f"({', '.join('?' * len(rows[0]))})"
    for begin in range(0, len(rows), _ROWS):
        some = rows[begin : begin + _ROWS]
        values = tuple(value for row in some for value in row.values())
        places = ", ".join([marks] * len(some))
        connection.exec_driver_sql(f'INSERT INTO "{table.name}" ({names}) VALUES {places}', values)


def _conflict(append: Append, head: int) -> ServerError:
    return ServerError(
        "store/conflict",
        f"Expected table {append.table} at version {append.after}, but it is at {head}.",
        table=append.table,
        expected=append.after,
        found=head,
    )
