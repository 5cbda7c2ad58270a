"""Hands that are worth something as dealt: the shadow of ``lasttrick.engine.dealt_hands``."""

from __future__ import annotations

from lasttrick.kernels.bits import highest, lowest, ones
from lasttrick.kernels.compiled import (
    ALL_BELOW,
    CATEGORY,
    FOUR_OF_A_KIND,
    FOUR_OF_A_SUIT,
    ONE_SUIT,
    SUIT,
    SUM_AT_MOST,
    THREE_OF,
    TURN,
    CompiledTable,
)
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.masks import LANE, ONE_RANK
from lasttrick.kernels.position import Position
from lasttrick.kernels.seating import leader, next_to

NO_KIND = -1


@kernel
def four_alike(hand: int) -> int:
    """Return the ranks of which a hand holds all four cards, as places of the first suit."""
    return hand & hand >> 16 & hand >> 32 & hand >> 48 & LANE


@kernel
def sum_of(rules: CompiledTable, hand: int) -> int:
    """Return what the ranks of a hand add up to."""
    total = 0
    while hand:
        total += rules.worth[lowest(hand) & 15]
        hand &= hand - 1
    return total


@kernel
def is_kind(rules: CompiledTable, hand: int, kind: int) -> bool:
    """Say whether a hand is one of this kind."""
    pattern = rules.kind_pattern[kind]
    if pattern == FOUR_OF_A_KIND:
        return four_alike(hand) != 0
    if pattern == ONE_SUIT:
        return hand & ~(LANE << (lowest(hand) & 48)) == 0
    if pattern == FOUR_OF_A_SUIT:
        return shown(rules, hand, kind) != 0
    if pattern == THREE_OF:
        return ones(hand & rules.kind_mask[kind]) >= 3
    if pattern == ALL_BELOW:
        return hand & ~rules.kind_mask[kind] == 0
    return sum_of(rules, hand) <= rules.kind_sum[kind]


@kernel
def instant_kind(rules: CompiledTable, hand: int) -> int:
    """Return the best kind of instant win that a hand is; -1 for none."""
    for kind in range(rules.kinds):
        if is_kind(rules, hand, kind):
            return kind
    return NO_KIND


@kernel
def paid_kind(rules: CompiledTable, hand: int) -> int:
    """Return the first kind worth points as dealt that a hand is; -1 for none."""
    for kind in range(rules.kinds, rules.all_kinds):
        if is_kind(rules, hand, kind):
            return kind
    return NO_KIND


@kernel
def shown(rules: CompiledTable, hand: int, kind: int) -> int:
    """Return the cards of a hand that make it one of this kind."""
    pattern = rules.kind_pattern[kind]
    if pattern == FOUR_OF_A_KIND:
        return four_alike(hand) * ONE_RANK
    if pattern == THREE_OF:
        return hand & rules.kind_mask[kind]
    if pattern == FOUR_OF_A_SUIT:
        long = 0
        for suit in range(4):
            cards = hand & LANE << 16 * suit
            long |= cards if ones(cards) >= 4 else 0
        return long
    return hand


@kernel
def stronger(rules: CompiledTable, hand: int, kind: int, other: int, other_kind: int) -> int:
    """Compare two hands of one category: above 0 if the first is stronger, below if weaker."""
    if rules.kind_pattern[kind] == SUM_AT_MOST:
        return sum_of(rules, other) - sum_of(rules, hand)
    ours, theirs = shown(rules, hand, kind), shown(rules, other, other_kind)
    for power in range(12, -1, -1):
        more = ones(ours & ONE_RANK << power) - ones(theirs & ONE_RANK << power)
        if more != 0:
            return more
    return 0


@kernel
def suit_worth(rules: CompiledTable, hand: int, kind: int) -> int:
    """Return the worth of the suit of a hand, as in Vietnam: hearts, diamonds, clubs, spades."""
    pattern = rules.kind_pattern[kind]
    if pattern not in (ONE_SUIT, FOUR_OF_A_SUIT):
        return 0
    suit = highest(shown(rules, hand, kind)) >> 4
    return suit + 1 if suit < 3 else 0


@kernel
def instant_winner(rules: CompiledTable, position: Position, holders: int) -> int:
    """Return who of these wins with a hand as dealt, by the tie rule of the table."""
    first = leader(rules, position.dealer)
    best = first
    while not holders >> best & 1:
        best = next_to(rules, best)
    seat = next_to(rules, best)
    while seat != first:
        if holders >> seat & 1 and _better(rules, position, seat, best):
            best = seat
        seat = next_to(rules, seat)
    return best


@kernel
def holders_of(rules: CompiledTable, position: Position) -> int:
    """Return the seats that hold an instant win."""
    holders = 0
    for seat in range(rules.seats):
        if instant_kind(rules, position.hands[seat]) != NO_KIND:
            holders |= 1 << seat
    return holders


@kernel
def _better(rules: CompiledTable, position: Position, seat: int, best: int) -> bool:
    """Say whether a seat has a better hand than one that comes earlier."""
    if rules.tie == TURN:
        return False
    hand, other = position.hands[seat], position.hands[best]
    kind, best_kind = instant_kind(rules, hand), instant_kind(rules, other)
    pattern, best_pattern = rules.kind_pattern[kind], rules.kind_pattern[best_kind]
    if pattern != best_pattern:
        return rules.category[pattern] < rules.category[best_pattern]
    if rules.tie == CATEGORY and pattern != SUM_AT_MOST:
        return False
    more = stronger(rules, hand, kind, other, best_kind)
    if more == 0 and rules.tie == SUIT:
        more = suit_worth(rules, hand, kind) - suit_worth(rules, other, best_kind)
    return more > 0
