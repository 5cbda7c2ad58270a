"""What both seats may hold at the lead to the last trick but one, by what everybody has seen.

Each hand counts by how likely the policy would have played so far as its seat has.
"""

from __future__ import annotations

from random import Random
from typing import Any, NamedTuple

import numpy as np

from lasttrick.cards import Seat
from lasttrick.engine import View, public_of
from lasttrick.kernels.masks import mask_of
from lasttrick.kernels.placing import position_of
from lasttrick.players.beliefs import Beliefs, state_of
from lasttrick.players.foresight.learnt import TRUST, Floats, likely_and_shown
from lasttrick.players.foresight.placing import Masks
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.players.two_cards.drawing import Worlds, all_hands, drawn_worlds, hidden_by
from lasttrick.solver.equilibria.two_cards import Holdings

_MOST_HANDS = 192
"""So many hands of a seat are weighed against those of the other at most."""


class Ranges(NamedTuple):
    """What can be held at a lead."""

    position: Any
    """A record of the moment, with some hands."""
    holdings: tuple[Holdings, Holdings]
    """Of the leader, and of the other seat."""
    own: int
    """The number of what the seat that looks does hold."""


def ranges_of(view: View, chance: Random) -> Ranges | None:
    """Return what both seats may hold; None where the true hand is thought impossible.

    Args:
        view: the deal as the seat to move knows it, in the last trick but one of a deal between
            two, with one card in it at most.
        chance: where chance comes from.
    """
    assert view.seat is not None
    begun = before_the_lead(public_of(view))
    leader = begun.turn
    assert leader is not None
    about = view.hand if not view.trick else tuple(c for _, c, _ in view.trick if c is not None)
    world = Beliefs(begun).world(chance)
    if world.hidden or world.returned:
        rows = drawn_worlds(view, begun, about, chance)
    else:
        rows = all_hands(begun, world)
    own_hand = mask_of(view.table, view.hand)
    own_gone = mask_of(view.table, hidden_by(view).values())
    marked = mask_of(view.table, about)
    found: list[Holdings] = []
    own = None
    for seat in (leader, Seat(1 - leader)):
        hands, gone = rows.hands[:, seat], rows.gone[:, seat]
        weights = _weights(begun, rows, seat)
        keep = hands & marked > 0 if seat == leader else np.zeros(len(hands), np.bool_)
        if seat == view.seat:
            true = (hands == own_hand) & (gone == own_gone)
            keep |= true
        kept, weights = reduced(weights, keep, chance)
        if seat == view.seat:
            at = np.flatnonzero(true[kept])
            own = int(at[0]) if len(at) else None
        found.append(Holdings(hands[kept], weights, gone[kept]))
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


def _weights(begun: View, rows: Worlds, seat: Seat) -> Floats:
    """Return how much each hand of a seat counts, by how it has played so far."""
    retracing = Retracing(begun, rows.worlds[0])
    first, played = retracing.retraced(rows.worlds, rows.hands)
    log_likely, _ = likely_and_shown(begun.table, first, played, 1 - seat)
    weights: Floats = rows.shares[:, seat] * np.exp(TRUST * (log_likely - log_likely.max()))
    return weights


def reduced(weights: Floats, keep: Any, chance: Random) -> tuple[Masks, Floats]:
    """Return the numbers of few hands that stand for all, and what they count.

    Those to keep stay as they are; of the others each comes up as often as its weight says,
    on average.
    """
    kept = np.flatnonzero(keep & (weights > 0))
    rest = np.flatnonzero(~keep & (weights > 0))
    room = _MOST_HANDS - len(kept)
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
