"""The rules of a table, to read over the screen."""

from __future__ import annotations

from collections.abc import Iterator

from rich.text import Text

from lasttrick.coach.rules import Heading, Sheet, block_lines, example_lines, rule_sheet
from lasttrick.errors import LastTrickError
from lasttrick.games import Game, Table
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.reading import LinesForWidth, Reading


def open_rules(page: Page[None], game: Game, table: Table) -> None:
    """Write the rules of a table beside the page, and open them over it; or say why not."""
    app, texts = page.app, page.texts

    def write() -> None:
        try:
            sheet = rule_sheet(game, table, texts, example_lines(table, texts))
        except LastTrickError as error:
            app.call_from_thread(page.complain, error.message)
            return
        reading = Reading(sheet.title, sheet_lines(sheet), hint=texts("menu-reading-keys"))
        app.call_from_thread(app.push_screen, reading)

    page.run_worker(write, thread=True, exclusive=True, group="rules")


def sheet_lines(sheet: Sheet) -> LinesForWidth:
    """Return what gives the lines of a rule sheet, its headings bold."""

    def lines(width: int) -> Iterator[str | Text]:
        for block in sheet.blocks:
            if isinstance(block, Heading):
                yield Text(block.text, "bold underline")
            else:
                yield from block_lines(block, width)
                yield ""

    return lines
