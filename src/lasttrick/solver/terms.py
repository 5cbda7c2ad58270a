"""What stays the same while one deal is solved: the rules by place, and what was fixed before.

Cards are places and hands are masks, as :mod:`lasttrick.kernels.masks` has them: in one suit
the higher place beats the lower one, whatever the order of ranks is.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from lasttrick.cards import SUITS, Card, Rank, Seat, Suit, card_of, rank_of
from lasttrick.engine import Declared, State
from lasttrick.games import Table
from lasttrick.kernels.masks import LANE, NO_CARD, cards_at, mask_of, place_of

SUIT_MASKS = tuple(LANE << 16 * suit for suit in SUITS)
"""For each suit, the mask of its cards."""

PLACES = 64
NO_SEAT = -1
NO_SUIT = -1

_ACE = Rank(12)


@dataclass(frozen=True)
class Terms:
    """A table by places of cards, with what a deal has fixed before its play.

    Attributes:
        table: the rules.
        state: the moment that is solved, for what only its log and its beginning know.
        order: for each seat, who plays after it.
        marks: for each place, what the card is apart from its height: only cards with the
            same mark can stand for each other.
        low: for each place, what a trick won with the card can be worth; -1 for a card that
            is not low.
        earns_more: for each place, whether the deciding trick earns more when the card wins it.
        dry: for the place of a card set aside, what the deal is worth when it wins it.
        aside: for each seat, the mask of its card set aside.
        aces: the mask of all aces, where keeping one can cost anything.
        ace_owner: for each suit, who was dealt its ace, where a sweep can make that seat pay.
        run_from: the first trick that can belong to a run of low cards.
    """

    table: Table
    state: State
    order: tuple[int, ...]
    marks: tuple[int, ...]
    low: tuple[int, ...]
    earns_more: tuple[bool, ...]
    dry: Mapping[int, int]
    aside: tuple[int, ...]
    aces: int
    ace_owner: tuple[int, ...]
    run_from: int

    def mask(self, cards: Iterable[Card]) -> int:
        """Return cards as a mask."""
        return mask_of(self.table, cards)

    def place(self, card: Card) -> int:
        """Return the place of a card."""
        return place_of(self.table, card)


def terms_of(state: State) -> Terms:
    """Return the terms on which a deal is solved."""
    table = state.table
    rules = table.rules
    cards = cards_at(table)
    dry = _dry_worth(state)
    watched = rules.aces.stuck or rules.aces.sandbag != "off"
    aces = mask_of(table, (card for card in table.pack if rank_of(card) == _ACE)) if watched else 0
    low = [NO_CARD] * PLACES
    marks = [0] * PLACES
    earns_more = [False] * PLACES
    for place, card in cards.items():
        rank = rank_of(card)
        low[place] = table.low_points.get(rank, NO_CARD)
        earns_more[place] = table.not_with_rank not in (None, rank)
        ace = aces >> place & 1
        marks[place] = 8 * (low[place] + 1) + 4 * earns_more[place] + 2 * ace + (place in dry)
    longest = table.deciding if rules.award.low.run == "all" else rules.award.low.run
    return Terms(
        table=table,
        state=state,
        order=tuple(table.next_to(Seat(seat)) for seat in range(table.seats)),
        marks=tuple(marks),
        low=tuple(low),
        earns_more=tuple(earns_more),
        dry=dry,
        aside=tuple(0 if card is None else mask_of(table, (card,)) for card in state.aside),
        aces=aces,
        ace_owner=tuple(_ace_owner(state, suit) for suit in SUITS),
        run_from=table.deciding - longest + 1,
    )


def _ace_owner(state: State, suit: Suit) -> int:
    if state.table.rules.aces.sandbag == "off" or state.start.first_trick > 1:
        return NO_SEAT
    ace = card_of(_ACE, suit)
    return next((seat for seat, hand in enumerate(state.start.hands) if ace in hand), NO_SEAT)


def _dry_worth(state: State) -> dict[int, int]:
    table = state.table
    times = {"dry": table.rules.dry.hidden_times, "show-dry": table.rules.dry.shown_times}
    return {
        place_of(table, event.card): table.low_points[rank_of(event.card)] * times[event.what]
        for event in state.log
        if isinstance(event, Declared) and event.card is not None and event.what in times
    }
