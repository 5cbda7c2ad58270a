"""A server under a path of its own, watched over, and ended in peace."""

from __future__ import annotations

import asyncio
import json
import logging
import re
import signal
import sqlite3
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from lasttrick.server.client import TableClient, make_table
from lasttrick.server.client_files import client_folder
from lasttrick.server.logs import JsonLines, PlainLines
from tests.server.asking import counts, http, links
from tests.server.nginx import free_port
from tests.server.playing import play_on, refusal, run
from tests.server.serving import Served, serving

ENDING = 15.0
"""Within how many seconds a server ends whose database answers."""

ONE_DEAL = {"bot_pace": 0, "go_on": None}
"""Settings of a table that plays one deal at once, and waits."""


def ended(client: TableClient) -> bool:
    return client.table.stage in ("counted", "over")


@pytest.fixture
def file(tmp_path: Path) -> str:
    return str(tmp_path / "tables.sqlite")


def test_everything_works_below_a_path(file: str, tmp_path: Path) -> None:
    async def work(server: str) -> None:
        seat = await make_table(server, name="Ama", game="agram", settings=ONE_DEAL, start=True)
        async with TableClient(server, seat.table, secret=seat.secret) as ama:
            await play_on(ama, Random(1), lambda: ended(ama))

    with serving(file, tmp_path / "log", "--base-path", "/play/cards/") as server:
        assert server.address.endswith("/play/cards")
        run(work(server.address))
        top = server.address.removesuffix("/play/cards")
        # A proxy may have cut the path off.
        run(work(top))
        for path in ("/healthz", "/readyz", "/api/games", "/locale/fr.json", "/rules/agram"):
            assert http(server.address, "GET", path).status == 200
            assert http(top, "GET", path).status == 200
        assert http(top, "GET", "/play/cardsharp").status == 404
        if not (client_folder() / "index.html").is_file():
            pytest.skip("make client builds the pages")
        bare = http(top, "GET", "/play/cards")
        assert (bare.status, bare.headers["location"]) == (308, "/play/cards/")
        for path in ("/play/cards/", "/play/cards/t/aaaa-bbbb-cccc"):
            answer = http(top, "GET", path)
            assert answer.status == 200, path
            found = links(answer.body.decode())
            assert len(found) >= 4
            for link in found:
                assert link.startswith("/play/cards/"), link
                assert http(top, "GET", link).status == 200, link


def test_pages_and_styles_refer_to_nothing_outside_their_path() -> None:
    if not (client_folder() / "index.html").is_file():
        pytest.skip("make client builds the pages")
    for style in client_folder().rglob("*.css"):
        for where in re.findall(r"url\(([^)]*)\)", style.read_text("utf-8")):
            assert not where.strip("\"'").startswith("/"), (style, where)


def test_a_server_is_ready_until_it_ends(file: str, tmp_path: Path) -> None:
    async def work(server: Served) -> None:
        seat = await make_table(server.address, name="Ama", game="agram")
        host = urlsplit(server.address).netloc
        async with connect(f"ws://{host}/ws/{seat.table}", proxy=None) as socket:
            await socket.send('{"type":"hello"}')
            assert json.loads(await socket.recv())["type"] == "welcome"
            server.process.send_signal(signal.SIGTERM)
            while (answer := await asyncio.to_thread(http, server.address, "GET", "/readyz"))[
                0
            ] == 200:
                pass
            assert (answer.status, json.loads(answer.body)["code"]) == (503, "server/stopping")
            assert http(server.address, "GET", "/healthz").status == 200
            refused = await refusal(make_table(server.address, name="Kofi", game="agram"))
            assert refused.code == "server/stopping"
            # Whoever plays plays on, until the second signal ends the waiting.
            await socket.send('{"type":"ping","id":"a"}')
            assert json.loads(await socket.recv())["type"] != "bye"
            server.process.send_signal(signal.SIGINT)
            told = [json.loads(frame) async for frame in socket]
            assert (told[-1]["type"], told[-1]["code"]) == ("bye", "server/stopping")

    with serving(file, tmp_path / "log", "--drain", "600") as server:
        assert http(server.address, "GET", "/readyz").body == b'{"ready":true}'
        run(work(server))
        assert server.wait(ENDING) == 0
    assert [event["event"] for event in server.events()][-2:] == ["ending", "ended"]


def test_sigterm_ends_it_within_the_time_that_is_told(file: str, tmp_path: Path) -> None:
    async def work(server: Served) -> int:
        seat = await make_table(server.address, name="Ama", game="agram", start=True)
        async with TableClient(server.address, seat.table, secret=seat.secret) as ama:
            began = time.monotonic()
            server.process.send_signal(signal.SIGTERM)
            assert await asyncio.to_thread(server.wait, ENDING) == 0
            assert time.monotonic() - began < ENDING
            return ama.version

    with serving(file, tmp_path / "log") as server:
        known = run(work(server))
    with closing(sqlite3.connect(file)) as database:
        (stored,) = database.execute("SELECT max(version) FROM facts").fetchone()
    assert stored >= known > 0
    page = (Path(__file__).parents[2] / "docs" / "running.md").read_text("utf-8")
    assert f"within {ENDING:.0f} seconds" in page


def test_a_database_that_is_not_ours_any_more_is_not_ready(file: str, tmp_path: Path) -> None:
    with serving(file, tmp_path / "log") as server:
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("UPDATE alembic_version SET version_num = '7777'")
        answer = http(server.address, "GET", "/readyz")
        assert (answer.status, json.loads(answer.body)["code"]) == (503, "store/newer")
        with closing(sqlite3.connect(file)) as database, database:
            database.execute("ALTER TABLE alembic_version RENAME TO gone")
        answer = http(server.address, "GET", "/readyz")
        assert (answer.status, json.loads(answer.body)["code"]) == (503, "store/unavailable")
        assert http(server.address, "GET", "/healthz").status == 200


def test_counts_tell_what_happened_and_to_nobody_whom(file: str, tmp_path: Path) -> None:
    async def work(server: str) -> None:
        seat = await make_table(
            server, name="Xanthippe", game="agram", settings=ONE_DEAL, start=True
        )
        async with (
            TableClient(server, seat.table, secret=seat.secret) as ama,
            TableClient(server, seat.table) as watcher,
        ):
            await watcher.until(lambda: ama.present == (0,))
            refused = await refusal(ama.command("play", card="XX"))
            assert refused.code
            await play_on(ama, Random(1), lambda: ended(ama))
            told = await asyncio.to_thread(counts, server)
            assert told["lasttrick_people"] == 1
            assert told["lasttrick_watchers"] == 1
            assert told["lasttrick_connections"] == 2
            assert told[f'lasttrick_tables{{stage="{ama.table.stage}"}}'] == 1
            assert told['lasttrick_commands_total{outcome="done",type="play"}'] >= 6
            assert told[f'lasttrick_refusals_total{{code="{refused.code}"}}'] == 1
            assert told[f'lasttrick_commands_total{{outcome="{refused.code}",type="play"}}'] == 1
            assert told["lasttrick_command_seconds_count"] >= 6
            assert (
                told["lasttrick_store_batch_size_sum"]
                >= told["lasttrick_store_batch_seconds_count"]
                > 7
            )
            text = http(server, "GET", "/metrics").body.decode()
            for private in ("Xanthippe", seat.secret, seat.table, "127.0.0.1"):
                assert private not in text

    with serving(file, tmp_path / "log") as server:
        run(work(server.address))
        assert http(server.address, "POST", "/api/tables", b"{").status == 400
        told = counts(server.address)
        assert told['lasttrick_refusals_total{code="command/not-json"}'] == 1
        assert told["lasttrick_connections"] == 0


def test_counts_at_an_address_of_their_own_or_nowhere(file: str, tmp_path: Path) -> None:
    port = free_port()
    with serving(file, tmp_path / "log", "--metrics", f"127.0.0.1:{port}") as server:
        assert http(server.address, "GET", "/metrics").status == 404
        aside = f"http://127.0.0.1:{port}"
        assert counts(aside)["lasttrick_connections"] == 0
        assert http(aside, "GET", "/readyz").status == 200
        assert http(aside, "GET", "/api/games").status == 404
    with serving(file, tmp_path / "log", "--metrics", "off") as server:
        assert http(server.address, "GET", "/metrics").status == 404


@pytest.mark.parametrize("form", [JsonLines, PlainLines])
def test_a_line_of_the_log_is_one_line_and_no_error_tells_a_card(
    form: type[logging.Formatter],
) -> None:
    record = logging.makeLogRecord(
        {"msg": "table-made", "levelno": logging.INFO, "levelname": "INFO", "created": 0.0}
    )
    record.__dict__.update(table="mvkq-7h2p-x9dt", reason="two\nlines", connections=3)
    try:
        raise ValueError("the ace of spades")
    except ValueError:
        record.exc_info = sys.exc_info()
    line = form().format(record)
    assert len(line.splitlines()) == 1
    assert "ace" not in line
    for told in ("table-made", "mvkq-7h2p-x9dt", "ValueError", "test_running.py"):
        assert told in line


def test_the_log_is_for_people_unless_asked(tmp_path: Path) -> None:
    with serving(str(tmp_path / "tables.sqlite"), tmp_path / "log", "--log", "plain") as server:
        run(make_table(server.address, name="Xanthippe", game="sipa"))
    text = server.log_text()
    assert re.search(
        r"^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d  info     table-made  table=\S+  game=sipa$", text, re.M
    )
    assert "Xanthippe" not in text
