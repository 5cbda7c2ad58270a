"""The protocol of everyone who can sit down: a view and the legal moves in, one of them out."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Protocol, runtime_checkable

from lasttrick.engine import Move, View
from lasttrick.players.assessment import Share


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


@runtime_checkable
class Mixing(Protocol):
    """A player that can say by which chances it plays."""

    def mix(self, view: View, legal: tuple[Move, ...]) -> tuple[Share, ...] | None:
        """Return the plays that it may make and how likely each is, together 1.

        None where it does not go by such chances.

        Args:
            view: the deal as the seat to move knows it.
            legal: what it may do.
        """
        ...


PlayerFactory = Callable[[Random], Player]
"""Makes a player that takes all its chance from the generator given."""
