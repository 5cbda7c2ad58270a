"""What a server counts and measures, for Prometheus: no names, no addresses, no secrets."""

from __future__ import annotations

from collections import Counter as Tally
from collections.abc import Callable, Iterator

from prometheus_client import CollectorRegistry, Counter, Histogram
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.exposition import CONTENT_TYPE_LATEST, generate_latest
from prometheus_client.registry import Collector
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from lasttrick.server.hall import Hall

DONE = "done"
"""The outcome of a command that was carried out."""

_SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10)
_SIZES = (1, 2, 4, 8, 16, 32, 64, 128, 256)


class Metrics:
    """The counts of one server."""

    def __init__(self) -> None:
        """Begin to count."""
        registry = self._registry = CollectorRegistry()
        self._commands = Counter(
            "lasttrick_commands",
            "Commands, by type and by outcome: done, or the code of the refusal.",
            ("type", "outcome"),
            registry=registry,
        )
        self._command_seconds = Histogram(
            "lasttrick_command_seconds",
            "From the frame of a command to its answer; what follows is stored before.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._batch_size = Histogram(
            "lasttrick_store_batch_size",
            "How many steps of tables one transaction of the database held.",
            buckets=_SIZES,
            registry=registry,
        )
        self._batch_seconds = Histogram(
            "lasttrick_store_batch_seconds",
            "How long a transaction of the database took, its failure included.",
            buckets=_SECONDS,
            registry=registry,
        )
        self._refusals = Counter(
            "lasttrick_refusals",
            "Requests, frames and commands refused, by code.",
            ("code",),
            registry=registry,
        )

    def routes(self) -> list[Route]:
        """Return which request is answered by what."""
        return [Route("/metrics", self.told)]

    async def told(self, asked: Request) -> Response:
        """Tell all counts."""
        return Response(
            generate_latest(self._registry),
            headers={"Content-Type": CONTENT_TYPE_LATEST, "Cache-Control": "no-store"},
        )

    def watch(self, hall: Hall, connections: Callable[[], int]) -> None:
        """Look at tables, people and connections whenever the counts are told."""
        self._registry.register(_Present(hall, connections))

    def command(self, kind: object, refusal: str | None, seconds: float) -> None:
        """Count a command, by the code that refused it if one did."""
        self._commands.labels(str(kind), refusal or DONE).inc()
        if refusal is None:
            self._command_seconds.observe(seconds)
        else:
            self.refused(refusal)

    def refused(self, code: str) -> None:
        """Count a refusal."""
        self._refusals.labels(code).inc()

    def stored(self, size: int, seconds: float) -> None:
        """Measure a transaction of the database."""
        self._batch_size.observe(size)
        self._batch_seconds.observe(seconds)


class _Present(Collector):
    """What there is at the moment."""

    def __init__(self, hall: Hall, connections: Callable[[], int]) -> None:
        self._hall = hall
        self._connections = connections

    def describe(self) -> Iterator[GaugeMetricFamily]:
        """Say nothing beforehand: the names are those of :meth:`collect`."""
        yield from ()

    def collect(self) -> Iterator[GaugeMetricFamily]:
        """Look around."""
        mailboxes = [mailbox for _, mailbox in self._hall.living()]
        around = [mailbox.around for mailbox in mailboxes]
        tables = GaugeMetricFamily(
            "lasttrick_tables", "Tables that live in this server, by stage.", labels=("stage",)
        )
        for stage, count in sorted(Tally(mailbox.stage for mailbox in mailboxes).items()):
            tables.add_metric((stage,), count)
        yield tables
        for name, about, value in (
            ("people", "Seats whose person is connected.", sum(len(a.present) for a in around)),
            ("watchers", "Connections that watch.", sum(a.watching for a in around)),
            ("connections", "WebSockets that are open.", self._connections()),
        ):
            yield GaugeMetricFamily(f"lasttrick_{name}", about, value)
