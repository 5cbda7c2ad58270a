"""The result of a record with unknown cards, as far as it follows from what is known."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import CARD_BY_CODE, Card, Seat
from lasttrick.engine import Declared, Event, Played, Result, Revealed, Start, State, Trick
from lasttrick.engine.award import finished
from lasttrick.games import Table
from lasttrick.records.fault import Fault
from lasttrick.records.making import written_event
from lasttrick.records.record import UNKNOWN, DeclareEvent, Record, RevealEvent
from lasttrick.records.results import EVERY_PART, Part, result_faults
from lasttrick.records.tables import table_of
from lasttrick.records.unknown.following import Followed
from lasttrick.records.wording import said


def partial_result_faults(record: Record, deal: Followed | None) -> Iterator[Fault]:
    """Yield what is wrong in a result, as far as the known cards tell.

    Args:
        record: says that the deal is finished.
        deal: as it was followed to its end; None where only the result was kept.
    """
    stated = record.result
    if stated is None:
        yield Fault("record/no-result", len(record.events), "the result of a finished deal", "none")
        return
    yield from _shape_faults(record)
    if deal is None:
        yield from _dealer_faults(record, table_of(record))
        return
    assert deal.over is not None
    by, winner = deal.over
    if winner is None and by != "revoke":
        deal.note("who won the deal, and its points")
        yield from _dealer_faults(record, deal.table)
        yield from _shown_faults(record, deal, ())
        return
    result, shown = _settled(deal)
    parts = set(EVERY_PART)
    unsure = _unsure_of_points(deal)
    if unsure:
        deal.note(f"the points: {unsure}")
        parts -= {"points", "gains"}
    yield from result_faults(record, result, frozenset[Part](parts), in_order=False)
    yield from _shown_faults(record, deal, shown)


def _shape_faults(record: Record) -> Iterator[Fault]:
    stated = record.result
    assert stated is not None
    event, seats = len(record.events), len(record.seats)
    if stated.winner is not None and stated.winner >= seats:
        yield Fault(
            "record/winner-differs", event, f"a winner of {seats} seats", f"seat {stated.winner}"
        )
    if len(stated.points) != seats:
        yield Fault(
            "record/points-differ", event, f"points of {seats} seats", str(len(stated.points))
        )
    if stated.gains is not None and len(stated.points) == seats:
        sums = [sum(g.points for g in stated.gains if g.seat == seat) for seat in range(seats)]
        if tuple(sums) != stated.points:
            yield Fault(
                "record/gains-differ", event, f"gains that make {list(stated.points)}", str(sums)
            )


def _dealer_faults(record: Record, table: Table) -> Iterator[Fault]:
    """Hold the next dealer against the winner that the record itself names."""
    stated = record.result
    assert stated is not None
    if stated.winner is None:
        expected = record.dealer
    elif table.rules.deal.next_dealer == "winner":
        expected = stated.winner
    else:
        expected = table.next_to(Seat(record.dealer))
    if stated.next_dealer != expected:
        yield Fault(
            "record/next-dealer-differs",
            len(record.events),
            f"next dealer seat {expected}",
            f"seat {stated.next_dealer}",
        )


def _settled(deal: Followed) -> tuple[Result, tuple[Event, ...]]:
    """Let the engine count the deal, with the cards that are known."""
    table, record = deal.table, deal.record
    assert deal.over is not None
    by, winner = deal.over
    # A hand of which nothing is known stands for no points: give it a card that is worth none.
    seen = _seen(deal)
    shown = tuple(cards or table.pack[-1:] for cards in seen)
    laid = _laid(deal)
    hands = [tuple(card for card in cards if card not in laid) for cards in seen]
    for seat, hand in deal.claims.items():
        hands[seat] = hand
    number, pool = 1, None
    if record.match is not None and record.ending is None:
        number, pool = record.match.number, record.match.pool
    followed = deal.events[: deal.place]
    any_card = table.pack[0]
    tricks = tuple(
        Trick(
            tuple(Played(laid.seat, laid.card, laid.down) for laid in trick.plays),
            Seat(0) if trick.winner is None else trick.winner,
            any_card if trick.card is None else trick.card,
        )
        for trick in deal.tricks
    )
    state = State(
        start=Start(
            *(table, Seat(record.dealer), deal.leader, shown, (), number, pool),
            first_trick=deal.first_trick,
            won_before=tuple(deal.winners[: deal.first_trick - 1]),
        ),
        phase="play",
        turn=None,
        hands=tuple(hands),
        aside=tuple(deal.hands.aside),
        out=tuple(deal.out),
        trick=(),
        suit=None,
        best=None,
        holder=None,
        tricks=tricks,
        log=tuple(_declared(deal, e) for e in followed if isinstance(e, DeclareEvent)),
        talon=(),
        answered=0,
        result=None,
    )
    over = finished(state, by, winner)
    assert over.result is not None
    return over.result, over.log[len(state.log) :]


def _seen(deal: Followed) -> list[tuple[Card, ...]]:
    """Return the cards that each seat is known to have been dealt and not to have hidden."""
    turned_up = [
        (event.seat, CARD_BY_CODE[event.card])
        for event in deal.events[deal.place :]
        if isinstance(event, RevealEvent) and event.seat is not None and event.card != UNKNOWN
    ]
    laid, hands = _laid(deal), deal.hands
    return [
        tuple(
            card
            for card in dict.fromkeys((*cards, *(c for owner, c in turned_up if owner == seat)))
            if seat not in hands.doubtful or card in laid or (seat, card) in turned_up
        )
        for seat, cards in enumerate(hands.shown)
    ]


def _laid(deal: Followed) -> set[Card | None]:
    """Return the known cards that have been played."""
    tricks = (*(trick.plays for trick in deal.tricks), deal.plays)
    return {laid.card for plays in tricks for laid in plays}


def _declared(deal: Followed, event: DeclareEvent) -> Declared:
    """Return a declaration with the card set aside, if the last trick has shown it."""
    seat = Seat(event.seat)
    against = None if event.against is None else Seat(event.against)
    shown = tuple(CARD_BY_CODE[code] for code in event.cards if code in CARD_BY_CODE)
    card = deal.hands.aside[seat] if "dry" in event.what else None
    return Declared(seat, event.what, card, against, shown)


def _unsure_of_points(deal: Followed) -> str:
    """Say why the points cannot be known; nothing if they can."""
    rules = deal.table.rules
    assert deal.over is not None
    by = deal.over[0]
    if by == "revoke":
        return ""
    whole = deal.hands.whole_deal and not deal.hands.doubtful
    if rules.award.dealt.hands and not whole:
        return "hands may have been worth something as dealt"
    if any(trick.card is None or trick.winner is None for trick in deal.tricks) and (
        deal.table.low_points or rules.award.not_with_rank or rules.award.last_trick_lost
    ):
        return "the card that won a trick is not known"
    if by == "sweep" and rules.aces.sandbag != "off" and not whole:
        deal.note("an ace kept back that nobody was shown")
    if rules.aces.stuck and not whole:
        deal.note("an ace still in hand that nobody was shown")
    return ""


def _shown_faults(record: Record, deal: Followed, shown: tuple[Event, ...]) -> Iterator[Fault]:
    """Yield the first card at the end that should have been turned up and was not."""
    for event in shown:
        assert isinstance(event, Revealed)
        written = written_event(event)
        number = deal.place + 1
        if number > len(record.events):
            yield Fault("record/event-differs", number, said(written), "the end of the record")
            return
        found = record.events[deal.place]
        if found != written:
            yield Fault("record/event-differs", number, said(written), said(found))
            return
        deal.place = number
    if deal.place < len(record.events):
        found = record.events[deal.place]
        yield Fault(
            "record/illegal-play", deal.place + 1, "nothing after the end of the deal", said(found)
        )
