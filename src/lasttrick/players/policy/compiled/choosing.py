"""What a policy makes of the plays that are open, in compiled code."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lasttrick.kernels.bits import lowest, ones
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.position import Position
from lasttrick.players.policy.compiled.describing import describe
from lasttrick.players.policy.compiled.sighting import Shown, see
from lasttrick.players.policy.features import CLEAR_ROOM, MOMENT, PLAY, SUIT_ROOM
from lasttrick.players.policy.sight import LENGTH

MOST_PLAYS = 2 * 32
"""How many plays a seat can have, each card face up and face down."""


class Thought(NamedTuple):
    """What a seat sees and makes of it at one moment, and room to work it out in."""

    sight: Any
    plays: Any
    """Twice the place of each card, and 1 more where it is laid face down."""
    clear: Any
    suits: Any
    order: Any
    moment: Any
    rows: Any
    hidden: Any
    chances: Any
    """How likely each play is."""


def room_to_think(hidden: int) -> Thought:
    """Return room for what a network with so many hidden units thinks."""
    return Thought(
        np.zeros(LENGTH, np.int64),
        np.zeros(MOST_PLAYS, np.int64),
        np.zeros(CLEAR_ROOM),
        np.zeros((5, SUIT_ROOM)),
        np.zeros(8, np.int64),
        np.zeros(MOMENT),
        np.zeros((MOST_PLAYS, PLAY)),
        np.zeros((2, hidden), np.float32),
        np.zeros(MOST_PLAYS),
    )


@kernel
def think(
    rules: CompiledTable,
    position: Position,
    shown: Shown,
    network: Any,
    up: int,
    down: int,
    thought: Any,
) -> int:
    """Find out how likely the seat to move is to make each play, and return how many there are.

    Args:
        rules: the table.
        position: the deal.
        shown: what has been shown in it.
        network: the weights, as :func:`weigh` takes them.
        up: the cards that may be laid face up.
        down: those that may be laid face down.
        thought: its plays and their chances are filled in, with all that leads to them.
    """
    number = ones(up) + ones(down)
    _fill_plays(up, down, thought.plays)
    see(rules, position, shown, thought.sight)
    describe(
        thought.sight,
        thought.plays,
        number,
        thought.clear,
        thought.suits,
        thought.order,
        thought.moment,
        thought.rows,
    )
    weigh(network, thought.moment, thought.rows, number, thought.hidden, thought.chances)
    return number


@kernel
def _fill_plays(up: int, down: int, plays: Any) -> int:
    number = 0
    while up:
        plays[number] = 2 * lowest(up)
        up &= up - 1
        number += 1
    while down:
        plays[number] = 2 * lowest(down) + 1
        down &= down - 1
        number += 1
    return number


@kernel
def weigh(network: Any, moment: Any, rows: Any, number: int, hidden: Any, chances: Any) -> None:
    """Turn the numbers of plays into chances: the softmax of what the network makes of them."""
    of_moment, of_play, out = network
    width = len(out)
    for unit in range(width):
        hidden[0, unit] = 0.0
    for at in range(len(moment)):
        value = np.float32(moment[at])
        if value != 0.0:
            for unit in range(width):
                hidden[0, unit] += value * of_moment[at, unit]
    best = -1e30
    for row in range(number):
        for unit in range(width):
            hidden[1, unit] = hidden[0, unit]
        for at in range(rows.shape[1]):
            value = np.float32(rows[row, at])
            if value != 0.0:
                for unit in range(width):
                    hidden[1, unit] += value * of_play[at, unit]
        score = 0.0
        for unit in range(width):
            score += max(hidden[1, unit], np.float32(0.0)) * out[unit]
        chances[row] = score
        best = max(best, score)
    total = 0.0
    for row in range(number):
        chances[row] = np.exp(chances[row] - best)
        total += chances[row]
    for row in range(number):
        chances[row] /= total


@kernel
def drawn_play(chances: Any, number: int, tremble: float, least: float, fraction: float) -> int:
    """Return a play by its chance.

    Args:
        chances: of the plays; they are changed.
        number: how many plays there are.
        tremble: how often a play is chosen by chance all the same.
        least: plays with a smaller chance are left out, but for the likeliest.
        fraction: a number from 0 to 1 that chance has drawn.
    """
    total = best = 0.0
    for row in range(number):
        best = max(best, chances[row])
    for row in range(number):
        if chances[row] < min(least, best):
            chances[row] = 0.0
        chances[row] = (1 - tremble) * chances[row] + tremble / number
        total += chances[row]
    left = fraction * total
    for row in range(number):
        left -= chances[row]
        if left < 0:
            return row
    return number - 1
