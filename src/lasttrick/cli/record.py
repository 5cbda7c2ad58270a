"""``lasttrick record``: records of deals verified, shown, replayed and converted."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import BinaryIO, NoReturn

import click

from lasttrick.cli.app import WRONG, complain
from lasttrick.cli.arguments import language_option
from lasttrick.errors import LastTrickError, RecordError
from lasttrick.records import (
    Line,
    Record,
    encode,
    fault_of,
    read_records,
    read_text_file,
    to_text,
    verdict_of,
    write_record,
)
from lasttrick.texts import Faces, Texts
from lasttrick.tui.lines.replaying import replayed_lines

FILE = click.Path(dir_okay=False, allow_dash=True, path_type=Path)
_TEXT = (".txt", ".text")
_PATIENCE = 10
"""After so many lines at the beginning of which none can be read, a file is something else."""


@click.group()
def record() -> None:
    """Verify, show, replay and convert records of deals.

    A record is one line of JSON; a file of them ends in .jsonl. The text form for people
    ends in .txt. A file - is standard input.
    """


@record.command()
@click.argument("files", type=FILE, nargs=-1, required=True)
@click.option("--fair", is_flag=True, help="The shuffle must be one that can be checked, too.")
@click.option("--quiet", "-q", is_flag=True, help="Say nothing about deals that hold.")
def verify(files: tuple[Path, ...], fair: bool, quiet: bool) -> NoReturn:
    """Replay every deal by the rules, and name what does not hold.

    Each fault is a line: FILE:LINE: event N: what was expected, what was found. A file of
    which none of the first ten lines can be read is left at that. Exits with 0 when
    everything holds, with 1 when something does not or when a file holds no deals.
    Where a record holds the secret of its shuffle, the cards must be those that it gives.

    \b
    Examples:
      lasttrick record verify deals.jsonl
      lasttrick record verify --fair deals.jsonl
      lasttrick simulate sipa -k 1000 | lasttrick record verify -
    """
    tally = _Tally()
    for path in files:
        for said in _judged(path, tally, fair=fair):
            click.echo(said)
    if not quiet or tally.failed:
        complain(str(tally))
    raise click.exceptions.Exit(WRONG if tally.failed else 0)


@dataclass
class _Tally:
    """What verifying has come to so far."""

    deals: int = 0
    wrong: int = 0
    partly: int = 0
    failed: bool = False

    def __str__(self) -> str:
        said = f"{self.deals} {'deal' if self.deals == 1 else 'deals'}"
        if self.wrong:
            said += f", {self.wrong} wrong"
        elif self.deals:
            said += ", all hold"
        if self.partly:
            said += f"; {self.partly} with unknown cards, checked as far as the cards are known"
        return said + "."


def _judged(path: Path, tally: _Tally, *, fair: bool) -> Iterator[str]:
    """Yield a line for everything that is wrong in a file."""
    lines = 0
    readable = False
    for line, read in _read(path):
        verdict = verdict_of(str(path), line, read, fair=fair)
        lines += 1
        readable = readable or verdict.record is not None
        tally.deals += 1
        tally.wrong += not verdict.holds
        tally.partly += bool(verdict.unchecked)
        tally.failed = tally.failed or not verdict.holds
        yield from map(str, verdict.faults)
        if lines == _PATIENCE and not readable:
            yield f"{path}: does not look like a file of records; the rest was not read"
            return
    if not lines:
        tally.failed = True
        yield f"{path}: holds no deals"


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
@language_option
def replay_(
    file: Path, number: int, seat: int | None, step: bool, as_letters: bool, texts: Texts
) -> None:
    """Replay a deal, card by card.

    \b
    Examples:
      lasttrick record replay deals.jsonl --deal 2
      lasttrick record replay deals.jsonl --seat 1 --step
    """
    faces = Faces(texts, "letters" if as_letters else "symbols")
    for record in _records(file, number):
        if seat is not None and seat >= len(record.seats):
            raise click.UsageError(
                f"Expected a seat from 0 to {len(record.seats) - 1}, but got {seat}."
            )
        try:
            for line in replayed_lines(record, seat, texts, faces):
                click.echo(line)
                if step and sys.stdin.isatty():
                    input()
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
    try:
        for place, record in enumerate(_records(file, None)):
            if form == "jsonl":
                write_record(stream, record)
            else:
                stream.write((("\n" if place else "") + to_text(record)).encode())
    finally:
        stream.flush()


def _records(file: Path, number: int | None) -> Iterator[Record]:
    """Yield the records of a file in either form, or one of them; a bad one is an error."""
    place = 0
    for line, read in _read(file):
        place += 1
        if number is not None and place != number:
            continue
        if isinstance(read, RecordError):
            _wrong(str(fault_of(read).in_file(str(file), line)))
        yield read
        if number is not None:
            return
    if number is not None:
        raise click.UsageError(f"{file} has {place} deals; there is no deal {number}.")


def recorded_deal(file: Path, number: int) -> Record:
    """Return one deal of a file in either form, from 1; leave with code 1 for a bad one."""
    return next(_records(file, number))


def recorded_lines(file: Path) -> Iterator[Line]:
    """Yield what each line of a file, or each passage of a text, holds."""
    return (Line(number, read) for number, read in _read(file))


def _read(file: Path) -> Iterator[tuple[int, Record | RecordError]]:
    """Yield what each line of a file, or each passage of a text, holds."""
    if file.suffix in _TEXT:
        for passage in read_text_file(_source(file)):
            yield passage.line, passage.record
        return
    for line in read_records(_source(file)):
        yield line.number, line.record


def _source(path: Path) -> Path | BinaryIO:
    return sys.stdin.buffer if str(path) == "-" else path


def _wrong(message: str) -> NoReturn:
    click.echo(message, err=True)
    raise click.exceptions.Exit(WRONG)
