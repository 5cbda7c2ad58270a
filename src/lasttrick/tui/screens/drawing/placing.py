"""Where seats and their cards lie on the felt, true to the way round from every seat.

The one who looks sits at the bottom. The others follow clockwise: up the left side, along the
top, down the right side.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import combinations
from typing import NamedTuple

from lasttrick.tui.screens.drawing.canvas import Rect

_CARDS = ((5, 3), (5, 1))
"""Columns and rows of a card on the felt, the best first."""
_LARGE_CARD = (7, 5)
_LARGE_FELT = 18
"""From so many rows on, cards are large."""
_WIDTHS = (22, 20, 18, 16, 14, 12)
"""How wide a seat is, the best first."""
_CORNER = 20
"""The columns of the lower corners, which tell the way round and what is in the middle."""


class Places(NamedTuple):
    """Where everything lies."""

    seats: tuple[Rect, ...]
    """The seats, clockwise, beginning with the one at the bottom."""
    cards: tuple[Rect, ...]
    """The card that each of them lays, in the same order."""
    left: Rect
    """The corner at the lower left."""
    right: Rect
    """The corner at the lower right."""


class _Plan(NamedTuple):
    """One way to spread the seats."""

    at_side: int
    on_top: int
    width: int
    height: int
    card_width: int
    card_height: int


@lru_cache(64)
def placed(seats: int, width: int, height: int) -> Places | None:
    """Return where everything lies on a felt; None where it is too small for a round table.

    Args:
        seats: how many sit there, from 2 to 8.
        width: the columns of the felt.
        height: its rows.
    """
    crowded: Places | None = None
    for plan in _plans(seats - 1, height):
        places = _spread(plan, width, height)
        if _sound(places, width, height):
            if _clear(places):
                return places
            crowded = crowded or places
    return crowded


def _plans(others: int, height: int) -> Iterator[_Plan]:
    """Yield ways to spread the others, the best first."""
    for card_width, card_height in (_LARGE_CARD, *_CARDS) if height >= _LARGE_FELT else _CARDS:
        for rows in (3, 2):
            for at_side in _sides(others):
                on_top = others - 2 * at_side
                for width in _WIDTHS:
                    yield _Plan(at_side, on_top, width, rows, card_width, card_height)


def _sides(others: int) -> tuple[int, ...]:
    """Return how many may sit on either side, the best first."""
    if others == 1:
        return (0,)
    if others < 6:
        return (1,)
    return (2, 1)


def _spread(plan: _Plan, width: int, height: int) -> Places:
    """Return where everything lies by a plan, whether or not there is room for it."""
    last = height - 1
    side_rows = last - plan.height
    bottom = Rect(_CORNER, last, width - 2 * _CORNER, 1)
    seats, cards = [bottom], []
    card_x = (width - plan.card_width) // 2
    cards.append(Rect(card_x, last - plan.card_height, plan.card_width, plan.card_height))
    lefts: list[tuple[Rect, Rect]] = []
    rights: list[tuple[Rect, Rect]] = []
    tall = max(plan.height, plan.card_height)
    for place in range(plan.at_side):
        y = plan.height + _share(place, plan.at_side, side_rows, tall)
        seat_y = y + (tall - plan.height) // 2
        card_y = y + (tall - plan.card_height) // 2
        seat = Rect(0, seat_y, plan.width, plan.height)
        card = Rect(seat.right + 1, card_y, plan.card_width, plan.card_height)
        lefts.insert(0, (seat, card))
        mirrored = Rect(width - plan.width, seat_y, plan.width, plan.height)
        rights.append((mirrored, card._replace(x=mirrored.x - 1 - plan.card_width)))
    tops = []
    for place in range(plan.on_top):
        middle = width * (place + 1) // (plan.on_top + 1)
        if plan.on_top > 3:
            middle = width * (2 * place + 1) // (2 * plan.on_top)
        seat = Rect(middle - plan.width // 2, 0, plan.width, plan.height)
        card = Rect(middle - plan.card_width // 2, plan.height, plan.card_width, plan.card_height)
        tops.append((seat, card))
    for seat, card in (*lefts, *tops, *rights):
        seats.append(seat)
        cards.append(card)
    left = Rect(1, last, _CORNER - 1, 1)
    return Places(tuple(seats), tuple(cards), left, left._replace(x=width - 1 - left.width))


def _share(place: int, count: int, rows: int, tall: int) -> int:
    """Return how far down its side a seat begins, so that all have the same room."""
    free = rows - count * tall
    return place * tall + free * (place + 1) // (count + 1)


def _sound(places: Places, width: int, height: int) -> bool:
    """Say whether everything lies on the felt and nothing over anything else."""
    everything = (*places.seats, *places.cards, places.left, places.right)
    return all(rect.width > 0 and rect.within(width, height) for rect in everything) and not any(
        one.overlaps(other) for one, other in combinations(everything, 2)
    )


def _clear(places: Places) -> bool:
    """Say whether each card lies nearer to its seat than to any other."""
    for number, card in enumerate(places.cards):
        own = _away(card, places.seats[number])
        others = (*places.seats[:number], *places.seats[number + 1 :])
        if any(_away(card, seat) <= own for seat in others):
            return False
    return True


def _away(card: Rect, seat: Rect) -> float:
    """Return how far the middle of a card is from a seat, in rows, which are two columns."""
    x, y = card.middle
    across = max(seat.x - x, x - seat.right + 1, 0)
    return across / 2 + max(seat.y - y, y - seat.bottom + 1, 0)
