"""``lasttrick play``: a match against bots in the terminal."""

from __future__ import annotations

import math
import os
import sys
from datetime import UTC, datetime

import click

from lasttrick.cli.arguments import (
    GameArgument,
    language_option,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
    usual_players,
)
from lasttrick.cli.terminal import called, read_line, say
from lasttrick.errors import GameError, printable
from lasttrick.games import GAME_NAMES, Game, Table, find_game, game_of, load_game
from lasttrick.texts import Faces, Style, Texts, game_text, language_from
from lasttrick.tui.kept_match import begin_keeping, unfinished
from lasttrick.tui.lines import LineTable
from lasttrick.tui.lines.colours import Pack, painter
from lasttrick.tui.lines.replies import read_number
from lasttrick.tui.lines.table import Quit, Wait
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
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[MATCH]",
    help="Go on with the match that was left last, or with one that lasttrick matches names.",
)
@language_option
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
@click.option("--words", "in_words", is_flag=True, help="Write cards in words, to be read out.")
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
@click.option(
    "--wait",
    type=click.Choice(["never", "deal", "trick"]),
    help="After what to wait for Enter. By default after a deal, where a person types.",
)
@click.option("--no-record", is_flag=True, help="Keep nothing of this match.")
def play(
    game: Game | None,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    bots: str,
    name: str,
    seed: int | None,
    resume: str | None,
    texts: Texts,
    as_letters: bool,
    in_words: bool,
    pack: Pack,
    pause: float,
    wait: Wait | None,
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
    if math.isnan(pause):
        raise click.UsageError("Expected --pause to be a number of seconds.")
    if not name.strip() or printable(name) != name:
        raise click.UsageError("Expected --name to be a name of letters that can be shown.")
    if as_letters and in_words:
        raise click.UsageError("Expected --ascii or --words, but got both.")
    style: Style = "words" if in_words else "letters" if as_letters else "symbols"
    faces = Faces(texts, style, colour=painter(pack, os.environ))
    if resume is not None:
        if game is not None or options or preset or players:
            raise click.UsageError("Expected --resume alone: a kept match has its own rules.")
        kept = next((kept for kept in unfinished() if kept.id.endswith(resume)), None)
        if kept is None:
            which = f"no match {resume!r}" if resume else "no match"
            raise click.UsageError(f"There is {which} to go on with. lasttrick matches lists them.")
        local = LocalMatch.taken_up(kept, seed=seed_or_chance(seed))
        say(texts("table-taken-up", game=game_text(texts, game_of(local.match.table), "name")))
    else:
        if game is None:
            raise click.UsageError("Expected a game, such as: lasttrick play agram")
        table = table_of(game, players, options, preset)
        local = _new_match(table, bots, name, seed, texts, keep=not no_record)
        say(
            texts(
                "table-begins",
                game=game_text(texts, game, "name"),
                seats=table.seats,
                summary=game_text(texts, game, "summary"),
            )
        )
    _run(local, texts, faces, pause=pause, wait=wait)


def choose_and_play() -> None:
    """Ask for a game and how many play, and open the table."""
    texts = Texts(language_from(os.environ))
    say(texts("menu-question"))
    for number, name in enumerate(GAME_NAMES, start=1):
        game = load_game(name)
        named = texts(
            "menu-game",
            game=game_text(texts, game, "name"),
            summary=game_text(texts, game, "summary"),
        )
        say(f"  {number:>2}  {named}")
    kept = next(unfinished(), None)
    if kept is not None:
        say(f"   r  {texts('menu-resume')}")
    say(f"   q  {texts('menu-leave')}")
    while True:
        typed = click.prompt(texts("menu-choice"), default="r" if kept else "1").strip().lower()
        if typed in ("q", "quit"):
            return
        if typed == "r" and kept is not None:
            local = LocalMatch.taken_up(kept, seed=seed_or_chance(None))
            break
        number_typed = read_number(typed, 1, len(GAME_NAMES))
        try:
            game = find_game(GAME_NAMES[number_typed - 1] if number_typed else typed)
        except GameError:
            say(texts("menu-expected", most=len(GAME_NAMES)))
            continue
        local = _new_match(_ask_table(game, texts), "careful", "Player", None, texts, keep=True)
        break
    faces = Faces(texts, colour=painter("four-colour", os.environ))
    _run(local, texts, faces, pause=0.0, wait=None)


def _ask_table(game: Game, texts: Texts) -> Table:
    seats = game.seats()
    if len(seats) == 1:
        return game.table(seats[0])
    usual = usual_players(game, {}, None)
    while True:
        question = texts("menu-players", least=seats[0], most=seats[-1])
        chosen = read_number(click.prompt(question, default=str(usual)), seats[0], seats[-1])
        if chosen is not None:
            return game.table(chosen)
        say(texts("menu-expected-players", least=seats[0], most=seats[-1]))


def _new_match(
    table: Table, bots: str, name: str, seed: int | None, texts: Texts, *, keep: bool
) -> LocalMatch:
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
    return LocalMatch(table, name, names, texts=texts, seed=seed_or_chance(seed), kept=kept)


def _run(local: LocalMatch, texts: Texts, faces: Faces, *, pause: float, wait: Wait | None) -> None:
    """Open the table, and say where the match is kept when the person leaves."""
    if wait is None:
        wait = "deal" if sys.stdin.isatty() else "never"
    table = LineTable(
        local, read=read_line, write=say, texts=texts, faces=faces, pause=pause, wait=wait
    )
    kept = local.kept
    try:
        table.run()
    except (Quit, KeyboardInterrupt, click.Abort):
        say("")
        if kept is not None and kept.begun:
            say(texts("table-kept", command=f"{called()} play --resume"))
        else:
            say(texts("table-nothing-kept"))
    else:
        if kept is not None:
            say(texts("table-record", file=str(kept.path)))
