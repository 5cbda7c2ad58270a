"""The built client: small, and such that a strict policy lets it run."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES
from lasttrick.texts import PARTS
from lasttrick.texts.catalog import messages_of

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "lasttrick" / "server" / "static"
MOST = 70_000
MOST_LATER = 60_000


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
    files = [path for path in built_files if path.suffix != ".sha256"]
    later = [path for path in files if path.suffix in (".js", ".css") and path.name not in built]
    first = [path.read_bytes() for path in files if path not in later]
    assert packed(*first, messages_of("en").encode()) < MOST
    # The pages of their own, with the texts that only they need.
    parts = [messages_of("en", part).encode() for part in PARTS]
    assert 0 < packed(*(path.read_bytes() for path in later), *parts) < MOST_LATER


def packed(*files: bytes) -> int:
    return sum(len(gzip.compress(file)) for file in files)


def test_the_lock_names_no_address() -> None:
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_client_knows_no_game() -> None:
    """Beside the one that Play deals where the address names none."""
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.ts*"))
    named = {name for name in GAME_NAMES if re.search(rf"[\"'`]{name}[\"'`]", source)}
    assert named == {"agram"}
