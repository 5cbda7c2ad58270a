"""Trying something that may be refused, where a test looks at both outcomes."""

from collections.abc import Callable
from typing import TypeVar

from lasttrick.errors import LastTrickError

_T = TypeVar("_T")


def tried(act: Callable[[], _T]) -> tuple[_T | None, LastTrickError | None]:
    """Return what came of it, or the refusal; any other exception goes on its way."""
    try:
        return act(), None
    except LastTrickError as refusal:
        return None, refusal
