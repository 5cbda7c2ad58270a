"""Requests that mean harm are refused in JSON, and every answer protects the browser."""

from __future__ import annotations

import json
from http.client import HTTPConnection
from urllib.parse import quote, urlsplit

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from lasttrick.server.app import HEADERS
from lasttrick.server.client import make_table
from tests.server.playing import run
from tests.server.serving import Served

MARKUP = "<img src=x onerror=alert(1)>"


def http(
    server: Served, method: str, path: str, body: bytes | None = None, **headers: str
) -> tuple[int, dict[str, str], bytes]:
    """Send a request exactly as it is written here."""
    connection = HTTPConnection(urlsplit(server.address).netloc, timeout=30)
    try:
        connection.request(method, path, body, headers)
        answer = connection.getresponse()
        return answer.status, {k.lower(): v for k, v in answer.getheaders()}, answer.read()
    finally:
        connection.close()


def test_pages_of_other_sites_are_kept_out(served_by_all: Served) -> None:
    async def work() -> None:
        seat = await make_table(served_by_all.address, name="Ama", game="agram")
        host = urlsplit(seat.server).netloc
        address = f"ws://{host}/ws/{seat.table}"
        for origin in (
            "http://evil.example",
            "https://evil.example",
            f"http://{host}.evil.example",
            "http://127.0.0.1:1",
            "http://127.0.0.1",
            "null",
            "file://",
            f"ftp://{host}",
            "http://[",
        ):
            with pytest.raises(InvalidStatus) as refused:
                async with connect(address, proxy=None, additional_headers={"Origin": origin}):
                    pass
            answer = refused.value.response
            assert answer.status_code == 403
            assert json.loads(answer.body or b"")["code"] == "command/other-site"
            assert answer.headers["X-Content-Type-Options"] == "nosniff"
        async with connect(address, proxy=None, additional_headers={"Origin": f"http://{host}"}):
            pass

    run(work())
    body = b'{"name":"Ama","game":"agram"}'
    for path in ("/api/tables", "/api/tables/aaaa-bbbb-cccc/continue"):
        status, _, told = http(served_by_all, "POST", path, body, Origin="http://evil.example")
        assert (status, json.loads(told)["code"]) == (403, "command/other-site")


def test_requests_that_are_none(served_by_all: Served) -> None:
    for method, path, body, status in (
        ("POST", "/api/tables", b"", 400),
        ("POST", "/api/tables", b"[]", 400),
        ("POST", "/api/tables", b"\xff\xfe", 400),
        ("POST", "/api/tables", b"[" * 60_000, 400),
        ("POST", "/api/tables", b"x" * 70_000, 413),
        ("POST", "/api/tables", b'{"name":"Ama","game":"chess"}', 404),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","seats":8}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","seats":1e400}', 400),
        ("POST", "/api/tables", b'{"name":"","game":"agram"}', 400),
        ("POST", "/api/tables", b'{"name":"\\u202eAma","game":"agram"}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","options":{"x":"y"}}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"agram","bots":["nobody"]}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","definition":"extends = 7"}', 400),
        ("POST", "/api/tables", b'{"name":"Ama","game":"../../etc/passwd"}', 404),
        ("POST", "/api/tables/aaaa-bbbb-cccc/continue", b'{"code":"abcdefgh"}', 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc", None, 404),
        ("GET", "/api/tables/..%2f..%2fetc", None, 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc/deals/1", None, 404),
        ("GET", "/api/tables/aaaa-bbbb-cccc/deals/" + "9" * 400, None, 404),
        ("DELETE", "/api/tables", None, 405),
        ("GET", "/rules/agram?seats=99", None, 400),
        ("GET", "/rules/agram?seats=-1", None, 400),
        ("GET", "/rules/agram?option.direction=up", None, 400),
        ("GET", "/rules/agram?lang=xx", None, 404),
        ("GET", "/rules/..%2fagram", None, 404),
        ("GET", "/rules/house.toml", None, 404),
        ("GET", "/locale/xx.json", None, 404),
        ("GET", "/locale/..%2f..%2fen.json", None, 404),
        ("GET", "/../../../../etc/passwd", None, 404),
        ("GET", "/%2e%2e/%2e%2e/%2e%2e/etc/passwd", None, 404),
        ("GET", "/assets/..%5c..%5capp.py", None, 404),
        ("GET", "/assets/%00", None, 404),
        ("GET", "/app.py", None, 404),
        ("GET", "/" + "a" * 3000, None, 404),
    ):
        got, headers, told = http(served_by_all, method, path, body)
        assert got == status, (method, path, body, told)
        refusal = json.loads(told)
        assert set(refusal) == {"code", "message", "facts"}, path
        for name, value in HEADERS.items():
            assert headers[name.lower()] == value, path


def test_every_page_is_sent_with_the_headers_that_protect_it(served_by_all: Served) -> None:
    for path in (
        "/",
        "/t/aaaa-bbbb-cccc",
        "/healthz",
        "/api/games",
        "/rules/agram",
        "/locale/fr.json",
    ):
        _, headers, _ = http(served_by_all, "GET", path)
        for name, value in HEADERS.items():
            assert headers[name.lower()] == value, path
    assert "unsafe" not in HEADERS["Content-Security-Policy"]


def test_markup_in_a_request_stays_text(served_by_all: Served) -> None:
    _, headers, body = http(served_by_all, "GET", f"/rules/agram?option.direction={quote(MARKUP)}")
    assert headers["content-type"] == "application/json"
    assert b"Expected direction" in body
