"""What seats are asked before the first lead, followed without knowing their hands."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import CARD_BY_CODE, Card, Seat
from lasttrick.engine import instant_winner
from lasttrick.engine.moves import Declaration
from lasttrick.records.fault import refusal
from lasttrick.records.record import UNKNOWN, DeclareEvent, DropEvent
from lasttrick.records.unknown.following import Followed
from lasttrick.records.wording import said


class Beginning:
    """The questions of the rules, in their order: new cards, dealt wins, dry cards."""

    def __init__(self, deal: Followed) -> None:
        self._deal = deal

    def follow(self) -> None:
        """Follow the answers until the first lead, or until the deal is won as dealt.

        Raises:
            RecordError: as :meth:`ask`.
            NoMoreEvents: the record ends here.
        """
        deal = self._deal
        rules = deal.table.rules
        if rules.redeal.nothing_above is not None:
            self.ask(("pass", "redeal"))
        if rules.instant_win.hands and deal.over is None:
            if rules.instant_win.claim == "manual":
                self.ask(("pass", "instant-win"))
            else:
                self._automatic_claims()
            if deal.over is None:
                self._won_as_dealt()
        if rules.dry.allowed and deal.over is None:
            self.ask(("pass", "dry", "show-dry"))
        if deal.over is None:
            order = deal.table.order_from(deal.leader)
            deal.leaders = {next(seat for seat in order if seat not in deal.out)}

    def ask(self, answers: Sequence[Declaration]) -> None:
        """Follow one question round the table.

        Raises:
            RecordError: ``record/event-differs`` or ``record/not-held``.
            NoMoreEvents: the record ends here.
        """
        deal = self._deal
        for seat in deal.table.order_from(deal.leader):
            answered = False
            while not answered and seat not in deal.out:
                event = deal.next()
                if isinstance(event, DropEvent) and event.by is not None:
                    deal.left(event)
                    if deal.over is not None:
                        return
                elif isinstance(event, DeclareEvent) and event.what == "flag" and "flag" in answers:
                    deal.flagged(event)
                    if deal.over is not None:
                        return
                elif not isinstance(event, DeclareEvent) or event.what not in answers:
                    raise deal.differs(f"seat {seat} declaring {' or '.join(answers)}", event)
                elif event.seat != seat:
                    raise refusal(
                        "record/illegal-play", f"seat {seat} answering", said(event), deal.place
                    )
                else:
                    self._answer(seat, event)
                    answered = True

    def _answer(self, seat: Seat, event: DeclareEvent) -> None:
        deal = self._deal
        match event.what:
            case "redeal":
                deal.note("whether a hand may be changed")
                deal.hands.renew(seat, _known(event.cards))
            case "instant-win":
                self._claim(seat, event)
            case "dry" | "show-dry":
                known = event.card in CARD_BY_CODE
                if event.card is None or (event.what == "show-dry" and not known):
                    raise deal.differs(f"seat {seat} naming a card", event)
                card = CARD_BY_CODE[event.card] if known else None
                deal.hands.set_aside(seat, card, deal.place)
            case _:
                return

    def _claim(self, seat: Seat, event: DeclareEvent) -> None:
        deal = self._deal
        cards = _known(event.cards)
        wins = len(cards) == deal.table.tricks and len(set(cards)) == len(cards)
        wins = wins and instant_winner(deal.table, Seat(deal.record.dealer), {seat: cards}) == seat
        if not wins:
            raise deal.differs("a hand that wins as it is dealt", event)
        deal.hands.show(seat, cards, deal.place)
        deal.claims[seat] = cards

    def _automatic_claims(self) -> None:
        """Expect a dealt win of everyone whose whole hand is known to be one."""
        deal = self._deal
        for seat in deal.table.order_from(deal.leader):
            if seat in deal.out:
                continue
            event = deal.events[deal.place] if deal.place < len(deal.events) else None
            here = isinstance(event, DeclareEvent) and event.what == "instant-win"
            if here and event is not None and event.seat == seat:
                deal.place += 1
                assert isinstance(event, DeclareEvent)
                self._claim(seat, event)
                continue
            hand = deal.hands.whole(seat)
            if hand is None:
                deal.note("dealt wins that nobody showed")
            elif instant_winner(deal.table, Seat(deal.record.dealer), {seat: hand}) is not None:
                raise deal.differs(f"seat {seat} declaring instant-win", deal.next())

    def _won_as_dealt(self) -> None:
        deal = self._deal
        claims = {seat: hand for seat, hand in deal.claims.items() if seat not in deal.out}
        if claims:
            winner = instant_winner(deal.table, Seat(deal.record.dealer), claims)
            deal.over = ("instant-win", winner)


def _known(codes: Sequence[str]) -> tuple[Card, ...]:
    return () if UNKNOWN in codes else tuple(CARD_BY_CODE[code] for code in codes)
