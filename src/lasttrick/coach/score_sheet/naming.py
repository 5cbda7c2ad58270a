"""Which names can stand on a score sheet, and who is meant by what was typed."""

from __future__ import annotations

import unicodedata
from collections.abc import Collection, Sequence
from typing import Literal

from lasttrick.errors import printable

LONGEST = 24

WORDS = frozenset(
    {"?", "h", "help", "undo", "change", "sheet", "score", "rules", "back", "void", "q", "quit"}
    | {"exit"}
)
"""What is understood at every question, and so is no name."""

Fault = Literal["empty", "long", "taken", "reserved", "unreadable"]


def tidy(name: str) -> str:
    """Return a name without spaces too many, its letters composed."""
    return unicodedata.normalize("NFC", " ".join(name.split()))


def name_fault(name: str, taken: Collection[str]) -> Fault | None:
    """Return why a name cannot stand on the sheet; None when it can."""
    if not name.strip():
        return "empty"
    if name != tidy(name) or printable(name) != name or "," in name:
        return "unreadable"
    if len(name) > LONGEST:
        return "long"
    if name.casefold() in WORDS or name.replace(" ", "").isdecimal():
        return "reserved"
    if name.casefold() in {other.casefold() for other in taken}:
        return "taken"
    return None


def named(typed: str, names: Sequence[str]) -> int | None:
    """Return who is meant by a name, the beginning of one, or a number from 1."""
    typed = tidy(typed)
    if typed.isdecimal() and len(typed) < 3:
        number = int(typed)
        return number - 1 if 1 <= number <= len(names) else None
    wanted = typed.casefold()
    exact = [seat for seat, name in enumerate(names) if name.casefold() == wanted]
    begun = [seat for seat, name in enumerate(names) if name.casefold().startswith(wanted)]
    found = exact or begun
    return found[0] if wanted and len(found) == 1 else None
