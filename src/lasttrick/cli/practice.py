"""``lasttrick practice``: questions about legal cards, deciding tricks and points."""

from __future__ import annotations

import os

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
from lasttrick.coach.practice import Kind
from lasttrick.games import Game, Table, load_game
from lasttrick.texts import Faces, Style, Texts
from lasttrick.tui.lines.begin_practice import (
    USUAL_GAME,
    begin_practice,
    can_practise,
    games_to_practise,
    practice_seats,
)
from lasttrick.tui.lines.colours import painter
from lasttrick.tui.lines.practising import practise


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
    game = game or load_game(USUAL_GAME[kind])
    if players is None:
        players = practice_seats(game, kind)
    table = table_of(game, players, options, preset)
    _check(table, kind)
    style: Style = "words" if in_words else "letters" if as_letters else "symbols"
    session = begin_practice(
        table,
        kind,
        read=read_line,
        write=say,
        texts=texts,
        faces=Faces(texts, style, colour=painter("four-colour", os.environ)),
        seed=seed_or_chance(seed),
        count=count,
    )
    practise(session)


def _check(table: Table, kind: Kind) -> None:
    """Refuse what cannot be asked at this table."""
    if can_practise(table, kind):
        return
    if kind == "points":
        others = ", ".join(game.id for game in games_to_practise(kind))
        raise click.UsageError(
            f"In {table.name} every deal is worth the same. Practise points with {others}."
        )
    raise click.UsageError(f"In {table.name} no trick comes before the one that decides.")
