"""An ending of any game as a sequence form: all hands that the seats may hold, all ways to play.

Legal plays and what they pay come from the rules as the solver has them; who knows what comes
from how the cards are laid. A card laid face down is not seen, unless the game turns it up.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from typing import NamedTuple

from lasttrick.cards import Card, Suit
from lasttrick.engine import Hand, Play, lawful
from lasttrick.engine.moves import FACE_UP
from lasttrick.kernels.masks import NO_CARD, cards_at
from lasttrick.solver.deal import Deal
from lasttrick.solver.ends import End
from lasttrick.solver.equilibria.sequence_form import SequenceForm, SequenceFormBuilder
from lasttrick.solver.laying import laid
from lasttrick.solver.position import Position

Range = Mapping[Hand, float]
"""Hands that a seat may hold now, each with its weight. Only the shares count."""


class EndingTree(NamedTuple):
    """An ending, written down."""

    form: SequenceForm
    """What it pays is seat 0's points less seat 1's."""
    first_choices: Mapping[Hand, tuple[int, tuple[Play, ...]]]
    """For each hand of the seat to move: its first sequence, and what it may play."""


def ending_tree(deal: Deal, position: Position, ranges: Sequence[Range]) -> EndingTree:
    """Write an ending down.

    Args:
        deal: the terms of the deal.
        position: the moment; its hands do not matter.
        ranges: for each seat, the hands that it may hold. Pairs that share a card are left
            out, and one pair at least must not.
    """
    pairs = [
        (own, other, own_weight * other_weight)
        for own, own_weight in ranges[0].items()
        for other, other_weight in ranges[1].items()
        if own_weight * other_weight > 0 and not set(own) & set(other)
    ]
    whole = sum(weight for _, _, weight in pairs)
    writer = _Writer(deal, SequenceFormBuilder())
    for own, other, weight in pairs:
        writer.write(position, (own, other), weight / whole)
    return EndingTree(writer.builder.built(), writer.first_choices)


class _Writer:
    """Goes through every way to play, pair of hands by pair of hands."""

    def __init__(self, deal: Deal, builder: SequenceFormBuilder) -> None:
        self.builder = builder
        self.first_choices: dict[Hand, tuple[int, tuple[Play, ...]]] = {}
        self._deal = deal
        self._card_at: Mapping[int, Card] = cards_at(deal.terms.table)

    def write(self, position: Position, hands: tuple[Hand, Hand], chance: float) -> None:
        """Write all that can follow when the seats hold these hands."""
        terms = self._deal.terms
        masks = tuple(terms.mask(hand) for hand in hands)
        begun = position._replace(hands=masks)
        self._go_on(begun, hands, (hands[0], hands[1]), (0, 0), chance)
        hand = hands[position.turn]
        if hand not in self.first_choices:
            plays = self._plays(begun, hand)
            at = self.builder.information_set(position.turn, hand, 0, len(plays))
            self.first_choices[hand] = at, plays

    def _go_on(
        self,
        position: Position | End,
        hands: tuple[Hand, Hand],
        known: tuple[Hashable, Hashable],
        sequences: tuple[int, int],
        chance: float,
    ) -> None:
        """Write what follows a moment.

        Args:
            position: the moment.
            hands: what each seat holds.
            known: what each seat knows: its first hand, and what it has seen since.
            sequences: what each seat has done so far.
            chance: how likely these hands are.
        """
        if isinstance(position, End):
            points = self._deal.ends.points(position)
            self.builder.end(*sequences, chance * (points[0] - points[1]))
            return
        turn = position.turn
        plays = self._plays(position, hands[turn])
        begin = self.builder.information_set(turn, known[turn], sequences[turn], len(plays))
        by_choice = self._deal.terms.table.laying[position.number] == "choice"
        blind = self._deal.terms.table.laying[position.number] == "blind"
        for way, (card, down) in enumerate(plays):
            after = laid(
                self._deal.terms,
                position,
                self._deal.terms.place(card),
                hidden=down and by_choice and position.spare != NO_CARD,
            )
            shown: Hashable = (None if down and not blind else card, down)
            own: Hashable = (card, down)
            left = tuple(held for held in hands[turn] if held != card)
            if turn == 0:
                now = (left, hands[1])
                seen = ((known[0], own), (known[1], shown))
                done = (begin + way, sequences[1])
            else:
                now = (hands[0], left)
                seen = ((known[0], shown), (known[1], own))
                done = (sequences[0], begin + way)
            self._go_on(after, now, seen, done, chance)

    def _plays(self, position: Position, hand: Hand) -> tuple[Play, ...]:
        if position.spare == NO_CARD:
            return tuple(FACE_UP[card] for card in hand)
        best = None if position.best == NO_CARD else self._card_at[position.best]
        return lawful(self._deal.terms.table, hand, Suit(position.suit), best, position.number)
