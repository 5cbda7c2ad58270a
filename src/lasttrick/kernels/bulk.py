"""Many deals in one call of compiled code."""

from __future__ import annotations

from typing import Annotated, Any

from lasttrick.kernels.beginning import begin
from lasttrick.kernels.bits import ones
from lasttrick.kernels.chance import lane_of
from lasttrick.kernels.choosing import play_by_chance
from lasttrick.kernels.compiled import MOST_SEATS, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.dealing import deal
from lasttrick.kernels.following import play_by_policy
from lasttrick.kernels.layout import Row
from lasttrick.kernels.position import Position


class Counts:
    """What came of many deals."""

    cards: int
    """How many cards were played."""
    endings: Annotated[Row, 6]
    """How many deals ended in each way, by ``Position.by``."""
    wins: Annotated[Row, MOST_SEATS]
    points: Annotated[Row, MOST_SEATS]
    squares: Annotated[Row, MOST_SEATS]
    """The squares of the points, added up."""


@kernel
def count(rules: CompiledTable, position: Position, counts: Counts) -> None:
    """Add a deal that is over to the counts."""
    counts.cards += ones(position.played)
    counts.endings[position.by] += 1
    if position.winner >= 0:
        counts.wins[position.winner] += 1
    for seat in range(rules.seats):
        points = position.points[seat]
        counts.points[seat] += points
        counts.squares[seat] += points * points


@kernel
def random_deals(
    rules: CompiledTable,
    position: Position,
    counts: Counts,
    seed: int,
    first: int,
    deals: int,
    dealer: int,
    number: int,
    pool: int,
) -> None:
    """Deal and play deals by chance, beginning with the one of this number."""
    for at in range(first, first + deals):
        lane = lane_of(seed, at)
        deal(rules, position, lane)
        begin(rules, position, dealer, number, pool)
        play_by_chance(rules, position, lane)
        count(rules, position, counts)


@kernel
def policy_deals(
    rules: CompiledTable,
    position: Position,
    counts: Counts,
    policies: Any,
    seed: int,
    first: int,
    deals: int,
    dealer: int,
    number: int,
    pool: int,
) -> None:
    """Deal and play deals by a policy for each seat, beginning with the one of this number."""
    for at in range(first, first + deals):
        lane = lane_of(seed, at)
        deal(rules, position, lane)
        begin(rules, position, dealer, number, pool)
        play_by_policy(rules, position, policies, lane)
        count(rules, position, counts)


@kernel
def dealt_hands(
    rules: CompiledTable, position: Position, hands: Any, seed: int, first: int
) -> None:
    """Deal as many deals as there are rows, and write the hands of each as masks."""
    for row in range(len(hands)):
        deal(rules, position, lane_of(seed, first + row))
        for seat in range(rules.seats):
            hands[row, seat] = position.dealt[seat]
