"""Where a server keeps its tables: SQLite in a file, or PostgreSQL."""

from lasttrick.server.store.addresses import database_url
from lasttrick.server.store.appends import Append, DealRecord, StoredFact
from lasttrick.server.store.database import Database

__all__ = ["Append", "Database", "DealRecord", "StoredFact", "database_url"]
