"""Hands that are worth something as they are dealt, and which of two is the better."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from lasttrick.cards import SUIT_OF, Card, Seat, rank_of
from lasttrick.engine.state import Hand
from lasttrick.games import DealtKind, Table

_SUIT_ORDER = (1, 2, 3, 0)
"""Clubs, diamonds, hearts, spades by worth: hearts, diamonds, clubs, spades, as in Vietnam."""


def fits(table: Table, hand: Hand, kind: DealtKind) -> bool:
    """Say whether a hand is one of this kind."""
    ranks = Counter(rank_of(card) for card in hand)
    suits = Counter(SUIT_OF[card] for card in hand)
    match kind.pattern:
        case "four-of-a-kind":
            return max(ranks.values()) == 4
        case "one-suit":
            return len(suits) == 1
        case "four-of-a-suit":
            return max(suits.values()) >= 4
        case "three-of":
            return kind.rank is not None and ranks[kind.rank] >= 3
        case "all-below":
            lower = table.ranks[table.ranks.index(kind.rank) + 1 :] if kind.rank is not None else ()
            return all(rank in lower for rank in ranks)
        case "sum-at-most":
            return _sum(hand) <= kind.sum


def instant_hand(table: Table, hand: Hand) -> DealtKind | None:
    """Return the best kind of instant win that a hand is, or None."""
    return next((kind for kind in table.instant_hands if fits(table, hand, kind)), None)


def shown_cards(hand: Hand, kind: DealtKind) -> Hand:
    """Return the cards of a hand that make it one of this kind."""
    match kind.pattern:
        case "four-of-a-kind":
            counts = Counter(rank_of(card) for card in hand)
            return tuple(card for card in hand if counts[rank_of(card)] == 4)
        case "three-of":
            return tuple(card for card in hand if rank_of(card) == kind.rank)
        case "four-of-a-suit":
            suits = Counter(SUIT_OF[card] for card in hand)
            return tuple(card for card in hand if suits[SUIT_OF[card]] >= 4)
        case _:
            return hand


def instant_winner(table: Table, dealer: Seat, hands: Mapping[Seat, Hand]) -> Seat | None:
    """Return who wins the deal with a hand as dealt, by the tie rule of the table.

    Args:
        table: the rules.
        dealer: whose deal it is.
        hands: the hands that count, by seat: all of them, or those that were claimed.
    """
    kinds = table.instant_hands
    holders = {seat: kind for seat, hand in hands.items() if (kind := instant_hand(table, hand))}
    if not holders:
        return None
    order = table.order_from(table.leader(dealer))
    tie = table.rules.instant_win.tie

    def merit(seat: Seat) -> tuple[int, ...]:
        earlier = -order.index(seat)
        if tie == "turn":
            return (earlier,)
        kind, hand = holders[seat], hands[seat]
        better = -_category(kinds, kind)
        if tie == "category":
            low = -_sum(hand) if kind.pattern == "sum-at-most" else 0
            return (better, low, earlier)
        strength = _strength(table, hand, kind)
        suit = _suit_worth(hand, kind) if tie == "suit" else 0
        return (better, *strength, suit, earlier)

    return max(holders, key=merit)


def instant_times(hand: Hand, kind: DealtKind) -> int:
    """Return how many times over an instant win is paid: 2 with the card that doubles it."""
    if kind.double_with is None:
        return 1
    return 2 if any(rank_of(card) == kind.double_with for card in hand) else 1


def _category(kinds: tuple[DealtKind, ...], kind: DealtKind) -> int:
    """Return the place of a kind; kinds that differ only in their rank are one category."""
    patterns = list(dict.fromkeys(each.pattern for each in kinds))
    return patterns.index(kind.pattern)


def _strength(table: Table, hand: Hand, kind: DealtKind) -> tuple[int, ...]:
    if kind.pattern == "sum-at-most":
        return (-_sum(hand),)
    cards = shown_cards(hand, kind)
    powers = sorted((table.power[card] for card in cards), reverse=True)
    return (*powers, *[-1] * (len(hand) - len(powers)))


def _suit_worth(hand: Hand, kind: DealtKind) -> int:
    best: Card = shown_cards(hand, kind)[0]
    return _SUIT_ORDER[SUIT_OF[best]] if kind.pattern in ("one-suit", "four-of-a-suit") else 0


def _sum(hand: Hand) -> int:
    return sum(rank_of(card) + 2 for card in hand)
