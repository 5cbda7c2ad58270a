"""One moment with many worlds behind it, played on after every move with simple sense.

Sense keeps high cards for the trick before the deciding one and for that itself, and takes a
trick before only to stay in the deal. Now and then a card is any card: nobody's sense is known.
"""

from __future__ import annotations

from typing import Any

from lasttrick.kernels.award import settle
from lasttrick.kernels.bits import nth, ones
from lasttrick.kernels.chance import drawn, fraction_of, lane_of, rest
from lasttrick.kernels.choosing import declare_by_chance
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.following import card_by, role_of
from lasttrick.kernels.lanes import WORD_OF_PLAY
from lasttrick.kernels.legality import legal
from lasttrick.kernels.policy import CAN_BEAT, HIGHEST, JUST_BEATING, LEAD, LOWEST
from lasttrick.kernels.position import PLAY, Position
from lasttrick.kernels.tricks import lay

_OWN_CHANCE = 20
"""Of how many of a hundred cards of the seat whose worlds these are, chance decides."""
_CHANCE = 50
"""The same for the other seats."""


@kernel
def play_on(
    rules: CompiledTable,
    positions: Any,
    room: Any,
    moves: Any,
    seed: int,
    times: int,
    points: Any,
    wins: Any,
) -> None:
    """Make every move in every world, play the deal on to its end, and add up what it brings.

    Args:
        rules: the table.
        positions: the worlds: the same moment of play, with the same seat to move.
        room: room for one position.
        moves: for each move the place of its card, and 1 where it is laid face down.
        seed: of the chance; every move has the same chance after it.
        times: how often each world is played on after each move.
        points: for each move, the points of the seat to move are added here.
        wins: for each move, how often it won the deal is added here.
    """
    for world in range(len(positions)):
        seat = positions[world].turn
        for time in range(times):
            lane = lane_of(seed, world * times + time)
            for number in range(len(moves)):
                room[0] = positions[world]
                position = room[0]
                lay(rules, position, moves[number, 0], moves[number, 1])
                _play_with_sense(rules, position, seat, lane)
                points[number] += position.points[seat]
                wins[number] += position.winner == seat


@kernel
def _play_with_sense(rules: CompiledTable, position: Position, own: int, lane: int) -> None:
    """Play a deal to its end, and count it."""
    while position.by == 0:
        if position.phase != PLAY:
            declare_by_chance(rules, position, lane)
            continue
        up, down = legal(rules, position)
        fraction = fraction_of(lane, WORD_OF_PLAY + 8 * position.trick + position.laid)
        if drawn(fraction, 100) < (_OWN_CHANCE if position.turn == own else _CHANCE):
            shown = ones(up)
            chosen = drawn(rest(fraction, 100), shown + ones(down))
            hides = chosen >= shown
            card = nth(down if hides else up, chosen - shown if hides else chosen, rules.tricks)
        else:
            way = _sensible(rules, position, up | down)
            card = card_by(way, position, up | down)
            hides = down >> card & 1 == 1 and (way == LOWEST or not up >> card & 1)
        lay(rules, position, card, hides)
    settle(rules, position)


@kernel
def _sensible(rules: CompiledTable, position: Position, cards: int) -> int:
    """Return the way in which sense chooses among these cards."""
    trick = position.trick
    late = rules.deciding - 1 <= trick <= rules.deciding
    stays = trick > rules.drop_out_after or position.takers >> position.turn & 1
    role = role_of(position, cards)
    if role == LEAD:
        return HIGHEST if late or (not stays and trick == rules.drop_out_after) else LOWEST
    return JUST_BEATING if role == CAN_BEAT and (late or not stays) else LOWEST
