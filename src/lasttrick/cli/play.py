"""``lasttrick play``: a match against bots in the terminal."""

from __future__ import annotations

import contextlib
import math
import os
import sys
from typing import Any

import click

from lasttrick.cli.arguments import (
    GameArgument,
    language_option,
    seed_option,
    table_of,
    table_options,
)
from lasttrick.cli.full_screen import (
    can_open,
    given,
    nearest_delay,
    open_screen,
    say_kept,
    stay_for,
)
from lasttrick.cli.terminal import read_line, say
from lasttrick.errors import printable
from lasttrick.games import Game, game_of
from lasttrick.texts import Faces, Style, Texts, game_text
from lasttrick.tui.kept_match import KeptMatch, unfinished
from lasttrick.tui.lines import LineTable
from lasttrick.tui.lines.asking import Quit
from lasttrick.tui.lines.colours import LinePack, painter
from lasttrick.tui.lines.table import Wait
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.new_match import new_match, taken_up


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
    type=click.Choice(["four-colour", "two-colour", "plain", "ascii"]),
    default="four-colour",
    show_default=True,
    help="The colours of the suits; plain has none, and ascii is letters besides. NO_COLOR in "
    "the environment takes them away too.",
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
@click.option("--plain", is_flag=True, help="Play in lines of text, not on the whole screen.")
@click.option("--no-hints", is_flag=True, help="Play without hints.")
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
    pack: LinePack,
    pause: float,
    wait: Wait | None,
    plain: bool,
    no_hints: bool,
    no_record: bool,
) -> None:
    """Play a match of GAME against bots.

    In a terminal the table fills the screen; --plain, --words or a pipe make it lines of text.
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
    if resume is not None:
        if game is not None or options or preset or players:
            raise click.UsageError("Expected --resume alone: a kept match has its own rules.")
        kept = _left(resume)

        def sit_down(person: str, texts: Texts) -> LocalMatch:
            return taken_up(kept, seed, hints=not no_hints)
    else:
        if game is None:
            raise click.UsageError("Expected a game, such as: lasttrick play agram")
        table = table_of(game, players, options, preset)
        chairs = _chairs(bots, table.seats - 1)

        def sit_down(person: str, texts: Texts) -> LocalMatch:
            keep, hints = not no_record, not no_hints
            return new_match(table, person, chairs, texts=texts, seed=seed, keep=keep, hints=hints)

    if can_open() and not plain and not in_words:
        open_screen(_over(texts, name, pack, pause, wait, as_letters=as_letters), sit_down)
        return
    letters = as_letters or pack == "ascii"
    style: Style = "words" if in_words else "letters" if letters else "symbols"
    faces = Faces(texts, style, colour=painter(pack, os.environ))
    local = sit_down(name, texts)
    say(_begins(local, game, texts))
    _run(local, texts, faces, pause=pause, wait=wait)


def _over(
    texts: Texts, name: str, pack: LinePack, pause: float, wait: Wait | None, *, as_letters: bool
) -> dict[str, Any]:
    """Return the settings that the command was told; the others are as they are kept."""
    over: dict[str, Any] = {}
    if given("texts"):
        over["language"] = texts.language
    if given("name"):
        over["name"] = name
    if as_letters or pack in ("ascii", "plain"):
        over["pack"] = "ascii"
    elif given("pack"):
        over["pack"] = pack
    if given("pause"):
        over["bot_delay"] = nearest_delay(pause)
    if wait is not None:
        over["trick_stays"] = stay_for(wait)
    return over


def _begins(local: LocalMatch, game: Game | None, texts: Texts) -> str:
    """Return what is said as the table opens: which game, or that one goes on with it."""
    if game is None:
        return texts("table-taken-up", game=game_text(texts, game_of(local.match.table), "name"))
    return texts(
        "table-begins",
        game=game_text(texts, game, "name"),
        seats=local.table.seats,
        summary=game_text(texts, game, "summary"),
    )


def _chairs(bots: str, others: int) -> list[str]:
    """Return who sits in the other chairs."""
    names = [bot.strip() for bot in bots.split(",")]
    if len(names) == 1:
        names *= others
    if len(names) != others:
        raise click.UsageError(
            f"Expected one bot for all other seats, or {others} with commas between, "
            f"but got {len(names)}."
        )
    return names


def _left(resume: str) -> KeptMatch:
    """Return the match that was left last, or the one whose name ends so."""
    for waiting in unfinished():
        if waiting.kept.id.endswith(resume):
            return waiting.kept
    which = f"no match {resume!r}" if resume else "no match"
    raise click.UsageError(f"There is {which} to go on with. lasttrick matches lists them.")


def _run(local: LocalMatch, texts: Texts, faces: Faces, *, pause: float, wait: Wait | None) -> None:
    """Open the table, and say where the match is kept when the person leaves."""
    if wait is None:
        wait = "deal" if sys.stdin.isatty() else "never"
    table = LineTable(
        local, read=read_line, write=say, texts=texts, faces=faces, pause=pause, wait=wait
    )
    try:
        table.run()
    except (Quit, KeyboardInterrupt, click.Abort):
        say("")
        say_kept(local, texts)
    except Exception:
        with contextlib.suppress(OSError):
            say_kept(local, texts)
        raise
    else:
        if local.kept is not None:
            say_kept(local, texts)
