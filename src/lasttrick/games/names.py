"""Names as people write them: in any case, without marks, and a little wrong."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches


def folded(name: str) -> str:
    """Return a name without case, marks, spaces and hyphens: ``Cắt Tê`` gives ``catte``."""
    plain = unicodedata.normalize("NFD", name.casefold()).replace("đ", "d")
    return "".join(sign for sign in plain if sign.isalnum())


def did_you_mean(written: str, known: Iterable[str]) -> str:
    """Return ``; did you mean low?`` for the closest of the known names, or nothing."""
    by_fold = {folded(name): name for name in known}
    close = get_close_matches(folded(written[:40]), by_fold, n=1, cutoff=0.6)
    return f"; did you mean {by_fold[close[0]]}?" if close else ""
