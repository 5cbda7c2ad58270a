"""What a rule sheet is made of, before it becomes text, Markdown or HTML."""

from __future__ import annotations

from typing import NamedTuple


class Heading(NamedTuple):
    """The heading of a section."""

    text: str


class Paragraph(NamedTuple):
    """A few sentences."""

    text: str


class Items(NamedTuple):
    """A list."""

    items: tuple[str, ...]


class Rows(NamedTuple):
    """A table with a header."""

    header: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


class Story(NamedTuple):
    """Lines that belong together, one under the other."""

    lines: tuple[str, ...]


Block = Heading | Paragraph | Items | Rows | Story


class Sheet(NamedTuple):
    """A whole rule sheet."""

    language: str
    title: str
    blocks: tuple[Block, ...]
