"""Policies: tables that say how a seat plays, simple enough for a million deals a second.

A policy has an entry for every *situation*: the number of the trick, the *role* of the seat
in it, and whether it is the last to play. The entry says, in per cent, by which *way* the
card is chosen. What is asked beside play is answered by chance, as in random play.

Roles, by index:

* 0 ``lead``: the trick begins here
* 1 ``can-beat``: some card that may be played takes the lead
* 2 ``cannot-beat``: there are cards of the suit that may be played, but none that does
* 3 ``void``: no card of the suit may be played

Ways, by index; cards are compared by their height alone, of equal ones the lower suit is
lower (clubs, diamonds, hearts, spades):

* 0 ``any``: every legal play with equal chance
* 1 ``lowest``: the lowest card, hidden where that is allowed
* 2 ``highest``: the highest card, shown where that is allowed
* 3 ``just-beating``: the lowest card that takes the lead, shown where that is allowed; the
  lowest card where none does
* 4 ``short-suit``: a card of the suit of which the hand holds fewest, the lowest of them,
  hidden where that is allowed
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Literal

from lasttrick.games import Table

Role = Literal["lead", "can-beat", "cannot-beat", "void"]
Way = Literal["any", "lowest", "highest", "just-beating", "short-suit"]

ROLES: tuple[Role, ...] = ("lead", "can-beat", "cannot-beat", "void")
WAYS: tuple[Way, ...] = ("any", "lowest", "highest", "just-beating", "short-suit")

LEAD, CAN_BEAT, CANNOT_BEAT, VOID = range(len(ROLES))
ANY, LOWEST, HIGHEST, JUST_BEATING, SHORT_SUIT = range(len(WAYS))

Policy = Sequence[Sequence[Sequence[Sequence[int]]]]
"""Per cent by trick (index 0 is not used), role, last to play (0 or 1), and way."""


def policy(table: Table, entry: Callable[[int, Role, bool], Mapping[Way, int]]) -> Policy:
    """Return the policy that has this entry for each situation.

    Args:
        table: the rules.
        entry: returns per cent by way for a trick, a role, and whether the seat is last.

    Raises:
        ValueError: for an entry that is not 100 per cent in all.
    """
    return [
        [[_entry(entry(trick, role, last)) for last in (False, True)] for role in ROLES]
        for trick in range(table.tricks + 1)
    ]


def always(table: Table, way: Way) -> Policy:
    """Return the policy that chooses every card in one way."""
    return policy(table, lambda _trick, _role, _last: {way: 100})


def _entry(shares: Mapping[Way, int]) -> list[int]:
    entry = [shares.get(way, 0) for way in WAYS]
    if sum(entry) != 100 or min(entry) < 0:
        raise ValueError(f"Expected shares that make 100 per cent, but got {dict(shares)}.")
    return entry
