"""The features of a policy, compiled from the very source that plain Python runs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from numba.extending import overload, register_jitable

from lasttrick.kernels import bits as instructions
from lasttrick.kernels.compiling import kernel
from lasttrick.players.policy import bits, features


def _use(function: Callable[[int], int], instruction: Callable[[int], int]) -> None:
    """Let compiled code take an instruction where the source calls a plain function."""

    @overload(function, inline="always")
    def _(mask: Any) -> Any:
        def by_instruction(mask: Any) -> Any:
            return instruction(mask)

        return by_instruction


_use(bits.ones, instructions.ones)
_use(bits.highest, instructions.highest)
for _part in (
    features.fill_clear,
    features.worth_of,
    features.weigh_suit,
    features.describe_moment,
    features.describe_play,
):
    register_jitable(_part)

describe = kernel(features.describe)
