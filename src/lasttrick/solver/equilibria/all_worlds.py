"""Perfect-information Monte Carlo with every world there is, as a policy.

A *world* is a hand that the other player may hold: cards not seen, none of a suit that it
could not follow. For each card one counts in how many worlds it wins when both see all the
cards from then on, and lays the one that wins in most, or any of those that are as good.
The player that draws worlds by chance comes to this policy as it draws more of them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np

from lasttrick.errors import SolverError
from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.choosing import mirror, suits_of
from lasttrick.solver.equilibria.hands import Numbers, hands_of
from lasttrick.solver.equilibria.open_hands import (
    answer_wins_three,
    answer_wins_two,
    leads_and_wins_three,
    leads_and_wins_two,
)
from lasttrick.solver.equilibria.policies import Policy, Weights, blank_policy
from lasttrick.solver.equilibria.public_tree import TrickLayer
from lasttrick.solver.equilibria.short_game import ShortGame

MOST_CARDS = 3


def all_worlds(game: ShortGame, layers: Sequence[TrickLayer]) -> Policy:
    """Return the policy of a player that weighs every world alike.

    Raises:
        SolverError: ``solver/too-large``, with more than three cards each.
    """
    if game.cards > MOST_CARDS:
        raise SolverError(
            "solver/too-large",
            f"Expected at most {MOST_CARDS} cards each for all worlds, but got {game.cards}.",
        )
    policy = blank_policy(layers)
    for trick, layer in enumerate(layers):
        shown = _voids(game, layer)
        _weigh_leads(
            hands_of(layer.pack, layer.cards),
            layer.starts,
            shown[np.arange(len(shown)), 1 - layer.seats],
            layer.likeness,
            *layer.alike[:3],
            policy.leads[trick],
        )
        leads = layer.asked[:, 0]
        _weigh_answers(
            hands_of(layer.pack, layer.cards),
            hands_of(layer.pack, layer.cards - 1),
            layer.starts,
            layer.asked,
            shown[leads, layer.seats[leads]],
            layer.likeness_then,
            *layer.alike[:3],
            policy.answers[trick],
        )
    return policy


def _voids(game: ShortGame, layer: TrickLayer) -> Numbers:
    """Return for each lead and seat the suits that it is known not to hold, as bits."""
    suits = [suit for suit in range(4) for _ in range(game.sizes[suit])]
    voids = np.zeros((len(layer.paths), 2), np.int32)
    for lead, path in enumerate(layer.paths):
        leader = 0
        for led, answer in zip(path[::2], path[1::2], strict=True):
            if suits[answer] != suits[led]:
                voids[lead, 1 - leader] |= 1 << suits[led]
            elif answer > led:
                leader = 1 - leader
    return voids


@kernel
def _is_world(own: Numbers, other: Numbers, suits: Numbers, voids: int) -> bool:
    for card in other:
        if voids >> suits[card] & 1:
            return False
        for held in own:
            if held == card:
                return False
    return True


@kernel
def _note_best(won: Any, weights: Weights) -> None:
    """Give all cards that win in most worlds the same weight; -1 is a card that may not be laid."""
    most = won.max()
    for slot in range(len(won)):
        weights[slot] = won[slot] == most


@kernel
def _weigh_leads(
    hands: Numbers,
    starts: Numbers,
    voids: Numbers,
    likeness: Numbers,
    model: Numbers,
    slots: Numbers,
    twin: Numbers,
    weights: Weights,
) -> None:
    """Note the best cards to lead, for every lead and hand."""
    cards = hands.shape[1]
    suits = np.zeros(starts[0, 4], np.int32)
    won = np.zeros(cards, np.int64)
    kept, left = np.zeros(2, np.int32), np.zeros(2, np.int32)
    for lead in range(len(starts)):
        suits_of(starts[lead], suits)
        way = likeness[lead]
        for hand in range(len(hands)):
            if way >= 0 and model[way, hand] != hand:
                continue
            own = hands[hand]
            won[:] = 0
            for world in range(len(hands)):
                other = hands[world]
                if not _is_world(own, other, suits, voids[lead]):
                    continue
                for slot in range(cards):
                    if cards == 2:
                        won[slot] += leads_and_wins_two(suits, own[slot], own[1 - slot], other)
                    else:
                        kept[0] = own[1] if slot == 0 else own[0]
                        kept[1] = own[1] if slot == 2 else own[2]
                        won[slot] += leads_and_wins_three(suits, own[slot], kept, other, left)
            _note_best(won, weights[lead, hand])
        if way >= 0:
            mirror(weights[lead], model[way], slots[way], twin[way])


@kernel
def _weigh_answers(
    hands: Numbers,
    worlds: Numbers,
    starts: Numbers,
    asked: Numbers,
    voids: Numbers,
    likeness: Numbers,
    model: Numbers,
    slots: Numbers,
    twin: Numbers,
    weights: Weights,
) -> None:
    """Note the best answers, for every answer and hand."""
    cards = hands.shape[1]
    suits = np.zeros(starts[0, 4], np.int32)
    won = np.zeros(cards, np.int64)
    left = np.zeros(2, np.int32)
    for answer in range(len(asked)):
        lead, led = asked[answer]
        suits_of(starts[lead], suits)
        way = likeness[answer]
        for hand in range(len(hands)):
            own = hands[hand]
            held = follows = False
            for card in own:
                held = held or card == led
                follows = follows or suits[card] == suits[led]
            if held or (way >= 0 and model[way, hand] != hand):
                continue
            for slot in range(cards):
                won[slot] = -1 if follows and suits[own[slot]] != suits[led] else 0
            for world in range(len(worlds)):
                kept = worlds[world]
                if kept[0] == led or kept[-1] == led:
                    continue
                if not _is_world(own, kept, suits, voids[answer]):
                    continue
                for slot in range(cards):
                    if won[slot] < 0:
                        continue
                    if cards == 2:
                        laid, other = own[slot], own[1 - slot]
                        won[slot] += answer_wins_two(suits, led, kept[0], laid, other)
                    else:
                        won[slot] += answer_wins_three(suits, led, kept, own, slot, left)
            _note_best(won, weights[answer, hand])
        if way >= 0:
            mirror(weights[answer], model[way], slots[way], twin[way])
