"""Saying which values of which options a test shows the effect of."""

from collections.abc import Callable
from typing import TypeVar

_Test = TypeVar("_Test", bound=Callable[..., None])

EVERY_GAME = "*"
A_NUMBER = "a number"


def shows(games: str, option: str, *values: str) -> Callable[[_Test], _Test]:
    """Mark a test with the option values whose effect it shows, in these games.

    ``test_rule_book.py`` reads these marks and fails for a value of an option that no test
    shows. ``games`` holds names with spaces between them, or ``*`` for all that have it.
    """
    assert games
    assert option
    assert values

    def unchanged(test: _Test) -> _Test:
        return test

    return unchanged
