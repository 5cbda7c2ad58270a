"""One seat's part in the equilibrium of the last two tricks. Needs NumPy and numba."""

from __future__ import annotations

from random import Random

from lasttrick.engine import Play, View
from lasttrick.kernels.masks import cards_at
from lasttrick.players.assessment import PlayWorth, Share
from lasttrick.players.foresight.placing import places, rules_of
from lasttrick.players.two_cards.looking import Decided
from lasttrick.players.two_cards.ranges import ranges_of
from lasttrick.solver.equilibria.two_cards import solve_two_cards

_GAP = 2e-3
"""How exactly it is solved, in points."""
_ROUNDS = 100
_TREMBLE = 0.05
"""How much of every lead is taken to be made by chance: others err."""


def decide(view: View, plays: tuple[Play, ...], chance: Random, most_hands: int) -> Decided | None:
    """Return what a seat does; None where what it holds or has seen is thought impossible.

    Args:
        view: the deal as the seat to move knows it, in its last trick but one.
        plays: what it may play.
        chance: where chance comes from.
        most_hands: so many hands of each seat are thought of.
    """
    ranges = ranges_of(view, chance, most_hands)
    if ranges is None:
        return None
    solved = solve_two_cards(
        rules_of(view.table),
        ranges.position,
        ranges.holdings,
        gap=_GAP,
        most_rounds=_ROUNDS,
        tremble=_TREMBLE,
    )
    if solved is None:
        return None
    if not view.trick:
        ways = solved.leads(ranges.own)
    else:
        led = view.trick[0].card
        assert led is not None
        ways = solved.answers(places(view.table)[led], ranges.own)
    card_at = cards_at(view.table)
    by_play = {Play(card_at[way.card], way.down): way for way in ways}
    if by_play.keys() != set(plays):
        return None
    return Decided(
        tuple(PlayWorth(play, by_play[play].points, by_play[play].win) for play in plays),
        tuple(Share(play, by_play[play].chance) for play in plays),
        len(ranges.holdings[0 if view.trick else 1].hands),
    )
