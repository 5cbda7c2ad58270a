"""Speaking with a person in lines, in a terminal or through a pipe."""

from __future__ import annotations

import shutil
import sys

import click

from lasttrick.tui.lines.wrapping import wrapped


def called() -> str:
    """Return how this command is called here: by its name, where a shell finds it."""
    return "lasttrick" if shutil.which("lasttrick") else sys.argv[0]


def say(text: str) -> None:
    """Write a line, broken between words where a terminal is narrower."""
    width = shutil.get_terminal_size().columns if sys.stdout.isatty() else None
    click.echo(wrapped(text, width))


def read_line(question: str) -> str:
    """Ask a question. Where nobody types, what was read is shown after it."""
    if sys.stdin.isatty():
        return input(question)
    click.echo(question, nl=False)
    line = sys.stdin.readline()
    if not line:
        raise EOFError
    click.echo(line.rstrip("\n"))
    return line
