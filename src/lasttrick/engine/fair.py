"""The order of the pack from a secret, so that a shuffle can be promised first and shown later.

Whoever shuffles draws a secret of 32 bytes and shows its :func:`commitment` before the cut.
When the secret is told after the deal, anyone can work out that the pack was settled all along.
``docs/fair-deals.md`` explains it with an example; the derivation never changes.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from typing import TypeVar

SECRET_BYTES = 32
"""How long a secret is."""

_PROMISE = b"lasttrick-shuffle/1"
_ORDER = b"lasttrick-order/1"
_WORDS = 1 << 32

_T = TypeVar("_T")


def commitment(secret: bytes) -> str:
    """Return what is shown of a secret beforehand: a SHA-256, in hexadecimal digits."""
    return hashlib.sha256(_PROMISE + secret).hexdigest()


def fairly_shuffled(cards: Sequence[_T], secret: bytes) -> tuple[_T, ...]:
    """Return the cards in the order that a secret gives.

    From the last place down to the second, the card there changes places with the one at a
    place drawn from all up to it. A draw takes the next number below 2**32 from the stream of
    the secret; numbers at the upper end that would favour the first places are passed over.

    Args:
        cards: in the order of :attr:`lasttrick.games.Table.pack`.
        secret: 32 bytes.
    """
    order = list(cards)
    numbers = _numbers(secret)
    for last in range(len(order) - 1, 0, -1):
        other = _below(last + 1, numbers)
        order[last], order[other] = order[other], order[last]
    return tuple(order)


def _below(limit: int, numbers: Iterator[int]) -> int:
    fair = _WORDS - _WORDS % limit
    return next(number for number in numbers if number < fair) % limit


def _numbers(secret: bytes) -> Iterator[int]:
    """Yield numbers of four bytes, eight from each SHA-256 of a counter and the secret."""
    counter = 0
    while True:
        block = hashlib.sha256(_ORDER + counter.to_bytes(4, "big") + secret).digest()
        for place in range(0, len(block), 4):
            yield int.from_bytes(block[place : place + 4], "big")
        counter += 1
