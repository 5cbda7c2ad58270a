"""What the tests of several players need."""

import pytest

from lasttrick.players.foresight import looking


@pytest.fixture
def no_compiled_code(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(looking, "compiled_is_ready", lambda _table, *, wait: False)
