"""``lasttrick rules``: the rules of exactly one table, in a language and a form."""

from __future__ import annotations

import shutil
from pathlib import Path

import click

from lasttrick.cli.arguments import game_argument, language_option, table_of, table_options
from lasttrick.coach.rules import FORMATS, Format, example_lines, rule_sheet, written
from lasttrick.games import Game
from lasttrick.texts import Texts


@click.command()
@game_argument
@table_options
@language_option
@click.option(
    "--format",
    "form",
    type=click.Choice(FORMATS),
    default="text",
    show_default=True,
    help="text for a terminal, markdown, or a page of html.",
)
@click.option(
    "--out",
    type=click.Path(dir_okay=False, allow_dash=True, path_type=Path),
    default="-",
    help="The file to write; - for standard output.",
)
def rules(
    game: Game,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    texts: Texts,
    form: Format,
    out: Path,
) -> None:
    """Write the rules of GAME, exactly as this table plays it.

    They come from the same data that the engine plays by, so they hold for every option and
    for your own game file too.

    \b
    Examples:
      lasttrick rules agram
      lasttrick rules spar --preset "Ghana, dry" --lang fr
      lasttrick rules cat-te --lang vi --format html --out cat-te.html
      lasttrick rules ./house.toml --format markdown
    """
    table = table_of(game, players, options, preset)
    sheet = rule_sheet(game, table, texts, example_lines(table, texts))
    width = min(shutil.get_terminal_size().columns, 88)
    text = written(sheet, form, width=width)
    if str(out) == "-":
        click.echo(text, nl=False)
    else:
        out.write_text(text, encoding="utf-8")
