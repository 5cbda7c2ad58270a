"""The ways in which a deal can be won at a table, worked out from its rules."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations_with_replacement, product
from typing import Literal

from msgspec import Struct

from lasttrick.cards import Rank, rank_of
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.engine.state import WonBy
from lasttrick.games import Table

_LISTED = 2
"""Runs of several ranks are offered in a list up to this length; longer ones are typed."""


class Way(Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One way to win a deal, or that it is void."""

    by: WonBy
    run: tuple[str, ...] = ()
    """The ranks of the low cards that won the last tricks up to the deciding one, in the order
    of play, so far as they count."""
    dry: Literal["dry", "show-dry"] | None = None
    """How the last card of the run had been set aside, if it had."""
    without_rank: bool = False
    """Whether the deciding trick was won without the rank with which it earns no more."""
    last_lost: bool = False
    """Whether somebody else won the last trick."""
    double: bool = False
    """Whether the hand as dealt is paid double."""


VOID = Way("revoke")


def ways(table: Table) -> list[Way]:
    """Return the ways to win that are offered at this table, the plain one first."""
    offered = [way for run in _listed_runs(table) for way in ways_with_run(table, run)]
    if table.rules.tricks.sweep is not None:
        offered.append(Way("sweep"))
    if table.rules.instant_win.hands:
        offered.append(Way("instant-win"))
        if _doubles(table):
            offered.append(Way("instant-win", double=True))
    if table.rules.tricks.drop_out_after is not None:
        offered.append(Way("walkover"))
    return offered


def ways_with_run(table: Table, run: tuple[str, ...]) -> Iterator[Way]:
    """Yield the ways to win the deciding trick with this run of low cards, or with none."""
    dries: tuple[Literal["dry", "show-dry"] | None, ...] = (None,)
    if run and table.rules.dry.allowed:
        dries = (None, "dry", "show-dry")
    losts = (False, True) if _can_lose_last(table) else (False,)
    for dry, without, lost in product(dries, _without_rank(table, run), losts):
        yield Way("deciding-trick", run=run, dry=dry, without_rank=without, last_lost=lost)


def fits_table(table: Table, way: Way) -> bool:
    """Say whether a deal can be won this way at this table."""
    if way.by == "deciding-trick":
        return run_fits(table, way.run) and way in ways_with_run(table, way.run)
    return way in ways(table)


def run_fits(table: Table, run: tuple[str, ...]) -> bool:
    """Say whether such a run of low cards can count at this table."""
    held = Counter(RANK_LETTERS[rank_of(card)] for card in table.pack)
    counts = Counter(run)
    known = set(low_letters(table))
    return len(run) <= longest_run(table) and all(
        letter in known and count <= held[letter] for letter, count in counts.items()
    )


def low_letters(table: Table) -> list[str]:
    """Return the letters of the ranks that pay more in the deciding trick, the best paid first."""
    return [RANK_LETTERS[rank] for rank in low_ranks(table)]


def low_ranks(table: Table) -> list[Rank]:
    """Return the ranks that pay more in the deciding trick, the best paid first."""
    points = table.low_points
    return sorted(points, key=lambda rank: -points[rank])


def longest_run(table: Table) -> int:
    """Return how many of the last tricks can count for low cards."""
    run = table.rules.award.low.run
    if not table.low_points:
        return 0
    return table.deciding if run == "all" else min(run, table.deciding)


def has_longer_runs(table: Table) -> bool:
    """Say whether there are runs that are not in the list of ways, and have to be typed."""
    return len(table.low_points) > 1 and longest_run(table) > _LISTED


def can_be_void(table: Table) -> bool:
    """Say whether a flag can prove a revoke, so that nobody wins."""
    return table.rules.enforce.revokes == "flagged"


def asks_wrong_flags(table: Table) -> bool:
    """Say whether somebody may have flagged another wrongly."""
    return table.rules.enforce.revokes == "flagged"


def asks_bonus_hands(table: Table) -> bool:
    """Say whether a hand can be worth points as dealt, whoever wins."""
    return bool(table.rules.award.dealt.hands)


def asks_out(table: Table, way: Way) -> bool:
    """Say whether it matters for the points who dropped out."""
    if way.by != "deciding-trick" or table.rules.tricks.drop_out_after is None:
        return False
    return table.rules.pay.kind == "dropped-lose" or table.rules.aces.stuck


def asks_ace_payer(table: Table, way: Way) -> bool:
    """Say whether one player may have to pay for an ace kept through a sweep."""
    return way.by == "sweep" and table.rules.aces.sandbag != "off"


def asks_stuck_aces(table: Table, way: Way) -> bool:
    """Say whether players who dropped out pay for the aces that they still held."""
    if table.rules.tricks.drop_out_after is None:
        return False
    return table.rules.aces.stuck and way.by in ("deciding-trick", "walkover")


def _listed_runs(table: Table) -> Iterator[tuple[str, ...]]:
    letters, longest = low_letters(table), longest_run(table)
    most = min(longest, _LISTED) if len(letters) > 1 else longest
    for length in range(most + 1):
        ordered = length > 1 and _order_matters(table)
        runs = (
            product(letters, repeat=length)
            if ordered
            else combinations_with_replacement(letters, length)
        )
        yield from (run for run in runs if run_fits(table, run))


def _order_matters(table: Table) -> bool:
    """Say whether it matters for the points which card of a run won the deciding trick."""
    return table.rules.dry.allowed or table.not_with_rank is not None


def _without_rank(table: Table, run: tuple[str, ...]) -> tuple[bool, ...]:
    """Return whether the card that won can be of the rank that earns no more, or not."""
    if table.not_with_rank is None:
        return (False,)
    letter = RANK_LETTERS[table.not_with_rank]
    if run:
        return (run[-1] != letter,)
    return (True,) if letter in low_letters(table) else (False, True)


def _can_lose_last(table: Table) -> bool:
    return bool(table.rules.award.last_trick_lost) and table.deciding < table.tricks


def _doubles(table: Table) -> bool:
    return any(hand.double_with is not None for hand in table.rules.instant_win.hands)
