"""Deals played by chance with an eye on every choice, and what comes of a moment by chance."""

from __future__ import annotations

from typing import Any

from lasttrick.kernels.award import settle
from lasttrick.kernels.beginning import begin
from lasttrick.kernels.bits import nth, ones
from lasttrick.kernels.bulk import Counts, count
from lasttrick.kernels.chance import drawn, fraction_of, lane_of, rest
from lasttrick.kernels.choosing import declare_by_chance, play_by_chance
from lasttrick.kernels.compiled import MOST_TRICKS, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.dealing import deal
from lasttrick.kernels.lanes import WORD_OF_TRICK
from lasttrick.kernels.legality import legal
from lasttrick.kernels.position import PLAY, Position
from lasttrick.kernels.tricks import lay


@kernel
def lay_by_chance(rules: CompiledTable, position: Position, fraction: int) -> int:
    """Lay one card, each legal play with equal chance, and return how many plays there were."""
    up, down = legal(rules, position)
    shown = ones(up)
    plays = shown + ones(down)
    chosen = drawn(fraction, plays)
    if chosen < shown:
        lay(rules, position, nth(up, chosen, MOST_TRICKS), 0)
    else:
        lay(rules, position, nth(down, chosen - shown, MOST_TRICKS), 1)
    return plays


@kernel
def add_choices(sums: Any, cards: int, choices: int) -> None:
    """Add what one deal showed at one place: so many cards, with so many choices in all."""
    sums[0] += 1
    sums[1] += cards
    sums[2] += choices
    sums[3] += cards * cards
    sums[4] += cards * choices
    sums[5] += choices * choices


@kernel
def slope(moves: int, choices: int, weighed: int) -> float:
    """Return the slope of the regression line of choices over the number of the move.

    Args:
        moves: how many moves there were, two at least.
        choices: their choices, added up.
        weighed: the same, each times the number of its move, from 0.
    """
    numbers = moves * (moves - 1) // 2
    squares = numbers * (2 * moves - 1) // 3
    above = moves * weighed - numbers * choices
    return above / (moves * squares - numbers * numbers)


@kernel
def watched_deals(
    rules: CompiledTable,
    position: Position,
    counts: Counts,
    choices: Any,
    outcomes: Any,
    slopes: Any,
    seed: int,
    first: int,
    dealer: int,
    number: int,
) -> None:
    """Deal and play deals by chance, and write down what each of them showed.

    Args:
        rules: the table.
        position: room for a deal.
        counts: what comes of all of them.
        choices: six sums for the leader and for the followers of each trick.
        outcomes: a row for each deal: how it was won, and the points of the winner.
        slopes: one for each deal; left as it is after fewer than two cards.
        seed: of the chance.
        first: the number of the first deal.
        dealer: whose deal each of them is.
        number: which deal of a match.
    """
    for row in range(len(slopes)):
        lane = lane_of(seed, first + row)
        deal(rules, position, lane)
        begin(rules, position, dealer, number, -1)
        moves = total = weighed = 0
        while position.by == 0:
            if position.phase != PLAY:
                declare_by_chance(rules, position, lane)
                continue
            trick, cards, followed = position.trick, position.staying, 0
            fraction = fraction_of(lane, WORD_OF_TRICK + trick)
            for turn in range(cards):
                plays = lay_by_chance(rules, position, fraction)
                fraction = rest(fraction, plays)
                total += plays
                weighed += moves * plays
                moves += 1
                if turn == 0:
                    add_choices(choices[trick, 0], 1, plays)
                else:
                    followed += plays
            add_choices(choices[trick, 1], cards - 1, followed)
        settle(rules, position)
        count(rules, position, counts)
        outcomes[row, 0] = position.by
        if position.winner >= 0:
            outcomes[row, 1] = position.points[position.winner]
        if moves > 1:
            slopes[row] = slope(moves, total, weighed)


@kernel
def playouts(rules: CompiledTable, positions: Any, wins: Any, seed: int, number: int) -> None:
    """Play a deal on to its end so many times by chance, and count who won it.

    Args:
        rules: the table.
        positions: the moment from which to play, and room for another.
        wins: how often each seat won is added here.
        seed: of the chance; the n-th time has the lane of the n-th deal of this seed.
        number: how many times.
    """
    for at in range(number):
        positions[1] = positions[0]
        position = positions[1]
        lane = lane_of(seed, at)
        if position.by == 0 and position.phase == PLAY and position.laid > 0:
            trick = position.trick
            fraction = fraction_of(lane, WORD_OF_TRICK + trick)
            for _ in range(position.staying - position.laid):
                fraction = rest(fraction, lay_by_chance(rules, position, fraction))
        play_by_chance(rules, position, lane)
        if position.winner >= 0:
            wins[position.winner] += 1
