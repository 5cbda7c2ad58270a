"""What both seats may hold at the lead to the last trick but one, by what everybody has seen.

Every hand is gone through; each counts by how likely its seat would have played so far as it
has, by the policy or any card.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np

from lasttrick.cards import Seat
from lasttrick.engine import View, public_of
from lasttrick.kernels.masks import mask_of
from lasttrick.kernels.placing import position_of
from lasttrick.players.beliefs import Beliefs, World, every_hand, state_of
from lasttrick.players.foresight.likelihood import weighed_by_plays
from lasttrick.players.foresight.placing import Masks
from lasttrick.players.foresight.race import Floats
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.solver.equilibria.two_cards import Holdings


class Ranges(NamedTuple):
    """What can be held at a lead."""

    position: Any
    """A record of the moment, with some hands."""
    holdings: tuple[Holdings, Holdings]
    """Of the leader, and of the other seat."""
    own: int
    """The number of what the seat that looks does hold."""


def ranges_of(view: View, chance: Random, most: int) -> Ranges | None:
    """Return what both seats may hold; None where the true hand is thought impossible.

    Of too many hands some stand for all, but those stay that hold a card which is, or may be, led.

    Args:
        view: the deal as the seat to move knows it, in the last trick but one of a deal between
            two, with one card in it at most and no card hidden before.
        chance: where chance comes from.
        most: so many hands of a seat are weighed against those of the other.
    """
    begun = before_the_lead(public_of(view))
    leader = begun.turn
    assert leader is not None
    led = [card for _, card, _ in view.trick if card is not None]
    marked, true_hand = mask_of(view.table, led or view.hand), mask_of(view.table, view.hand)
    world = Beliefs(begun).world(chance)
    found: list[Holdings] = []
    own = None
    for seat in (leader, Seat(1 - leader)):
        hands = np.array([mask_of(view.table, hand) for hand in every_hand(begun, seat)], np.int64)
        true = (hands == true_hand) & (seat == view.seat)
        keep = true | (hands & marked > 0) & (seat == leader)
        kept, weights = reduced(_weights(begun, world, seat, hands), keep, chance, most)
        found.append(Holdings(hands[kept], weights))
        if true.any():
            own = int(np.flatnonzero(true[kept])[0])
    if own is None:
        return None
    return Ranges(position_of(state_of(begun, world)), (found[0], found[1]), own)


def before_the_lead(public: View) -> View:
    """Return a moment of the public as it was before the card in the trick was led."""
    if not public.trick:
        return public
    leader = public.trick[0].seat
    return public._replace(
        turn=leader,
        trick=(),
        suit=None,
        best=None,
        holder=None,
        sizes=tuple([size + (seat == leader) for seat, size in enumerate(public.sizes)]),
        log=public.log[:-1],
    )


def _weights(begun: View, world: World, seat: Seat, hands: Masks) -> Floats:
    """Return how much each hand of a seat counts, by how it has played so far.

    Args:
        begun: what the public knew at the lead.
        world: how the cards may lie; what the other seat holds does not matter.
        seat: whose hands they are.
        hands: what it may hold.
    """
    held = np.array([[mask_of(begun.table, hand) for hand in world.hands]] * len(hands), np.int64)
    held[:, seat] = hands
    worlds = [world] * len(hands)
    first, played = Retracing(begun, world).retraced(worlds, held)
    likely = weighed_by_plays(begun.table, first, played, 1 - seat).likely
    weights: Floats = np.exp(likely - likely.max())
    return weights


def reduced(weights: Floats, keep: Any, chance: Random, most: int) -> tuple[Masks, Floats]:
    """Return the numbers of so many hands that stand for all, and what they count.

    Those to keep stay as they are; of the others each comes up as often as its weight says,
    on average.
    """
    kept = np.flatnonzero(keep & (weights > 0))
    rest = np.flatnonzero(~keep & (weights > 0))
    room = most - len(kept)
    if len(rest) <= room or room <= 0:
        numbers = np.concatenate([kept, rest])
        return numbers, weights[numbers]
    upto = np.cumsum(weights[rest])
    steps = (np.arange(room) + chance.random()) * (upto[-1] / room)
    times = np.bincount(np.searchsorted(upto, steps, side="right"), minlength=len(rest))[
        : len(rest)
    ]
    drawn = times > 0
    numbers = np.concatenate([kept, rest[drawn]])
    counts: Floats = np.concatenate([weights[kept], times[drawn] * (upto[-1] / room)])
    return numbers, counts
