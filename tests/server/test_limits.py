"""What is let in, from where, and how fast. The clock is turned by hand."""

from __future__ import annotations

import pytest
from starlette.requests import HTTPConnection

from lasttrick.errors import ServerError
from lasttrick.server.gate import Gate, same_site
from lasttrick.server.limits import UNLIMITED, Buckets, Limits, Rate, TokenBucket, neighbourhood


class Seconds:
    """A clock."""

    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def asked(client: str = "192.0.2.1", **headers: str) -> HTTPConnection:
    raw = [(name.encode(), value.encode()) for name, value in headers.items()]
    return HTTPConnection({"type": "http", "client": (client, 1), "headers": raw})


def test_a_bucket_fills_by_and_by() -> None:
    clock = Seconds()
    bucket = TokenBucket(Rate(burst=3, per_second=2), clock)
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now += 0.4
    assert not bucket.take()
    clock.now += 0.1
    assert [bucket.take(), bucket.take()] == [True, False]
    clock.now += 1000
    assert [bucket.take() for _ in range(4)] == [True, True, True, False]
    clock.now -= 50
    assert not bucket.take()


def test_every_address_has_a_bucket_and_only_so_many_are_remembered(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(Buckets, "MOST", 2)
    buckets = Buckets(Rate(burst=1, per_second=0), Seconds())
    assert [buckets.take("a"), buckets.take("a"), buckets.take("b")] == [True, False, True]
    assert buckets.has("c")
    assert not buckets.has("b")


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::9", "2001:db8:1:2::/64"),
        ("testclient", "testclient"),
        (None, "unknown"),
    ],
)
def test_what_counts_as_one_address(host: str | None, counted: str) -> None:
    assert neighbourhood(host) == counted


def test_connections_of_one_address_are_counted() -> None:
    gate = Gate(Limits(connections=2), Seconds())
    with gate.connection(asked()), gate.connection(asked()):
        with pytest.raises(ServerError) as refused, gate.connection(asked()):
            pass
        assert refused.value.code == "command/too-fast"
        with gate.connection(asked("192.0.2.2")):
            pass
    with gate.connection(asked()):
        pass


def test_a_connection_that_is_too_fast_is_told_and_then_closed() -> None:
    clock = Seconds()
    limits = Limits(commands=Rate(2, 1), patience=Rate(2, 0), nonsense=3)
    with Gate(limits, clock).connection(asked()) as turnstile:
        turnstile.frame()
        turnstile.frame()
        with pytest.raises(ServerError):
            turnstile.frame()
        told = [turnstile.patient("command/too-fast") for _ in range(3)]
        assert told == [True, True, False]
        assert [turnstile.patient("command/not-json") for _ in range(3)] == [True, True, False]


def test_all_connections_of_an_address_share_what_it_may_send() -> None:
    gate = Gate(Limits(frames=Rate(3, 0)), Seconds())
    with gate.connection(asked()) as one, gate.connection(asked()) as other:
        one.frame()
        other.frame()
        one.frame()
        with pytest.raises(ServerError):
            other.frame()


def test_only_wrong_guesses_count() -> None:
    gate = Gate(Limits(guesses=Rate(2, 0)), Seconds())
    for _ in range(5):
        gate.guess(asked())
    gate.wrong_guess(asked())
    gate.guess(asked())
    gate.wrong_guess(asked())
    with pytest.raises(ServerError):
        gate.guess(asked())
    gate.guess(asked("192.0.2.2"))


def test_without_limits_nothing_is_too_fast() -> None:
    gate = Gate(UNLIMITED, Seconds())
    with gate.connection(asked()) as turnstile:
        for _ in range(10_000):
            turnstile.frame()
            gate.request(asked())
            gate.new_table(asked())


@pytest.mark.parametrize(
    ("host", "origin", "same"),
    [
        ("cards.example", None, True),
        ("cards.example", "https://cards.example", True),
        ("cards.example", "http://cards.example", True),
        ("cards.example:80", "http://cards.example", True),
        ("cards.example:443", "https://cards.example", True),
        ("Cards.Example", "https://cards.example", True),
        ("cards.example:8000", "http://cards.example:8000", True),
        ("[::1]:8000", "http://[::1]:8000", True),
        ("cards.example:8000", "http://cards.example", False),
        ("cards.example", "https://evil.example", False),
        ("cards.example", "https://cards.example.evil.example", False),
        ("cards.example", "https://cards.example:8443", False),
        ("cards.example", "null", False),
        ("cards.example", "", False),
        ("cards.example", "chrome-extension://cards.example", False),
        ("cards.example", "http://cards.example:x", False),
        ("", "http://", False),
    ],
)
def test_pages_of_this_server_and_of_others(host: str, origin: str | None, same: bool) -> None:
    headers = {"host": host} if origin is None else {"host": host, "origin": origin}
    assert same_site(asked(**headers)) is same
