"""Who wins the last trick when both see all the cards: up to three cards each, compiled."""

from __future__ import annotations

from lasttrick.kernels.compiling import kernel
from lasttrick.solver.equilibria.hands import Numbers


@kernel
def beats(suits: Numbers, card: int, best: int) -> bool:
    """Say whether a card beats another."""
    return bool(suits[card] == suits[best] and card > best)


@kernel
def leader_wins_two(suits: Numbers, own: Numbers, other: Numbers) -> bool:
    """Say whether the leader wins with two cards each."""
    return leads_and_wins_two(suits, own[0], own[1], other) or leads_and_wins_two(
        suits, own[1], own[0], other
    )


@kernel
def leads_and_wins_two(suits: Numbers, led: int, kept: int, other: Numbers) -> bool:
    """Say whether the leader wins with two cards each if this one is led."""
    follows_first = suits[other[0]] == suits[led]
    follows_second = suits[other[1]] == suits[led]
    if (follows_first or not follows_second) and answer_wins_two(
        suits, led, kept, other[0], other[1]
    ):
        return False
    return not (follows_second or not follows_first) or not answer_wins_two(
        suits, led, kept, other[1], other[0]
    )


@kernel
def answer_wins_two(suits: Numbers, led: int, kept: int, laid: int, left: int) -> bool:
    """Say whether the answering player wins the last trick with the card that is left."""
    if beats(suits, laid, led):
        return not beats(suits, kept, left)
    return beats(suits, left, kept)


@kernel
def leads_and_wins_three(
    suits: Numbers, led: int, kept: Numbers, other: Numbers, left: Numbers
) -> bool:
    """Say whether the leader wins with three cards each if this one is led.

    Args:
        suits: the suit of each card.
        led: the card led.
        kept: the two other cards of the leader.
        other: the three cards of the other player.
        left: room for two cards.
    """
    follows = False
    for card in other:
        follows = follows or suits[card] == suits[led]
    for laid in range(3):
        may = not follows or suits[other[laid]] == suits[led]
        if may and answer_wins_three(suits, led, kept, other, laid, left):
            return False
    return True


@kernel
def answer_wins_three(
    suits: Numbers, led: int, kept: Numbers, other: Numbers, laid: int, left: Numbers
) -> bool:
    """Say whether the answering player wins the last trick if it lays this card."""
    left[0] = other[1] if laid == 0 else other[0]
    left[1] = other[1] if laid == 2 else other[2]
    if beats(suits, other[laid], led):
        return leader_wins_two(suits, left, kept)
    return not leader_wins_two(suits, kept, left)
