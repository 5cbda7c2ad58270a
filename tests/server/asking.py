"""Requests exactly as they are written."""

from __future__ import annotations

import re
from http.client import HTTPConnection
from typing import NamedTuple
from urllib.parse import urlsplit


class Answer(NamedTuple):
    """What came back."""

    status: int
    headers: dict[str, str]
    body: bytes


def http(server: str, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
    """Send one request to a server: ``http://127.0.0.1:…``, or a path below that."""
    parts = urlsplit(server)
    connection = HTTPConnection(parts.netloc, timeout=30)
    try:
        connection.request(method, parts.path + path, body, headers)
        answer = connection.getresponse()
        told = {name.lower(): value for name, value in answer.getheaders()}
        return Answer(answer.status, told, answer.read())
    finally:
        connection.close()


def counts(server: str) -> dict[str, float]:
    """Return what a server tells Prometheus, by name and labels."""
    answer = http(server, "GET", "/metrics")
    assert answer.status == 200
    lines = answer.body.decode().splitlines()
    return {
        line.rpartition(" ")[0]: float(line.rpartition(" ")[2])
        for line in lines
        if not line.startswith("#")
    }


def links(page: str) -> list[str]:
    """Return what a page of HTML refers to."""
    return re.findall(r'(?:src|href)="([^"]+)"', page)
