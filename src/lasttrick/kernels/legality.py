"""Which cards may be laid, as masks: the shadow of ``lasttrick.engine.legality``."""

from __future__ import annotations

from lasttrick.kernels.compiled import (
    BLIND,
    DISCARDS,
    FREE,
    MUST_BEAT,
    NOT_BEATING,
    OPEN,
    CompiledTable,
)
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.masks import LANE
from lasttrick.kernels.position import Position


@kernel
def beating(cards: int, suit: int, best: int) -> int:
    """Return the cards that take the lead in a trick: higher ones of its suit.

    Args:
        cards: a mask.
        suit: the suit that counts.
        best: the best card so far; -1 where none counts yet.
    """
    return cards & LANE << 16 * suit & -2 << best if best >= 0 else cards & LANE << 16 * suit


@kernel
def answers(rules: CompiledTable, hand: int, suit: int, best: int, trick: int) -> tuple[int, int]:
    """Return the cards that may be laid in reply to a lead: face up, and face down.

    Args:
        rules: the table.
        hand: the cards held, as a mask.
        suit: the suit that counts in this trick.
        best: the best card so far; -1 where none counts yet.
        trick: the number of the trick, from 1.
    """
    following = hand & LANE << 16 * suit
    if rules.duty != FREE:
        if rules.duty == MUST_BEAT and best >= 0 and trick < rules.tricks:
            higher = beating(following, suit, best)
            following = higher if higher else following
        hand = following if following else hand
    laying = rules.laying[trick]
    if laying == OPEN:
        return hand, 0
    if laying == BLIND:
        return 0, hand
    if laying == DISCARDS:
        return hand & following, hand & ~following
    higher = beating(hand, suit, best)
    if laying == NOT_BEATING:
        return higher, hand & ~higher
    return higher, hand


@kernel
def legal(rules: CompiledTable, position: Position) -> tuple[int, int]:
    """Return the cards that the seat to move may lay: face up, and face down."""
    hand = position.hands[position.turn]
    if position.laid == 0:
        return hand, 0
    return answers(rules, hand, position.suit, position.best, position.trick)
