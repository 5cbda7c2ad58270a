"""Reasons that lie in how the deal stands: who has which tricks, and what that can bring."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.coach.hints.reason import Reason
from lasttrick.coach.hints.sight import Sight
from lasttrick.engine import Play


def standing(sight: Sight, play: Play) -> Iterator[Reason]:
    """Yield what the tricks so far mean for a play."""
    view, table = sight.view, sight.table
    if len(sight.plays) == 1:
        yield Reason("only-card")
    if view.trick_number > table.deciding:
        yield Reason("decided")
    if sight.takes(play):
        yield from _by_tricks_won(sight)


def _by_tricks_won(sight: Sight) -> Iterator[Reason]:
    """Yield what it means to take the trick, where earlier tricks count for something."""
    view, rules = sight.view, sight.table.rules.tricks
    trick, winners = view.trick_number, view.winners_so_far
    if rules.sweep is not None and len(winners) > 1 and trick <= rules.sweep:
        first = winners[0]
        if first is not None and set(winners) == {first}:
            if first == view.seat:
                yield Reason("sweep", trick=rules.sweep)
            elif trick == rules.sweep:
                yield Reason("stops-sweep", seats=(first,))
    drops = rules.drop_out_after
    if drops is not None and trick <= drops and None not in winners and view.seat not in winners:
        yield Reason("needs-trick", trick=drops)
