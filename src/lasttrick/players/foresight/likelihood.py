"""How likely worlds are, and who knows the game in them, by what has been played.

Needs NumPy and numba.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from lasttrick.games import Table
from lasttrick.kernels.layout import layout
from lasttrick.players.foresight.placing import Masks, rules_of
from lasttrick.players.foresight.race import Floats
from lasttrick.players.policy import Family, family_of
from lasttrick.players.policy.compiled.choosing import room_to_think
from lasttrick.players.policy.compiled.playing_on import weigh_worlds
from lasttrick.players.policy.compiled.sighting import Shown
from lasttrick.players.policy.network import shipped

_DOUBT = 0.15
"""How much of every play of whoever knows the game is taken to be made by chance."""
_ALL_KNOW = 0.5
"""How likely all others are taken to know the game, before they have played; each of them plays
any card otherwise. Where that is possible few worlds hardly ever have all the weight, and
whoever plays badly is not thought to have had a reason."""


class Weighed(NamedTuple):
    """What the plays so far say of worlds."""

    likely: Floats
    """For each world, the logarithm of how likely the plays of others were."""
    shown: Any
    """For each world, a record of what has been shown there."""
    wild: Floats
    """For each world and seat, how likely that seat plays any card."""


def weighed_by_plays(table: Table, begun: Any, played: Masks, own: int) -> Weighed:
    """Return how likely what has been played is in each world, and what it says of who plays.

    Args:
        table: the rules.
        begun: the worlds at the first lead; they are moved on.
        played: what was played in each, as :class:`Retraced` has it.
        own: the seat whose plays say nothing.
    """
    network = weights_of(family_of(table))
    shown: Any = np.zeros(len(begun), layout(Shown)).view(np.recarray)
    likely, wild = np.zeros(len(begun)), np.zeros((len(begun), table.seats))
    weigh_worlds(
        rules_of(table),
        begun,
        shown,
        network,
        room_to_think(len(network[2])),
        played,
        own,
        _DOUBT,
        wildness_at(table.seats),
        likely,
        wild,
    )
    return Weighed(likely, shown, wild)


def wildness_at(seats: int) -> float:
    """Return how likely another seat is taken to play any card, before it has played."""
    known: float = _ALL_KNOW ** (1 / (seats - 1))
    return 1 - known


@lru_cache(maxsize=8)
def weights_of(family: Family) -> tuple[Any, Any, Any]:
    """Return the weights of a network as compiled code takes them."""
    network = shipped(family)
    return (
        np.array(network.of_moment, np.float32).T.copy(),
        np.array(network.of_play, np.float32).T.copy(),
        np.array(network.out, np.float32),
    )
