"""``lasttrick lab``: what many deals of a table show."""

from __future__ import annotations

from pathlib import Path

import click

from lasttrick.cli.arguments import (
    game_argument,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
)
from lasttrick.cli.kept_runs import (
    all_parts,
    format_option,
    refuse_without_seed,
    run_options,
)
from lasttrick.cli.lab_ending import ending
from lasttrick.cli.lab_equilibria import equilibrium, exploit
from lasttrick.cli.lab_match import ladder_of, match
from lasttrick.cli.train import train
from lasttrick.games import Game, Table
from lasttrick.lab.statistics import (
    OPEN_HANDS,
    RANDOM,
    Asked,
    Figure,
    Sums,
    as_csv,
    as_json,
    as_table,
    figures,
    measured,
)
from lasttrick.lab.statistics.page import page
from lasttrick.lab.statistics.plotting import plot, why_not
from lasttrick.lab.statistics.sums import together
from lasttrick.players import known_player

FILE = click.Path(dir_okay=False, path_type=Path)
_ALONE = (RANDOM, OPEN_HANDS)


@click.group()
def lab() -> None:
    """Study games with many deals.

    \b
    Examples:
      lasttrick lab stats agram --players 4 --deals 100000 --seed 7 --jobs 2
      lasttrick lab match careful novice --game spar --players 3 --deals 1000
      lasttrick lab ladder --game cat-te
      lasttrick lab equilibrium --cards 3
      lasttrick lab exploit careful --cards 2
      lasttrick lab ending agram --hands "8C 3S / TC 5C" --lead 0 --range 0 "8C 5C"
    """


lab.add_command(match)
lab.add_command(ladder_of)
lab.add_command(equilibrium)
lab.add_command(exploit)
lab.add_command(ending)


@lab.command()
@game_argument
@table_options
@click.option(
    "--deals", "-k", type=click.IntRange(min=1), default=10_000, show_default=True, help="How many."
)
@seed_option
@click.option(
    "--by",
    default=RANDOM,
    show_default=True,
    metavar="A,B,…",
    help=f"Who plays: {RANDOM}, {OPEN_HANDS}, one bot for all the seats, or one for each.",
)
@click.option(
    "--looks",
    type=click.IntRange(min=0),
    default=100,
    show_default=True,
    help="So many deals are weighed move by move: for spread, drama, security, deciding.",
)
@click.option(
    "--playouts",
    type=click.IntRange(1, 100_000),
    default=100,
    show_default=True,
    help="How often a deal is played on by chance to weigh a move.",
)
@format_option()
@click.option("--plot", "drawing", type=FILE, help="Draw them too: figures.png, .svg, .pdf.")
@run_options
def stats(
    game: Game,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    deals: int,
    seed: int | None,
    jobs: int,
    by: str,
    looks: int,
    playouts: int,
    form: str,
    drawing: Path | None,
    out: Path | None,
    quiet: bool,
) -> None:
    """Measure GAME: who wins, how much choice there is, when it is decided.

    Every figure has its 95 % confidence interval. The same seed gives the same figures, in
    however many processes. With --out an interrupted run is gone on with by the same call;
    it needs a --seed for that.

    \b
    Examples:
      lasttrick lab stats agram --players 4 --deals 100000 --seed 7 --jobs 2
      lasttrick lab stats cat-te -n 4 --by open-hands -k 100 --plot cat-te.svg
      lasttrick lab stats sipa -k 5000 --by careful --seed 1 --out sipa.jsonl
    """
    table = table_of(game, players, options, preset)
    asked = Asked(table, _players(by, table), deals, seed_or_chance(seed), looks, playouts)
    refuse_without_seed(seed, out)
    if drawing is not None and (why := why_not(drawing)) is not None:
        raise click.UsageError(why)
    sums = all_parts(
        lambda kept: measured(asked, jobs=jobs, after=kept),
        Sums,
        deals=deals,
        facts=asked.facts(),
        out=out,
        quiet=quiet,
    )
    found = figures(asked, together(sums, table.seats))
    click.echo(_written(asked, found, form))
    if drawing is not None:
        plot(asked, found, drawing)


lab.add_command(train)


@lab.command("figures")
@click.option("--deals", "-k", type=click.IntRange(min=1), default=100_000, show_default=True)
@click.option("--looks", type=click.IntRange(min=0), default=200, show_default=True)
@click.option("--seed", type=click.IntRange(min=0), default=7, show_default=True)
@click.option("--jobs", "-j", type=click.IntRange(1, 64), default=1, show_default=True)
def every_game(deals: int, looks: int, seed: int, jobs: int) -> None:
    """Measure every game and write a page of figures in Markdown.

    \b
    Example:
      lasttrick lab figures --deals 1000 --looks 20 > figures.md
    """
    for line in page(deals=deals, looks=looks, seed=seed, jobs=jobs):
        click.echo(line)


def _players(by: str, table: Table) -> tuple[str, ...]:
    names = tuple(name.strip() for name in by.split(","))
    if len(names) == 1:
        return names if names[0] in _ALONE else (known_player(names[0]),)
    if len(names) != table.seats:
        raise click.UsageError(
            f"Expected one player for all, or {table.seats} with commas between, "
            f"but got {len(names)}."
        )
    if OPEN_HANDS in names:
        raise click.UsageError(f"Expected {OPEN_HANDS} alone, but got other players beside it.")
    return tuple(known_player(name) for name in names)


def _written(asked: Asked, found: list[Figure], form: str) -> str:
    if form == "csv":
        return as_csv(found)
    return as_json(asked, found) if form == "json" else as_table(asked, found)
