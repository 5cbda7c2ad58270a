"""Ids of tables that can be read out, and cannot be guessed."""

from __future__ import annotations

import re
import secrets

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""No i, l, o, 0 or 1, which look like each other."""

_ID = re.compile(f"[{LETTERS}]{{4}}-[{LETTERS}]{{4}}-[{LETTERS}]{{4}}")


def new_table_id() -> str:
    """Return an id such as ``mvkq-7h2p-x9dt``: one of 8 * 10 ** 17."""
    drawn = [secrets.choice(LETTERS) for _ in range(12)]
    return "-".join("".join(drawn[start : start + 4]) for start in (0, 4, 8))


def is_table_id(text: str) -> bool:
    """Say whether a text is the id of a table that there may be."""
    return _ID.fullmatch(text) is not None
