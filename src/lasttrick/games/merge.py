"""Putting one game file on top of another, and option values on top of the rules."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

TAKEN_OUT = "-"
"""Written in place of a value, it takes the key out: TOML has no word for nothing."""


def merged(below: Mapping[str, Any], above: Mapping[str, Any]) -> dict[str, Any]:
    """Return ``below`` with everything that ``above`` states; tables are merged key by key."""
    result = dict(below)
    for key, value in above.items():
        if value == TAKEN_OUT:
            result.pop(key, None)
        elif isinstance(value, Mapping) and isinstance(result.get(key), Mapping):
            result[key] = merged(result[key], value)
        else:
            result[key] = value
    return result


def patched(rules: Mapping[str, Any], patch: Mapping[str, Any]) -> dict[str, Any]:
    """Return the rules with the keys of a patch rewritten.

    A key has dots between its parts (``deal.packets``); with a plus behind it, its list
    is lengthened instead of replaced.
    """
    result = dict(rules)
    for dotted, value in patch.items():
        *tables, last = dotted.removesuffix("+").split(".")
        inner = result
        for name in tables:
            held = inner.get(name)
            inner[name] = dict(held) if isinstance(held, Mapping) else {}
            inner = inner[name]
        if value == TAKEN_OUT:
            inner.pop(last, None)
        elif dotted.endswith("+") and isinstance(value, list | tuple):
            inner[last] = [*inner.get(last, ()), *value]
        else:
            inner[last] = value
    return result
