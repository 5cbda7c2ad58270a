"""``lasttrick score``: the score sheet of a table with real cards."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import click

from lasttrick.cli.app import complain
from lasttrick.cli.arguments import (
    GameArgument,
    language_option,
    seed_option,
    seed_or_chance,
    table_of,
    table_options,
)
from lasttrick.cli.terminal import called, read_line, say
from lasttrick.coach.score_sheet import (
    EXPORTS,
    Damaged,
    Export,
    KeptSheet,
    ScoreSheet,
    Wording,
    exported,
    kept_sheets,
    readable_sheets,
    sheets_folder,
)
from lasttrick.coach.score_sheet.naming import LONGEST, name_fault, tidy
from lasttrick.errors import RecordError
from lasttrick.games import Game, game_of
from lasttrick.texts import Faces, Texts, game_text
from lasttrick.tui.lines.asking import Quit
from lasttrick.tui.lines.keeping_score import new_sheet
from lasttrick.tui.lines.scoring import Scoring


@click.command()
@click.argument("game", type=GameArgument(), required=False)
@table_options
@click.option("--names", metavar="A,B,…", help="Who sits at the table, clockwise.")
@seed_option
@click.option(
    "--resume",
    is_flag=False,
    flag_value="",
    metavar="[NAME]",
    help="Go on with the sheet that was left last, or with the one of this name or file.",
)
@click.option(
    "--export",
    type=(click.Choice(EXPORTS), click.Path(dir_okay=False, allow_dash=True, path_type=Path)),
    metavar=f"[{'|'.join(EXPORTS)}] FILE",
    help="Write the whole sheet to a file, or - for standard output. Without GAME it asks "
    "nothing, and writes the sheet that was left last or that --resume names.",
)
@click.option("--list", "listing", is_flag=True, help="Show the sheets that are kept, and where.")
@language_option
def score(
    game: Game | None,
    players: int | None,
    options: tuple[tuple[str, str], ...],
    preset: str | None,
    names: str | None,
    seed: int | None,
    resume: str | None,
    export: tuple[Export, Path] | None,
    listing: bool,
    texts: Texts,
) -> None:
    """Keep the score of GAME for people who play it with real cards.

    Before each deal it says who deals, cuts and leads; after it, it asks who won and how, and
    counts. ? shows what else can be typed: undo, change N, sheet, quit. Nothing is lost by
    leaving: --resume goes on.

    \b
    Examples:
      lasttrick score agram
      lasttrick score spar --preset "Ghana, dry" --names Ama,Kofi,Esi
      lasttrick score cat-te --lang vi --players 4
      lasttrick score --list
      lasttrick score --resume
      lasttrick score --export text scores.txt
      lasttrick score --resume ./scores.json
    """
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")
    if listing:
        if game or players or options or preset or names or export or resume is not None:
            raise click.UsageError("Expected --list alone, or with --lang.")
        _list(texts)
        return
    if game is None:
        if options or preset or players or names:
            raise click.UsageError("Expected a game with these, such as: lasttrick score agram")
        if resume is None and export is None:
            raise click.UsageError("Expected a game, such as: lasttrick score agram")
        kept, sheet = _kept(resume, texts, finished=export is not None)
        if export is not None:
            _export(sheet, export, texts)
            return
        say(texts("table-taken-up", game=game_text(texts, game_of(sheet.table), "name")))
    else:
        if resume is not None:
            raise click.UsageError("Expected --resume without a game: a sheet has its own rules.")
        around = None if names is None else [tidy(name) for name in names.split(",")]
        table = table_of(game, players or (len(around) if around else None), options, preset)
        if around is not None:
            _check_names(around, table.seats)
        try:
            kept, sheet = new_sheet(
                table,
                around,
                read=read_line,
                write=say,
                texts=texts,
                seed=seed_or_chance(seed),
            )
        except (Quit, KeyboardInterrupt, click.Abort):
            say("")
            say(texts("table-nothing-kept"))
            return
    _run(kept, sheet, export, texts)


def _run(
    kept: KeptSheet, sheet: ScoreSheet, export: tuple[Export, Path] | None, texts: Texts
) -> None:
    """Open the sheet, and say where it is kept when the person leaves."""
    scoring = Scoring(
        sheet, read=read_line, write=say, texts=texts, faces=Faces(texts), keep=kept.write
    )
    try:
        scoring.run()
    except (Quit, KeyboardInterrupt, click.Abort):
        say("")
        if kept.path.exists():
            taken_up = kept.name if kept.path.parent == sheets_folder() else kept.path
            say(texts("score-kept", command=f"{called()} score --resume {taken_up}"))
        else:
            say(texts("table-nothing-kept"))
    else:
        say(texts("score-file", file=str(kept.path)))
    if export is not None:
        _export(scoring.sheet, export, texts)


def _list(texts: Texts) -> None:
    """Say of every sheet what is played on it and how it stands, the one left last first."""
    none = True
    for kept in kept_sheets():
        none = False
        try:
            sheet = kept.read()
        except (RecordError, OSError) as error:
            complain(f"lasttrick: {error.message if isinstance(error, RecordError) else error}")
            continue
        standing = Wording(texts, Faces(texts), sheet.names).standing(sheet.match)
        told = texts(
            "score-listed",
            game=game_text(texts, game_of(sheet.table), "name"),
            deals=len(sheet.entries),
            standing=standing[-1],
        )
        click.echo(f"{kept.name}  {told}")
    if none:
        click.echo(texts("score-none-kept"))
    click.echo(texts("score-folder", folder=str(sheets_folder())))


def _export(sheet: ScoreSheet, export: tuple[Export, Path], texts: Texts) -> None:
    form, path = export
    text = exported(sheet, form, texts)
    if str(path) == "-":
        click.echo(text, nl=False)
    else:
        path.write_text(text, encoding="utf-8")


def _kept(name: str | None, texts: Texts, *, finished: bool) -> tuple[KeptSheet, ScoreSheet]:
    """Return the sheet of this name or file, or the one that was left last.

    Damaged files are set aside on the way, and whoever asked is told where.

    Args:
        name: the end of its name, or its file; empty or None for the last one.
        texts: the language.
        finished: whether one whose match is over will do where no name is given.
    """
    if name and (name.endswith(".json") or "/" in name or "\\" in name):
        kept = KeptSheet(Path(name))
        return kept, kept.read()
    there = []

    def wanted(kept: KeptSheet) -> bool:
        there.append(kept.name)
        return not name or kept.name.endswith(name)

    for found in readable_sheets(wanted):
        if isinstance(found, Damaged):
            complain(f"lasttrick: {found.why}")
            complain(texts("score-damaged", file=str(found.file)))
        elif name or finished or not found.sheet.match.over:
            return found
    which = f"no sheet {name!r}" if name else "no sheet"
    known = f" There are: {', '.join(there[:8])}." if name and there else ""
    raise click.UsageError(f"There is {which} to go on with.{known}")


def _check_names(names: list[str], seats: int) -> None:
    if len(names) != seats:
        raise click.UsageError(f"Expected {seats} names with commas between, but got {len(names)}.")
    for place, name in enumerate(names):
        if name_fault(name, names[:place]) is not None:
            raise click.UsageError(
                f"Expected names of up to {LONGEST} letters, each a different one, no numbers and "
                f"no words that the sheet understands, but got {name[:40]!r}."
            )
