"""The tables of the database. What changes here needs a new step in ``migrations/versions``."""

from __future__ import annotations

from sqlalchemy import (
    Column,
    Double,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA = MetaData()

LONGEST_ID = 40
"""How many characters the id of a table has at most."""

tables = Table(
    "tables",
    METADATA,
    Column("id", String(LONGEST_ID), primary_key=True),
    Column("made", Double, nullable=False),
)
"""One row for each table there ever was. Times are seconds since 1970, everywhere."""

facts = Table(
    "facts",
    METADATA,
    Column("table", String(LONGEST_ID), ForeignKey("tables.id"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("body", Text, nullable=False),
)
"""Everything that happened, as JSON. A table is nothing but its facts in order."""

deals = Table(
    "deals",
    METADATA,
    Column("table", String(LONGEST_ID), ForeignKey("tables.id"), primary_key=True),
    Column("match", Integer, primary_key=True, autoincrement=False),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("time", Double, nullable=False),
    Column("record", Text, nullable=False),
)
"""The records of deals that are over."""
