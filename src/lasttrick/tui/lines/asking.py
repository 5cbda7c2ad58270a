"""Asking a person in lines: what every question has in common, whatever is asked."""

from __future__ import annotations

from collections.abc import Callable

Read = Callable[[str], str]
"""Asks a question and returns what was typed; raises EOFError at the end of input."""

Write = Callable[[str], None]
"""Shows a line, or several."""

LEAVING = frozenset({"q", "quit", "exit"})
"""The words that leave, wherever something is asked."""


class Quit(Exception):  # noqa: N818 - it is no error to leave the table
    """The person has left the table; the match is kept as it stands."""


def asked(read: Read, question: str) -> str:
    """Ask once, and return what was typed.

    Raises:
        Quit: at the end of input.
    """
    try:
        return read(f"{question} ").strip()
    except EOFError:
        raise Quit from None
