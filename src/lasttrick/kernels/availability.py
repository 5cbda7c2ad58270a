"""Whether compiled code can be had on this machine."""

from __future__ import annotations

from functools import cache
from importlib.util import find_spec

_HINT = "For full speed, install what compiles: pip install 'lasttrick[fast]'"


@cache
def available() -> bool:
    """Say whether deals are played by compiled code; without it the engine plays them."""
    return find_spec("numba") is not None and find_spec("numpy") is not None


def speed_hint() -> str | None:
    """Return one line that says how to get full speed; None where it is there."""
    return None if available() else _HINT
