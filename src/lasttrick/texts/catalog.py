"""The messages of a language, from the Fluent files that the browser reads too."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from importlib import resources

from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number

from lasttrick.errors import TextError
from lasttrick.texts.languages import DEFAULT

Argument = str | int

_IN_BROWSERS = ("cards", "games", "table", "web")
"""The files a browser needs: rule sheets come to it written, practice and score sheets never."""


class Texts:
    """Says things in one language.

    Attributes:
        language: its code.
    """

    def __init__(self, language: str) -> None:
        """Read the messages of a language; those that it lacks are said in English."""
        self.language = language
        self._bundle = _bundle(language)

    def __call__(self, message: str, /, **arguments: Argument) -> str:
        """Return a message with its arguments put in.

        Numbers are written without grouping, as the browser writes them too.

        Raises:
            TextError: ``text/unknown-message``.
        """
        for bundle in (self._bundle, _bundle(DEFAULT)):
            if bundle.has_message(message):
                pattern = bundle.get_message(message).value
                if pattern is not None:
                    said, _ = bundle.format_pattern(pattern, _ready(arguments))
                    return str(said)
        raise TextError(
            "text/unknown-message", f"There is no message {message!r}.", message_id=message
        )

    def has(self, message: str) -> bool:
        """Say whether the language has a message of its own."""
        return bool(self._bundle.has_message(message))

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


def messages_of(language: str) -> str:
    """Return what a browser says in a language, in Fluent's own writing."""
    return "\n".join(_files(language, _IN_BROWSERS))


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    for text in _files(language, ("*",)):
        bundle.add_resource(FluentResource(text))
    return bundle


def _files(language: str, wanted: Sequence[str]) -> Iterator[str]:
    folder = resources.files("lasttrick") / "locale" / language
    for file in sorted(folder.iterdir(), key=lambda entry: entry.name):
        name, _, kind = file.name.partition(".")
        if kind == "ftl" and (name in wanted or "*" in wanted):
            yield file.read_text("utf-8")
