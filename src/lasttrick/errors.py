"""The tree of errors that Last Trick raises on purpose.

Every one has a stable ``code`` for programs, a sentence for people, and ``facts``
from which a face can say the same thing in another language.

::

    LastTrickError
    ├── CardError        cards/…     a text that is not a card, a pack that is not one
    ├── GameError        game/…      a game file that cannot be played by
    ├── OptionError      option/…    an option or preset that does not exist or does not fit
    ├── TableError       table/…     too many or too few seats, a deal that cannot be
    ├── IllegalMove      play/…      a move that the rules refuse; nothing has changed
    ├── SolverError      solver/…    a deal in which nothing is left to solve
    ├── RecordError      record/…    a record that cannot be read or does not hold
    ├── TextError        text/…      a language or a message that there is none of
    ├── PlayerError      player/…    a player that nobody knows, or one that broke the rules
    └── ServerError      command/…, seat/…, host/…, chat/…, store/…, table/…
                                     what a table on a server refuses; nothing has changed
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

_BIDI = {*range(0x202A, 0x202F), *range(0x2066, 0x206A), 0x200E, 0x200F, 0x061C}
"""Marks that turn the direction of a line, with which one text can pass for another."""


def printable(text: str) -> str:
    """Return a text with everything that a terminal would act on written as an escape."""
    if text.isprintable() and not any(ord(mark) in _BIDI for mark in text):
        return text
    return "".join(
        mark
        if mark.isprintable() and ord(mark) not in _BIDI
        else mark.encode("unicode_escape", "surrogatepass").decode("ascii")
        for mark in text
    )


Fact = str | int | tuple[str, ...] | tuple[int, ...] | None


class LastTrickError(Exception):
    """What went wrong, with a stable code and the facts behind the sentence.

    Args:
        code: such as ``"play/must-follow"``; it never changes once published.
        message: one or two lines that say what was expected and what came.
        facts: the parts of the message, by name.
    """

    def __init__(self, code: str, message: str, **facts: Fact) -> None:
        message = printable(message)
        super().__init__(message)
        self.code = code
        self.message = message
        self.facts: Mapping[str, Fact] = MappingProxyType(facts)

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle by code, message and facts, so that errors cross process borders whole."""
        return (_rebuild, (type(self), self.code, self.message, dict(self.facts)))


def _rebuild(
    kind: type[LastTrickError], code: str, message: str, facts: dict[str, Fact]
) -> LastTrickError:
    return kind(code, message, **facts)


class CardError(LastTrickError):
    """A text that is not a card, or cards that do not make a pack."""


class GameError(LastTrickError):
    """A game file that nobody could play by. ``facts`` holds ``file``, ``line`` and ``key``."""


class OptionError(LastTrickError):
    """An option, value or preset that the game does not have, or two that exclude each other."""


class TableError(LastTrickError):
    """A table that cannot be dealt to: too many seats for the pack, or too few for the game."""


class IllegalMove(LastTrickError):  # noqa: N818 - the field calls it an illegal play
    """A move that the rules refuse. The state it was tried on has not changed."""


class SolverError(LastTrickError):
    """A deal that cannot be solved."""


class RecordError(LastTrickError):
    """A record that cannot be read, or whose facts do not follow from its events."""


class PlayerError(LastTrickError):
    """A player name that nobody has registered, or a player that answered with no legal move."""


class TextError(LastTrickError):
    """A language that there is none of, or a message that no language has."""


class ServerError(LastTrickError):
    """What a table on a server refuses. Nothing has changed there."""
