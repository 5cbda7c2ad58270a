"""What is known of each hand while a record with unknown cards is followed."""

from __future__ import annotations

from lasttrick.cards import CARD_BY_CODE, Card, Seat, card_code
from lasttrick.games import Table
from lasttrick.records.fault import refusal
from lasttrick.records.record import UNKNOWN, Record


class KnownHands:
    """The known cards of each seat, and how many more it holds.

    Attributes:
        shown: every card that a seat is known to have held, in the order in which that came out.
        aside: the card that each seat set aside, None for none or for one not known.
        doubtful: the seats that have laid one of their known cards so that nobody saw which.
        whole_deal: whether every hand is known as it was dealt.
        dry: the seats that have a card set aside.
    """

    def __init__(self, record: Record, table: Table) -> None:
        self._table = table
        hands = record.deal.hands
        self._held = [{CARD_BY_CODE[card] for card in hand if card != UNKNOWN} for hand in hands]
        self._unknown = [hand.count(UNKNOWN) for hand in hands]
        self._owner: dict[Card, Seat | None] = {
            card: Seat(seat) for seat, held in enumerate(self._held) for card in held
        }
        for code in record.deal.talon:
            if code != UNKNOWN:
                self._owner[CARD_BY_CODE[code]] = None
        self._gone: set[Card] = set()
        self.doubtful: set[Seat] = set()
        self.whole_deal = not any(self._unknown)
        self.shown: list[dict[Card, None]] = [
            {CARD_BY_CODE[card]: None for card in hand if card != UNKNOWN} for hand in hands
        ]
        self.aside: list[Card | None] = [None] * table.seats
        self.dry: set[Seat] = set()

    def known(self, seat: Seat) -> tuple[Card, ...]:
        """Return the cards that a seat certainly holds."""
        return () if seat in self.doubtful else tuple(self._held[seat])

    def whole(self, seat: Seat) -> tuple[Card, ...] | None:
        """Return all the cards of a seat; None if some are not known."""
        if seat in self.doubtful or self._unknown[seat]:
            return None
        return tuple(self._held[seat])

    def play(self, seat: Seat, card: Card, event: int) -> None:
        """Take a known card out of a hand.

        Raises:
            RecordError: ``record/not-held`` or ``record/card-twice``.
        """
        code = card_code(card)
        if self._table.power[card] < 0:
            raise refusal(
                "record/not-held", f"a card of the pack of {self._table.name}", code, event
            )
        if card in self._gone:
            raise refusal("record/card-twice", "each card once", f"{code} again", event)
        if self._owner.get(card, seat) != seat:
            raise refusal("record/not-held", f"a card of seat {seat}", code, event)
        self._gone.add(card)
        self.shown[seat][card] = None
        if card in self._held[seat]:
            self._held[seat].discard(card)
        elif card == self.aside[seat]:
            self.aside[seat] = card
        elif seat not in self.doubtful:
            if not self._unknown[seat]:
                raise refusal("record/not-held", f"a card of seat {seat}", code, event)
            self._unknown[seat] -= 1

    def play_unknown(self, seat: Seat) -> None:
        """Take a card out of a hand of which nobody knows which it was."""
        if self._held[seat]:
            self.doubtful.add(seat)
        else:
            self._unknown[seat] = max(0, self._unknown[seat] - 1)

    def show(self, seat: Seat, cards: tuple[Card, ...], event: int) -> None:
        """Learn cards that a seat holds.

        Raises:
            RecordError: ``record/not-held``.
        """
        for card in cards:
            new = card not in self._held[seat] and seat not in self.doubtful
            foreign = card in self._gone or self._owner.get(card, seat) != seat
            if foreign or (new and not self._unknown[seat]) or self._table.power[card] < 0:
                raise refusal("record/not-held", f"a card of seat {seat}", card_code(card), event)
            if new:
                self._unknown[seat] -= 1
                self._held[seat].add(card)
            self._owner[card] = seat
            self.shown[seat][card] = None

    def set_aside(self, seat: Seat, card: Card | None, event: int) -> None:
        """Put a card aside for the last trick.

        Raises:
            RecordError: ``record/not-held``.
        """
        self.dry.add(seat)
        if card is None:
            self.play_unknown(seat)
            return
        self.show(seat, (card,), event)
        self._held[seat].discard(card)
        self.aside[seat] = card

    def take_up(self) -> None:
        """Give the cards set aside back to their hands for the last trick."""
        for seat in self.dry:
            card = self.aside[seat]
            if card is None:
                self._unknown[seat] += 1
            else:
                self._held[seat].add(card)

    def renew(self, seat: Seat, cards: tuple[Card, ...]) -> None:
        """Change a hand for new cards, known ones or not. The old ones are out of the deal."""
        self._gone |= self._held[seat]
        self.doubtful.discard(seat)
        self._held[seat] = set(cards)
        self._unknown[seat] = 0 if cards else self._table.tricks
        for card, owner in list(self._owner.items()):
            if owner is None:
                del self._owner[card]
        for card in cards:
            self._owner[card] = seat
        self.shown[seat] |= dict.fromkeys(cards)
        self.whole_deal = False
