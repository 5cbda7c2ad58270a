"""A PostgreSQL of the tests' own: started from the installed programs, on a socket, and ended."""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from typing import Any

import asyncpg  # type: ignore[import-untyped]

MISSING = "PostgreSQL is not installed, and nothing was tried on it: apt-get install postgresql"
_OWNER = "lasttrick"


def programs() -> Path | None:
    """Return the folder of PostgreSQL's programs: Debian keeps them off the path."""
    found = shutil.which("initdb")
    folders = [Path(found).resolve().parent] if found else []
    debian = Path("/usr/lib/postgresql").glob("*/bin")
    folders += sorted(debian, key=lambda folder: float(folder.parent.name), reverse=True)
    return next((folder for folder in folders if (folder / "postgres").exists()), None)


class Postgres:
    """A server that listens on a socket in a folder, and nowhere else."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self._bin = bin
        self._folder = folder
        self._numbers = count(1)
        # PostgreSQL refuses to run as root.
        self._user: dict[str, Any] = {}
        if os.getuid() == 0:
            owner = "postgres"
            shutil.chown(folder, owner, owner)
            self._user = {"user": owner, "group": owner, "extra_groups": []}
        self._run("initdb", "-A", "trust", "-U", _OWNER, "-E", "UTF8", "--no-sync", "-D", "data")
        self._server: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, and return when it takes connections."""
        self._run(
            *("pg_ctl", "start", "-w", "-s", "-D", "data", "-l", "log", "-o"),
            f"-c listen_addresses= -c fsync=off -k {self._folder}",
        )

    def stop(self) -> None:
        """End it at once, as a loss of power would."""
        self._run("pg_ctl", "stop", "-w", "-s", "-D", "data", "-m", "immediate")

    def process(self) -> int:
        """Return the number of its process."""
        return int((self._folder / "data/postmaster.pid").read_text().split()[0])

    @contextmanager
    def frozen(self) -> Iterator[None]:
        """Hold every process of the server still, so that nothing answers."""
        mine = subprocess.run(
            ["ps", "-o", "pid=", "--ppid", str(self.process())], capture_output=True, check=True
        )
        processes = [self.process(), *map(int, mine.stdout.split())]
        for process in processes:
            os.kill(process, signal.SIGSTOP)
        try:
            yield
        finally:
            for process in processes:
                os.kill(process, signal.SIGCONT)

    def new_database(self) -> str:
        """Make an empty database and return its address."""
        name = f"tables_{next(self._numbers)}"
        asyncio.run(self._make(name))
        return f"postgresql://{_OWNER}@/{name}?host={self._folder}"

    async def _make(self, name: str) -> None:
        connection = await asyncpg.connect(user=_OWNER, host=str(self._folder), database="postgres")
        try:
            await connection.execute(f"CREATE DATABASE {name}")
        finally:
            await connection.close()

    def _run(self, program: str, *arguments: str) -> None:
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C.UTF-8"}
        ran = subprocess.run(
            [str(self._bin / program), *arguments],
            cwd=self._folder,
            env=environment,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            **self._user,
        )
        assert ran.returncode == 0, ran.stderr.decode()


@contextmanager
def running(bin: Path) -> Iterator[Postgres]:
    """Run a server in a folder that is removed afterwards."""
    folder = Path(tempfile.mkdtemp(prefix="lasttrick-pg-", dir="/tmp"))
    try:
        server = Postgres(bin, folder)
        try:
            yield server
        finally:
            server.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
