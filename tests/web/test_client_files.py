"""The built client: small, and such that a strict policy lets it run."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES
from lasttrick.texts.catalog import messages_of

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "lasttrick" / "server" / "static"
MOST = 60_000


@pytest.fixture(scope="module")
def built() -> str:
    if not (STATIC / "index.html").is_file():
        pytest.skip("make client builds the pages")
    return (STATIC / "index.html").read_text("utf-8")


def test_nothing_stands_inline(built: str) -> None:
    assert re.search(r"<script(?![^>]*\bsrc=)", built) is None
    assert "<style" not in built
    assert "style=" not in built
    assert re.search(r"\son\w+=", built) is None
    for file in (STATIC / "assets").iterdir():
        assert re.search(r"data:\w+/", file.read_text("utf-8")) is None


def test_it_is_small(built: str) -> None:
    built_files = (path for path in STATIC.rglob("*") if path.is_file())
    files = [path.read_bytes() for path in built_files if path.suffix != ".sha256"]
    texts = messages_of("en").encode()
    assert sum(len(gzip.compress(file)) for file in (*files, texts)) < MOST


def test_the_lock_names_no_address() -> None:
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_client_knows_no_game() -> None:
    """Beside the one that Play deals where the address names none."""
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.ts*"))
    named = {name for name in GAME_NAMES if re.search(rf"[\"'`]{name}[\"'`]", source)}
    assert named == {"agram"}
