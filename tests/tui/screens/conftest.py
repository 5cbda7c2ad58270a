"""Every test of a screen has folders of its own, and speaks English."""

from __future__ import annotations

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return the folder below which everything is kept."""
    monkeypatch.setenv("LASTTRICK_MATCHES", str(tmp_path / "matches"))
    monkeypatch.setenv("LASTTRICK_SHEETS", str(tmp_path / "sheets"))
    monkeypatch.setenv("LASTTRICK_PROGRESS", str(tmp_path / "progress.json"))
    monkeypatch.setenv("LASTTRICK_SETTINGS", str(tmp_path / "settings.json"))
    monkeypatch.setenv("LASTTRICK_LANG", "en")
    monkeypatch.delenv("NO_COLOR", raising=False)
    return tmp_path
