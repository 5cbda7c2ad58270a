"""What both seats may hold at the lead to the last trick but one, by what everybody has seen.

Where no card has been hidden every hand is gone through. Otherwise worlds are drawn: evenly,
and as many again in which the leader holds a card on which the moment hangs, each kind
weighed by how often it comes up.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, NamedTuple

import numpy as np

from lasttrick.cards import SUIT_OF, Card, Seat
from lasttrick.engine import Played, View, public_of
from lasttrick.kernels.masks import mask_of
from lasttrick.kernels.placing import position_of
from lasttrick.players.beliefs import Beliefs, World, every_hand, likely, state_of
from lasttrick.players.foresight.learnt import TRUST, Floats, likely_and_shown
from lasttrick.players.foresight.placing import Masks
from lasttrick.players.foresight.retracing import Retracing
from lasttrick.solver.equilibria.two_cards import Holdings

_MOST_HANDS = 192
"""So many hands of a seat are weighed against those of the other at most."""
_DRAWS = 64
"""So many worlds are drawn of each kind."""


class Ranges(NamedTuple):
    """What can be held at a lead."""

    position: Any
    """A record of the moment, with some hands."""
    holdings: tuple[Holdings, Holdings]
    """Of the leader, and of the other seat."""
    own: int
    """The number of what the seat that looks does hold."""


class _Worlds(NamedTuple):
    """Worlds in rows, of which each seat looks at its own cards only."""

    worlds: list[World]
    hands: Masks
    """What each seat holds in each."""
    gone: Masks
    """What each seat has hidden in each."""
    shares: Floats
    """How often each comes up, for each seat."""


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
        rows = _drawn(view, begun, about, chance)
    else:
        rows = _every(begun, world)
    own_hand = mask_of(view.table, view.hand)
    own_gone = mask_of(view.table, _hidden_by(view).values())
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


def _after_the_lead(public: View, card: Card) -> View:
    """Return a moment of the public as it is once the seat to move has led a card."""
    leader = public.turn
    assert leader is not None
    led = Played(leader, card, False)
    return public._replace(
        turn=Seat(1 - leader),
        trick=(led,),
        suit=SUIT_OF[card],
        best=card,
        holder=leader,
        sizes=tuple([size - (seat == leader) for seat, size in enumerate(public.sizes)]),
        log=(*public.log, led),
    )


def _hidden_by(view: View) -> dict[tuple[Seat, int], Card]:
    """Return the cards that this seat has laid and nobody else has seen, by seat and trick."""
    assert view.seat is not None
    own = [played for trick in view.tricks for played in trick.plays]
    shown = [played for trick in public_of(view).tricks for played in trick.plays]
    return {
        (played.seat, view.first_trick + at // 2): played.card
        for at, (played, seen) in enumerate(zip(own, shown, strict=True))
        if played.card is not None and seen.card is None
    }


def _every(begun: View, world: World) -> _Worlds:
    """Return all hands of both seats, one below the other; the shorter column begins anew."""
    bits = {card: mask_of(begun.table, [card]) for card in begun.table.pack}
    columns = [
        [bits[one] | bits[other] for one, other in every_hand(begun, Seat(seat))] for seat in (0, 1)
    ]
    rows = max(map(len, columns))
    hands = np.stack([np.resize(np.array(column, np.int64), rows) for column in columns], axis=1)
    shares = np.array([[float(row < len(each)) for each in columns] for row in range(rows)])
    return _Worlds([world] * rows, hands, np.zeros_like(hands), shares)


def _drawn(view: View, begun: View, about: Sequence[Card], chance: Random) -> _Worlds:
    """Return worlds by chance, and in the first of them what the seat that looks does hold."""
    leader = begun.turn
    assert leader is not None
    assert view.seat is not None
    evenly = Beliefs(begun)
    worlds: list[World] = []
    shares: list[float] = []
    left = 1.0
    for card in about:
        beliefs = Beliefs(_after_the_lead(begun, card))
        share = beliefs.ways / evenly.ways
        left -= share
        for _ in range(_DRAWS):
            world = beliefs.world(chance)
            worlds.append(_with_hand(world, leader, (*world.hands[leader], card)))
            shares.append(share / _DRAWS)
    others = [evenly.world(chance) for _ in range(_DRAWS)]
    others = [world for world in others if set(world.hands[leader]).isdisjoint(about)]
    worlds += others
    shares += [max(left, 0.0) / max(1, len(others))] * len(others)
    worlds = [likely(begun, world, chance) for world in worlds]
    true = _with_hand(worlds[0], view.seat, view.hand)
    worlds[0] = true._replace(hidden={**true.hidden, **_hidden_by(view)})
    hands = np.array([[mask_of(view.table, hand) for hand in w.hands] for w in worlds], np.int64)
    gone = np.array(
        [
            [mask_of(view.table, [c for (by, _), c in w.hidden.items() if by == s]) for s in (0, 1)]
            for w in worlds
        ],
        np.int64,
    )
    return _Worlds(worlds, hands, gone, np.repeat(np.array(shares)[:, None], 2, axis=1))


def _with_hand(world: World, seat: Seat, hand: tuple[Card, ...]) -> World:
    return world._replace(
        hands=tuple([hand if each == seat else held for each, held in enumerate(world.hands)])
    )


def _weights(begun: View, rows: _Worlds, seat: Seat) -> Floats:
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
