"""``lasttrick simulate``: bots play deals, and every deal is written down."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

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
    lines = simulated(table, names, deals=deals, seed=seed_or_chance(seed))
    if str(out) == "-":
        _written(sys.stdout.buffer, lines, deals, quiet=quiet or sys.stdout.isatty())
        return
    try:
        with out.open("wb" if force else "xb") as file:
            _written(file, lines, deals, quiet=quiet)
    except FileExistsError:
        raise click.UsageError(f"{out} exists already; --force overwrites it.") from None


def _written(file: BinaryIO, lines: Iterator[bytes], deals: int, *, quiet: bool) -> None:
    """Write whole lines, whatever interrupts; the deal that is being played is left out."""
    hidden = quiet or not sys.stderr.isatty()
    with click.progressbar(
        lines, length=deals, label="Deals", file=sys.stderr, hidden=hidden
    ) as shown:
        try:
            for line in shown:
                file.write(line)
        finally:
            file.flush()
