"""Cards, ranks and dealt hands out of the texts of a game file."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from lasttrick.cards import SUITS, Card, Rank, card_code, card_of, parse_card, parse_ranks
from lasttrick.errors import CardError, GameError
from lasttrick.games.rules import DealtHand, Pack, Pattern


class DealtKind(NamedTuple):
    """A kind of hand that is worth something as it is dealt, its ranks read."""

    pattern: Pattern
    rank: Rank | None
    """For ``three-of`` and ``all-below``: the rank."""
    sum: int
    """For ``sum-at-most``: the number that the ranks may add up to."""
    double_with: Rank | None
    """The rank with which a hand of this kind pays double."""


def dealt_kinds(key: str, hands: Iterable[DealtHand]) -> tuple[DealtKind, ...]:
    """Read the kinds of hands of a section."""
    return tuple(_dealt_kind(key, hand) for hand in hands)


def ranks_in_order(pack: Pack) -> tuple[Rank, ...]:
    """Return the ranks of a pack, the highest first."""
    try:
        ranks = parse_ranks(pack.ranks)
    except CardError as error:
        raise bad("pack.ranks", error.message) from None
    if not ranks:
        raise bad("pack.ranks", "Expected ranks, the highest first, but got none.")
    return ranks


def cards_of(pack: Pack, ranks: tuple[Rank, ...]) -> tuple[Card, ...]:
    """Return every card in use, suit by suit, the highest first."""
    without = [one_card("pack.without", text) for text in pack.without]
    cards = [card_of(rank, suit) for suit in SUITS for rank in ranks]
    for card in without:
        if card not in cards:
            raise bad("pack.without", f"{card_code(card)} is not in the pack anyhow.")
    return tuple(card for card in cards if card not in without)


def one_rank(key: str, text: str) -> Rank:
    """Read a rank."""
    try:
        (rank,) = parse_ranks(text)
    except (CardError, ValueError):
        raise bad(key, f"Expected one rank (A K Q J T 9 … 2), but got {text[:20]!r}.") from None
    return rank


def optional_rank(key: str, text: str | None) -> Rank | None:
    """Read a rank, if one is given."""
    return None if text is None else one_rank(key, text)


def one_card(key: str, text: str) -> Card:
    """Read a card."""
    try:
        return parse_card(text)
    except CardError as error:
        raise bad(key, error.message) from None


def bad(key: str, message: str) -> GameError:
    """Return the error that refuses rules for what stands at this key."""
    return GameError("game/bad-definition", f"{key}: {message}", key=key, expected=message)


def _dealt_kind(key: str, hand: DealtHand) -> DealtKind:
    if hand.pattern in ("three-of", "all-below") and hand.rank is None:
        raise bad(key, f"Expected rank beside pattern {hand.pattern}.")
    if hand.pattern == "sum-at-most" and hand.sum is None:
        raise bad(key, "Expected sum beside pattern sum-at-most.")
    return DealtKind(
        hand.pattern,
        optional_rank(key, hand.rank),
        hand.sum or 0,
        optional_rank(key, hand.double_with),
    )
