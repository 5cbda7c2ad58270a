"""Where a deal stands while a record with unknown cards is followed event by event."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lasttrick.cards import CARD_BY_CODE, SUIT_OF, Card, Seat, Suit
from lasttrick.engine import Cut
from lasttrick.engine.state import WonBy
from lasttrick.errors import RecordError
from lasttrick.games import Table
from lasttrick.records.fault import refusal
from lasttrick.records.record import (
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RecordEvent,
)
from lasttrick.records.unknown.known_hands import KnownHands
from lasttrick.records.wording import said


class NoMoreEvents(Exception):  # noqa: N818 - the end of a record is no error
    """The record ends before the deal does."""


class Laid(NamedTuple):
    """A card on the table; None for one not known."""

    seat: Seat
    card: Card | None
    down: bool


class TrickKnown(NamedTuple):
    """A finished trick: its winner and winning card, None where not known."""

    plays: tuple[Laid, ...]
    winner: Seat | None
    card: Card | None


class _Owed(NamedTuple):
    """A seat has said by its play that it holds no card of a suit (above another card)."""

    seat: Seat
    suit: Suit
    above: Card | None
    event: int


class Followed:
    """A deal as far as its record tells.

    Attributes:
        place: how many events have been followed.
        leader: who leads the first trick that is played.
        leaders: who may lead the next one; more than one where its winner is not known.
        over: how the deal ended and who won it (None: not known); None while it goes on.
        claims: the hands that were laid open to win as dealt.
        winners: who won each trick from the first of the deal; None for not known.
        unchecked: what could not be checked.
    """

    def __init__(self, record: Record, table: Table, cut: Cut | None) -> None:
        part = record.ending
        self.record = record
        self.table = table
        self.events = record.events
        self.place = 0 if cut is None else 1
        self.hands = KnownHands(record, table)
        self.first_trick = 1 if part is None else part.first_trick
        self.out: list[Seat] = [] if part is None else [Seat(seat) for seat in part.out]
        before = () if part is None else part.won_before or (None,) * (part.first_trick - 1)
        self.winners: list[Seat | None] = [None if s is None else Seat(s) for s in before]
        self.tricks: list[TrickKnown] = []
        self.plays: list[Laid] = []
        self.suit: Suit | None = None
        self.kept_suit: Suit | None = None
        self.over: tuple[WonBy, Seat | None] | None = None
        self.peeked = False
        self.claims: dict[Seat, tuple[Card, ...]] = {}
        self.unchecked: list[str] = []
        self._accused: set[tuple[Seat, Seat]] = set()
        self._owed: list[_Owed] = []
        self.leader = self._first_leader()
        self.leaders: set[Seat] = {self.leader}

    @property
    def trick_number(self) -> int:
        """The number of the trick in progress, from 1."""
        return self.first_trick + len(self.tricks)

    def note(self, unchecked: str) -> None:
        """Remember what cannot be checked."""
        if unchecked not in self.unchecked:
            self.unchecked.append(unchecked)

    def next(self) -> RecordEvent:
        """Go on to the next event.

        Raises:
            NoMoreEvents: there is none.
        """
        if self.place == len(self.events):
            raise NoMoreEvents
        self.place += 1
        return self.events[self.place - 1]

    def differs(self, expected: str, event: RecordEvent) -> RecordError:
        """Return the error for an event in place of the one that the rules bring."""
        return refusal("record/event-differs", expected, said(event), self.place)

    def to_play(self) -> Seat | None:
        """Return whose card is next; None when the trick is full or its leader not known."""
        if self.plays:
            order = self.table.order_from(self.plays[0].seat)
        elif len(self.leaders) == 1:
            order = self.table.order_from(next(iter(self.leaders)))
        else:
            return None
        played = {laid.seat for laid in self.plays}
        return next((s for s in order if s not in played and s not in self.out), None)

    def led_by(self, event: PlayEvent) -> Seat:
        """Learn from a lead who won the trick before.

        Raises:
            RecordError: ``record/illegal-play``, for a seat that cannot have won it.
        """
        seat = Seat(event.seat)
        if seat not in self.leaders:
            able = " or ".join(f"seat {leader}" for leader in sorted(self.leaders))
            raise refusal("record/illegal-play", f"{able} leading", said(event), self.place)
        self.leaders = {seat}
        if self.winners and self.winners[-1] is None and self.tricks:
            self.winners[-1] = seat
            self.tricks[-1] = self.tricks[-1]._replace(winner=seat)
        return seat

    def uncertain(self) -> bool:
        """Say whether a card of this trick that could win it is not known."""
        return any(laid.card is None and not laid.down for laid in self.plays)

    def best(self) -> tuple[Card, Seat] | None:
        """Return the best card in the trick so far, of those that are known and count."""
        best: tuple[Card, Seat] | None = None
        power = self.table.power
        for seat, card, down in self.plays:
            if card is None or down or seat in self.out or SUIT_OF[card] != self.suit:
                continue
            if best is None or power[card] > power[best[0]]:
                best = card, seat
        return best

    def end_trick(self, as_laid: Sequence[Laid]) -> None:
        """Name the winner of the trick, or those who may have won it.

        Args:
            as_laid: the trick before any of its cards were turned up.
        """
        best = self.best()
        able = {laid.seat for laid in self.plays if laid.card is None and not laid.down}
        able -= set(self.out)
        if self.suit is None:
            able = {laid.seat for laid in self.plays if laid.seat not in self.out}
        if able:
            if best is not None:
                able.add(best[1])
            self.leaders = able
            winner, card = (next(iter(able)) if len(able) == 1 else None), None
        elif best is not None:
            card, winner = best
            self.leaders = {winner}
        else:
            order = self.table.order_from(self.plays[0].seat)
            winner = next(seat for seat in order if seat not in self.out)
            shown = (laid.card for laid in as_laid if laid.seat == winner and not laid.down)
            card = next(shown, as_laid[0].card)
            self.leaders = {winner}
        self.tricks.append(TrickKnown(tuple(self.plays), winner, card))
        self.winners.append(winner)
        keeps = self.table.rules.tricks.last_suit == "won-the-lead"
        self.kept_suit = SUIT_OF[card] if keeps and card is not None else None

    def left(self, event: DropEvent) -> None:
        """Let a player go.

        Raises:
            RecordError: ``record/illegal-play``, where nobody can leave.
        """
        table = self.table
        if table.rules.tricks.drop_out_after is None or event.seat in self.out:
            raise refusal("record/illegal-play", "a seat that can leave", said(event), self.place)
        self.drop(event)
        remaining = [s for s in table.order_from(Seat(event.seat)) if s not in self.out]
        if len(remaining) == 1:
            self.over = ("walkover", remaining[0])
        if not self.plays and self.leaders == {event.seat}:
            self.leaders = {remaining[0]}

    def drop(self, event: DropEvent) -> None:
        """Take a seat out of the deal.

        Raises:
            RecordError: ``record/event-differs``, for a seat that is not there.
        """
        if event.seat >= self.table.seats or event.seat in self.out:
            raise self.differs("a seat still in the deal", event)
        self.out.append(Seat(event.seat))

    def flagged(self, event: DeclareEvent) -> None:
        """Note an accusation; whether it is true only the hidden cards know.

        Raises:
            RecordError: ``record/illegal-play``, where it has no place.
        """
        against = event.against
        pair = None if against is None else (Seat(event.seat), Seat(against))
        allowed = self.table.rules.enforce.revokes == "flagged" and (self.tricks or self.plays)
        seats = range(self.table.seats)
        if not allowed or pair is None or pair[0] == pair[1] or pair in self._accused:
            raise refusal("record/illegal-play", "no flag here", said(event), self.place)
        if pair[0] not in seats or pair[1] not in seats:
            raise refusal("record/illegal-play", "seats of the table", said(event), self.place)
        self._accused.add(pair)
        self.note("whether a flag was right")
        result = self.record.result
        if self.place == len(self.events) and result is not None and result.by == "revoke":
            self.over = ("revoke", None)

    def owe(self, seat: Seat, suit: Suit, above: Card | None) -> None:
        """Remember that a seat has shown itself void, or without a better card."""
        if self.table.rules.enforce.revokes != "flagged":
            self._owed.append(_Owed(seat, suit, above, self.place))

    def judge_suits(self, seat: Seat, card: Card) -> None:
        """Hold a card that a seat shows against what its earlier plays said.

        Raises:
            RecordError: ``record/revoke``, naming the earlier play.
        """
        if card == self.hands.aside[seat] or self._dry_now(seat):
            return
        power = self.table.power
        for owed in self._owed:
            if owed.seat != seat or SUIT_OF[card] != owed.suit:
                continue
            if owed.above is None or power[card] > power[owed.above]:
                event = self.events[owed.event - 1]
                shown = next(code for code, each in CARD_BY_CODE.items() if each == card)
                raise refusal(
                    "record/revoke",
                    f"seat {seat} to play {shown}, which it still has in event {self.place}",
                    said(event),
                    owed.event,
                )

    def _dry_now(self, seat: Seat) -> bool:
        return seat in self.hands.dry and self.trick_number == self.table.tricks

    def _first_leader(self) -> Seat:
        """Return who leads the first trick that is played."""
        part = self.record.ending
        if part is not None:
            return Seat(part.leader)
        table = self.table
        number = 1 if self.record.match is None else self.record.match.number
        named = table.rules.lead.holder
        if named is not None and number == 1:
            return self._holder(named)
        return table.leader(Seat(self.record.dealer))

    def _holder(self, named: str) -> Seat:
        """Return who leads because of a card; who is seen to begin, where nobody can know.

        Whoever leads also answers first what is asked before the lead.
        """
        for seat, hand in enumerate(self.record.deal.hands):
            if named in hand:
                return Seat(seat)
        usual = self.table.leader(Seat(self.record.dealer))
        if named in self.record.deal.talon or self.hands.whole_deal:
            return usual
        self.note(f"who leads first as the holder of {named}")
        first = next((e for e in self.events if isinstance(e, (DeclareEvent, PlayEvent))), None)
        return usual if first is None or first.seat >= self.table.seats else Seat(first.seat)
