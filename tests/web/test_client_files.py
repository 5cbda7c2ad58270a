"""The built client: small, and such that a strict policy lets it run."""

from __future__ import annotations

import gzip
import json
import re
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES
from lasttrick.texts import PARTS
from lasttrick.texts.catalog import messages_of

ROOT = Path(__file__).parents[2]
STATIC = ROOT / "src" / "lasttrick" / "server" / "static"
MOST = 55_000
MOST_AT_ALL = 90_000
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
        if file.suffix != ".br":
            assert re.search(r"data:\w+/", file.read_text("utf-8")) is None


def test_it_is_small(built: str) -> None:
    files = {path.relative_to(STATIC).as_posix(): path for path in STATIC.rglob("*.*")}
    first = {"index.html", *re.findall(r'(?:src|href)="\./(assets/[^"]+)"', built)}
    assert len(first) > 4
    texts = packed(messages_of("en"))
    assert sum(sent(files[name]) for name in first) + texts < MOST
    # With what is fetched afterwards, for when there is no connection.
    listed = re.search(r"self\.files=(\[.*?\])", files["worker.js"].read_text("utf-8"))
    assert listed is not None
    kept = {"worker.js", *json.loads(listed[1]), *first}
    in_all = sum(sent(files[name]) for name in kept) + texts + packed(messages_of("en", "score"))
    assert in_all < MOST_AT_ALL
    # The pages of their own, with the texts that only they need.
    later = [path for name, path in files.items() if path.suffix in (".js", ".css")]
    parts = sum(packed(messages_of("en", part)) for part in PARTS)
    alone = sum(sent(path) for path in later if path.name not in built)
    assert 0 < alone + parts < MOST_LATER


def sent(file: Path) -> int:
    """Return how many bytes of a file a browser is sent."""
    brotli = file.with_name(f"{file.name}.br")
    return brotli.stat().st_size if brotli.is_file() else len(gzip.compress(file.read_bytes()))


def packed(text: str) -> int:
    return len(gzip.compress(text.encode()))


def test_the_lock_names_no_address() -> None:
    assert "resolved" not in (ROOT / "web" / "package-lock.json").read_text("utf-8")


def test_the_client_knows_no_game() -> None:
    """Beside the one that Play deals where the address names none."""
    source = "\n".join(path.read_text("utf-8") for path in (ROOT / "web" / "src").rglob("*.ts*"))
    named = {name for name in GAME_NAMES if re.search(rf"[\"'`]{name}[\"'`]", source)}
    assert named == {"agram"}
