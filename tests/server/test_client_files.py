"""The built client as a server holds it: one build, compressed once, below any path."""

from __future__ import annotations

import asyncio
import gzip
import json
import re
from pathlib import Path
from random import Random

import pytest
from starlette.applications import Starlette

from lasttrick.server import pages
from lasttrick.server.app import make_application
from lasttrick.server.client_files import ClientFiles
from lasttrick.server.hall import Hall
from lasttrick.server.held import CHANGES, STAYS
from lasttrick.server.life import Life
from lasttrick.server.site import Site
from lasttrick.server.store import Database
from tests.server.playing import run
from tests.server.playing_tables import FakeClock
from tests.server.test_every_answer import Answer, asked

SCRIPT = "let a = 1;\n" * 200
PAGE = '<html data-build=""><script src="./assets/a-1.js"></script>' + " " * 1000


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text(PAGE)
    (tmp_path / "worker.js").write_text("let kept;")
    (tmp_path / "sources.sha256").write_text("of no use to a browser")
    (tmp_path / "assets" / "a-1.js").write_text(SCRIPT)
    (tmp_path / "assets" / "a-1.js.br").write_bytes(b"Brotli")
    return tmp_path


def get(files: ClientFiles, path: str, **headers: str) -> Answer:
    app = Starlette(routes=pages.routes(files, framed={}))
    return asyncio.run(asked(app, path, "GET", b"", "http", **headers))


def test_a_build_is_named_in_its_page_and_its_worker(folder: Path) -> None:
    files = ClientFiles(folder)
    assert re.fullmatch(r"[0-9a-f]{16}", files.build)
    for path in ("/", "/score", "/t/aaaa-bbbb-cccc"):
        assert f'data-build="{files.build}"' in get(files, path).body.decode()
    worker = get(files, "/worker.js")
    assert worker.body.decode() == f"self.build={json.dumps(files.build)};\nlet kept;"
    assert worker.headers["content-type"].startswith("text/javascript")
    assert worker.headers["cache-control"] == CHANGES


def test_any_change_makes_another_build(folder: Path) -> None:
    before = ClientFiles(folder).build
    assert ClientFiles(folder).build == before
    (folder / "assets" / "a-1.js").write_text(SCRIPT + "//")
    assert ClientFiles(folder).build != before


def test_a_build_that_is_exchanged_under_a_server_changes_nothing_for_it(folder: Path) -> None:
    files = ClientFiles(folder)
    (folder / "assets" / "a-1.js").unlink()
    (folder / "index.html").write_text("another")
    assert get(files, "/assets/a-1.js").body.decode() == SCRIPT
    assert files.build in get(files, "/").body.decode()


@pytest.mark.parametrize(
    ("accept", "coding", "body"),
    [
        ("gzip, deflate, br, zstd", "br", b"Brotli"),
        ("gzip", "gzip", gzip.compress(SCRIPT.encode(), mtime=0)),
        ("br;q=0, gzip;q=0.5", "gzip", gzip.compress(SCRIPT.encode(), mtime=0)),
        ("", None, SCRIPT.encode()),
    ],
)
def test_a_file_is_sent_in_the_best_coding_that_is_taken(
    folder: Path, accept: str, coding: str | None, body: bytes
) -> None:
    files = ClientFiles(folder)
    answer = get(files, "/assets/a-1.js", accept_encoding=accept)
    assert answer.body == body
    assert answer.headers.get("content-encoding") == coding
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers["cache-control"] == STAYS
    tag = answer.headers["etag"]
    again = get(files, "/assets/a-1.js", accept_encoding=accept, if_none_match=tag)
    assert (again.status, again.body) == (304, b"")
    assert again.headers["cache-control"] == STAYS


def test_only_the_client_is_served(folder: Path) -> None:
    files = ClientFiles(folder)
    for path in ("/sources.sha256", "/assets/a-1.js.br", "/assets", "/assets/b.js"):
        assert get(files, path).status == 404, path


def test_below_a_path(folder: Path, tmp_path: Path) -> None:
    async def work() -> None:
        async with Database(str(tmp_path / "tables.sqlite")) as database:
            hall = Hall(database, clock=FakeClock(), chance=Random(1))
            site = Site("/cards")
            app = make_application(hall, Life(database), site=site, client=folder).asgi
            assert b'src="/cards/assets/a-1.js"' in (await asked(app, "/cards/")).body
            # A worker speaks for what is below the path, and that is not below it.
            top = await asked(app, "/cards?game=sipa")
            assert (top.status, top.headers["location"]) == (308, "/cards/?game=sipa")
            top.protects()
            assert top.headers["lasttrick-build"] == ClientFiles(folder, "/cards").build
            await hall.close()

    run(work())


def test_texts_stay_for_the_pages_of_their_build(folder: Path) -> None:
    files = ClientFiles(folder)
    for path in ("/locale/fr.json", "/locale/fr/score.json"):
        told = get(files, f"{path}?build={files.build}")
        assert told.headers["cache-control"] == STAYS
        assert json.loads(told.body)["language"] == "fr"
        for build in ("", "another"):
            assert get(files, f"{path}?build={build}").headers["cache-control"] == CHANGES


def test_without_a_client(tmp_path: Path) -> None:
    files = ClientFiles(tmp_path / "nowhere")
    assert files.build == ""
    answer = get(files, "/")
    assert answer.status == 503
    assert b"have not been built" in answer.body
