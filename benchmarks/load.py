"""How many plays a second a server carries, how soon the others see one, and what a table costs.

Run it with ``python -m benchmarks.load``, on Linux. ``lasttrick serve`` runs on a new embedded
database, in a process of its own; every seat of every table is a scripted client in this one, on
loopback. Tables are added, all playing as fast as they can, until the rate no longer grows: the
peak. Then they play at half of it, and what counts is the time from "play sent" to "play seen by
the last of the others"; a play is told when it is stored. Echo servers are kept busy by the same
client, with as many connections and messages of the same sizes, right after the peak.

Servers and clients share the cores of the machine. So messages are also counted by the second of
processor time that a server takes, which what else the machine does changes less.

Memory is that of a second server: first without a table, then with all tables dealt and nobody
connected, then with everyone there.
"""

from __future__ import annotations

import asyncio
import json
import os
import resource
import signal
import sys
import tempfile
import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any, NamedTuple

import click

from benchmarks.crowd.echoing import KINDS, EchoClient
from benchmarks.crowd.lines import Line
from benchmarks.crowd.servers import Server, echo, tables_at
from benchmarks.crowd.tables import Pace, ScriptedTable

STEPS = (16, 64, 128, 256, 512)
"""How many tables play at once on the way to the peak."""

GROWS = 1.03
"""A rate has grown when it is so many times the best before it; where it twice has not, the best
was the peak."""

SETTLE = 1.0

DEAL = 30
"""About how many plays a deal has. Tables that began together deal at the same time, and all
the work of that falls into one moment; so before waits are taken they are spread over a deal."""

AT_ONCE = 20
"""How many tables are made, or come back, at the same time."""


class Window(NamedTuple):
    """What went on between two moments, or up to one."""

    seconds: float
    plays: int
    messages: int
    server: float
    """Seconds of processor time that the server took."""
    clients: float
    """And the clients."""

    def since(self, before: Window) -> Window:
        """Return what went on from another moment on."""
        return Window(
            self.seconds - before.seconds,
            self.plays - before.plays,
            self.messages - before.messages,
            self.server - before.server,
            self.clients - before.clients,
        )


@dataclass(frozen=True)
class Rate:
    """How much was done."""

    name: str
    connections: int
    plays_per_second: float
    messages_per_second: float
    messages_per_cpu_second: float
    server_busy: float
    """The share of one core that the server took."""
    clients_busy: float


@dataclass(frozen=True)
class Memory:
    """The resident set of a server, in megabytes."""

    tables: int
    empty: float
    nobody_connected: float
    everyone_connected: float


@dataclass(frozen=True)
class Rates:
    """How much a server carries, and how soon the others see it."""

    ramp: list[Rate]
    peak: Rate
    half: Rate
    p50_ms: float
    """From "play sent" to "play seen by the last of the others", at half of the peak."""
    p99_ms: float
    echoes: list[Rate]


@dataclass(frozen=True)
class Report:
    """Everything that was measured."""

    game: str
    seats: int
    cores: int
    load_average: tuple[float, float, float]
    rates: Rates | None
    memory: Memory | None


async def window(server: Server, lines: Sequence[Line], seconds: float, pace: Pace) -> Window:
    """Watch for some seconds."""

    def now() -> Window:
        messages = sum(line.sent + line.received for line in lines)
        plays = len(pace.waits)
        return Window(time.perf_counter(), plays, messages, server.seconds(), time.process_time())

    before = now()
    await asyncio.sleep(seconds)
    return now().since(before)


def rate(name: str, seen: Window, connections: int) -> Rate:
    """Return what a window comes to a second."""
    return Rate(
        name,
        connections,
        seen.plays / seen.seconds,
        seen.messages / seen.seconds,
        seen.messages / max(seen.server, 0.01),
        seen.server / seen.seconds,
        seen.clients / seen.seconds,
    )


class Load:
    """The measuring, step by step."""

    def __init__(self, folder: Path, *, game: str, seats: int, seconds: float) -> None:
        self._folder = folder
        self._game = game
        self._seats = seats
        self._seconds = seconds
        self._made = 0

    async def rates(self) -> Rates:
        """Measure how much a server carries, beside what an echo does."""
        pace = Pace()
        with tables_at(self._folder) as server:
            tables: list[ScriptedTable] = []
            ramp = await self._ramp(server, tables, pace)
            peak = max(ramp, key=lambda each: each.plays_per_second)
            sizes = tables[0].seats[1].line.sizes
            half = await self._half(server, tables, pace, peak)
            waits = sorted(pace.waits)
        echoes = [await self._echo(kind, peak.connections, sizes) for kind in KINDS]
        p50, p99 = waits[len(waits) // 2], waits[len(waits) * 99 // 100]
        return Rates(ramp, peak, half, 1000 * p50, 1000 * p99, echoes)

    async def _ramp(self, server: Server, tables: list[ScriptedTable], pace: Pace) -> list[Rate]:
        rates: list[Rate] = []
        best = 0.0
        not_grown = 0
        for count in STEPS:
            for table in tables:
                table.playing = False
            while len(tables) < count:
                tables += await self._some_tables(server, pace, count - len(tables))
            for table in tables:
                table.play()
            await asyncio.sleep(SETTLE)
            lines = [seat.line for table in tables for seat in table.seats]
            seen = await window(server, lines, self._seconds, pace)
            rates.append(rate(f"{count} tables, as fast as they can", seen, len(lines)))
            _progress(rates[-1])
            now = rates[-1].plays_per_second
            not_grown = 0 if now > best * GROWS else not_grown + 1
            best = max(best, now)
            if not_grown == 2:
                break
        return rates

    async def _half(
        self, server: Server, tables: list[ScriptedTable], pace: Pace, peak: Rate
    ) -> Rate:
        pace.interval = 2 * len(tables) / peak.plays_per_second
        for table in tables:
            table.wait_up_to(DEAL * pace.interval)
        await asyncio.sleep(SETTLE + (DEAL + 1) * pace.interval)
        pace.waits.clear()
        lines = [seat.line for table in tables for seat in table.seats]
        seen = await window(server, lines, 2 * self._seconds, pace)
        half = rate(f"{len(tables)} tables, at half of the peak", seen, len(lines))
        _progress(half)
        return half

    async def _echo(self, kind: str, connections: int, sizes: Sequence[int]) -> Rate:
        messages = [b"x" * size for size in sizes]
        with echo(kind, self._folder) as server:
            clients = [EchoClient(messages, 7 * number) for number in range(connections)]
            for client in clients:
                await client.connect(server.address)
            await asyncio.sleep(SETTLE)
            seen = await window(server, [c.line for c in clients], self._seconds, Pace())
            found = rate(f"echo, {kind}", seen, connections)
            _progress(found)
            return found

    async def memory(self, count: int) -> Memory:
        """Measure what so many tables cost."""
        with tables_at(self._folder) as server:
            for table in await self._some_tables(server, Pace(), 1):
                await table.disconnect()
            empty = server.megabytes()
            tables: list[ScriptedTable] = []
            while len(tables) < count:
                made = await self._some_tables(server, Pace(), count - len(tables))
                await asyncio.gather(*(table.disconnect() for table in made))
                tables += made
                _say(f"{len(tables)} tables: {server.megabytes():.0f} MB")
            await asyncio.sleep(SETTLE)
            alone = server.megabytes()
            for begin in range(0, count, AT_ONCE):
                await asyncio.gather(*(each.connect() for each in tables[begin : begin + AT_ONCE]))
            await asyncio.sleep(SETTLE)
            return Memory(count, empty, alone, server.megabytes())

    async def _some_tables(self, server: Server, pace: Pace, most: int) -> list[ScriptedTable]:
        """Return tables that are dealt, as many as are made at the same time or fewer."""
        seeds = range(self._made, self._made + min(AT_ONCE, most))
        self._made = seeds.stop
        tables = [
            ScriptedTable(server, pace, game=self._game, seats=self._seats, seed=seed)
            for seed in seeds
        ]
        await asyncio.gather(*(table.open() for table in tables))
        return tables


def _end_at_a_failure_or_signal() -> None:
    """Let what happens in a callback, or SIGTERM, end the run in order."""
    loop, run = asyncio.get_running_loop(), asyncio.current_task()
    assert run is not None

    def failed(loop: asyncio.AbstractEventLoop, context: dict[str, Any]) -> None:
        loop.default_exception_handler(context)
        run.cancel()

    loop.set_exception_handler(failed)
    loop.add_signal_handler(signal.SIGTERM, run.cancel)


def _say(line: str) -> None:
    end = "\r" if sys.stderr.isatty() else "\n"
    print(f"{line:<78}", end=end, file=sys.stderr, flush=True)


def _progress(rate: Rate) -> None:
    _say(
        f"{rate.name}: {rate.plays_per_second:,.0f} plays/s, "
        f"{rate.messages_per_second:,.0f} messages/s, server {rate.server_busy:.0%} busy"
    )


def show(report: Report) -> None:
    """Print the figures for people."""
    averages = ", ".join(f"{each:.1f}" for each in report.load_average)
    click.echo(
        f"{report.game}, {report.seats} seats; {report.cores} cores for servers and clients, "
        f"load average {averages}"
    )
    if report.rates is not None:
        show_rates(report.rates)
    if report.memory is not None:
        show_memory(report.memory)


def show_rates(rates: Rates) -> None:
    """Print how much a server carries."""
    head = ("plays/s", "messages/s", "a CPU second", "server", "clients")
    click.echo(f"{'':<34}{head[0]:>9}{head[1]:>12}{head[2]:>14}{head[3]:>8}{head[4]:>9}")
    for each in (*rates.ramp, rates.half, *rates.echoes):
        click.echo(
            f"{each.name:<34}{each.plays_per_second:>9,.0f}{each.messages_per_second:>12,.0f}"
            f"{each.messages_per_cpu_second:>14,.0f}{each.server_busy:>8.0%}{each.clients_busy:>9.0%}"
        )
    for each in rates.echoes:
        wall = rates.peak.messages_per_second / each.messages_per_second
        own = rates.peak.messages_per_cpu_second / each.messages_per_cpu_second
        click.echo(
            f"messages at the peak, of those of {each.name}: "
            f"{wall:.0%} by the clock, {own:.0%} a CPU second"
        )
    click.echo(
        "play sent to play seen by the others, at half of the peak: "
        f"p50 {rates.p50_ms:.1f} ms, p99 {rates.p99_ms:.1f} ms"
    )


def show_memory(memory: Memory) -> None:
    """Print what tables cost."""
    for name, figure in (
        ("nobody connected", memory.nobody_connected),
        ("everyone connected", memory.everyone_connected),
    ):
        each = 1000 * (figure - memory.empty) / memory.tables
        click.echo(f"{memory.tables} tables dealt, {name}: {figure:.0f} MB, {each:.0f} kB a table")


@click.command()
@click.option("--game", default="agram", show_default=True)
@click.option("--seats", type=click.IntRange(2, 8), default=4, show_default=True)
@click.option("--seconds", default=3.0, show_default=True, help="How long each step is watched.")
@click.option("--tables", default=2000, show_default=True, help="How many are to cost memory.")
@click.option(
    "--part", type=click.Choice(["all", "rates", "memory"]), default="all", show_default=True
)
@click.option("--longest", default=600.0, show_default=True, help="Seconds until it gives up.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def main(
    game: str, seats: int, seconds: float, tables: int, part: str, longest: float, *, as_json: bool
) -> None:
    """Print the figures."""

    if not Path("/proc/self/stat").exists():
        raise click.UsageError("Expected Linux: what a server costs is read from /proc.")
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))  # the servers inherit it

    async def measured(folder: Path) -> Report:
        load = Load(folder, game=game, seats=seats, seconds=seconds)
        _end_at_a_failure_or_signal()
        async with asyncio.timeout(longest):
            rates = None if part == "memory" else await load.rates()
            memory = None if part == "rates" else await load.memory(tables)
            cores = os.cpu_count() or 1
            return Report(game, seats, cores, os.getloadavg(), rates, memory)

    with tempfile.TemporaryDirectory() as folder:
        try:
            report = asyncio.run(measured(Path(folder)))
        except asyncio.CancelledError:
            sys.exit("Nothing was measured to the end.")
    if as_json:
        click.echo(json.dumps(asdict(report)))
    else:
        show(report)


if __name__ == "__main__":
    main()
