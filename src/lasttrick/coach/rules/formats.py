"""A rule sheet as text for a terminal, as Markdown, or as a page of HTML."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from html import escape
from typing import Literal

from lasttrick.coach.rules.blocks import Block, Heading, Items, Paragraph, Rows, Sheet, Story

Format = Literal["text", "markdown", "html"]
_NARROWEST = 8
"""How narrow the first column of a table may become; where there is less, it sticks out."""

FORMATS: tuple[Format, ...] = ("text", "markdown", "html")


def written(sheet: Sheet, form: Format, *, width: int = 80) -> str:
    """Return a sheet in one of its forms.

    Args:
        sheet: the rules.
        form: ``text``, ``markdown`` or ``html``.
        width: how wide lines of text may be; Markdown and HTML are not broken.
    """
    match form:
        case "text":
            lines = [sheet.title, "=" * len(sheet.title), ""]
            for block in sheet.blocks:
                lines += [*block_lines(block, width), ""]
            return "\n".join(lines).rstrip() + "\n"
        case "markdown":
            parts = [f"# {sheet.title}", *map(_markdown, sheet.blocks)]
            return "\n\n".join(parts) + "\n"
        case "html":
            return _page(sheet)


def block_lines(block: Block, width: int) -> Iterator[str]:
    """Yield a block as lines of text, as wide as they may be."""
    match block:
        case Heading(text):
            yield text
            yield "-" * len(text)
        case Paragraph(text):
            yield from _broken(text, width)
        case Items(items):
            for item in items:
                yield from _broken(item, width, "  • ")
        case Story(lines):
            for line in lines:
                yield from _broken(line, width, "  ")
        case Rows(header, rows):
            yield from _columns((header, *rows), width)


def _broken(text: str, width: int, first: str = "") -> list[str]:
    """Return a paragraph as lines, what is carried over set in where the first line is."""
    rest = "    " if first else ""
    return textwrap.wrap(
        text,
        width,
        initial_indent=first,
        subsequent_indent=rest,
        break_on_hyphens=False,
        break_long_words=False,
    ) or [""]


def _columns(rows: tuple[tuple[str, ...], ...], width: int) -> Iterator[str]:
    last = max(len(row[-1]) for row in rows)
    first = max(min(max(len(row[0]) for row in rows), width - last - 6), _NARROWEST)
    for number, (how, worth) in enumerate(rows):
        lines = _broken(how, first)
        yield f"  {lines[0]:<{first}}  {worth:>{last}}"
        yield from (f"  {line}" for line in lines[1:])
        if number == 0:
            yield f"  {'-' * first}  {'-' * last}"


def _markdown(block: Block) -> str:
    match block:
        case Heading(text):
            return f"## {text}"
        case Paragraph(text):
            return text
        case Items(items):
            return "\n".join(f"- {item}" for item in items)
        case Story(lines):
            return "\n".join(f"> {line}  " for line in lines)
        case Rows(header, rows):
            table = [header, tuple("---" for _ in header), *rows]
            return "\n".join("| " + " | ".join(row) + " |" for row in table)


def fragment(sheet: Sheet) -> str:
    """Return a sheet as HTML to be put into a page: its title and its blocks, without a style."""
    blocks = "\n".join(map(_html, sheet.blocks))
    return f"<h1>{escape(sheet.title)}</h1>\n{blocks}\n"


_STYLE = (
    "body{font:1.05rem/1.55 Georgia,serif;max-width:42rem;margin:2rem auto;padding:0 1rem}"
    "h1,h2{font-family:system-ui,sans-serif;line-height:1.2}"
    "table{border-collapse:collapse}td,th{padding:.25rem .75rem;border-bottom:1px solid #8886;"
    "text-align:start}td:last-child,th:last-child{text-align:end}"
    "blockquote{margin:0;padding-inline-start:1rem;border-inline-start:.25rem solid #8886}"
    "@media(prefers-color-scheme:dark){body{background:#14181c;color:#e6e3dc}}"
)


def _page(sheet: Sheet) -> str:
    title = escape(sheet.title)
    return (
        f'<!doctype html>\n<html lang="{sheet.language}">\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{title}</title>\n<style>{_STYLE}</style>\n<main>\n{fragment(sheet)}</main>\n</html>\n"
    )


def _html(block: Block) -> str:
    match block:
        case Heading(text):
            return f"<h2>{escape(text)}</h2>"
        case Paragraph(text):
            return f"<p>{escape(text)}</p>"
        case Items(items):
            return f"<ul>{_tagged('li', items)}</ul>"
        case Story(lines):
            return f"<blockquote>{_tagged('p', lines)}</blockquote>"
        case Rows(header, rows):
            cells = "".join(f"<tr>{_tagged('td', row)}</tr>" for row in rows)
            head = f"<thead><tr>{_tagged('th', header)}</tr></thead>"
            return f"<table>{head}<tbody>{cells}</tbody></table>"


def _tagged(tag: str, texts: tuple[str, ...]) -> str:
    return "".join(f"<{tag}>{escape(text)}</{tag}>" for text in texts)
