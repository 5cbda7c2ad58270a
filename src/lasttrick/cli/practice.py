"""``lasttrick practice``: questions about legal cards, deciding tricks and points."""

from __future__ import annotations

import os
from random import Random

import click

from lasttrick.cli.arguments import (
    GameArgument,
    language_option,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
)
from lasttrick.cli.terminal import read_line, say
from lasttrick.coach.practice import (
    Kind,
    Progress,
    can_practise_last,
    can_practise_points,
    progress_file,
)
from lasttrick.games import GAME_NAMES, Game, Table, load_game
from lasttrick.texts import Faces, Style, Texts
from lasttrick.tui.lines.colours import painter
from lasttrick.tui.lines.practice_session import Session
from lasttrick.tui.lines.practising import practise

_USUAL_GAME: dict[Kind, str] = {"legal": "agram", "last": "agram", "points": "fapfap"}
_ENDING_SEATS = 3
_USUAL_COUNT = 10


@click.command()
@click.argument("kind", type=click.Choice(["legal", "last", "points"]))
@click.argument("game", type=GameArgument(), required=False)
@table_options
@click.option(
    "--count",
    "-c",
    type=click.IntRange(min=1),
    help="How many questions. By default 10, and with legal until you leave.",
)
@seed_option
@language_option
@click.option("--ascii", "as_letters", is_flag=True, help="Write cards as letters: TC for 10♣.")
@click.option("--words", "in_words", is_flag=True, help="Write cards in words, to be read out.")
def practice(
    kind: Kind,
    game: Game | None,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    count: int | None,
    seed: int | None,
    texts: Texts,
    as_letters: bool,
    in_words: bool,
) -> None:
    """Practise GAME: which cards may be played, who wins the trick that decides, what it pays.

    legal plays deals in which you name every card that may be played before each reply; last
    shows endings with all hands open; points asks what a deal is worth. Questions that you
    answered wrongly come back. ? helps and q leaves.

    \b
    Examples:
      lasttrick practice legal agram
      lasttrick practice last eighty-three --count 20
      lasttrick practice points sipa --lang fr
      lasttrick practice points spar --preset "Ghana, dry"
    """
    if as_letters and in_words:
        raise click.UsageError("Expected --ascii or --words, but got both.")
    game = game or load_game(_USUAL_GAME[kind])
    if players is None and kind != "legal" and _ENDING_SEATS in game.seats():
        players = _ENDING_SEATS
    table = table_of(game, players, options, preset)
    _check(table, kind)
    style: Style = "words" if in_words else "letters" if as_letters else "symbols"
    session = Session(
        table,
        kind,
        read=read_line,
        write=say,
        texts=texts,
        faces=Faces(texts, style, colour=painter("four-colour", os.environ)),
        progress=Progress(progress_file(), table, kind),
        chance=Random(seed_or_chance(seed)),
        count=count if count is not None or kind == "legal" else _USUAL_COUNT,
    )
    practise(session)


def _check(table: Table, kind: Kind) -> None:
    """Refuse what cannot be asked at this table."""
    if kind == "points" and not can_practise_points(table):
        games = map(load_game, GAME_NAMES)
        others = [g.id for g in games if can_practise_points(table_of(g, None, (), None))]
        raise click.UsageError(
            f"In {table.name} every deal is worth the same. Practise points with "
            f"{', '.join(others)}."
        )
    if kind == "last" and not can_practise_last(table):
        raise click.UsageError(f"In {table.name} no trick comes before the one that decides.")
