"""The protocol of everyone who can sit down: a view and the legal moves in, one of them out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol

from lasttrick.engine import Move, View


class Player(Protocol):
    """Whoever answers for one seat.

    A player is asked only when it is its turn, and is given nothing but what its seat may
    know. It may keep notes between questions, but need not: a view holds the whole deal so
    far, so one player can sit at many tables.
    """

    name: str
    """What the player is called in menus and records: ``careful``."""

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return one of the legal moves.

        Args:
            view: the deal as the seat to move knows it.
            legal: what it may do, never empty; the same as ``view.legal``.
        """
        ...


PlayerFactory = Callable[[Random], Player]
"""Makes a player that takes all its chance from the generator given."""
