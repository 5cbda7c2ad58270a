"""Things that are shared by everybody and so can be changed by nobody."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any

_DEEPEST = 32


class SetOnce:
    """An object whose attributes are set once, while it is made, and never again."""

    def __setattr__(self, name: str, value: object) -> None:
        if name in self.__dict__:
            raise AttributeError(f"{name} of {self!r} cannot be changed.")
        super().__setattr__(name, value)

    def __delattr__(self, name: str) -> None:
        raise AttributeError(f"{name} of {self!r} cannot be taken away.")


def frozen(data: Any, *, depth: int = 0) -> Any:
    """Return a copy of plain data that nobody can change: proxies for tables, tuples for lists.

    Raises:
        ValueError: the data is nested more deeply than any game needs.
    """
    if depth > _DEEPEST:
        raise ValueError(f"Expected tables and lists nested at most {_DEEPEST} deep.")
    if isinstance(data, Mapping):
        return MappingProxyType({k: frozen(v, depth=depth + 1) for k, v in data.items()})
    if isinstance(data, list | tuple):
        return tuple(frozen(item, depth=depth + 1) for item in data)
    return data


def thawed(data: Any) -> Any:
    """Return frozen data as a copy of its own: tables and lists that may be changed."""
    if isinstance(data, Mapping):
        return {key: thawed(value) for key, value in data.items()}
    if isinstance(data, list | tuple):
        return [thawed(item) for item in data]
    return data
