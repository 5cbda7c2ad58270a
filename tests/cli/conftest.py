"""Running the command inside the test's own process."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

import pytest

from lasttrick.cli.app import run


class Ran(NamedTuple):
    """What a run of the command came to."""

    code: int
    out: str
    err: str


Command = Callable[..., Ran]


class Typed(io.TextIOWrapper):
    """Standard input that holds what a person typed."""

    def __init__(self, text: str) -> None:
        super().__init__(io.BytesIO(text.encode()), encoding="utf-8")


@pytest.fixture
def lasttrick(
    monkeypatch: pytest.MonkeyPatch, capfdbinary: pytest.CaptureFixture[bytes], tmp_path: Path
) -> Command:
    """Return a way to run the command with arguments and typed lines."""
    monkeypatch.setenv("LASTTRICK_MATCHES", str(tmp_path / "matches"))
    monkeypatch.setenv("LASTTRICK_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setenv("LASTTRICK_SHEETS", str(tmp_path / "sheets"))
    monkeypatch.setenv("LASTTRICK_SETTINGS", str(tmp_path / "settings.json"))
    monkeypatch.setenv("NO_COLOR", "1")
    monkeypatch.setenv("LASTTRICK_LANG", "en")

    def ran(*arguments: str, typed: str = "") -> Ran:
        monkeypatch.setattr(sys, "argv", ["lasttrick", *arguments])
        monkeypatch.setattr(sys, "stdin", Typed(typed))
        with pytest.raises(SystemExit) as left:
            run()
        sys.stdout.flush()
        out, err = capfdbinary.readouterr()
        code = left.value.code
        assert isinstance(code, int)
        return Ran(code, out.decode(), err.decode())

    return ran
