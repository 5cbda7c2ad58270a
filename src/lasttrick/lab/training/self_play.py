"""Deals that a network plays against itself, with every choice written down to learn from."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from lasttrick.kernels.award import settle
from lasttrick.kernels.beginning import begin
from lasttrick.kernels.bits import lowest, nth, ones
from lasttrick.kernels.bulk import Counts, count
from lasttrick.kernels.chance import drawn, fraction_of, lane_of
from lasttrick.kernels.choosing import declare_by_chance
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.dealing import deal
from lasttrick.kernels.lanes import POINT, WORD_OF_PLAY
from lasttrick.kernels.layout import blank
from lasttrick.kernels.legality import legal
from lasttrick.kernels.position import PLAY, Position
from lasttrick.kernels.tricks import lay
from lasttrick.players.policy.compiled.choosing import drawn_play, room_to_think, think
from lasttrick.players.policy.compiled.sighting import Shown, nothing_shown, show
from lasttrick.players.policy.features import MOMENT
from lasttrick.players.policy.features import PLAY as PLAY_NUMBERS

LATER_DEAL = 2
"""The number of every deal here: the first of a match may have a leader of its own."""


class Desk(NamedTuple):
    """Room to work in for one deal at a time."""

    position: Any
    shown: Any
    counts: Any
    thought: Any


def desk(hidden: int) -> Desk:
    """Return room for deals played by a network with so many hidden units."""
    return Desk(blank(Position), blank(Shown), blank(Counts), room_to_think(hidden))


class Choices(NamedTuple):
    """Choices made in deals, in the order in which they were made.

    The plays of all choices stand below each other: those of choice *n* begin at row
    ``begins[n]`` and end where those of the next one begin.
    """

    moments: Any
    """A row for each choice."""
    plays: Any
    """A row for each play."""
    begins: Any
    chosen: Any
    """The row of the play that was chosen."""
    seats: Any
    later: Any
    """The next choice of the same seat in the same deal; -1 for none."""
    returns: Any
    """What the deal brought the seat, less what it brought the others on average."""


def room_for(choices: int) -> Choices:
    """Return empty room for so many choices: no hand of a game has more than sixteen plays."""
    return Choices(
        np.zeros((choices, MOMENT), np.float32),
        np.zeros((16 * choices, PLAY_NUMBERS), np.float32),
        np.zeros(choices + 1, np.int64),
        np.zeros(choices, np.int64),
        np.zeros(choices, np.int64),
        np.zeros(choices, np.int64),
        np.zeros(choices, np.float32),
    )


@kernel
def self_play(
    rules: CompiledTable,
    desk: Any,
    network: Any,
    by_chance: int,
    tremble: float,
    least: float,
    seed: int,
    first: int,
    deals: int,
    scale: float,
    choices: Any,
    at: int,
    end: int,
) -> tuple[int, int]:
    """Deal and play deals until there are so many, or so many choices have been written down.

    Args:
        rules: the table.
        desk: room to work in; its counts are added to.
        network: the weights of the moment, of a play, and of the output.
        by_chance: a mask of the seats that play any legal card, and are not written down.
        tremble: how often a play is chosen by chance all the same.
        least: plays with a smaller chance are left out, but for the likeliest.
        seed: of the chance.
        first: the number of the first deal.
        deals: how many deals at most.
        scale: returns are divided by it.
        choices: where choices are written down.
        at: how many stand there already.
        end: after how many no deal is begun; no more room than that is needed but for
            the choices of one deal.

    Returns:
        How many deals were played, and how many choices stand there now.
    """
    position, shown, thought = desk.position, desk.shown, desk.thought
    plays, moment, rows, seats = thought.plays, thought.moment, thought.rows, thought.order
    played = 0
    while played < deals and at < end:
        lane = lane_of(seed, first + played)
        deal(rules, position, lane)
        begin(rules, position, 0, LATER_DEAL, -1)
        began, watched = at, False
        while position.by == 0:
            if position.phase != PLAY:
                declare_by_chance(rules, position, lane)
                continue
            if not watched:
                nothing_shown(rules, position, shown)
                watched = True
            up, down = legal(rules, position)
            word = WORD_OF_PLAY + 8 * position.trick + position.laid
            fraction = fraction_of(lane, word)
            seat = position.turn
            number = ones(up) + ones(down)
            if by_chance >> seat & 1:
                row = drawn(fraction, number)
                card, hides = nth(up, row, number), 0
                if row >= ones(up):
                    card, hides = nth(down, row - ones(up), number), 1
            elif number == 1:
                card, hides = lowest(up | down), int(up == 0)
            else:
                think(rules, position, shown, network, up, down, thought)
                part = fraction / (1 << POINT)
                row = drawn_play(thought.chances, number, tremble, least, part)
                card, hides = plays[row] >> 1, plays[row] & 1
                if at < len(choices.seats) and choices.begins[at] + number <= len(choices.plays):
                    begins = choices.begins[at]
                    for each in range(len(moment)):
                        choices.moments[at, each] = moment[each]
                    for which in range(number):
                        for each in range(rows.shape[1]):
                            choices.plays[begins + which, each] = rows[which, each]
                    choices.chosen[at] = begins + row
                    choices.seats[at] = seat
                    choices.begins[at + 1] = begins + number
                    at += 1
            show(rules, position, shown, card, hides)
            lay(rules, position, card, hides)
        settle(rules, position)
        count(rules, position, desk.counts)
        total = 0
        for seat in range(rules.seats):
            total += position.points[seat]
        for seat in range(rules.seats):
            seats[seat] = -1
        for which in range(at - 1, began - 1, -1):
            seat = choices.seats[which]
            mine = position.points[seat]
            others = (total - mine) / (rules.seats - 1)
            choices.returns[which] = (mine - others) / scale
            choices.later[which] = seats[seat]
            seats[seat] = which
        played += 1
    return played, at
