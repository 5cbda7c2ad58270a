"""Where a server stands: below which path, and behind which proxies."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from ipaddress import IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any, NamedTuple

from starlette.datastructures import Headers
from starlette.types import Scope

from lasttrick.errors import ServerError, printable

_SEGMENTS = re.compile(r"(/(?!\.+(/|$))[A-Za-z0-9._~-]+)*")
_PAIR = re.compile(r'\s*(for|proto)\s*=\s*(?:"([^"]*)"|([^\s";,]+))\s*', re.IGNORECASE)

SCHEME = "lasttrick.scheme"
"""Where a scope holds what a trusted proxy was asked by: ``http`` or ``https``."""


class Told(NamedTuple):
    """What a request says of where it comes from."""

    client: str
    scheme: str | None


@dataclass(frozen=True, slots=True)
class Site:
    """Where a server stands.

    Attributes:
        base: the path before every path, such as ``/cards``; empty at the top.
        proxies: the networks whose word about the client is taken.
    """

    base: str = ""
    proxies: tuple[IPv4Network | IPv6Network, ...] = (
        IPv4Network("127.0.0.0/8"),
        IPv6Network("::1/128"),
    )

    def placed(self, scope: Scope) -> Scope:
        """Return a request as the application is to see it.

        The base may stand before its path or not: some proxies cut it off.
        """
        path: str = scope["path"]
        if path == self.base:
            path += "/"
        elif not path.startswith(f"{self.base}/"):
            path = self.base + path
        told = self._told(scope)
        placed = {**scope, "path": path, "root_path": self.base, SCHEME: told.scheme}
        placed["client"] = (told.client, 0)
        if told.scheme is not None:
            secure = told.scheme == "https"
            names = ("ws", "wss") if scope["type"] == "websocket" else ("http", "https")
            placed["scheme"] = names[secure]
        return placed

    def trusts(self, host: str) -> bool:
        """Say whether an address is one of our proxies."""
        try:
            address = ip_address(host)
        except ValueError:
            return False
        if isinstance(address, IPv6Address) and address.ipv4_mapped is not None:
            address = address.ipv4_mapped
        return any(address in network for network in self.proxies)

    def _told(self, scope: Scope) -> Told:
        peer = scope["client"][0] if scope.get("client") else "unknown"
        if not self.trusts(peer):
            return Told(peer, None)
        headers = Headers(scope=scope)
        older = _joined(headers, "x-forwarded-for")
        said = [*_forwarded(_joined(headers, "forwarded"))]
        proto = [p.strip().lower() for p in _joined(headers, "x-forwarded-proto").split(",")][-1]
        scheme = proto or next((told.scheme for told in reversed(said) if told.scheme), None)
        one = self._furthest(peer, (told.client for told in said if told.client))
        other = self._furthest(peer, (_bare(part) for part in older.split(",") if part.strip()))
        # A proxy writes one of both headers; where they differ, a client wrote the other.
        if said and older and one != other:
            return Told(peer, scheme if scheme in ("http", "https") else None)
        return Told(one if said else other, scheme if scheme in ("http", "https") else None)

    def _furthest(self, peer: str, hops: Iterable[str]) -> str:
        """Return the last address, from the nearest on, that someone we trust has named."""
        client = peer
        for hop in reversed([*hops]):
            if not self.trusts(client):
                break
            try:
                client = str(ip_address(hop))
            except ValueError:
                break
        return client


def read_base(written: str) -> str:
    """Return a path to stand below, as ``Site.base`` has it.

    Raises:
        ServerError: ``server/bad-address``.
    """
    base = f"/{written.strip('/')}" if written.strip("/") else ""
    if not _SEGMENTS.fullmatch(base):
        raise ServerError(
            "server/bad-address",
            f"Expected a path such as /cards, but got {printable(written)[:60]!r}.",
        )
    return base


def read_proxies(written: str) -> tuple[IPv4Network | IPv6Network, ...]:
    """Return the networks that a list with commas names; ``none`` for none at all.

    Raises:
        ServerError: ``server/bad-address``.
    """
    if written.strip() in ("", "none"):
        return ()
    try:
        return tuple(ip_network(part.strip()) for part in written.split(","))
    except ValueError:
        raise ServerError(
            "server/bad-address",
            "Expected addresses or networks such as 10.0.0.5,10.1.0.0/16, "
            f"but got {printable(written)[:60]!r}.",
        ) from None


def _joined(headers: Headers, name: str) -> str:
    return ",".join(headers.getlist(name))


def _forwarded(header: str) -> Iterator[Told]:
    """Read ``Forwarded: for=192.0.2.1;proto=https, for="[2001:db8::1]:4711"``."""
    for element in header.split(",") if header.strip() else ():
        pairs: dict[str, Any] = {
            found[1].lower(): found[2] or found[3]
            for part in element.split(";")
            if (found := _PAIR.fullmatch(part))
        }
        proto = pairs.get("proto")
        yield Told(_bare(pairs.get("for") or "unknown"), proto and proto.lower())


def _bare(written: str) -> str:
    """Return an address without the port behind it."""
    text = written.strip()
    if text.startswith("["):
        return text[1:].partition("]")[0]
    return text.partition(":")[0] if text.count(":") == 1 else text
