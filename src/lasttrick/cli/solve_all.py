"""``lasttrick solve-all``: every deal of a file of records, solved and written down."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from io import RawIOBase
from pathlib import Path
from typing import Any, BinaryIO

import click

from lasttrick.cli.app import WRONG, complain
from lasttrick.cli.record import FILE, recorded_lines
from lasttrick.errors import LastTrickError
from lasttrick.lab.solving import Solved, solve_records


@click.command("solve-all")
@click.argument("file", type=FILE)
@click.option(
    "--at", "event", type=click.IntRange(min=0), help="After so many events; see lasttrick solve."
)
@click.option("--forced", "only_forced", is_flag=True, help="Only what can be forced; faster.")
@click.option("--out", type=FILE, default="-", help="The file to write; - for standard output.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
@click.option("--resume", is_flag=True, help="Go on after the lines that --out has already.")
@click.option(
    "--jobs", "-j", type=click.IntRange(1, 64), default=1, show_default=True, help="Processes."
)
@click.option("--quiet", "-q", is_flag=True, help="Show no progress.")
def solve_all(
    file: Path,
    event: int | None,
    only_forced: bool,
    out: Path,
    force: bool,
    resume: bool,
    jobs: int,
    quiet: bool,
) -> None:
    """Solve every deal of FILE and write a line of JSON for each, in the same order.

    A deal that cannot be solved gets a line that says why, and makes the exit code 1. What has
    been written stays when the run is interrupted, and --resume goes on behind it.

    \b
    Examples:
      lasttrick solve-all deals.jsonl --forced --jobs 2 --out values.jsonl
      lasttrick solve-all deals.jsonl --at 9
    """
    lines = recorded_lines(file)
    if str(out) == "-":
        stream = sys.stdout.buffer
        found = solve_records(lines, event=event, only_forced=only_forced, jobs=jobs)
        try:
            failed = _written(stream, found, quiet or sys.stdout.isatty())
        finally:
            stream.flush()
    else:
        if out.exists() and not (force or resume):
            raise click.UsageError(
                f"{out} exists already; --force overwrites it, --resume goes on."
            )
        done = _whole_lines(out) if resume and out.exists() else 0
        for _ in zip(range(done), lines, strict=False):
            pass
        found = solve_records(lines, event=event, only_forced=only_forced, jobs=jobs)
        # Without a buffer: an interrupt finds whole lines and nothing unwritten.
        with out.open("ab" if resume else "wb", buffering=0) as stream:
            failed = _written(stream, found, quiet)
    if failed:
        complain(f"{failed} {'deal' if failed == 1 else 'deals'} could not be solved.")
        raise click.exceptions.Exit(WRONG)


def _whole_lines(path: Path) -> int:
    """Count the whole lines of a file, and cut off what an interrupt left of another."""
    count = end = 0
    with path.open("rb+") as stream:
        for line in stream:
            if line.endswith(b"\n"):
                count, end = count + 1, end + len(line)
        stream.truncate(end)
    return count


def _written(stream: RawIOBase | BinaryIO, found: Iterator[Solved], quiet: bool) -> int:
    """Write the lines as they come; return how many deals could not be solved."""
    failed = 0
    hidden = quiet or not sys.stderr.isatty()
    with click.progressbar(
        found, label="Deals", file=sys.stderr, hidden=hidden, show_pos=True, show_percent=False
    ) as shown:
        for solved in shown:
            stream.write(json.dumps(_facts(solved)).encode() + b"\n")
            failed += isinstance(solved.found, LastTrickError)
    return failed


def _facts(solved: Solved) -> dict[str, Any]:
    facts: dict[str, Any] = {"line": solved.line}
    if solved.found is None:
        return facts | {"over": True}
    if isinstance(solved.found, LastTrickError):
        return facts | {"error": solved.found.code, "message": solved.found.message}
    return facts | solved.found.facts()
