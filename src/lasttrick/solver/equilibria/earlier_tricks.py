"""The tricks before the last two, for all hands at once, compiled: down the tree and up again.

Going down, the reach of every hand is carried from the leads of one trick to those of the
next; going up, what hands are worth there is gathered, and the seat in question learns.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.choosing import (
    ILLEGAL,
    Reals,
    chosen,
    mirror_learnt,
    suits_of,
)
from lasttrick.solver.equilibria.hands import Numbers
from lasttrick.solver.equilibria.policies import Weights


@kernel
def may_lay(hand: Numbers, suits: Numbers, led: int, may: Any) -> int:
    """Write down which cards of a hand may answer a card, and return how many do."""
    follows = 0
    for slot in range(len(hand)):
        may[slot] = suits[hand[slot]] == suits[led]
        follows += may[slot]
    if not follows:
        may[:] = True
        return len(hand)
    return follows


@kernel
def spread(weights: Weights, may: Any, chances: Reals) -> None:
    """Write down the chance of each card that may be laid."""
    whole, ways = 0.0, 0
    for slot in range(len(weights)):
        if may[slot]:
            whole += weights[slot]
            ways += 1
    for slot in range(len(weights)):
        if not may[slot]:
            chances[slot] = 0.0
        elif whole > 0.0:
            chances[slot] = weights[slot] / whole
        else:
            chances[slot] = 1.0 / ways


@kernel
def descend(
    hands: Numbers,
    whole: Numbers,
    slot: Numbers,
    seats: Any,
    starts: Numbers,
    answers: Numbers,
    children: Numbers,
    lead_weights: Weights,
    answer_weights: Weights,
    reach: Reals,
    reach_then: Reals,
) -> None:
    """Carry the reach of every hand on to the leads of the next trick.

    Args:
        hands: the cards of every hand.
        whole: as in ``Passage``, and so is ``slot``.
        slot: the place of the own card in the hand.
        seats: as in ``TrickLayer``, and so are ``starts``, ``answers`` and ``children``.
        starts: the first card of each suit.
        answers: the answer to each card.
        children: the lead after each answer.
        lead_weights: what is led.
        answer_weights: what is answered.
        reach: for each seat and lead, the reach of each hand.
        reach_then: receives the same for the leads of the next trick.
    """
    number, pack = answers.shape
    cards = hands.shape[1]
    suits = np.zeros(pack, np.int32)
    may = np.ones(cards, np.bool_)
    leading = np.zeros((len(hands), cards))
    answering = np.zeros((len(hands), cards))
    for lead in range(number):
        suits_of(starts[lead], suits)
        leader = seats[lead]
        may[:] = True
        for hand in range(len(hands)):
            spread(lead_weights[lead, hand], may, leading[hand])
            leading[hand] *= reach[leader, lead, hand]
        for led in range(pack):
            answer = answers[lead, led]
            if answer < 0:
                continue
            for hand in range(len(hands)):
                may_lay(hands[hand], suits, led, may)
                spread(answer_weights[answer, hand], may, answering[hand])
                answering[hand] *= reach[1 - leader, lead, hand]
            for card in range(pack):
                child = children[answer, card]
                if child < 0:
                    continue
                for after in range(reach_then.shape[2]):
                    at, own = whole[led, card, after], slot[led, card, after]
                    reach_then[leader, child, after] = leading[at, own]
                    at, own = whole[card, led, after], slot[card, led, after]
                    reach_then[1 - leader, child, after] = answering[at, own]


@kernel
def ascend(
    hands: Numbers,
    whole: Numbers,
    slot: Numbers,
    seats: Any,
    starts: Numbers,
    first: Numbers,
    answers: Numbers,
    first_then: Numbers,
    children: Numbers,
    likeness: Numbers,
    likeness_then: Numbers,
    model: Numbers,
    same_slot: Numbers,
    twin: Numbers,
    swap: Numbers,
    swapped: Numbers,
    lead_weights: Weights,
    lead_sums: Weights,
    answer_weights: Weights,
    answer_sums: Weights,
    reach: Reals,
    seat: int,
    mode: int,
    weight: float,
    values_then: Reals,
    values: Reals,
) -> None:
    """Write down the worth of every hand of one seat at the leads of a trick.

    Args are those of ``descend`` and of ``last_two_tricks``; ``values_then`` holds the worth
    at the leads of the next trick.
    """
    number, pack = answers.shape
    size, cards = hands.shape
    suits = np.zeros(pack, np.int32)
    may = np.ones(cards, np.bool_)
    gathered = np.zeros(size)
    by_card = np.zeros((size, cards))
    by_lead = np.zeros((size, cards))
    for lead in range(number):
        suits_of(starts[lead], suits)
        leads_it = seats[lead] == seat
        values[lead] = 0.0
        for led in range(pack):
            answer = answers[lead, led]
            if answer < 0:
                continue
            gathered[:] = 0.0
            for card in range(pack):
                child = children[answer, card]
                if child < 0:
                    continue
                own, other = (led, card) if leads_it else (card, led)
                for image in range(suits[card], 4):
                    if first_then[answer, image] != suits[card]:
                        continue
                    row = swap[likeness[lead], suits[card], image]
                    for after in range(values_then.shape[1]):
                        at = whole[own, other, after]
                        if image != suits[card]:
                            at = swapped[row, at]
                        if leads_it:
                            gathered[at] += values_then[child, after]
                        else:
                            moved = card - starts[lead, suits[card]] + starts[lead, image]
                            by_card[at, slot_of(hands[at], moved)] = values_then[child, after]
            if not leads_it:
                for hand in range(size):
                    if slot_of(hands[hand], led) >= 0:
                        continue
                    may_lay(hands[hand], suits, led, may)
                    for place in range(cards):
                        if not may[place]:
                            by_card[hand, place] = ILLEGAL
                    gathered[hand] = chosen(
                        mode,
                        answer_weights[answer, hand],
                        answer_sums[answer, hand],
                        weight * reach[seat, lead, hand],
                        by_card[hand],
                        cards,
                    )
                mirror_learnt(
                    mode,
                    answer_weights[answer],
                    answer_sums[answer],
                    likeness_then[answer],
                    model,
                    same_slot,
                    twin,
                )
            for image in range(suits[led], 4):
                if first[lead, image] != suits[led]:
                    continue
                row = swap[likeness[lead], suits[led], image]
                moved = led - starts[lead, suits[led]] + starts[lead, image]
                for hand in range(size):
                    at = swapped[row, hand] if image != suits[led] else hand
                    if not leads_it:
                        values[lead, at] += gathered[hand]
                    else:
                        place = slot_of(hands[at], moved)
                        if place >= 0:
                            by_lead[at, place] = gathered[hand]
        if leads_it:
            for hand in range(size):
                values[lead, hand] = chosen(
                    mode,
                    lead_weights[lead, hand],
                    lead_sums[lead, hand],
                    weight * reach[seat, lead, hand],
                    by_lead[hand],
                    cards,
                )
            mirror_learnt(
                mode,
                lead_weights[lead],
                lead_sums[lead],
                likeness[lead],
                model,
                same_slot,
                twin,
            )


@kernel
def slot_of(hand: Numbers, card: int) -> int:
    """Return the place of a card in a hand; -1 for one that is not there."""
    for slot in range(len(hand)):
        if hand[slot] == card:
            return slot
    return -1
