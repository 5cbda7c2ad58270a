"""The gate: what comes from where, and how much of it is let in."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from lasttrick.errors import ServerError
from lasttrick.server.limits import Buckets, Clock, Limits, TokenBucket, neighbourhood


class Gate:
    """Counts what each address and each connection asks for."""

    def __init__(self, limits: Limits, clock: Clock) -> None:
        """Let in what the limits allow.

        Args:
            limits: how much that is.
            clock: seconds that only go forward.
        """
        self.limits = limits
        self._clock = clock
        self._requests = Buckets(limits.requests, clock)
        self._frames = Buckets(limits.frames, clock)
        self._tables = Buckets(limits.tables, clock)
        self._guesses = Buckets(limits.guesses, clock)
        self._connections: Counter[str] = Counter()

    def request(self, asked: HTTPConnection) -> None:
        """Let a request in. Raises ``command/too-fast``."""
        _let_in(self._requests.take(address_of(asked)))

    def new_table(self, asked: HTTPConnection) -> None:
        """Let somebody make a table. Raises ``command/too-fast``."""
        _let_in(self._tables.take(address_of(asked)))

    def guess(self, asked: HTTPConnection) -> None:
        """Let somebody try a code. Raises ``command/too-fast``."""
        _let_in(self._guesses.has(address_of(asked)))

    def wrong_guess(self, asked: HTTPConnection) -> None:
        """Take note that it was wrong."""
        self._guesses.take(address_of(asked))

    @contextmanager
    def connection(self, asked: HTTPConnection) -> Iterator[Turnstile]:
        """Let a connection in, and count its frames. Raises ``command/too-fast``."""
        address = address_of(asked)
        _let_in(self._requests.take(address))
        _let_in(self._connections[address] < self.limits.connections)
        self._connections[address] += 1
        try:
            yield Turnstile(self.limits, self._clock, address, self._frames)
        finally:
            self._connections[address] -= 1
            if not self._connections[address]:
                del self._connections[address]


class Turnstile:
    """What one connection may still send."""

    def __init__(self, limits: Limits, clock: Clock, address: str, frames: Buckets) -> None:
        """Count from now; the frames of all connections from one address count together."""
        self._commands = TokenBucket(limits.commands, clock)
        self._patience = TokenBucket(limits.patience, clock)
        self._nonsense = limits.nonsense
        self._address = address
        self._frames = frames

    def frame(self) -> None:
        """Let one frame through. Raises ``command/too-fast``."""
        _let_in(self._commands.take() and self._frames.take(self._address))

    def patient(self, code: str) -> bool:
        """Take note of a frame that was refused unread, and say whether that may go on."""
        if code == "command/too-fast":
            return self._patience.take()
        self._nonsense -= 1
        return self._nonsense > 0


def address_of(asked: HTTPConnection) -> str:
    """Return the address that a request comes from."""
    return neighbourhood(asked.client.host if asked.client else None)


def same_site(asked: HTTPConnection) -> bool:
    """Say whether a page of this very server asks, or a program that is no browser."""
    origin = asked.headers.get("origin")
    if origin is None:
        return True
    try:
        parts = urlsplit(origin)
        port = parts.port
    except ValueError:
        return False
    if parts.scheme not in ("http", "https") or parts.hostname is None:
        return False
    usual = 443 if parts.scheme == "https" else 80
    host = asked.headers.get("host", "").lower()
    named = f"[{parts.hostname}]" if ":" in parts.hostname else parts.hostname
    return host == f"{named}:{port or usual}" or (port in (None, usual) and host == named)


def refuse_other_sites(asked: HTTPConnection) -> None:
    """Refuse what another site's page sends through somebody's browser.

    Raises:
        ServerError: ``command/other-site``.
    """
    if not same_site(asked):
        raise ServerError("command/other-site", "Expected a page of this server to ask.")


def _let_in(free: bool) -> None:
    if not free:
        raise ServerError("command/too-fast", "That was too much at once: wait a moment.")
