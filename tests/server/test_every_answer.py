"""Every kind of answer protects the browser: pages, files, refusals, failures, and what has not
changed."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from lasttrick.server.app import HEADERS, make_application
from lasttrick.server.hall import Hall
from lasttrick.server.life import Life
from lasttrick.server.limits import Limits, Rate
from lasttrick.server.store import Database
from tests.server.playing import run
from tests.server.playing_tables import FakeClock, Json


class Answer:
    """What an application said to one request."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.body = b""

    async def take(self, message: Any) -> None:
        if message["type"].endswith("response.start"):
            self.status = message["status"]
            told = ((k.decode(), v.decode()) for k, v in message["headers"])
            self.headers = {name.lower(): value for name, value in told}
        elif message["type"].endswith("response.body"):
            self.body += message.get("body", b"")

    def protects(self) -> None:
        for name, value in HEADERS.items():
            assert self.headers[name.lower()] == value, (self.status, name)


async def asked(
    app: Any, path: str, method: str = "GET", body: bytes = b"", kind: str = "http", **headers: str
) -> Answer:
    scope: Json = {
        "type": kind,
        "method": method,
        "path": path.partition("?")[0],
        "raw_path": path.encode(),
        "query_string": path.partition("?")[2].encode(),
        "headers": [(k.lower().replace("_", "-").encode(), v.encode()) for k, v in headers.items()],
        "client": ("192.0.2.1", 5),
        "server": ("127.0.0.1", 80),
        "scheme": "http" if kind == "http" else "ws",
        "state": {},
        "extensions": {"websocket.http.response": {}},
    }
    answer = Answer()
    received = asyncio.Event()

    async def receive() -> Json:
        if received.is_set():
            await asyncio.Event().wait()
        received.set()
        if kind == "websocket":
            return {"type": "websocket.connect"}
        return {"type": "http.request", "body": body, "more_body": False}

    await app(scope, receive, answer.take)
    return answer


def test_every_kind_of_answer_has_every_header(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "index.html").write_text("<p>" + "x" * 2000)
    (client / "assets/a.js").write_text("1")

    async def work() -> None:
        async with Database(str(tmp_path / "tables.sqlite")) as database:
            hall = Hall(database, clock=FakeClock(), chance=Random(1))
            limits = Limits(requests=Rate(14, 0), tables=Rate(1, 0), guesses=Rate(0, 0))
            app = make_application(
                hall, Life(database), limits=limits, clock=lambda: 0.0, client=client
            ).asgi
            made = b'{"name":"Ama","game":"agram"}'
            one = await asked(app, "/api/tables", "POST", made)
            table = json.loads(one.body)["table"]
            tag = (await asked(app, "/locale/fr.json")).headers["etag"]
            guess = f"/api/tables/{table}/continue"
            answers = [
                (one, 201),
                (await asked(app, "/"), 200),
                (await asked(app, "/", "HEAD"), 200),
                (await asked(app, "/", accept_encoding="gzip"), 200),
                (await asked(app, "/assets/a.js"), 200),
                (await asked(app, "/locale/fr.json", if_none_match=tag), 304),
                (await asked(app, "/nothing"), 404),
                (await asked(app, "/api/tables", "PUT"), 405),
                (await asked(app, "/api/tables", "POST", made), 429),
                (await asked(app, guess, "POST", b'{"code":"ABCDEFGH"}'), 429),
                (await asked(app, f"/api/tables/{table}/deals/1"), 403),
            ]
            other = "http://evil.example"
            denied = await asked(app, f"/ws/{table}", kind="websocket", origin=other)
            answers.append((denied, 403))
            with monkeypatch.context() as broken:
                broken.setattr(Hall, "record", _fails)
                failed = await asked(app, f"/api/tables/{table}/deals/1")
            answers.append((failed, 500))
            assert json.loads(failed.body)["code"] == "server/failed"
            await asked(app, "/")
            answers.append((await asked(app, "/"), 429))
            answers.append((await asked(app, f"/ws/{table}", kind="websocket"), 429))
            answers.append((await asked(app, "/healthz"), 200))
            for answer, status in answers:
                assert answer.status == status, answer.body
                answer.protects()
            await hall.close()

    run(work(), patience=20)


def test_a_database_that_is_gone_is_answered_with_every_header(tmp_path: Path) -> None:
    async def work() -> None:
        database = Database(str(tmp_path / "tables.sqlite"))
        async with database:
            hall = Hall(database, clock=FakeClock(), chance=Random(1))
            app = make_application(hall, Life(database)).asgi
        gone = await asked(app, "/api/tables", "POST", b'{"name":"Ama","game":"agram"}')
        assert gone.status == 503
        assert json.loads(gone.body)["code"] == "store/unavailable"
        gone.protects()
        await hall.close()

    run(work(), patience=20)


def test_the_browser_is_let_run_nothing_that_stands_in_a_page() -> None:
    parts = dict(
        part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";")
    )
    assert parts["default-src"] == "'none'"
    assert parts["script-src"] == parts["style-src"] == parts["connect-src"] == "'self'"
    assert parts["frame-ancestors"] == parts["base-uri"] == parts["form-action"] == "'none'"


async def _fails(*_: object) -> None:
    await asyncio.sleep(0)
    raise ZeroDivisionError
