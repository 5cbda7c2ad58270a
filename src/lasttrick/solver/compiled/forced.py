"""Alpha-beta for one seat against all the others: the shadow of ``search.ForcedSearch``."""

from __future__ import annotations

from lasttrick.kernels.bits import ones
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import Row
from lasttrick.kernels.masks import LANE, NO_CARD
from lasttrick.solver.compiled.frames import (
    Frame,
    Frames,
    drop_out,
    find_choices,
    lay_last_cards,
    lay_next,
    next_trick,
    position_key,
    take_back,
)
from lasttrick.solver.compiled.memory import Memory, keep, recall, row_of
from lasttrick.solver.compiled.packed_past import award_in, payer_in, taken, takers_in, winner_in
from lasttrick.solver.compiled.stakes import Stakes, Worth


@kernel
def search(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    memory: Memory,
    question: int,
    hands: Row,
    stack: Frames,
) -> int:
    """Return what the seat can force from the moment in the first frame on.

    Args:
        rules: the table.
        stakes: the deal and whose question it is.
        worth: what each end is worth.
        memory: what is known of positions.
        question: a number by which the memory tells the questions put to it apart.
        hands: what each seat holds; as it was when the search has found the value.
        stack: the first frame is the moment; the others are overwritten.

    Returns:
        The value; one less than the least where the search was given up, with the hands left
        as they were then.
    """
    depth, looked = 0, 0
    stack[0].alpha, stack[0].beta = stakes.least, stakes.most
    entering = True
    while True:
        frame = stack[depth]
        if entering:
            entering = False
            looked += 1
            if looked == stakes.patience:
                return stakes.least - 1
            known = _known(rules, stakes, memory, question, hands, frame)
            if not known:
                find_choices(rules, stakes, hands, frame)
        if frame.alpha < frame.beta and frame.shown | frame.hidden:
            after = stack[depth + 1]
            over = lay_next(rules, stakes, hands, frame, after)
            if over:
                over = end_of_trick(rules, stakes, worth, hands, frame, after)
            if over:
                take_back(rules, stakes, hands, frame)
                _take(stakes, frame, after.result)
            else:
                after.alpha, after.beta = frame.alpha, frame.beta
                depth += 1
                entering = True
            continue
        if frame.row >= 0:
            _remember(memory, question, frame)
        if depth == 0:
            return frame.result
        depth -= 1
        above = stack[depth]
        take_back(rules, stakes, hands, above)
        _take(stakes, above, frame.result)


@kernel
def _known(
    rules: CompiledTable, stakes: Stakes, memory: Memory, question: int, hands: Row, frame: Frame
) -> bool:
    """Begin a frame; say whether what is remembered of the position is enough."""
    frame.row = -1
    frame.shown = 0
    frame.hidden = 0
    frame.least, frame.most = stakes.least, stakes.most
    if frame.lead == NO_CARD and frame.number < rules.tricks:
        if _settled_early(stakes, hands, frame):
            return True
        frame.key = position_key(rules, hands, frame)
        row = row_of(memory, frame.key, frame.past)
        frame.least, frame.most = recall(
            memory, row, frame.key, frame.past, question, stakes.least, stakes.most
        )
        if frame.least >= frame.beta or frame.least == frame.most:
            frame.result = frame.least
            return True
        if frame.most <= frame.alpha:
            frame.result = frame.most
            return True
        frame.alpha = max(frame.alpha, frame.least)
        frame.beta = min(frame.beta, frame.most)
        frame.row = row
    frame.first_alpha, frame.first_beta = frame.alpha, frame.beta
    frame.result = stakes.least if frame.turn == stakes.seat else stakes.most
    return False


@kernel
def _settled_early(stakes: Stakes, hands: Row, frame: Frame) -> bool:
    """Say whether a position before a lead needs no search, and write its value down.

    A seat that leads cards which nobody can beat, and has no others, wins all tricks to come;
    a seat that can beat no card of any other, and does not lead, wins none.
    """
    own, rivals = hands[stakes.seat], frame.held ^ hands[stakes.seat]
    if frame.turn == stakes.seat:
        if not stakes.won_is_most:
            return False
        for suit in range(4):
            mine, theirs = own >> 16 * suit & LANE, rivals >> 16 * suit & LANE
            if mine and theirs > mine & -mine:
                return False
        frame.result = stakes.most
        return True
    if not stakes.lost_is_least:
        return False
    for suit in range(4):
        mine, theirs = own >> 16 * suit & LANE, rivals >> 16 * suit & LANE
        if theirs and mine > theirs & -theirs:
            return False
    frame.result = stakes.least
    return True


@kernel
def _remember(memory: Memory, question: int, frame: Frame) -> None:
    least = max(frame.least, frame.result) if frame.result > frame.first_alpha else frame.least
    most = min(frame.most, frame.result) if frame.result < frame.first_beta else frame.most
    keep(memory, frame.row, frame.key, frame.past, question, least, most)


@kernel
def _take(stakes: Stakes, frame: Frame, value: int) -> None:
    """Hold the value of the card that was tried against what there is."""
    if frame.turn == stakes.seat:
        frame.result = max(frame.result, value)
        frame.alpha = max(frame.alpha, value)
    else:
        frame.result = min(frame.result, value)
        frame.beta = min(frame.beta, value)


@kernel
def end_of_trick(
    rules: CompiledTable, stakes: Stakes, worth: Worth, hands: Row, frame: Frame, after: Frame
) -> bool:
    """Count a trick that has been taken; say whether the deal is over, worth ``after.result``."""
    number, winner = after.number, after.turn
    after.past = taken(rules, stakes, after.past, number, after.leader, winner, after.best)
    if number == rules.tricks:
        after.result = _worth_of_last(rules, stakes, worth, hands, after)
        return True
    if number == rules.sweep_after and takers_in(after.past) == 1 << winner:
        after.result = _worth(rules, stakes, worth, hands, 0, winner, rules.sweep)
        for seat in range(rules.seats):
            if after.out >> seat & 1:
                after.result += stakes.for_out[seat]
        payer = payer_in(after.past)
        if payer >= 0:
            after.result += stakes.for_ace[payer] + stakes.for_paid_ace[winner]
        return True
    if number == rules.drop_out_after and drop_out(rules, stakes, hands, after):
        after.result = _worth(rules, stakes, worth, hands, after.out, winner, rules.plain)
        return True
    if lay_last_cards(rules, stakes, hands, after):
        after.result = _worth_of_last(rules, stakes, worth, hands, after)
        return True
    next_trick(rules, stakes, hands, frame, after)
    return False


@kernel
def _worth_of_last(
    rules: CompiledTable, stakes: Stakes, worth: Worth, hands: Row, after: Frame
) -> int:
    """Return what the deal is worth after its last trick."""
    winner, award = winner_in(after.past), award_in(after.past)
    if winner != after.turn:
        award += rules.last_trick_lost
    return _worth(rules, stakes, worth, hands, after.out, winner, award)


@kernel
def _worth(
    rules: CompiledTable,
    stakes: Stakes,
    worth: Worth,
    hands: Row,
    out: int,
    winner: int,
    award: int,
) -> int:
    """Return what an end is worth, with what being out and holding aces there costs."""
    value: int = worth[winner, award - stakes.least_award]
    if out:
        for seat in range(rules.seats):
            if out >> seat & 1:
                value += stakes.for_out[seat]
                if rules.stuck:
                    aces = ones(hands[seat] & rules.aces)
                    value += aces * (stakes.for_ace[seat] + stakes.for_paid_ace[winner])
    return value
