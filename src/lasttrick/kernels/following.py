"""Playing by a policy, as ``lasttrick.kernels.policy`` explains it."""

from __future__ import annotations

from typing import Any

from lasttrick.kernels.award import settle
from lasttrick.kernels.bits import lowest, nth, ones
from lasttrick.kernels.chance import drawn, fraction_of, rest
from lasttrick.kernels.choosing import declare_by_chance
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.lanes import WORD_OF_PLAY
from lasttrick.kernels.legality import beating, legal
from lasttrick.kernels.masks import LANE
from lasttrick.kernels.policy import (
    ANY,
    CAN_BEAT,
    CANNOT_BEAT,
    HIGHEST,
    JUST_BEATING,
    LEAD,
    LOWEST,
    SHORT_SUIT,
    VOID,
)
from lasttrick.kernels.position import PLAY, Position
from lasttrick.kernels.tricks import lay

_FAR = 1 << 20


@kernel
def role_of(position: Position, cards: int) -> int:
    """Return the role of the seat to move, which may play these cards."""
    if position.laid == 0:
        return LEAD
    if beating(cards, position.suit, position.best):
        return CAN_BEAT
    return CANNOT_BEAT if cards & LANE << 16 * position.suit else VOID


@kernel
def card_by(way: int, position: Position, cards: int) -> int:
    """Return the card that a way other than ``any`` chooses among these."""
    hand = position.hands[position.turn]
    if way == JUST_BEATING and position.laid > 0:
        higher = beating(cards, position.suit, position.best)
        cards = higher if higher else cards
    chosen, least = -1, _FAR
    while cards:
        card = lowest(cards)
        cards &= cards - 1
        suit = card >> 4
        height = (card & 15) << 2 | suit
        if way == HIGHEST:
            height = -height
        elif way == SHORT_SUIT:
            height |= ones(hand & LANE << 16 * suit) << 8
        if height < least:
            chosen, least = card, height
    return chosen


@kernel
def play_by_policy(rules: CompiledTable, position: Position, policies: Any, lane: int) -> None:
    """Play a deal that has begun to its end, and count it.

    Args:
        rules: the table.
        position: the deal.
        policies: the policies of all seats, an array of five dimensions.
        lane: the lane of chance of this deal.
    """
    while position.by == 0:
        if position.phase != PLAY:
            declare_by_chance(rules, position, lane)
            continue
        up, down = legal(rules, position)
        role = role_of(position, up | down)
        last = int(position.laid == position.staying - 1)
        word = WORD_OF_PLAY + 8 * position.trick + position.laid
        fraction = fraction_of(lane, word)
        shares = policies[position.turn, position.trick, role, last]
        left = drawn(fraction, 100)
        way = 0
        while left >= shares[way]:
            left -= shares[way]
            way += 1
        if way == ANY:
            shown = ones(up)
            chosen = drawn(rest(fraction, 100), shown + ones(down))
            hides = chosen >= shown
            card = nth(down if hides else up, chosen - shown if hides else chosen, rules.tricks)
        else:
            card = card_by(way, position, up | down)
            can_hide, can_show = down >> card & 1 == 1, up >> card & 1 == 1
            hides = can_hide if way in (LOWEST, SHORT_SUIT) else not can_show
        lay(rules, position, card, hides)
    settle(rules, position)
