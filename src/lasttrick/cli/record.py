"""``lasttrick record``: records of deals verified, shown, replayed and converted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO, NoReturn

import click

from lasttrick.cli.app import WRONG
from lasttrick.errors import LastTrickError, RecordError
from lasttrick.records import (
    Record,
    Verdict,
    check,
    encode,
    fault_of,
    read_records,
    read_text,
    to_text,
    verify_file,
)
from lasttrick.tui.lines.faces import Faces
from lasttrick.tui.lines.replaying import replayed_lines

FILE = click.Path(dir_okay=False, allow_dash=True, path_type=Path)
_TEXT = (".txt", ".text")


@click.group()
def record() -> None:
    """Verify, show, replay and convert records of deals.

    A record is one line of JSON; a file of them ends in .jsonl. The text form for people
    ends in .txt. A file - is standard input.
    """


@record.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@click.option("--quiet", "-q", is_flag=True, help="Say nothing about deals that hold.")
def verify(files: tuple[Path, ...], quiet: bool) -> NoReturn:
    """Replay every deal by the rules, and name what does not hold.

    Each fault is a line: FILE:LINE: event N: what was expected, what was found. Exits with
    0 when everything holds, with 1 when something does not.

    \b
    Examples:
      lasttrick record verify deals.jsonl
      lasttrick simulate sipa -k 1000 | lasttrick record verify -
    """
    deals = wrong = partly = 0
    for path in files:
        for verdict in _verdicts(path):
            deals += 1
            wrong += not verdict.holds
            partly += bool(verdict.unchecked)
            for fault in verdict.faults:
                click.echo(str(fault))
    if not quiet or wrong:
        said = f"{deals} {'deal' if deals == 1 else 'deals'}, "
        said += f"{wrong} wrong" if wrong else "all hold"
        if partly:
            said += f"; {partly} with unknown cards, checked as far as the cards are known"
        click.echo(said + ".", err=True)
    sys.exit(WRONG if wrong else 0)


@record.command()
@click.argument("file", type=FILE)
@click.option("--deal", "number", type=click.IntRange(min=1), help="Show only this one, from 1.")
@click.option("--json", "as_json", is_flag=True, help="Write JSON for programs.")
def show(file: Path, number: int | None, as_json: bool) -> None:
    """Write deals as text for people.

    \b
    Examples:
      lasttrick record show deals.jsonl --deal 3
      lasttrick simulate cat-te | lasttrick record show -
    """
    for place, record in enumerate(_records(file, number)):
        if as_json:
            click.echo(encode(record).decode())
        else:
            click.echo(("\n" if place else "") + to_text(record), nl=False)


@record.command("replay")
@click.argument("file", type=FILE)
@click.option(
    "--deal", "number", type=click.IntRange(min=1), default=1, show_default=True, help="Which deal."
)
@click.option("--seat", type=click.IntRange(0, 7), help="As this seat sees it; else, all open.")
@click.option("--step", is_flag=True, help="Wait for Enter after every event.")
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
def replay_(file: Path, number: int, seat: int | None, step: bool, as_letters: bool) -> None:
    """Replay a deal, card by card.

    \b
    Examples:
      lasttrick record replay deals.jsonl --deal 2
      lasttrick record replay deals.jsonl --seat 1 --step
    """
    for record in _records(file, number):
        if seat is not None and seat >= len(record.seats):
            raise click.UsageError(
                f"Expected a seat from 0 to {len(record.seats) - 1}, but got {seat}."
            )
        try:
            for line in replayed_lines(record, seat, Faces(ascii_only=as_letters)):
                click.echo(line)
                if step and sys.stdin.isatty():
                    click.pause("")
        except LastTrickError as error:
            _wrong(f"{file}: deal {number}: {error.message}")


@record.command()
@click.argument("file", type=FILE)
@click.option(
    "--to",
    "form",
    type=click.Choice(["jsonl", "text"]),
    required=True,
    help="jsonl: a record a line. text: the form for people.",
)
@click.option("--out", type=FILE, default="-", help="The file to write; - for standard output.")
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
def convert(file: Path, form: str, out: Path, force: bool) -> None:
    """Turn records into the other form, and tidy them.

    \b
    Examples:
      lasttrick record convert deals.jsonl --to text --out deals.txt
      lasttrick record convert deals.txt --to jsonl
    """
    if str(out) == "-":
        _convert(file, form, sys.stdout.buffer)
        return
    if out.exists() and not force:
        raise click.UsageError(f"{out} exists already; --force overwrites it.")
    beside = out.with_name(out.name + ".part")
    try:
        with beside.open("wb") as stream:
            _convert(file, form, stream)
        beside.replace(out)
    finally:
        beside.unlink(missing_ok=True)


def _convert(file: Path, form: str, stream: BinaryIO) -> None:
    for place, record in enumerate(_records(file, None)):
        if form == "jsonl":
            stream.write(encode(record) + b"\n")
        else:
            stream.write((("\n" if place else "") + to_text(record)).encode())


def _records(file: Path, number: int | None) -> Iterator[Record]:
    """Yield the records of a file in either form, or one of them; a bad one is an error."""
    place = 0
    for line, read in _read(file):
        place += 1
        if number is not None and place != number:
            continue
        if isinstance(read, RecordError):
            _wrong(f"{file}:{line}: {read.message}")
        yield read
        if number is not None:
            return
    if number is not None:
        raise click.UsageError(f"{file} has {place} deals; there is no deal {number}.")


def _verdicts(file: Path) -> Iterator[Verdict]:
    if file.suffix not in _TEXT:
        yield from verify_file(_source(file))
        return
    for line, read in _read(file):
        if isinstance(read, RecordError):
            yield Verdict(line, None, (fault_of(read)._replace(file=str(file), line=line),))
            continue
        checked = check(read)
        faults = tuple(f._replace(file=str(file), line=line) for f in checked.faults)
        yield Verdict(line, read, faults, checked.unchecked)


def _read(file: Path) -> Iterator[tuple[int, Record | RecordError]]:
    if file.suffix in _TEXT:
        for passage in read_text(file.read_text("utf-8-sig", errors="replace")):
            yield passage.line, passage.record
        return
    for line in read_records(_source(file)):
        yield line.number, line.record


def _source(path: Path) -> Path | BinaryIO:
    return sys.stdin.buffer if str(path) == "-" else path


def _wrong(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(WRONG)
