"""How much one connection, and one address, may ask for."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from math import inf

Clock = Callable[[], float]
"""Seconds that only go forward."""


@dataclass(frozen=True, slots=True)
class Rate:
    """So many at once, and so many a second after that."""

    burst: float
    per_second: float


@dataclass(frozen=True, slots=True)
class Limits:
    """What a server lets people do.

    Attributes:
        commands: commands of one connection.
        frames: commands of all connections from one address.
        requests: requests from one address.
        tables: tables that one address may make.
        guesses: wrong codes of a device that one address may try.
        connections: how many connections one address may hold.
        queue: how many messages may wait for a connection that does not read them.
        patience: how often a connection may be told that it is too fast before it is closed.
        nonsense: how many frames that are no command end a connection.
    """

    commands: Rate = Rate(burst=40, per_second=8)
    frames: Rate = Rate(burst=400, per_second=80)
    requests: Rate = Rate(burst=200, per_second=20)
    tables: Rate = Rate(burst=20, per_second=0.2)
    guesses: Rate = Rate(burst=10, per_second=0.1)
    connections: int = 64
    queue: int = 256
    patience: Rate = Rate(burst=60, per_second=1)
    nonsense: int = 5


_ANY = Rate(burst=inf, per_second=inf)

UNLIMITED = Limits(
    commands=_ANY, frames=_ANY, requests=_ANY, tables=_ANY, guesses=_ANY, connections=100_000
)
"""Nothing is too fast."""


class TokenBucket:
    """Fills by and by; whoever takes more than it holds is refused."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        """Begin with a full one."""
        self._rate = rate
        self._clock = clock
        self._tokens = rate.burst
        self._looked = clock()

    @property
    def tokens(self) -> float:
        """How many it holds now."""
        now = self._clock()
        if now > self._looked:
            filled = self._tokens + (now - self._looked) * self._rate.per_second
            self._tokens, self._looked = min(self._rate.burst, filled), now
        return self._tokens

    def take(self) -> bool:
        """Take one token, and say whether there was one."""
        if self.tokens < 1:
            return False
        self._tokens -= 1
        return True


class Buckets:
    """A bucket for each address."""

    MOST = 50_000
    """How many addresses are remembered; beyond that, those not seen for longest are not."""

    def __init__(self, rate: Rate, clock: Clock) -> None:
        """Give every address this rate."""
        self._rate = rate
        self._clock = clock
        self._buckets: OrderedDict[str, TokenBucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """Take one token of an address, and say whether there was one."""
        return self._bucket(address).take()

    def has(self, address: str) -> bool:
        """Say whether an address has a token, without taking it."""
        return self._bucket(address).tokens >= 1

    def _bucket(self, address: str) -> TokenBucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            if len(self._buckets) >= self.MOST:
                self._buckets.popitem(last=False)
            bucket = self._buckets[address] = TokenBucket(self._rate, self._clock)
        else:
            self._buckets.move_to_end(address)
        return bucket


def neighbourhood(host: str | None) -> str:
    """Return what counts as one address: of IPv6, what one household is given."""
    try:
        address = ip_address(host or "")
    except ValueError:
        return host or "unknown"
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return f"{IPv6Address(int(address) >> 64 << 64)}/64"
    return str(address)
