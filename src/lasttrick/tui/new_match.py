"""Matches that begin: at a new table, at the same table once more, or where one was left."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import UTC, datetime

from lasttrick.games import Table
from lasttrick.texts import Texts
from lasttrick.tui.kept_match import KeptMatch, begin_keeping
from lasttrick.tui.local_match import PERSON, LocalMatch


def new_match(
    table: Table,
    person: str,
    bots: Sequence[str],
    *,
    texts: Texts,
    seed: int | None = None,
    keep: bool = True,
    hints: bool = True,
) -> LocalMatch:
    """Return a match that begins now.

    Args:
        table: the rules.
        person: the name of the person.
        bots: the names of the players in the other chairs, clockwise from the person's left.
        texts: the language in which the others are named.
        seed: gives the cards; None leaves them to chance.
        keep: whether the match is written down.
        hints: whether the person may have hints.

    Raises:
        PlayerError: for a player that there is none of.
    """
    kept = begin_keeping(table.game, datetime.now(UTC)) if keep else None
    return LocalMatch(table, person, bots, texts=texts, seed=_seed(seed), kept=kept, hints=hints)


def rematch(local: LocalMatch, texts: Texts) -> LocalMatch:
    """Return a new match at the same table, with the same players in the same order."""
    sitters = local.sitters
    me = next(seat for seat, sitter in enumerate(sitters) if sitter.kind == PERSON)
    around = [*sitters[me + 1 :], *sitters[:me]]
    bots = [sitter.bot or "" for sitter in around]
    keep = local.kept is not None
    table, person = local.match.table, sitters[me].name
    return new_match(table, person, bots, texts=texts, keep=keep, hints=local.hints)


def taken_up(kept: KeptMatch, seed: int | None = None, *, hints: bool = True) -> LocalMatch:
    """Return the match that was kept, as it stood. Errors as :meth:`LocalMatch.taken_up`."""
    return LocalMatch.taken_up(kept, seed=_seed(seed), hints=hints)


def _seed(seed: int | None) -> int:
    return secrets.randbits(63) if seed is None else seed
