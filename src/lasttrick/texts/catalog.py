"""The messages of a language, from the Fluent files that the browser reads too."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lasttrick.errors import TextError
from lasttrick.texts.languages import DEFAULT

Argument = str | int

_IN_BROWSERS = ("cards", "games", "options", "players", "table", "web")
"""The files a browser needs at a table: rule sheets come to it written."""

PARTS = {
    "hints": ("hints",),
    "practice": ("practice", "rules"),
    "score": ("rules", "score"),
}
"""The files that single pages need beside those, by the name of the part."""

_MESSAGE = re.compile(r"^([a-z][\w-]*) *=", re.MULTILINE)
"""Where a message begins, in Fluent's own writing."""


class Texts:
    """Says things in one language.

    Attributes:
        language: its code.
    """

    def __init__(self, language: str) -> None:
        """Read the messages of a language; those that it lacks are said in English."""
        self.language = language
        self._own = _catalog(language)

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """Return a message with its arguments put in.

        Numbers are written without grouping, as the browser writes them too.

        Raises:
            TextError: ``text/unknown-message``.
        """
        catalog = self._own if self._own.has(message) else _catalog(DEFAULT)
        if catalog.has(message):
            return catalog.said(message, _ready(arguments))
        raise TextError(
            "text/unknown-message", f"There is no message {message!r}.", message_id=message
        )

    def has(self, message: str) -> bool:
        """Say whether the language has a message of its own."""
        return self._own.has(message)

    def both(self, things: Sequence[str]) -> str:
        """Write a list of which everything is meant: ``a, b and c``."""
        return self._listed("list-and", things)

    def either(self, things: Sequence[str]) -> str:
        """Write a list of which one thing is meant: ``a, b or c``."""
        return self._listed("list-or", things)

    def _listed(self, message: str, things: Sequence[str]) -> str:
        if len(things) < 2:
            return "".join(things)
        return self(message, first=", ".join(things[:-1]), last=things[-1])


def _ready(arguments: dict[str, Argument]) -> dict[str, object]:
    return {
        name: fluent_number(value, useGrouping=False) if isinstance(value, int) else value
        for name, value in arguments.items()
    }


def messages_of(language: str, part: str | None = None) -> str:
    """Return what a browser says in a language, in Fluent's own writing.

    Args:
        language: its code.
        part: one of :data:`PARTS`, for what only some pages say; None for what all of them need.
    """
    return "\n".join(_files(language, _IN_BROWSERS if part is None else PARTS[part]))


class _Catalog:
    """The messages of one language; a file is parsed once one of its messages is said.

    No message refers to another one, so that each file stands for itself.
    """

    def __init__(self, language: str) -> None:
        self._bundle = FluentBundle([language], use_isolating=False)
        self._files = list(_files(language, ("*",)))
        self._file_of = {
            message: number
            for number, text in enumerate(self._files)
            for message in _MESSAGE.findall(text)
        }
        self._parsed: set[int] = set()

    def has(self, message: str) -> bool:
        return message in self._file_of

    def said(self, message: str, arguments: dict[str, object]) -> str:
        number = self._file_of[message]
        if number not in self._parsed:
            self._bundle.add_resource(FluentResource(self._files[number]))
            self._parsed.add(number)
        pattern = self._bundle.get_message(message).value
        assert pattern is not None, f"{message} has no value"
        said, _ = self._bundle.format_pattern(pattern, arguments)
        return str(said)


@cache
def _catalog(language: str) -> _Catalog:
    return _Catalog(language)


def _files(language: str, wanted: Sequence[str]) -> Iterator[str]:
    folder = resources.files("lasttrick") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name, _, kind = file.name.partition(".")
        if kind == "ftl" and (name in wanted or "*" in wanted):
            yield file.read_text("utf-8")
