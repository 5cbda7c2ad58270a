"""Servers in processes of their own, and what these cost. Reads /proc, so Linux only."""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import click

_TICKS = os.sysconf("SC_CLK_TCK")
_GOODBYE = 20.0


class Server(NamedTuple):
    """A server that runs."""

    address: str
    process: int

    def seconds(self) -> float:
        """Return the processor time that it has taken."""
        after_name = Path(f"/proc/{self.process}/stat").read_text().rpartition(")")[2].split()
        return (int(after_name[11]) + int(after_name[12])) / _TICKS

    def megabytes(self) -> float:
        """Return the memory that it holds: its resident set."""
        for line in Path(f"/proc/{self.process}/status").read_text().splitlines():
            if line.startswith("VmRSS:"):
                return int(line.split()[1]) / 1000 * 1.024
        raise ProcessLookupError(f"The server {self.process} is gone.")

    async def post(self, path: str, body: Mapping[str, Any]) -> Any:
        """Send a request, and return the JSON of its answer."""
        at = urlsplit(self.address)
        reader, writer = await asyncio.open_connection(at.hostname, at.port)
        written = json.dumps(body).encode()
        head = (
            f"POST {path} HTTP/1.1\r\nHost: {at.netloc}\r\nConnection: close\r\n"
            f"Content-Type: application/json\r\nContent-Length: {len(written)}\r\n\r\n"
        )
        writer.write(head.encode() + written)
        answer = await reader.read()
        writer.close()
        status, _, rest = answer.partition(b"\r\n")
        told = rest.partition(b"\r\n\r\n")[2]
        if b" 201 " not in status:
            raise ConnectionError(f"{status.decode()}: {told.decode()}")
        return json.loads(told)


@contextmanager
def tables_at(folder: Path) -> Iterator[Server]:
    """Run ``lasttrick serve`` on a new embedded database in a folder."""
    database = folder / "tables.sqlite"
    options = ("--port", "0", "--no-limits", "--database", str(database))
    with _running("-m", "lasttrick", "serve", *options, log=folder / "server.log") as server:
        yield server


@contextmanager
def echo(kind: str, folder: Path) -> Iterator[Server]:
    """Run an echo server: see :mod:`benchmarks.crowd.echoing`."""
    with _running("-m", "benchmarks.crowd.echoing", kind, log=folder / "echo.log") as server:
        yield server


@contextmanager
def _running(*command: str, log: Path) -> Iterator[Server]:
    with (
        log.open("ab") as errors,
        subprocess.Popen(
            (sys.executable, *command), stdout=subprocess.PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            assert process.stdout is not None
            said = process.stdout.readline()
            if "http://" not in said:
                raise click.ClickException(
                    f"Expected the server to start, but it ended. {log.read_text()}"
                )
            yield Server(said.split(" is at ")[1].split()[0].rstrip("/"), process.pid)
        finally:
            process.terminate()
            try:
                process.wait(_GOODBYE)
            except subprocess.TimeoutExpired:
                process.kill()
