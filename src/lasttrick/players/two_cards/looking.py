"""Whether a moment can be played by an equilibrium, here and now."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.engine import Declared, Play, View, public_of
from lasttrick.players.assessment import PlayWorth, Share
from lasttrick.players.budget import Budget
from lasttrick.players.foresight import compiled_is_ready
from lasttrick.players.policy import drawn

_SECONDS = 0.08
"""What ranges and their solution take at most, on a slow machine, with few hands."""
_HANDS, _FEW_HANDS = 600, 192
"""So many hands of each seat are thought of: all of them at most games. Few of them, which stand
for all, are soon solved, but then more can be taken from whoever plays so."""


class Decided(NamedTuple):
    """What a seat does in an equilibrium."""

    worths: tuple[PlayWorth, ...]
    """What each play brings, on average over what the other seat may hold."""
    shares: tuple[Share, ...]
    """How likely each is; together 1."""
    hands: int
    """How many hands of the other seat were thought of."""

    @property
    def likeliest(self) -> Play:
        """The play that is made most often; of equals the first."""
        return max(self.shares, key=lambda share: share.chance).play

    def drawn(self, chance: Random) -> Play:
        """Return a play by its chance."""
        return drawn(self.shares, chance)


def decided(view: View, plays: tuple[Play, ...], budget: Budget, chance: Random) -> Decided | None:
    """Return what a seat does in the last trick but one of a deal between two.

    Args:
        view: the deal as the seat to move knows it.
        plays: what it may play.
        budget: what it may cost.
        chance: where chance comes from.

    Returns:
        None where it is another moment, where compiled code is not ready or time too short,
        where cards have been hidden or given back, or where something else hangs on the deal:
        a card set aside, revokes to be found, aces that can still cost a sweep, dealt hands that
        are paid.
    """
    if not _can_be_solved(view) or (budget.seconds is not None and budget.seconds < _SECONDS):
        return None
    if not compiled_is_ready(view.table, wait=budget.seconds is None):
        return None
    from lasttrick.players.two_cards.deciding import decide

    return decide(view, plays, chance, _HANDS if budget.seconds is None else _FEW_HANDS)


def _can_be_solved(view: View) -> bool:
    table, rules = view.table, view.table.rules
    cards = sum(view.sizes) + len(view.trick)
    if table.seats != 2 or view.out or view.phase != "play" or cards != 4:
        return False
    # With cards hidden or given back, too few worlds can be drawn to beat those that are weighed
    # by what this seat knows.
    hidden = any(played.card is None for trick in public_of(view).tricks for played in trick.plays)
    asked = any(
        isinstance(event, Declared) and event.what in ("dry", "show-dry", "redeal")
        for event in view.log
    )
    held = rules.aces.sandbag != "off" and view.trick_number <= (rules.tricks.sweep or 0)
    flagged = rules.enforce.revokes == "flagged"
    return not (hidden or asked or held or flagged or table.dealt_awards)
