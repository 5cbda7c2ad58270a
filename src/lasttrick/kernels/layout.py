"""Records of whole numbers: one class with annotations says what a block of memory holds.

Compiled code reads such a record as fast as C reads a struct, and Python reads it by the
same names.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, Protocol, TypeVar, cast, get_args, get_type_hints

import numpy as np


class Row(Protocol):
    """Whole numbers in a row, as many as its annotation says."""

    def __getitem__(self, at: int, /) -> int: ...
    def __setitem__(self, at: int | slice, value: int | Sequence[int], /) -> None: ...
    def __iter__(self) -> Iterator[int]: ...


_Kind = TypeVar("_Kind")


def layout(kind: type) -> np.dtype[Any]:
    """Return the fields of a class as a type of NumPy.

    Args:
        kind: a class whose annotations are ``int`` or ``Annotated[Row, length]``.
    """
    return _fields(kind)


@cache
def _fields(kind: type) -> np.dtype[Any]:
    fields: list[tuple[str, type] | tuple[str, type, tuple[int, ...]]] = []
    for name, hint in get_type_hints(kind, include_extras=True).items():
        if hint is int:
            fields.append((name, np.int64))
        else:
            fields.append((name, np.int64, (get_args(hint)[1],)))
    return np.dtype(fields)


def blank(kind: type[_Kind]) -> _Kind:
    """Return a record of this kind that holds nothing but zeros."""
    return cast(_Kind, np.zeros(1, layout(kind)).view(np.recarray)[0])
