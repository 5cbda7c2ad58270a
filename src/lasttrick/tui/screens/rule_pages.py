"""The rules of a table, to read over the screen."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rich.text import Text
from textual.screen import Screen

from lasttrick.coach.rules import Heading, Sheet, block_lines, example_lines, rule_sheet
from lasttrick.games import Game, Table
from lasttrick.texts import Texts
from lasttrick.tui.screens.reading import LinesForWidth, Reading


def open_rules(screen: Screen[Any], game: Game, table: Table, texts: Texts) -> None:
    """Write the rules of a table beside the screen, and open them over it."""

    def write() -> None:
        sheet = rule_sheet(game, table, texts, example_lines(table, texts))
        reading = Reading(sheet.title, sheet_lines(sheet), hint=texts("menu-reading-keys"))
        screen.app.call_from_thread(screen.app.push_screen, reading)

    screen.run_worker(write, thread=True, exclusive=True, group="rules")


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
