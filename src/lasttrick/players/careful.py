"""The player that remembers every card and plans for the deciding trick."""

from __future__ import annotations

from random import Random

from lasttrick.engine import PASS, Declare, Declared, Move, Play, View, shuffled
from lasttrick.players.assessment import Assessment
from lasttrick.players.evidence import accusation
from lasttrick.players.memory import unseen_cards
from lasttrick.players.outlook import outlook
from lasttrick.players.prospects import Prospects

_CLOSE = 0.02
"""Leads that are worth less by at most so many plain wins are made as often."""
_FRESH_HANDS = 4
"""How many hands are looked at before a weak one is given back."""


class Careful:
    """Remembers all cards shown, knows the masters, and keeps card and lead for the end.

    It weighs each play by what the rest of the hand can then bring (see
    :mod:`lasttrick.players.prospects`), by the award of the table: a trick early enough to
    stay in, a low card where it pays, the lead into the deciding trick. Of leads that are worth
    nearly the same it makes any, so that others learn less of its hand.
    """

    name = "careful"

    def __init__(self, chance: Random) -> None:
        self._chance = chance

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return the move that seems to be worth the most."""
        match view.phase:
            case "redeal":
                return self._redeal(view, legal)
            case "claim":
                return legal[-1]
            case "dry":
                return _dry(view, legal)
            case "flag":
                return accusation(view, legal) or PASS
            case _:
                # The bottom card of the talon costs nothing to see.
                return legal[-1] if isinstance(legal[-1], Declare) else self._play(view, legal)

    def assess(self, view: View, legal: tuple[Move, ...]) -> Assessment:
        """Return what each legal play is worth, while cards are played.

        Args:
            view: the deal as the seat to move knows it.
            legal: what it may do, with a play among it.
        """
        found = outlook(view, tuple([move for move in legal if isinstance(move, Play)]))
        worth = {each.play: each.points for each in found}
        return Assessment(found, self._chosen(view, worth), worlds=0)

    def _play(self, view: View, legal: tuple[Move, ...]) -> Move:
        plays = [move for move in legal if isinstance(move, Play)]
        if len(plays) == 1:
            return plays[0]
        prospects = Prospects(view)
        return self._chosen(view, {play: prospects.of(play) for play in plays})

    def _chosen(self, view: View, worth: dict[Play, float]) -> Play:
        """Return the play that is worth the most, or a lead that is worth nearly as much."""
        best = _best(view, worth)
        if view.trick or view.trick_number >= view.table.deciding:
            return best
        least = worth[best] - _CLOSE * view.table.rules.award.plain
        # Of equals the lowest stands for all.
        close: dict[float, Play] = {}
        for play in sorted(worth, key=lambda play: view.table.power[play.card]):
            if worth[play] >= least:
                close.setdefault(round(worth[play], 9), play)
        return list(close.values())[int(self._chance.random() * len(close))]

    def _redeal(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Give a weak hand back if other cards would on average be worth more."""
        if len(legal) == 1:
            return PASS
        unseen, size = unseen_cards(view), len(view.hand)
        fresh = [shuffled(unseen, self._chance)[:size] for _ in range(_FRESH_HANDS)]
        worth = (
            sum(Prospects(view._replace(hand=hand)).before_lead() for hand in fresh) / _FRESH_HANDS
        )
        return Declare("redeal") if worth > Prospects(view).before_lead() else PASS


def _best(view: View, worth: dict[Play, float]) -> Play:
    """Return the play that is worth the most."""
    power = view.table.power
    if view.trick_number > view.table.deciding:
        return max(worth, key=lambda play: power[play.card])
    # Of equals the lowest goes: a plan can be wrong, and then a high card helps more.
    return max(worth, key=lambda play: (round(worth[play], 9), -power[play.card]))


def _dry(view: View, legal: tuple[Move, ...]) -> Move:
    """Set a low card aside if the other cards are likely to win it the lead."""
    if len(legal) == 1:
        return PASS
    return max(legal, key=lambda move: Prospects(_with_aside(view, move)).before_lead())


def _with_aside(view: View, move: Move) -> View:
    """Return the view as it will be once a card has been set aside, or none."""
    assert isinstance(move, Declare)
    assert view.seat is not None
    if move.card is None:
        return view
    return view._replace(
        hand=tuple([card for card in view.hand if card != move.card]),
        aside=move.card,
        log=(*view.log, Declared(view.seat, move.what, move.card)),
    )
