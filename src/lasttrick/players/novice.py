"""The player that plays with sense but remembers nothing."""

from __future__ import annotations

from random import Random

from lasttrick.cards import Card, rank_of
from lasttrick.engine import PASS, Declare, Move, Play, View
from lasttrick.players.evidence import accusation


class Novice:
    """Looks at its hand and the trick in progress, and at nothing that went before.

    It dumps low cards early, keeps high ones, and wins as cheaply as it can where winning
    matters: for the lead into the deciding trick, and for a trick to stay in the deal.
    """

    name = "novice"

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the move that simple sense suggests."""
        match view.phase:
            case "redeal" | "claim":
                return legal[-1]
            case "dry":
                return _dry(view, legal)
            case "flag":
                return accusation(view, legal) or PASS
            case _:
                return self._play(view, [move for move in legal if isinstance(move, Play)])

    def _play(self, view: View, plays: list[Play]) -> Move:
        if not view.trick:
            return _highest(view, plays) if _matters(view) else self._low_lead(view, plays)
        winning = [play for play in plays if _takes(view, play)]
        if winning and _matters(view):
            return _cheapest(view, winning)
        losing = [play for play in plays if play not in winning]
        return _cheapest(view, losing or winning)

    def _low_lead(self, view: View, plays: list[Play]) -> Play:
        lowest = min(_keeping(view, play.card) for play in plays)
        equal = [play for play in plays if _keeping(view, play.card) == lowest]
        return equal[int(self._chance.random() * len(equal))]


def _matters(view: View) -> bool:
    """Say whether this trick is worth winning: a late one, or one that keeps the seat in."""
    drops = view.table.rules.tricks.drop_out_after
    if drops is not None and view.trick_number <= drops:
        return view.seat not in view.winners_so_far
    return view.table.deciding - 1 <= view.trick_number <= view.table.deciding


def _takes(view: View, play: Play) -> bool:
    blind = view.table.laying[view.trick_number] == "blind"
    if play.down and not blind:
        return False
    return view.best is not None and view.table.beats(play.card, view.best)


def _highest(view: View, plays: list[Play]) -> Play:
    return max(plays, key=lambda play: view.table.power[play.card])


def _cheapest(view: View, plays: list[Play]) -> Play:
    return min(plays, key=lambda play: _keeping(view, play.card))


def _keeping(view: View, card: Card) -> int:
    """Return how much a card is worth keeping: a paid low card is, once the end is near."""
    power = view.table.power[card]
    near = view.trick_number >= view.table.deciding - 1
    return power + len(view.table.ranks) if near and _is_paid(view, card) else power


def _is_paid(view: View, card: Card) -> bool:
    return rank_of(card) in view.table.low_points


def _dry(view: View, legal: tuple[Move, ...]) -> Move:
    """Set a low card aside, hidden, beside two cards that are likely to win the lead for it."""
    top = len(view.table.ranks) - 2
    strong = [card for card in view.hand if view.table.power[card] >= top]
    dry = [move for move in legal if isinstance(move, Declare) and move.what == "dry"]
    return dry[0] if dry and len(strong) >= 2 else PASS
