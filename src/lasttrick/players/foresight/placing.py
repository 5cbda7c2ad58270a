"""One moment in many worlds, as positions for compiled code. Needs NumPy."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

from lasttrick.cards import Card
from lasttrick.engine import View
from lasttrick.games import Table
from lasttrick.kernels.compiled import compiled
from lasttrick.kernels.masks import place_of
from lasttrick.kernels.placing import position_of
from lasttrick.players.beliefs import World, state_of

Masks = npt.NDArray[np.int64]
"""A row for each world, and in it what each seat holds."""


class Placing:
    """Writes the worlds of one view down as positions: one is worked out, the others follow."""

    def __init__(self, view: View, world: World) -> None:
        """Take a view, and any of the worlds behind it."""
        self._view = view
        self._places = places(view.table)
        self._base = np.atleast_1d(np.array(position_of(state_of(view, world))))
        self._forget(world)

    def hands(self, worlds: Sequence[World]) -> Masks:
        """Return what each seat holds in each world."""
        rows = [[self._mask(hand) for hand in world.hands] for world in worlds]
        return np.array(rows, np.int64)

    def positions(self, worlds: Sequence[World], hands: Masks) -> Any:
        """Return the moment in each world; the order of the talon is that of the first one.

        Args:
            worlds: what lies behind the view.
            hands: what each seat holds in them.
        """
        view, seats = self._view, self._view.table.seats
        if view.table.rules.dry.allowed:
            # Where a card set aside lies touches too much to be written over.
            states = [state_of(view, world) for world in worlds]
            each = [np.atleast_1d(np.array(position_of(state))) for state in states]
            return np.concatenate(each).view(np.recarray)
        positions = np.repeat(self._base, len(worlds))
        positions["hands"][:, :seats] = hands
        if view.dealt:
            positions["dealt"][:, :seats] |= hands
        for seat, trick in worlds[0].hidden:
            laid = np.array([self._places[w.hidden[seat, trick]] for w in worlds], np.int64)
            bits = np.left_shift(1, laid)
            positions["played"] |= bits
            positions["played_by"][:, trick : view.trick_number] |= bits[:, None]
            positions["dealt"][:, seat] |= bits
            if trick == view.trick_number:
                positions["in_trick"][:, seat] = laid
        return positions.view(np.recarray)

    def _forget(self, world: World) -> None:
        """Take out of the first position what only its own world knows."""
        hidden = ~self._mask([*world.hidden.values()])
        number = self._view.trick_number
        self._base["played"] &= hidden
        self._base["played_by"][:, :number] &= hidden
        for seat, hand in enumerate(world.hands):
            self._base["dealt"][:, seat] &= ~self._mask(hand) & hidden

    def _mask(self, cards: Sequence[Card]) -> int:
        return sum([1 << self._places[card] for card in cards])


@lru_cache(maxsize=64)
def places(table: Table) -> dict[Card, int]:
    """Return the place of each card of a table's pack."""
    return {card: place_of(table, card) for card in table.pack}


@lru_cache(maxsize=64)
def rules_of(table: Table) -> Any:
    """Return the rules of a table as compiled code takes them."""
    return compiled(table)
