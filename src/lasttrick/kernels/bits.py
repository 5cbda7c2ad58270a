"""Counting and finding bits with the instructions that processors have for it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

from numba import types
from numba.extending import intrinsic

from lasttrick.kernels.compiling import kernel


def _ones(_typing: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.ctpop(arguments[0])

    return types.int64(types.int64), generate


def _lowest(_typing: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        return builder.cttz(arguments[0], context.get_constant(types.boolean, 0))

    return types.int64(types.int64), generate


def _highest(_typing: Any, _mask: Any) -> Any:
    def generate(context: Any, builder: Any, _signature: Any, arguments: Any) -> Any:
        zeros = builder.ctlz(arguments[0], context.get_constant(types.boolean, 0))
        return builder.sub(context.get_constant(types.int64, 63), zeros)

    return types.int64(types.int64), generate


ones = cast(Callable[[int], int], intrinsic(_ones))
"""Return how many cards a mask holds."""
lowest = cast(Callable[[int], int], intrinsic(_lowest))
"""Return the lowest place in a mask; 64 for none."""
highest = cast(Callable[[int], int], intrinsic(_highest))
"""Return the highest place in a mask; -1 for none."""


@kernel
def nth(mask: int, number: int, most: int) -> int:
    """Return a place in a mask: the lowest for number 0, and so on.

    Args:
        mask: the cards.
        number: which of them, fewer than there are.
        most: at most so many cards are in the mask; going round that often and not
            ``number`` times spares the processor a guess.
    """
    for gone in range(most - 1):
        mask = mask & (mask - 1) if gone < number else mask
    return lowest(mask)
