"""Filling in the unknown cards of a record where its events leave no doubt about them.

At a real table nobody writes the hands down, but a deal played to its end has shown them.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from lasttrick.cards import CARD_BY_CODE, CODES
from lasttrick.errors import RecordError
from lasttrick.games import Table
from lasttrick.records.fault import refusal
from lasttrick.records.record import (
    UNKNOWN,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RecordEvent,
    RevealEvent,
)
from lasttrick.records.replaying import checked_dealer
from lasttrick.records.tables import table_of


def completed(record: Record) -> Record | None:
    """Return the record with all its cards; None if some hand is not known to the last card.

    The talon is filled with what is left of the pack, in no order that means anything.

    Raises:
        RecordError: the errors of its table, ``record/bad-deal``, ``record/card-twice`` or
            ``record/not-held``.
    """
    table = table_of(record)
    checked_dealer(record)
    check_deal(record, table)
    if any(isinstance(e, DeclareEvent) and e.what in ("redeal", "peek") for e in record.events):
        return None
    drops, part = table.rules.tricks.drop_out_after, record.ending
    if drops is not None and part is not None and part.first_trick <= drops:
        won = part.won_before
        if None in won or len(won) < part.first_trick - 1:
            return None
    events = with_revealed(record, table)
    shown = shown_by_seat(events, table)
    hands: list[tuple[str, ...]] = []
    for seat, hand in enumerate(record.deal.hands):
        more = [card for card in shown[seat] if card not in hand]
        unknown = hand.count(UNKNOWN)
        if len(more) > unknown:
            raise _one_too_many(events, seat, more[unknown], len(hand))
        if len(more) < unknown:
            return None
        filling = iter(more)
        hands.append(tuple(next(filling) if card == UNKNOWN else card for card in hand))
    if any(getattr(event, "card", None) == UNKNOWN for event in events):
        return None
    dealt = [card for hand in hands for card in hand]
    known = {*dealt, *record.deal.talon}
    rest = iter([CODES[card] for card in table.pack if CODES[card] not in known])
    talon = tuple(next(rest, UNKNOWN) if card == UNKNOWN else card for card in record.deal.talon)
    for number, event in enumerate(events, start=1):
        for card in _cards_of(event):
            if card in talon:
                raise refusal("record/not-held", f"{card} to be in the talon", "it played", number)
    if len(set(dealt)) < len(dealt):
        raise _double(hands, events)
    return replace(
        record, deal=replace(record.deal, hands=tuple(hands), talon=talon), events=events
    )


def check_deal(record: Record, table: Table) -> None:
    """Refuse a deal of too many or too few cards, of foreign ones, or of one card twice.

    Raises:
        RecordError: ``record/bad-deal`` or ``record/card-twice``.
    """
    part = record.ending
    each = table.tricks
    if part is not None:
        each = table.tricks - part.first_trick + 1
        if any(seat >= table.seats for seat in (part.leader, *part.out)) or part.leader in part.out:
            raise refusal("record/bad-deal", f"an ending of {table.seats} seats", "another", 0)
        if len(part.won_before) not in (0, part.first_trick - 1):
            raise refusal("record/bad-deal", "the winners of all tricks before", "others", 0)
    deal = record.deal
    if len(deal.hands) != table.seats:
        raise refusal("record/bad-deal", f"{table.seats} hands", str(len(deal.hands)), 0)
    for seat, hand in enumerate(deal.hands):
        wanted = 0 if part is not None and seat in part.out else each
        if len(hand) != wanted:
            raise refusal("record/bad-deal", f"{wanted} cards for seat {seat}", str(len(hand)), 0)
    rest = len(table.pack) - sum(map(len, deal.hands))
    if len(deal.talon) != rest:
        raise refusal("record/bad-deal", f"a talon of {rest} cards", str(len(deal.talon)), 0)
    seen: set[str] = set()
    for card in (card for cards in (*deal.hands, deal.talon) for card in cards):
        if card == UNKNOWN:
            continue
        if card not in CARD_BY_CODE or table.power[CARD_BY_CODE[card]] < 0:
            raise refusal("record/bad-deal", f"cards of the pack of {table.name}", card, 0)
        if card in seen:
            raise refusal("record/card-twice", "each card once", f"{card} dealt twice", 0)
        seen.add(card)


def with_revealed(record: Record, table: Table) -> tuple[RecordEvent, ...]:
    """Return the events with each card that was laid blind named by the reveal after it."""
    begun = 1 if record.ending is None else record.ending.first_trick
    played: dict[int, int] = {}
    last: dict[int, int] = {}
    events = list(record.events)
    for place, event in enumerate(events):
        if isinstance(event, PlayEvent):
            played[event.seat] = played.get(event.seat, 0) + 1
            last[event.seat] = place
        elif isinstance(event, DropEvent):
            last.pop(event.seat, None)  # its card stays face down; what is shown later was held
        elif isinstance(event, RevealEvent) and event.seat in last:
            laid = events[last[event.seat]]
            trick = begun - 1 + played[event.seat]
            blind = trick <= table.tricks and table.laying[trick] == "blind"
            if isinstance(laid, PlayEvent) and laid.card == UNKNOWN and laid.down and blind:
                events[last[event.seat]] = replace(laid, card=event.card)
    return tuple(events)


def shown_by_seat(events: Sequence[RecordEvent], table: Table) -> list[list[str]]:
    """Return for each seat the cards that the events show it to have held, each once."""
    shown: list[list[str]] = [[] for _ in range(table.seats)]
    for event in events:
        seat = event.seat
        if seat is not None and seat < table.seats:
            shown[seat] += [card for card in _cards_of(event) if card not in shown[seat]]
    return shown


def _cards_of(event: RecordEvent) -> tuple[str, ...]:
    match event:
        case PlayEvent(card=card) | RevealEvent(card=card, seat=int()):
            return () if card == UNKNOWN else (card,)
        case DeclareEvent(card=card, cards=cards):
            return cards if card in (None, UNKNOWN) else (card, *cards)
        case _:
            return ()


def _one_too_many(events: Sequence[RecordEvent], seat: int, card: str, size: int) -> RecordError:
    number = _first_with(events, seat, card)
    return refusal(
        "record/not-held", f"seat {seat} to hold {size} cards as dealt", f"{card} besides", number
    )


def _double(hands: Sequence[Sequence[str]], events: Sequence[RecordEvent]) -> RecordError:
    """Return the error for the first card that two seats are said to hold."""
    holders: dict[str, int] = {}
    for seat, hand in enumerate(hands):
        for card in hand:
            if card in holders:
                number = max(_first_with(events, other, card) for other in (holders[card], seat))
                return refusal("record/card-twice", "each card once", f"{card} again", number)
            holders[card] = seat
    raise AssertionError("Expected a card twice.")


def _first_with(events: Sequence[RecordEvent], seat: int, card: str) -> int:
    return next(
        (n for n, event in enumerate(events, 1) if event.seat == seat and card in _cards_of(event)),
        0,
    )
