"""How long the command takes to start, beside ``python -c "import click"`` in the same run.

Run it with ``python benchmarks/start_up.py``.
"""

from __future__ import annotations

import os
import pty
import select
import statistics
import subprocess
import sys
import tempfile
import time

import click

RUNS = 15


def seconds(command: list[str], typed: str = "") -> float:
    """Return the wall time of one run of a command."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LASTTRICK_MATCHES": folder}
        begun = time.perf_counter()
        subprocess.run(command, input=typed, text=True, capture_output=True, env=environment)
        return time.perf_counter() - begun


def first_card() -> float:
    """Return how long it takes from the command to the first question for a card."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "LASTTRICK_MATCHES": folder, "PYTHONUNBUFFERED": "1"}
        begun = time.perf_counter()
        command = [sys.executable, "-m", "lasttrick", "play", "agram", "--seed", "3"]
        with subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, env=environment
        ) as process:
            assert process.stdin is not None
            assert process.stdout is not None
            process.stdin.write("\n" * 3)
            process.stdin.flush()
            for line in process.stdout:
                if "Your hand" in line:
                    break
            taken = time.perf_counter() - begun
            process.stdin.close()
            process.stdout.read()
        return taken


def first_screen() -> float:
    """Return how long it takes from the command to the menu on a terminal."""
    with tempfile.TemporaryDirectory() as folder:
        environment = {
            **os.environ,
            "TERM": "xterm-256color",
            "LASTTRICK_MATCHES": folder,
            "LASTTRICK_SETTINGS": f"{folder}/settings.json",
            "LASTTRICK_LANG": "en",
        }
        ours, theirs = pty.openpty()
        begun = time.perf_counter()
        with subprocess.Popen(
            [sys.executable, "-m", "lasttrick"],
            stdin=theirs,
            stdout=theirs,
            stderr=theirs,
            env=environment,
            start_new_session=True,
        ) as process:
            seen = b""
            while b"New match" not in seen:
                if select.select([ours], [], [], 0.05)[0]:
                    seen += os.read(ours, 65536)
            taken = time.perf_counter() - begun
            process.kill()
        os.close(theirs)
        os.close(ours)
        return taken


@click.command()
def main() -> None:
    """Print the medians."""
    reference = [sys.executable, "-c", "import click"]
    help_ = [sys.executable, "-m", "lasttrick", "--help"]
    bare: list[float] = []
    helped: list[float] = []
    for _ in range(RUNS):
        bare.append(seconds(reference))
        helped.append(seconds(help_))
    base = statistics.median(bare)
    card = statistics.median(first_card() for _ in range(RUNS))
    screen = statistics.median(first_screen() for _ in range(RUNS))
    click.echo(f"{'median of ' + str(RUNS):<40}{'seconds':>9}{'of import click':>18}")
    for name, figure in (
        ('python -c "import click"', base),
        ("lasttrick --help", statistics.median(helped)),
        ("lasttrick play agram, to the first card", card),
        ("lasttrick, to the menu on the screen", screen),
    ):
        click.echo(f"{name:<40}{figure:>9.3f}{figure / base:>17.1f}x")


if __name__ == "__main__":
    main()
