"""How much a player may think about one move."""

from __future__ import annotations

from typing import NamedTuple


class Budget(NamedTuple):
    """What one move may cost a player that imagines the hidden hands.

    With a number of worlds alone the same seed plays the same on the same machine: compiled
    code is waited for where it is installed. With seconds a player never waits for it, and
    plays by what it has found when they are over.
    """

    worlds: int = 48
    """How many worlds are looked into at most."""
    seconds: float | None = None
    """About how long it may work, in processor time; None for as long as the worlds need."""


DEFAULT_BUDGET = Budget()
EXPERT_BUDGET = Budget(worlds=768)
"""What ``expert`` takes where nothing else is said."""
SERVER_BUDGET = Budget(worlds=200, seconds=0.005)
"""What a busy server can give each of its bots."""
TERMINAL_BUDGET = Budget(worlds=768, seconds=0.1)
"""What a person who plays alone hardly notices."""
