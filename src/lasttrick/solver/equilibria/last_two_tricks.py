"""The last two tricks of a short game for all hands at once, compiled.

With two cards each there are two choices: the leader's card and the answer. The last trick
plays itself. Where everything that a player may hold is weighed at once, what a card is worth
needs no look at every pair of hands: sums over the cards of a suit do.

The *reach* of a hand is how likely its own choices so far are; the worth of a hand is what it
wins against every hand of the other, each weighed by its reach.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.choosing import (
    BEST,
    LEARN,
    Reals,
    chosen,
    mirror_learnt,
    share,
    suits_of,
)
from lasttrick.solver.equilibria.hands import Numbers
from lasttrick.solver.equilibria.policies import Weights


@kernel
def kept_by_leader(led: int, pack: int, reach: Reals, weights: Weights, left: Reals) -> None:
    """Write down for each card how likely the leader is to lead this one and to hold that one."""
    for card in range(pack):
        low, high = min(card, led), max(card, led)
        if low == high:
            left[card] = 0.0
            continue
        hand = high * (high - 1) // 2 + low
        chance = share(weights[hand, 0], weights[hand, 1])
        left[card] = reach[hand] * (chance if led == low else 1.0 - chance)


@kernel
def answers_worth(
    starts: Numbers,
    suits: Numbers,
    led: int,
    left: Reals,
    mode: int,
    weights: Weights,
    sums: Weights,
    reach: Reals,
    weight: float,
    above: Reals,
    below: Reals,
    worth: Reals,
) -> None:
    """Write down the worth of every hand that has to answer a card.

    Args:
        starts: the first card of each suit, and the number of all.
        suits: the suit of each card.
        led: the card to answer.
        left: for each card, how likely the leader is to hold it now.
        mode: ``LEARN``, ``BEST`` or ``KEEP``.
        weights: of this answer: regrets where it learns, else a policy.
        sums: of this answer: the policy that is learnt.
        reach: how likely the answering player is to have come here with each hand.
        weight: how much this round counts in the sums.
        above: room for a number for each card.
        below: room for a number for each card.
        worth: receives the worth of each hand.
    """
    total = 0.0
    for suit in range(4):
        so_far = 0.0
        for card in range(starts[suit], starts[suit + 1]):
            below[card] = so_far
            so_far += left[card]
        for card in range(starts[suit], starts[suit + 1]):
            above[card] = so_far - below[card] - left[card]
        total += so_far
    suit_led = suits[led]
    for high_suit in range(4):
        for high in range(starts[high_suit], starts[high_suit + 1]):
            if high == led:
                worth[high * (high - 1) // 2 : high * (high - 1) // 2 + high] = 0.0
                continue
            high_wins = high_suit == suit_led and high > led
            for low_suit in range(high_suit + 1):
                same = low_suit == high_suit
                low_end = high if same else starts[low_suit + 1]
                choice = (low_suit == suit_led) == (high_suit == suit_led)
                for low in range(starts[low_suit], low_end):
                    hand = high * (high - 1) // 2 + low
                    if low == led:
                        worth[hand] = 0.0
                        continue
                    together = left[low] + left[high]
                    # The card that is kept leads the last trick, or answers in it.
                    if low_suit == suit_led and low > led:
                        lays_low = total - together - above[high]
                    else:
                        lays_low = below[high] - (left[low] if same else 0.0)
                    if high_wins:
                        lays_high = total - together - above[low] + (left[high] if same else 0.0)
                    else:
                        lays_high = below[low]
                    if not choice:
                        worth[hand] = lays_low if low_suit == suit_led else lays_high
                        continue
                    if mode == BEST:
                        weights[hand, 0] = lays_low >= lays_high
                        weights[hand, 1] = lays_high > lays_low
                        worth[hand] = max(lays_low, lays_high)
                        continue
                    chance = share(weights[hand, 0], weights[hand, 1])
                    here = chance * lays_low + (1.0 - chance) * lays_high
                    worth[hand] = here
                    if mode == LEARN:
                        counted = weight * reach[hand]
                        sums[hand, 0] += counted * chance
                        sums[hand, 1] += counted * (1.0 - chance)
                        weights[hand, 0] = max(0.0, weights[hand, 0] + lays_low - here)
                        weights[hand, 1] = max(0.0, weights[hand, 1] + lays_high - here)


@kernel
def lead_worth(
    starts: Numbers,
    suits: Numbers,
    led: int,
    reach: Reals,
    weights: Weights,
    room: Reals,
    worth: Reals,
) -> None:
    """Write down what leading a card is worth, for each card that the leader may hold beside it.

    Args:
        starts: the first card of each suit, and the number of all.
        suits: the suit of each card.
        led: the card led.
        reach: how likely the answering player is to have come here with each hand.
        weights: what it answers.
        room: for five numbers for each card.
        worth: receives the worth for each card.
    """
    pack = starts[4]
    won, lost, laid, under, over = room[0], room[1], room[2], room[3], room[4]
    room[:, :pack] = 0.0
    suit_led = suits[led]
    for high_suit in range(4):
        for high in range(starts[high_suit], starts[high_suit + 1]):
            if high == led:
                continue
            high_wins = high_suit == suit_led and high > led
            for low_suit in range(high_suit + 1):
                same = low_suit == high_suit
                low_end = high if same else starts[low_suit + 1]
                low_follows, high_follows = low_suit == suit_led, high_suit == suit_led
                for low in range(starts[low_suit], low_end):
                    if low == led:
                        continue
                    hand = high * (high - 1) // 2 + low
                    if low_follows == high_follows:
                        chance = share(weights[hand, 0], weights[hand, 1])
                    else:
                        chance = 1.0 if low_follows else 0.0
                    lays_low = reach[hand] * chance
                    lays_high = reach[hand] - lays_low
                    if low_follows and low > led:
                        won[high] += lays_low
                    else:
                        lost[high] += lays_low
                    if high_wins:
                        won[low] += lays_high
                    else:
                        lost[low] += lays_high
                    laid[low] += lays_low
                    laid[high] += lays_high
                    if same:
                        over[low] += lays_low
                        under[high] += lays_high
    all_lost = 0.0
    for card in range(pack):
        all_lost += lost[card]
    for suit in range(4):
        won_below = lost_above = 0.0
        for card in range(starts[suit], starts[suit + 1]):
            lost_above += lost[card]
        for card in range(starts[suit], starts[suit + 1]):
            lost_above -= lost[card]
            # What the other one lays cannot be the card that the leader holds.
            if suit == suit_led and card > led:
                worth[card] = won_below - under[card] + all_lost - lost[card] - lost_above
            else:
                worth[card] = (
                    won_below + all_lost - lost[card] - laid[card] - lost_above + over[card]
                )
            won_below += won[card]
    worth[led] = 0.0


@kernel
def exchange_cards(starts: Numbers, one: int, other: int, where: Numbers) -> None:
    """Write down where each card goes when two suits of the same size change places."""
    for card in range(starts[4]):
        where[card] = card
    shift = starts[other] - starts[one]
    for card in range(starts[one], starts[one + 1]):
        where[card] = card + shift
        where[card + shift] = card


@kernel
def pair(one: int, other: int) -> int:
    """Return the place of a hand of two cards."""
    low, high = min(one, other), max(one, other)
    return high * (high - 1) // 2 + low


@kernel
def last_two_tricks(
    seats: Any,
    starts: Numbers,
    first: Numbers,
    answers: Numbers,
    likeness: Numbers,
    likeness_then: Numbers,
    model: Numbers,
    slot: Numbers,
    twin: Numbers,
    lead_weights: Weights,
    lead_sums: Weights,
    answer_weights: Weights,
    answer_sums: Weights,
    reach: Reals,
    seat: int,
    mode: int,
    weight: float,
    values: Reals,
) -> None:
    """Write down the worth of every hand of one seat at every lead of two cards each.

    Args:
        seats: as in ``TrickLayer``, and so are the next five.
        starts: the first card of each suit.
        first: which suits can be exchanged.
        answers: the answer to each card.
        likeness: which suits are alike at each lead.
        likeness_then: the same for each answer.
        model: as in ``Alike``, and so are the next two.
        slot: where the cards of a hand are in its model.
        twin: which cards of a hand are alike.
        lead_weights: what is led; regrets where the seat learns, else a policy.
        lead_sums: what is learnt of leads.
        answer_weights: what is answered.
        answer_sums: what is learnt of answers.
        reach: for each seat and lead, the reach of each hand.
        seat: whose worth it is.
        mode: what this seat does; the other one plays by its weights.
        weight: how much this round counts in the sums.
        values: receives the worth, for each lead and hand.
    """
    pack = answers.shape[1]
    suits = np.zeros(pack, np.int32)
    where = np.zeros(pack, np.int32)
    left, above, below, by_card = np.zeros(pack), np.zeros(pack), np.zeros(pack), np.zeros(pack)
    room = np.zeros((5, pack))
    worth = np.zeros(values.shape[1])
    by_lead = np.zeros((values.shape[1], 2))
    for lead in range(len(seats)):
        begin = starts[lead]
        suits_of(begin, suits)
        values[lead] = 0.0
        leads_it = seats[lead] == seat
        own, others = reach[seat, lead], reach[1 - seat, lead]
        for led in range(pack):
            answer = answers[lead, led]
            if answer < 0:
                continue
            suit = suits[led]
            if leads_it:
                lead_worth(begin, suits, led, others, answer_weights[answer], room, by_card)
            else:
                kept_by_leader(led, pack, others, lead_weights[lead], left)
                answers_worth(
                    begin,
                    suits,
                    led,
                    left,
                    mode,
                    answer_weights[answer],
                    answer_sums[answer],
                    own,
                    weight,
                    above,
                    below,
                    worth,
                )
                mirror_learnt(
                    mode,
                    answer_weights[answer],
                    answer_sums[answer],
                    likeness_then[answer],
                    model,
                    slot,
                    twin,
                )
            for image in range(suit, 4):
                if first[lead, image] != suit:
                    continue
                exchange_cards(begin, suit, image, where)
                if leads_it:
                    for card in range(pack):
                        if card != led:
                            hand = pair(where[led], where[card])
                            by_lead[hand, int(where[led] > where[card])] = by_card[card]
                elif image == suit:
                    values[lead] += worth
                else:
                    for high in range(1, pack):
                        for low in range(high):
                            at = high * (high - 1) // 2 + low
                            values[lead, pair(where[low], where[high])] += worth[at]
        if leads_it:
            for hand in range(values.shape[1]):
                values[lead, hand] = chosen(
                    mode,
                    lead_weights[lead, hand],
                    lead_sums[lead, hand],
                    weight * own[hand],
                    by_lead[hand],
                    2,
                )
            mirror_learnt(
                mode,
                lead_weights[lead],
                lead_sums[lead],
                likeness[lead],
                model,
                slot,
                twin,
            )
