"""``lasttrick play``: a match against bots in the terminal."""

from __future__ import annotations

import sys
from datetime import UTC, datetime

import click

from lasttrick.cli.arguments import (
    GameArgument,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
    usual_players,
)
from lasttrick.games import GAME_NAMES, Game, Table, load_game
from lasttrick.tui.kept_match import begin_keeping, latest_unfinished
from lasttrick.tui.lines import LineTable
from lasttrick.tui.lines.faces import Faces
from lasttrick.tui.lines.table import Quit
from lasttrick.tui.local_match import LocalMatch


@click.command()
@click.argument("game", type=GameArgument(), required=False)
@table_options
@click.option(
    "--bots",
    "-b",
    default="careful",
    show_default=True,
    metavar="A,B,…",
    help="One bot for all other seats, or one for each, from your left around the table.",
)
@click.option("--name", default="Player", show_default=True, help="Your name in the record.")
@seed_option
@click.option("--resume", is_flag=True, help="Go on with the match that was left last.")
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
@click.option(
    "--pack",
    type=click.Choice(["four-colour", "two-colour", "plain"]),
    default="four-colour",
    show_default=True,
    help="The colours of the suits; NO_COLOR in the environment makes it plain.",
)
@click.option(
    "--pause",
    type=click.FloatRange(0, 10),
    default=0.0,
    show_default=True,
    help="Seconds that a bot seems to think.",
)
@click.option("--wait", is_flag=True, help="Wait for Enter after every trick.")
@click.option("--no-record", is_flag=True, help="Keep nothing of this match.")
def play(
    game: Game | None,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    bots: str,
    name: str,
    seed: int | None,
    resume: bool,
    as_letters: bool,
    pack: str,
    pause: float,
    wait: bool,
    no_record: bool,
) -> None:
    """Play a match of GAME against bots.

    Type a card (10c, tc, 10♣) or its number; ? shows what else can be typed. Leaving with
    quit, Ctrl-D or Ctrl-C loses nothing: --resume goes on.

    \b
    Examples:
      lasttrick play agram
      lasttrick play cat-te --players 5 --bots novice
      lasttrick play spar -o stack=2 -o target=30
      lasttrick play spar --preset "Ghana, dry"
      lasttrick play ./house.toml
      lasttrick play --resume
    """
    faces = Faces(ascii_only=as_letters, colours=pack)  # type: ignore[arg-type]
    if resume:
        if game is not None or options or preset or players:
            raise click.UsageError("Expected --resume alone: the kept match has its own rules.")
        kept = latest_unfinished()
        if kept is None:
            raise click.UsageError("There is no match to go on with. Try: lasttrick play agram")
        local = LocalMatch.taken_up(kept, seed=seed_or_chance(seed))
        click.echo(f"{local.match.table.name}, as you left it.")
    else:
        if game is None:
            raise click.UsageError("Expected a game, such as: lasttrick play agram")
        table = table_of(game, players, options, preset)
        local = _new_match(table, bots, name, seed, keep=not no_record)
        click.echo(f"{game.name}, {table.seats} players. {game.summary}")
    _run(local, faces, pause=pause, wait=wait)


def choose_and_play() -> None:
    """Ask for a game and how many play, and open the table."""
    click.echo("Which game?")
    for number, name in enumerate(GAME_NAMES, start=1):
        game = load_game(name)
        click.echo(f"  {number:>2}  {game.name}: {game.summary}")
    if latest_unfinished() is not None:
        click.echo("   r  go on with the match you left")
    click.echo("   q  leave")
    while True:
        typed = click.prompt("Your choice", default="1").strip().lower()
        if typed in ("q", "quit"):
            return
        kept = latest_unfinished() if typed == "r" else None
        if kept is not None:
            local = LocalMatch.taken_up(kept, seed=seed_or_chance(None))
            break
        if typed.isdecimal() and 1 <= int(typed) <= len(GAME_NAMES):
            local = _new_match(
                _ask_table(load_game(GAME_NAMES[int(typed) - 1])),
                "careful",
                "Player",
                None,
                keep=True,
            )
            break
        if typed in GAME_NAMES:
            local = _new_match(_ask_table(load_game(typed)), "careful", "Player", None, keep=True)
            break
        click.echo(f"Expected a number from 1 to {len(GAME_NAMES)}, but got {typed!r}.")
    _run(local, Faces(), pause=0.0, wait=False)


def _ask_table(game: Game) -> Table:
    usual = usual_players(game, {}, None)
    seats = game.seats()
    if len(seats) == 1:
        return game.table(seats[0])
    chosen = click.prompt(
        f"How many players, with you ({seats[0]}-{seats[-1]})",
        type=click.IntRange(seats[0], seats[-1]),
        default=usual,
    )
    return game.table(chosen)


def _new_match(table: Table, bots: str, name: str, seed: int | None, *, keep: bool) -> LocalMatch:
    names = [bot.strip() for bot in bots.split(",")]
    others = table.seats - 1
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise click.UsageError(
            f"Expected one bot for all other seats, or {others} with commas between, "
            f"but got {len(names)}."
        )
    kept = begin_keeping(table.game, datetime.now(UTC)) if keep else None
    return LocalMatch(table, name, names, seed=seed_or_chance(seed), kept=kept)


def _run(local: LocalMatch, faces: Faces, *, pause: float, wait: bool) -> None:
    """Open the table, and say where the match is kept when the person leaves."""
    table = LineTable(local, read=_read, write=click.echo, faces=faces, pause=pause, wait=wait)
    try:
        table.run()
    except (Quit, KeyboardInterrupt, click.Abort):
        click.echo("")
        if local.kept is not None and local.kept.begun:
            click.echo("The match is kept. Go on with: lasttrick play --resume")
    else:
        if local.kept is not None:
            click.echo(f"Its record: {local.kept.path}")


def _read(question: str) -> str:
    """Ask a question. Where nobody types, what was read is shown after it."""
    click.echo(question, nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    if not sys.stdin.isatty():
        click.echo(line.rstrip("\n"))
    return line
