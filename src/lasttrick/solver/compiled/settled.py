"""Each seat for itself: the shadow of ``search.MaxNSearch``.

An end is a number here, and for each seat the ends are ranked by how well it likes them, so
that whole points of all seats are compared by one look.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import Row
from lasttrick.kernels.masks import NO_CARD
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
from lasttrick.solver.compiled.stakes import Stakes

Likings = npt.NDArray[np.int64]
"""For each seat and each end, its place in the order in which the seat likes them, 0 the least."""

_UNKNOWN = -1


@kernel
def search(
    rules: CompiledTable,
    stakes: Stakes,
    likings: Likings,
    memory: Memory,
    question: int,
    hands: Row,
    stack: Frames,
) -> int:
    """Return the number of the end that comes of the moment in the first frame.

    Args:
        rules: the table.
        stakes: the deal; ``most`` is the highest place in the likings.
        likings: how each seat likes each end.
        memory: what is known of positions.
        question: a number by which the memory tells the questions put to it apart.
        hands: what each seat holds; as it was when the search returns.
        stack: the first frame is the moment; the others are overwritten.
    """
    depth = 0
    entering = True
    while True:
        frame = stack[depth]
        if entering:
            entering = False
            known = _known(rules, memory, question, hands, frame)
            if not known:
                find_choices(rules, stakes, hands, frame)
        if frame.shown | frame.hidden:
            after = stack[depth + 1]
            over = lay_next(rules, stakes, hands, frame, after)
            if over:
                over = _end_of_trick(rules, stakes, hands, frame, after)
            if over:
                take_back(rules, stakes, hands, frame)
                _take(stakes, likings, frame, after.result)
            else:
                depth += 1
                entering = True
            continue
        if frame.row >= 0:
            keep(memory, frame.row, frame.key, frame.past, question, frame.result, frame.result)
        if depth == 0:
            return frame.result
        depth -= 1
        above = stack[depth]
        take_back(rules, stakes, hands, above)
        _take(stakes, likings, above, frame.result)


@kernel
def _known(rules: CompiledTable, memory: Memory, question: int, hands: Row, frame: Frame) -> bool:
    """Begin a frame; say whether the position is remembered."""
    frame.row = -1
    frame.shown = 0
    frame.hidden = 0
    frame.result = _UNKNOWN
    if frame.lead != NO_CARD or frame.number == rules.tricks:
        return False
    frame.key = position_key(rules, hands, frame)
    row = row_of(memory, frame.key, frame.past)
    frame.result, _ = recall(memory, row, frame.key, frame.past, question, _UNKNOWN, _UNKNOWN)
    if frame.result != _UNKNOWN:
        return True
    frame.row = row
    return False


@kernel
def _take(stakes: Stakes, likings: Likings, frame: Frame, end: int) -> None:
    """Take an end if the seat to move likes it better; nothing is tried after the best of all."""
    liked = likings[frame.turn]
    if frame.result == _UNKNOWN or liked[end] > liked[frame.result]:
        frame.result = end
        if liked[end] == stakes.most:
            frame.shown = 0
            frame.hidden = 0


@kernel
def _end_of_trick(
    rules: CompiledTable, stakes: Stakes, hands: Row, frame: Frame, after: Frame
) -> bool:
    """Count a trick that has been taken; say whether the deal is over, with ``after.result``."""
    number, winner = after.number, after.turn
    after.past = taken(rules, stakes, after.past, number, after.leader, winner, after.best)
    if number == rules.tricks:
        after.result = _last_end(rules, stakes, after)
        return True
    if number == rules.sweep_after and takers_in(after.past) == 1 << winner:
        after.result = end_number(rules, stakes, winner, rules.sweep, payer_in(after.past))
        return True
    if number == rules.drop_out_after and drop_out(rules, stakes, hands, after):
        after.result = end_number(rules, stakes, winner, rules.plain, -1)
        return True
    if lay_last_cards(rules, stakes, hands, after):
        after.result = _last_end(rules, stakes, after)
        return True
    next_trick(rules, stakes, hands, frame, after)
    return False


@kernel
def _last_end(rules: CompiledTable, stakes: Stakes, after: Frame) -> int:
    winner, award = winner_in(after.past), award_in(after.past)
    if winner != after.turn:
        award += rules.last_trick_lost
    return end_number(rules, stakes, winner, award, -1)


@kernel
def end_number(rules: CompiledTable, stakes: Stakes, winner: int, award: int, payer: int) -> int:
    """Return the number of an end.

    Args:
        rules: the table.
        stakes: the deal.
        winner: who wins it.
        award: what it is worth before anybody pays.
        payer: who pays for an ace; -1 for nobody.
    """
    return ((award - stakes.least_award) * (rules.seats + 1) + payer + 1) * rules.seats + winner
