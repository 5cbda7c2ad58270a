"""The short form of a game: two seats with a few cards each, where only the last trick counts."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from math import comb

from lasttrick.cards import SUITS, Card, Rank, rank_of, suit_of
from lasttrick.errors import SolverError
from lasttrick.games import Table, game_from_definition, game_of


@dataclass(frozen=True)
class ShortGame:
    """Two hands of so many cards from a pack. One must follow suit; the last trick wins 1.

    A card is its *number* here: from 0 on, suit by suit, in each suit the lowest first.

    Attributes:
        cards: how many cards each hand is dealt.
        names: the cards of the pack by their numbers.
        sizes: how many of them each of the four suits has.
        alike: for each suit the first one that has the same ranks: suits that are alike can
            change places, and the game stays as it is.
    """

    cards: int
    names: tuple[Card, ...]
    sizes: tuple[int, ...]
    alike: tuple[int, ...]

    @property
    def pack(self) -> int:
        """How many cards there are."""
        return len(self.names)

    @property
    def starts(self) -> tuple[int, ...]:
        """The number of the first card of each suit, and behind them the size of the pack."""
        return tuple(sum(self.sizes[:suit]) for suit in range(len(SUITS) + 1))

    @property
    def deals(self) -> int:
        """How many deals there are: the hand of the leader and the other one."""
        return comb(self.pack, self.cards) * comb(self.pack - self.cards, self.cards)

    @cached_property
    def number(self) -> dict[Card, int]:
        """The number of each card."""
        return {card: number for number, card in enumerate(self.names)}


def short_game(table: Table) -> ShortGame:
    """Return what two players at this table play for.

    Raises:
        SolverError: ``solver/no-short-game``, where a deal is more than who wins its last
            trick, or more than two sit down.
    """
    rules = table.rules
    plain = (
        table.seats == 2
        and table.plain
        and table.deciding == table.tricks
        and rules.tricks.sweep is None
        and rules.tricks.drop_out_after is None
        and rules.tricks.last_suit == "led"
        and rules.redeal.nothing_above is None
        and not rules.dry.allowed
        and not table.low_points
        and not table.instant_hands
        and not table.dealt_awards
        and not table.peeks
        and table.not_with_rank is None
        and rules.enforce.revokes != "flagged"
    )
    if not plain:
        raise SolverError(
            "solver/no-short-game",
            f"Expected two seats and a game in which all follow suit and only who wins the last "
            f"trick is paid, but got {table.name} with {table.seats} seats.",
        )
    by_suit = [
        sorted((card for card in table.pack if suit_of(card) == suit), key=lambda c: table.power[c])
        for suit in SUITS
    ]
    ranks: list[list[Rank]] = [[rank_of(card) for card in cards] for cards in by_suit]
    return ShortGame(
        table.tricks,
        tuple(card for cards in by_suit for card in cards),
        tuple(map(len, by_suit)),
        tuple(ranks.index(own) for own in ranks),
    )


def short_table(table: Table, cards: int) -> Table:
    """Return a table of two at the same game, with so many cards dealt to each.

    Raises:
        GameError: where the rules do not fit so few cards.
    """
    definition = game_of(table).definition
    definition["deal"] |= {"cards": cards, "packets": [cards]}
    return game_from_definition(definition).table(2, table.options)
