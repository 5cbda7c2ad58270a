"""``lasttrick lab match`` and ``lab ladder``: who is stronger, by duplicate deals."""

from __future__ import annotations

import shlex
from collections.abc import Sequence
from pathlib import Path

import click

from lasttrick.cli.arguments import (
    GameArgument,
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
from lasttrick.games import GAME_NAMES, Game, Table, find_game
from lasttrick.lab.strength import (
    Contest,
    Outcome,
    Tally,
    as_csv,
    as_json,
    as_lines,
    as_page,
    as_table,
    deals_of,
    ladder,
    ladder_sizes,
    outcomes,
    played,
)
from lasttrick.players import LEVELS, known_player

_DEALS = click.option(
    "--deals",
    "-k",
    type=click.IntRange(min=2),
    default=1000,
    show_default=True,
    help="How many; each is played once for every seat.",
)


@click.command()
@click.argument("player")
@click.argument("opponent")
@click.option("--game", type=GameArgument(), required=True, help="A game, or a file with one.")
@table_options
@_DEALS
@seed_option
@click.option("--half", is_flag=True, help="PLAYER in every other seat, not in one alone.")
@format_option()
@run_options
def match(
    player: str,
    opponent: str,
    game: Game,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    deals: int,
    seed: int | None,
    half: bool,
    form: str,
    jobs: int,
    out: Path | None,
    quiet: bool,
) -> None:
    """Measure PLAYER against OPPONENT by duplicate deals: is it stronger, and by how much?

    PLAYER sits in one seat, OPPONENT in all others. The same cards are played once with
    PLAYER in each seat, so that luck is nearly equal. Every figure has its 95 % confidence
    interval over deals. The same seed gives the same figures, in however many processes.
    With --out an interrupted run is gone on with by the same call; it needs a --seed for that.

    \b
    Examples:
      lasttrick lab match careful novice --game agram --players 4 --deals 1000 --seed 7
      lasttrick lab match careful random --game spar -n 2 -o dry=on --format json
      lasttrick lab match novice random --game cat-te -k 5000 --seed 1 --jobs 2 --out run.jsonl
    """
    refuse_without_seed(seed, out)
    table = table_of(game, players, options, preset)
    names = known_player(player), known_player(opponent)
    contest = Contest(table, *names, deals, seed_or_chance(seed), half, baseline=True)
    found = _played([contest], jobs, out, quiet)
    click.echo(as_lines(found[0]) if form == "table" else _written(found, form))


@click.command("ladder")
@click.option(
    "--game",
    "games",
    multiple=True,
    metavar="GAME",
    shell_complete=GameArgument().shell_complete,
    help="A game, or a file with one. May be given several times.",
)
@click.option("--all", "every", is_flag=True, help="Every game.")
@click.option(
    "--players",
    "-n",
    type=click.IntRange(min=1, max=52),
    help="How many sit down; without it two and four, or as few and as many as can play.",
)
@click.option(
    "--levels",
    default=",".join(level.name for level in LEVELS),
    show_default=True,
    metavar="A,B,…",
    help="Players, the weakest first.",
)
@_DEALS
@click.option(
    "--between-two",
    type=click.IntRange(min=2),
    metavar="DEALS",
    help="How many at tables for two, where a deal takes least. [default: as many]",
)
@seed_option
@format_option("markdown", about="How the figures are written; markdown is a whole page.")
@run_options
def ladder_of(
    games: tuple[str, ...],
    every: bool,
    players: int | None,
    levels: str,
    deals: int,
    between_two: int | None,
    seed: int | None,
    form: str,
    jobs: int,
    out: Path | None,
    quiet: bool,
) -> None:
    """Measure each level against the one below it, and against the first, by duplicate deals.

    Each pair is a lab match, all with the same seed.

    \b
    Examples:
      lasttrick lab ladder --game agram --deals 1000 --seed 7
      lasttrick lab ladder --game sipa -n 3 --levels novice,careful --format csv
      lasttrick lab ladder --all -k 500 --seed 7 --jobs 2 --out run.jsonl --format markdown
    """
    refuse_without_seed(seed, out)
    if bool(games) == every:
        raise click.UsageError("Expected either --game, once or several times, or --all.")
    seed = seed_or_chance(seed)
    names = _names(levels)
    tables = _tables(GAME_NAMES if every else games, players)
    contests = list(ladder(tables, names, deals=deals, seed=seed, between_two=between_two))
    found = _played(contests, jobs, out, quiet)
    if form == "table":
        click.echo(f"{deals_of(found)}, seed {seed}, every seat in turn\n\n{as_table(found)}")
    elif form == "markdown":
        which = ["--all"] if every else [word for game in games for word in ("--game", game)]
        size = [] if players is None else ["--players", str(players)]
        call = ["lasttrick", "lab", "ladder", *which, *size, "--levels", ",".join(names)]
        call += ["--deals", str(deals)]
        call += [] if between_two is None else ["--between-two", str(between_two)]
        call += ["--seed", str(seed), "--format", "markdown"]
        click.echo(as_page(found, shlex.join(call)))
    else:
        click.echo(_written(found, form))


def _names(levels: str) -> tuple[str, ...]:
    names = tuple(known_player(name.strip()) for name in levels.split(","))
    if len(set(names)) < max(2, len(names)):
        raise click.UsageError(
            f"Expected two different players or more in --levels, but got {levels}."
        )
    return names


def _tables(games: Sequence[str], players: int | None) -> list[Table]:
    return [
        game.table(seats)
        for game in map(find_game, games)
        for seats in ((players,) if players is not None else ladder_sizes(game))
    ]


def _played(contests: Sequence[Contest], jobs: int, out: Path | None, quiet: bool) -> list[Outcome]:
    parts = all_parts(
        lambda kept: played(contests, jobs=jobs, after=kept),
        Tally,
        deals=sum(contest.deals for contest in contests),
        facts={"contests": [contest.facts() for contest in contests]},
        out=out,
        quiet=quiet,
    )
    return outcomes(contests, parts)


def _written(found: Sequence[Outcome], form: str) -> str:
    return as_csv(found) if form == "csv" else as_json(found)
