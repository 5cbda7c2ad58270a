"""A server in a process of its own, as ``lasttrick serve`` starts it."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

_AS_MODULE = ("-m", "lasttrick")


class Served:
    """A server that runs.

    Attributes:
        address: where it is: ``http://127.0.0.1:…``.
        process: its process.
        database: the address of its database.
    """

    def __init__(
        self,
        database: str,
        log: Path,
        *arguments: str,
        port: int = 0,
        program: tuple[str, ...] = _AS_MODULE,
    ) -> None:
        self._log = log
        self.database = database
        command = [sys.executable, *program, "serve", "--port", str(port), *arguments]
        with log.open("ab") as errors:
            self.process = subprocess.Popen(
                command,
                env={**os.environ, "LASTTRICK_DATABASE": database, "PYTHONWARNINGS": "error"},
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=errors,
            )
        assert self.process.stdout is not None
        said = self.process.stdout.readline().decode()
        assert "http://" in said, log.read_text()
        self.address = said.split(" is at ")[1].split("  (")[0].rstrip("/")

    @property
    def port(self) -> int:
        """The port that it listens on."""
        return int(self.address.rpartition(":")[2])

    def end(self, number: signal.Signals = signal.SIGINT) -> int:
        """Send it a signal, and return its exit code when it is gone."""
        self.process.send_signal(number)
        code = self.process.wait(30)
        assert self.process.stdout is not None
        self.process.stdout.close()
        return code

    def log_text(self) -> str:
        """Return the log so far."""
        return self._log.read_text()

    def events(self) -> list[dict[str, Any]]:
        """Return the log so far, line by line."""
        return [json.loads(line) for line in self.log_text().splitlines()]


@contextmanager
def serving(database: str, log: Path, *arguments: str, port: int = 0) -> Iterator[Served]:
    """Run a server; in the end it has ended, and well if nothing else ended it before."""
    served = Served(database, log, *arguments, port=port)
    try:
        yield served
    except BaseException:
        if served.process.poll() is None:
            served.end(signal.SIGKILL)
        raise
    if served.process.poll() is None:
        assert served.end() == 0, served.log_text()
