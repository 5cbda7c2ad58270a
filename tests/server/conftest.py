"""Databases for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.postgres import MISSING, Postgres, programs, running
from tests.server.serving import Served, serving


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """Return a PostgreSQL that runs as long as the tests."""
    bin = programs()
    if bin is None:
        pytest.skip(MISSING)
    with running(bin) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return the address of an empty database, of each kind."""
    if request.param == "sqlite":
        return str(tmp_path / "tables.sqlite")
    server: Postgres = request.getfixturevalue("postgres")
    return server.new_database()


@pytest.fixture
def served(tmp_path: Path) -> Iterator[Served]:
    """Return a server in a process of its own, on an empty database, that lets programs race."""
    database = str(tmp_path / "tables.sqlite")
    with serving(database, tmp_path / "log", "--no-limits") as server:
        yield server
        assert "traceback" not in server.log_text()
        assert [event for event in server.events() if event["level"] == "error"] == []


@pytest.fixture(scope="module")
def served_by_all(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """Return one server for all tests of this module that leave no trace on it."""
    folder = tmp_path_factory.mktemp("served")
    with serving(str(folder / "tables.sqlite"), folder / "log", "--no-limits") as server:
        yield server
        assert [event for event in server.events() if event["level"] == "error"] == []
