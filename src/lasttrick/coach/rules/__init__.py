"""The rules of exactly one table, written from the data that the engine plays by."""

from lasttrick.coach.rules.example import example_lines
from lasttrick.coach.rules.formats import FORMATS, Format, block_lines, fragment, written
from lasttrick.coach.rules.sheet import (
    Block,
    Heading,
    Items,
    Paragraph,
    Rows,
    Sheet,
    brief_sheet,
    rule_sheet,
)

__all__ = [
    "FORMATS",
    "Block",
    "Format",
    "Heading",
    "Items",
    "Paragraph",
    "Rows",
    "Sheet",
    "block_lines",
    "brief_sheet",
    "example_lines",
    "fragment",
    "rule_sheet",
    "written",
]
