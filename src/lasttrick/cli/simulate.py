"""``lasttrick simulate``: bots play deals, and every deal is written down."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import click

from lasttrick.cli.arguments import (
    game_argument,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
)
from lasttrick.games import Game
from lasttrick.lab import simulate as simulated
from lasttrick.records import Record, RecordFile, write_record

_WRITTEN_TOGETHER = 1 << 16


@click.command()
@game_argument
@table_options
@click.option(
    "--deals", "-k", type=click.IntRange(min=1), default=1, show_default=True, help="How many."
)
@seed_option
@click.option(
    "--bots",
    "-b",
    default="random",
    show_default=True,
    metavar="A,B,…",
    help="One bot for all the seats, or one for each; lasttrick players lists them.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    default="-",
    help="The file to write, - for standard output. An existing file is not overwritten.",
)
@click.option("--force", is_flag=True, help="Overwrite an existing file.")
@click.option("--quiet", "-q", is_flag=True, help="Show no progress.")
def simulate(
    game: Game,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    deals: int,
    seed: int | None,
    bots: str,
    out: Path,
    force: bool,
    quiet: bool,
) -> None:
    """Let bots play GAME and write the record of every deal, one a line.

    The deals follow each other as in matches: who deals next, the totals and the end of a
    match are as at the table. The same seed gives the same bytes for ever.

    \b
    Examples:
      lasttrick simulate agram --players 4 --deals 1000 --seed 7 --out deals.jsonl
      lasttrick simulate spar -n 3 -k 100 --bots careful,random,random -o stack=2
      lasttrick simulate sipa -k 10 | lasttrick record show -
    """
    table = table_of(game, players, options, preset)
    names = [name.strip() for name in bots.split(",")]
    if len(names) == 1:
        names *= table.seats
    if len(names) != table.seats:
        raise click.UsageError(
            f"Expected one bot for all, or {table.seats} with commas between, but got {len(names)}."
        )
    records = simulated(table, names, deals=deals, seed=seed_or_chance(seed))
    if str(out) == "-":
        stream = sys.stdout.buffer
        try:
            _written(partial(write_record, stream), records, deals, quiet or sys.stdout.isatty())
        finally:
            stream.flush()
        return
    # What is to be overwritten stays until there is something to put in its place.
    written = out.with_name(f"{out.name}.part") if force and out.is_file() else out
    try:
        file = RecordFile(
            written, existing="replace" if force else "refuse", hold_back=_WRITTEN_TOGETHER
        )
    except FileExistsError:
        raise click.UsageError(f"{out} exists already; --force overwrites it.") from None
    try:
        with file:
            _written(file.write, records, deals, quiet)
    finally:
        if written != out and written.stat().st_size:
            written.replace(out)


def _written(
    write: Callable[[Record], None], records: Iterator[Record], deals: int, quiet: bool
) -> None:
    """Write the records as they come; the deal that an interrupt finds in play is left out."""
    hidden = quiet or not sys.stderr.isatty()
    with click.progressbar(
        records, length=deals, label="Deals", file=sys.stderr, hidden=hidden
    ) as shown:
        for record in shown:
            write(record)
