"""Many worlds behind one view: how likely each is by what was played, and how it goes on.

Everyone is taken to play by the policy, each seat by what it knows itself: nobody looks into
the hands of others, in no world. But perhaps a seat knows nothing of the game and plays any
card; how likely that is, its plays tell, in each world for itself.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.award import settle
from lasttrick.kernels.bits import lowest, ones
from lasttrick.kernels.chance import fraction_of, lane_of
from lasttrick.kernels.choosing import declare_by_chance
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.lanes import POINT, WORD_OF_PLAY
from lasttrick.kernels.legality import legal
from lasttrick.kernels.position import PLAY, Position
from lasttrick.kernels.tricks import lay
from lasttrick.players.policy.compiled.choosing import drawn_play, think
from lasttrick.players.policy.compiled.sighting import Shown, nothing_shown, show
from lasttrick.players.policy.player import LEAST


@kernel
def weigh_worlds(
    rules: CompiledTable,
    begun: Any,
    shown: Any,
    network: Any,
    thought: Any,
    played: Any,
    own: int,
    doubt: float,
    wildness: float,
    likely: Any,
    wild: Any,
) -> None:
    """Play again in every world what has been played, and find out how likely that was.

    A seat plays by the policy, with some doubt, or any card throughout.

    Args:
        rules: the table.
        begun: the worlds at the first lead; they are moved on.
        shown: for each world, what has been shown in the end is filled in.
        network: the weights of the policy.
        thought: room to think.
        played: for each world and each play so far, twice the place of the card, and 1 more
            where it was laid face down.
        own: the seat whose plays say nothing, as it knows its own hand.
        doubt: how much of every play by the policy is thought to be made by chance.
        wildness: how likely a seat is thought to play any card before it has played.
        likely: for each world, the logarithm of how likely all plays of others were is filled in.
        wild: for each world and seat, how likely it plays any card, now that it has played, is
            filled in; 0 for the seat itself.
    """
    for world in range(len(begun)):
        position, seen = begun[world], shown[world]
        nothing_shown(rules, position, seen)
        so_far = 0.0
        # At first: how much likelier its plays are by the policy than as any cards.
        by_policy = wild[world]
        by_policy[:] = 1.0
        for turn in range(played.shape[1]):
            play = played[world, turn]
            if position.turn != own:
                up, down = legal(rules, position)
                number = ones(up) + ones(down)
                if number > 1:
                    think(rules, position, seen, network, up, down, thought)
                    for row in range(number):
                        if thought.plays[row] == play:
                            chance = (1 - doubt) * thought.chances[row] + doubt / number
                            by_policy[position.turn] *= chance * number
                            so_far -= np.log(number)
            show(rules, position, seen, play >> 1, play & 1)
            lay(rules, position, play >> 1, play & 1)
        for seat in range(rules.seats):
            if seat == own:
                wild[world, seat] = 0.0
                continue
            either = wildness + (1 - wildness) * by_policy[seat]
            so_far += np.log(either)
            wild[world, seat] = wildness / either
        likely[world] = so_far


@kernel
def play_on_by_policy(
    rules: CompiledTable,
    positions: Any,
    shown: Any,
    wild: Any,
    room: Any,
    seen: Any,
    network: Any,
    thought: Any,
    moves: Any,
    seed: int,
    points: Any,
    wins: Any,
) -> None:
    """Make every move in every world, and let the policy play the deal on to its end.

    Args:
        rules: the table.
        positions: the worlds: the same moment of play, with the same seat to move.
        shown: for each world, what has been shown in it.
        wild: for each world and seat, how often it plays any card instead.
        room: room for one position.
        seen: room for what is shown in it.
        network: the weights of the policy.
        thought: room to think.
        moves: for each move the place of its card, and 1 where it is laid face down.
        seed: of the chance; every move has the same chance after it.
        points: for each world and move, what the deal brings the seat to move is filled in.
        wins: for each world and move, 1 is filled in where it wins the deal, else 0.
    """
    for world in range(len(positions)):
        seat = positions[world].turn
        lane = lane_of(seed, world)
        for number in range(len(moves)):
            room[0] = positions[world]
            seen[0] = shown[world]
            position = room[0]
            show(rules, position, seen[0], moves[number, 0], moves[number, 1])
            lay(rules, position, moves[number, 0], moves[number, 1])
            _play_by_policy(rules, position, seen[0], wild[world], network, thought, lane)
            points[world, number] = position.points[seat]
            wins[world, number] = position.winner == seat


@kernel
def _play_by_policy(
    rules: CompiledTable,
    position: Position,
    seen: Shown,
    wild: Any,
    network: Any,
    thought: Any,
    lane: int,
) -> None:
    """Play a deal to its end, and count it."""
    while position.by == 0:
        if position.phase != PLAY:
            declare_by_chance(rules, position, lane)
            continue
        up, down = legal(rules, position)
        if ones(up) + ones(down) == 1:
            card, hides = lowest(up | down), int(up == 0)
        else:
            number = think(rules, position, seen, network, up, down, thought)
            word = WORD_OF_PLAY + 8 * position.trick + position.laid
            fraction = fraction_of(lane, word) / (1 << POINT)
            drawn = drawn_play(thought.chances, number, wild[position.turn], LEAST, fraction)
            play = thought.plays[drawn]
            card, hides = play >> 1, play & 1
        show(rules, position, seen, card, hides)
        lay(rules, position, card, hides)
    settle(rules, position)
