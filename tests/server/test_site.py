"""Where a request comes from is believed of proxies that are ours, and of nobody else."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.requests import HTTPConnection

from lasttrick.errors import ServerError
from lasttrick.server.gate import same_site
from lasttrick.server.site import SCHEME, Site, read_base, read_proxies

PROXIED = Site(proxies=read_proxies("10.0.0.0/8,2001:db8:1::1"))


def request(peer: str | None, *headers: tuple[str, str], path: str = "/") -> dict[str, Any]:
    return {
        "type": "http",
        "path": path,
        "scheme": "http",
        "client": None if peer is None else (peer, 40000),
        "headers": [(name.encode(), value.encode()) for name, value in headers],
    }


def client(*headers: tuple[str, str], peer: str = "10.0.0.1") -> str:
    seen: str = PROXIED.placed(request(peer, *headers))["client"][0]
    return seen


@pytest.mark.parametrize(
    ("headers", "seen"),
    [
        ((), "10.0.0.1"),
        ((("x-forwarded-for", "192.0.2.7"),), "192.0.2.7"),
        ((("x-forwarded-for", "192.0.2.7:4711"),), "192.0.2.7"),
        ((("x-forwarded-for", "[2001:db8::7]:4711"),), "2001:db8::7"),
        ((("x-forwarded-for", "2001:db8::7"),), "2001:db8::7"),
        # What the client wrote itself stands further to the left.
        ((("x-forwarded-for", "198.51.100.1, 192.0.2.7"),), "192.0.2.7"),
        ((("x-forwarded-for", "198.51.100.1"), ("x-forwarded-for", "192.0.2.7")), "192.0.2.7"),
        ((("x-forwarded-for", "192.0.2.7, 10.1.2.3, 10.0.0.9"),), "192.0.2.7"),
        ((("x-forwarded-for", "10.1.2.3, 10.0.0.9"),), "10.1.2.3"),
        ((("x-forwarded-for", "192.0.2.7, nobody"),), "10.0.0.1"),
        ((("x-forwarded-for", ", ,"),), "10.0.0.1"),
        ((("forwarded", "for=192.0.2.7;proto=https;by=10.0.0.1"),), "192.0.2.7"),
        ((("forwarded", 'For="[2001:db8::7]:4711"'),), "2001:db8::7"),
        ((("forwarded", "for=198.51.100.1, for=192.0.2.7"),), "192.0.2.7"),
        ((("forwarded", "for=_hidden"),), "10.0.0.1"),
        ((("forwarded", "nonsense"),), "10.0.0.1"),
        # One of both was written by the client, and nobody knows which.
        ((("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=198.51.100.1")), "10.0.0.1"),
        ((("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=192.0.2.7")), "192.0.2.7"),
    ],
)
def test_a_trusted_proxy_is_believed(headers: tuple[tuple[str, str], ...], seen: str) -> None:
    assert client(*headers) == seen


@pytest.mark.parametrize("peer", ["192.0.2.1", "11.0.0.1", "2001:db8:1::2"])
def test_nobody_else_is_believed(peer: str) -> None:
    for header in (("x-forwarded-for", "192.0.2.7"), ("forwarded", "for=192.0.2.7;proto=https")):
        placed = PROXIED.placed(request(peer, header, ("x-forwarded-proto", "https")))
        assert placed["client"][0] == peer
        assert placed["scheme"] == "http"
        assert placed[SCHEME] is None


def test_by_default_only_this_machine_is_believed() -> None:
    header = ("x-forwarded-for", "192.0.2.7")
    for peer, seen in (
        ("127.0.0.1", "192.0.2.7"),
        ("::1", "192.0.2.7"),
        ("::ffff:127.0.0.1", "192.0.2.7"),
        ("10.0.0.1", "10.0.0.1"),
        (None, "unknown"),
    ):
        assert Site().placed(request(peer, header))["client"][0] == seen
    alone = Site(proxies=read_proxies("none"))
    assert alone.placed(request("127.0.0.1", header))["client"][0] == "127.0.0.1"


@given(st.text(st.characters(max_codepoint=255), max_size=60), st.booleans())
def test_no_header_breaks_it(value: str, older: bool) -> None:
    name = "x-forwarded-for" if older else "forwarded"
    scope = request("10.0.0.1")
    scope["headers"] = [(name.encode(), value.encode("latin-1"))]
    assert PROXIED.placed(scope)["client"][0]


@pytest.mark.parametrize(
    ("proto", "origin", "same"),
    [
        ("https", "https://cards.example", True),
        ("https", "http://cards.example", False),
        ("http", "http://cards.example", True),
        ("http", "https://cards.example", False),
        (None, "https://cards.example", True),
        (None, "http://cards.example", True),
        ("gopher", "https://cards.example", True),
        ("https", "https://evil.example", False),
    ],
)
def test_a_page_is_ours_only_under_the_scheme_that_the_proxy_tells(
    proto: str | None, origin: str, same: bool
) -> None:
    headers = [("host", "cards.example"), ("origin", origin)]
    if proto is not None:
        headers.append(("x-forwarded-proto", proto))
    placed = PROXIED.placed(request("10.0.0.1", *headers))
    assert same_site(HTTPConnection(placed)) is same


def test_the_base_may_stand_before_a_path_or_not() -> None:
    site = Site(base="/cards")
    for path, placed in (
        ("/cards/t/x", "/cards/t/x"),
        ("/t/x", "/cards/t/x"),
        ("/cards", "/cards/"),
        ("/cardsharp", "/cards/cardsharp"),
    ):
        scope = site.placed(request("192.0.2.1", path=path))
        assert (scope["path"], scope["root_path"]) == (placed, "/cards")


@pytest.mark.parametrize(
    ("written", "base"),
    [("", ""), ("/", ""), ("cards", "/cards"), ("/cards/", "/cards"), ("/a/b-c.d", "/a/b-c.d")],
)
def test_bases(written: str, base: str) -> None:
    assert read_base(written) == base


@pytest.mark.parametrize("written", ["/..", "/a/../b", "/./", "/a b", '/"x', "/a//b", "/é", "/%2e"])
def test_bases_that_are_none(written: str) -> None:
    with pytest.raises(ServerError) as refused:
        read_base(written)
    assert refused.value.code == "server/bad-address"


@pytest.mark.parametrize(
    "written", ["10.0.0.0/99", "proxy.example", "10.0.0.1;10.0.0.2", "10.0.0.1/8"]
)
def test_proxies_that_are_none(written: str) -> None:
    with pytest.raises(ServerError) as refused:
        read_proxies(written)
    assert refused.value.code == "server/bad-address"
