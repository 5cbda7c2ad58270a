"""Saying in plain words what is wrong with the shape of a game file.

The library that reads the data refuses what does not fit, in the words of a programmer and
without the whole path. This walks over the data once more and says it to a card player.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from msgspec import inspect

from lasttrick.games.definition import shown
from lasttrick.games.names import did_you_mean

Wrong = tuple[str, str]
"""A key with dots between its parts, and the sentence about it."""


def explain(kind: type[Any], data: Any) -> Wrong | None:
    """Return the first key of the data that does not fit, and what was expected there."""
    return _wrong(inspect.type_info(kind), data, "")


def _wrong(kind: inspect.Type, data: Any, key: str) -> Wrong | None:
    words = _words(kind)
    if isinstance(kind, inspect.Metadata):
        kind = kind.type
    found: Wrong | None = None
    for one in kind.types if isinstance(kind, inspect.UnionType) else (kind,):
        if isinstance(one, inspect.IntType) and isinstance(data, int):
            words = _words(one)
        if _is_kind(one, data):
            found = _wrong_inside(one, data, key)
            if found is None:
                return None
    return found or (key, f"Expected {words}, but got {_got(data, words)}.")


def _is_kind(kind: inspect.Type, data: Any) -> bool:
    match kind:
        case inspect.AnyType():
            return True
        case inspect.NoneType():
            return data is None
        case inspect.BoolType():
            return isinstance(data, bool)
        case inspect.IntType():
            within = isinstance(data, int) and not isinstance(data, bool)
            return within and not (
                (kind.ge is not None and data < kind.ge) or (kind.le is not None and data > kind.le)
            )
        case inspect.LiteralType():
            return isinstance(data, str) and data in kind.values
        case inspect.StrType():
            return isinstance(data, str) and _fits(len(data), kind)
        case inspect.VarTupleType() | inspect.ListType():
            return isinstance(data, list | tuple) and _fits(len(data), kind)
        case inspect.TupleType():
            return isinstance(data, list | tuple) and len(data) == len(kind.item_types)
        case _:
            return isinstance(data, Mapping)


def _fits(length: int, kind: inspect.StrType | inspect.VarTupleType | inspect.ListType) -> bool:
    return (kind.min_length or 0) <= length <= (kind.max_length or length)


def _wrong_inside(kind: inspect.Type, data: Any, key: str) -> Wrong | None:
    inside: Iterable[tuple[inspect.Type, Any, str]] = ()
    match kind:
        case inspect.VarTupleType() | inspect.ListType():
            inside = [(kind.item_type, item, f"{key}.{n}") for n, item in enumerate(data)]
        case inspect.TupleType():
            pairs = zip(kind.item_types, data, strict=True)
            inside = [(one, item, f"{key}.{n}") for n, (one, item) in enumerate(pairs)]
        case inspect.DictType():
            inside = [(kind.value_type, item, _below(key, name)) for name, item in data.items()]
        case inspect.StructType():
            fields = {field.encode_name: field for field in kind.fields}
            for name in data:
                if name not in fields:
                    meant = did_you_mean(str(name), fields)
                    sentence = f"There is no such key, {str(name)[:40]!r}{meant or '.'}"
                    return _below(key, name), sentence
            for name, field in fields.items():
                if field.required and name not in data:
                    return _below(key, name), _missing(name, field.type)
            inside = [(fields[name].type, item, _below(key, name)) for name, item in data.items()]
        case _:
            pass
    return next((wrong for each in inside if (wrong := _wrong(*each))), None)


def _below(key: str, name: object) -> str:
    return f"{key}.{name}".lstrip(".")


def _missing(name: str, kind: inspect.Type) -> str:
    if isinstance(kind, inspect.StructType):
        needed = [field.encode_name for field in kind.fields if field.required]
        return f"The section [{name}] with its key {' and '.join(needed)} is missing."
    return f"The key {name} is missing."


def _words(kind: inspect.Type) -> str:
    """Return what may stand here, in words."""
    match kind:
        case inspect.Metadata():
            described = (kind.extra_json_schema or {}).get("description")
            return str(described) if described else _words(kind.type)
        case inspect.UnionType():
            return " or ".join(_words(one) for one in kind.types if one != inspect.NoneType())
        case inspect.BoolType():
            return "true or false"
        case inspect.IntType():
            return f"a number from {kind.ge or 0} to {kind.le}" if kind.le else "a number"
        case inspect.StrType():
            most = f" of {kind.min_length or 0} to {kind.max_length} letters"
            return "text" + (most if kind.max_length else "")
        case inspect.LiteralType():
            *some, last = [str(value) for value in kind.values]
            return f"{', '.join(some)} or {last}" if some else last
        case inspect.VarTupleType() | inspect.ListType():
            return "a list" + (f" of {kind.min_length} or more" if kind.min_length else "")
        case inspect.TupleType():
            return f"a list of {len(kind.item_types)}"
        case inspect.StructType() if kind.cls.__name__ == "AllBut":
            return "a table { except = [ ] }"
        case _:
            return "a table"


def _got(data: Any, words: str) -> str:
    match data:
        case bool():
            return str(data).lower()
        case int() | float():
            return shown(data)[:40]
        case str() if "letters" in words and data:
            return f"{len(data)} letters"
        case str():
            other = words.startswith(("a number", "a list", "a table", "true"))
            return f"text, {data[:40]!r}" if other else repr(data[:40])
        case list() | tuple():
            return "a list" if data else "an empty list"
        case Mapping():
            return "a table"
        case _:
            return f"a {type(data).__name__}"
