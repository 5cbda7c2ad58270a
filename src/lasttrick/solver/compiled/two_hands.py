"""Every position of two hands before a lead, where only the last trick counts, solved once.

What matters in such a position is how the cards of the two hands lie in each suit, one above
the other, and not which cards they are. With six cards each there are 420 420 ways, few
enough to solve them all; a deal is then looked up.

A position is written as a *pattern*, a bit for each card in play, suit by suit and the lowest
first, set for a card of the leader, and its *shape*, how many cards are in play in each suit.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.bits import lowest, ones
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.masks import LANE

MOST_CARDS = 6
"""In each hand."""

Bits = npt.NDArray[np.uint8]
Shapes = npt.NDArray[np.int64]


class TwoHands:
    """All positions of two hands with up to so many cards.

    Attributes:
        winning: for hands of so many cards, by shape and pattern: which cards of the leader
            win the last trick if led now, as bits, the lowest first.
        shapes: the number of a shape, by how many cards are in play in the first three suits.
    """

    def __init__(self, cards: int = MOST_CARDS) -> None:
        """Solve them, the smallest hands first."""
        self.shapes = _numbered(2 * cards)
        self.winning = _solved(self.shapes, cards)


def _numbered(cards: int) -> Shapes:
    """Number the shapes: those of fewer cards first, so that a number fits all of them."""
    shapes = np.zeros((cards + 1,) * 3, np.int64)
    sizes = [
        (first, second, third)
        for first in range(cards + 1)
        for second in range(cards + 1 - first)
        for third in range(cards + 1 - first - second)
    ]
    for number, size in enumerate(sorted(sizes, key=lambda size: (sum(size), size))):
        shapes[size] = number
    return shapes


@kernel
def _solved(shapes: Shapes, cards: int) -> Bits:
    """Return which leads win, for hands of every size up to this one."""
    most = 2 * cards
    winning = np.zeros((cards + 1, shapes.max() + 1, 1 << most), np.uint8)
    sizes = np.zeros(4, np.int64)
    for each in range(1, cards + 1):
        for first in range(2 * each + 1):
            for second in range(2 * each + 1 - first):
                for third in range(2 * each + 1 - first - second):
                    sizes[0], sizes[1], sizes[2] = first, second, third
                    sizes[3] = 2 * each - first - second - third
                    shape = shapes[first, second, third]
                    for pattern in range(1 << 2 * each):
                        if ones(pattern) == each:
                            leads = _winning_leads(shapes, winning, sizes, pattern, each)
                            winning[each, shape, pattern] = leads
    return winning


@kernel
def _winning_leads(shapes: Shapes, winning: Bits, sizes: Shapes, pattern: int, each: int) -> int:
    """Return which cards of the leader win the last trick if they are led."""
    leads, card = 0, 0
    others = (1 << 2 * each) - 1 & ~pattern
    end = 0
    for suit in range(4):
        begin, end = end, end + sizes[suit]
        in_suit = (1 << end) - (1 << begin)
        mine = pattern & in_suit
        while mine:
            lead = lowest(mine)
            mine &= mine - 1
            replies = others & in_suit if others & in_suit else others
            wins = True
            while replies and wins:
                reply = lowest(replies)
                replies &= replies - 1
                wins = _wins(shapes, winning, sizes, pattern, each, suit, lead, reply)
            if wins:
                leads |= 1 << card
            card += 1
    return leads


@kernel
def _wins(
    shapes: Shapes,
    winning: Bits,
    sizes: Shapes,
    pattern: int,
    each: int,
    suit: int,
    lead: int,
    reply: int,
) -> bool:
    """Say whether the leader wins the last trick after this lead and this reply."""
    reply_suit, begin = 0, sizes[0]
    while begin <= reply:
        reply_suit += 1
        begin += sizes[reply_suit]
    keeps = reply_suit != suit or reply < lead
    if each == 1:
        return keeps
    left = _without(_without(pattern, max(lead, reply)), min(lead, reply))
    sizes[suit] -= 1
    sizes[reply_suit] -= 1
    shape = shapes[sizes[0], sizes[1], sizes[2]]
    sizes[suit] += 1
    sizes[reply_suit] += 1
    if not keeps:
        left = (1 << 2 * each - 2) - 1 & ~left
    won = winning[each - 1, shape, left] != 0
    return bool(won == keeps)


@kernel
def _without(pattern: int, at: int) -> int:
    """Return a pattern without one of its cards."""
    below = (1 << at) - 1
    return pattern & below | pattern >> 1 & ~below


@kernel
def two_hand_leads(
    shapes: Shapes, winning: Bits, cards: int, leaders: Shapes, others: Shapes, found: Bits
) -> None:
    """Look many deals up.

    Args:
        shapes: as in :class:`TwoHands`.
        winning: as in :class:`TwoHands`.
        cards: in each hand.
        leaders: the hand of the leader in each deal, as a mask.
        others: the other hand.
        found: receives which cards of the leader win, as bits, the lowest place first.
    """
    sizes = np.zeros(4, np.int64)
    for deal in range(len(leaders)):
        leader, rest = leaders[deal], leaders[deal] | others[deal]
        for suit in range(4):
            sizes[suit] = ones(rest & LANE << 16 * suit)
        pattern = 0
        for at in range(2 * cards):
            pattern |= (leader >> lowest(rest) & 1) << at
            rest &= rest - 1
        found[deal] = winning[cards, shapes[sizes[0], sizes[1], sizes[2]], pattern]
