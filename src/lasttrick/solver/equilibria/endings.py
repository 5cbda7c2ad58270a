"""Endings in which the hands are not known: what each seat should do, and what that is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Hand, Play, Start, State, View
from lasttrick.errors import SolverError
from lasttrick.solver.deal import deal_of
from lasttrick.solver.equilibria.ending_tree import Range, ending_tree
from lasttrick.solver.equilibria.linear_program import by_linear_program
from lasttrick.solver.equilibria.sequence_learning import learnt
from lasttrick.solver.position import position_of

MOST_CARDS = 3
MOST_PAIRS = {1: 250_000, 2: 60_000, 3: 2_000}
"""So many pairs of hands are written down at most, by the cards of the longer hand."""


class SolvedEnding(NamedTuple):
    """An ending in equilibrium, for all hands that the seats may hold."""

    seat: Seat
    """Whose move it is."""
    plays: Mapping[Hand, Mapping[Play, float]]
    """For each of its hands, how likely each legal play is."""
    low: float
    """What the seat gets at least by them on average, its points less the other's."""
    high: float
    """What it gets at most by any other plays, against what the other seat does."""

    @property
    def value(self) -> float:
        """What it gets on average, in the middle of the two."""
        return (self.low + self.high) / 2


def solve_ending(
    seen: View, ranges: Sequence[Range], *, gap: float = 1e-3, exactly: bool = False
) -> SolvedEnding:
    """Solve the end of a deal of two seats with up to three cards each.

    Both seats know the ranges, and each knows its own hand. All that the deal still pays
    counts; what hands were paid as dealt does not. Nobody asks to see the talon, flags a
    revoke or leaves.

    Args:
        seen: the moment as a seat or the public knows it. Hands are not looked at.
        ranges: for each seat, the hands that it may hold now with their weights; the cards
            of a hand in any order. How likely two hands are is the product of their
            weights, 0 for two that share a card.
        gap: how far apart the two bounds of the value may be, in points.
        exactly: whether it is solved as a linear program, which needs the extra ``solve``.

    Raises:
        SolverError: ``solver/not-an-ending``, where it is not a moment of play between two
            seats with few cards; ``solver/bad-range``, for ranges that cannot be;
            ``solver/too-large``, for more pairs of hands than fit.
    """
    turn = _checked(seen, ranges)
    first, second = (_ordered(seen, hands) for hands in ranges)
    state = _some_state(seen, (next(iter(first)), next(iter(second))))
    # What a hand was paid as dealt is not asked of the few cards that are left of it.
    deal = deal_of(state._replace(start=state.start._replace(first_trick=2)))
    tree = ending_tree(deal, position_of(deal.terms, state), (first, second))
    if not len(tree.form.pays):
        raise _bad_range("Expected two hands without a common card, but there are none.")
    if exactly:
        _, plans = by_linear_program(tree.form)
        low, high = -tree.form.best_answer(plans[0], 1), tree.form.best_answer(plans[1], 0)
    else:
        plans, low, high, _ = learnt(tree.form, gap=gap)
    if turn == 1:
        low, high = -high, -low
    plan = plans[turn]
    return SolvedEnding(
        turn,
        {
            hand: _shares(plays, [max(0.0, float(each)) for each in plan[at : at + len(plays)]])
            for hand, (at, plays) in tree.first_choices.items()
        },
        low,
        high,
    )


def _shares(plays: tuple[Play, ...], weights: list[float]) -> dict[Play, float]:
    whole = sum(weights)
    return {
        play: weight / whole if whole else 1 / len(plays)
        for play, weight in zip(plays, weights, strict=True)
    }


def _checked(seen: View, ranges: Sequence[Range]) -> Seat:
    """Return whose move it is, if this is an ending that can be solved."""
    if seen.table.seats != 2 or len(ranges) != 2:
        raise _no_ending(f"two seats, but got {seen.table.seats}")
    if seen.phase != "play" or seen.turn is None:
        raise _no_ending(f"a moment of play, but got the phase {seen.phase}")
    if max(seen.sizes) > MOST_CARDS or seen.out:
        raise _no_ending(f"at most {MOST_CARDS} cards in each hand, but got {max(seen.sizes)}")
    if seen.table.rules.dry.allowed and sum(seen.sizes) + len(seen.trick) != 2 * (
        seen.table.tricks - seen.trick_number + 1
    ):
        raise _no_ending("no card set aside, but there is one")
    sweep = seen.table.rules.tricks.sweep
    if seen.table.rules.aces.sandbag != "off" and seen.trick_number <= (sweep or 0):
        raise _no_ending(f"a moment after trick {sweep}, where held aces can still cost a sweep")
    for seat, hands in enumerate(ranges):
        if not hands:
            raise _bad_range(f"Expected a hand for seat {seat} at least.")
        for hand, weight in hands.items():
            if len(set(hand)) != seen.sizes[seat] or len(hand) != seen.sizes[seat]:
                raise _bad_range(
                    f"Expected hands of {seen.sizes[seat]} cards for seat {seat}, "
                    f"but got one of {len(hand)}."
                )
            if any(seen.table.power[card] < 0 for card in hand):
                raise _bad_range(f"Expected cards of {seen.table.name}.")
            if not 0 <= weight < float("inf"):
                raise _bad_range(f"Expected weights of at least 0, but got {weight}.")
    pairs, most = len(ranges[0]) * len(ranges[1]), MOST_PAIRS[max(seen.sizes)]
    if pairs > most:
        raise SolverError(
            "solver/too-large",
            f"Expected at most {most} pairs of hands, but got {pairs}.",
            most=most,
            got=pairs,
        )
    return seen.turn


def _ordered(seen: View, hands: Range) -> dict[Hand, float]:
    """Return a range with the cards of each hand in the order of the table."""
    ordered: dict[Hand, float] = {}
    for hand, weight in hands.items():
        key = tuple(seen.table.in_order(hand))
        ordered[key] = ordered.get(key, 0.0) + weight
    return ordered


def _some_state(seen: View, hands: tuple[Hand, Hand]) -> State:
    """Return the moment with some hands, for what the rules make of the tricks before it."""
    return State(
        start=Start(
            seen.table,
            seen.dealer,
            seen.leader,
            hands,
            (),
            seen.number,
            seen.pool,
            seen.first_trick,
            seen.won_before,
            seen.out,
        ),
        phase="play",
        turn=seen.turn,
        hands=hands,
        aside=(None, None),
        out=seen.out,
        trick=seen.trick,
        suit=seen.suit,
        best=seen.best,
        holder=seen.holder,
        tricks=seen.tricks,
        log=seen.log,
        talon=(),
        answered=0,
        result=None,
    )


def _no_ending(what: str) -> SolverError:
    return SolverError("solver/not-an-ending", f"Expected {what}.")


def _bad_range(message: str) -> SolverError:
    return SolverError("solver/bad-range", message)
