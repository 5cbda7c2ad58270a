"""Cards as records write them, and the other ways of writing them that readers take."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from lasttrick.cards import CODES, card_code, parse_card
from lasttrick.errors import CardError
from lasttrick.records.fault import quoted, refusal
from lasttrick.records.record import (
    UNKNOWN,
    DeclareEvent,
    PlayEvent,
    Record,
    RecordEvent,
    RevealEvent,
)

_AS_WRITTEN = frozenset((*CODES, UNKNOWN))


def read_card(text: str) -> str:
    """Return the code of a card written in any of the ways that readers take, or ``?``.

    Raises:
        RecordError: ``record/not-a-card``.
    """
    if text in _AS_WRITTEN:
        return text
    try:
        return card_code(parse_card(text))
    except CardError as error:
        found = quoted(str(error.facts["text"]))
        raise refusal("record/not-a-card", "a card such as TC, 10c, 10♣ or ?", found) from None


def read_cards(texts: Iterable[str]) -> tuple[str, ...]:
    """Return the codes of many cards. Errors as :func:`read_card`."""
    return tuple(map(read_card, texts))


def with_card_codes(record: Record) -> Record:
    """Return the record with each card written as its code. Errors as :func:`read_card`."""
    written = _AS_WRITTEN
    deal = record.deal
    if not (written.issuperset(deal.talon) and all(map(written.issuperset, deal.hands))):
        hands = tuple(map(read_cards, deal.hands))
        record = replace(record, deal=replace(deal, hands=hands, talon=read_cards(deal.talon)))
    for event in record.events:
        if type(event) is PlayEvent:
            if event.card not in written:
                break
        elif event is not _event_with_codes(event):
            break
    else:
        return _result_with_codes(record)
    events = tuple(map(_event_with_codes, record.events))
    return _result_with_codes(replace(record, events=events))


def _event_with_codes(event: RecordEvent) -> RecordEvent:
    match event:
        case PlayEvent() | RevealEvent() if event.card not in _AS_WRITTEN:
            return replace(event, card=read_card(event.card))
        case DeclareEvent() if event.card is not None or event.cards:
            card = None if event.card is None else read_card(event.card)
            if card == event.card and _AS_WRITTEN.issuperset(event.cards):
                return event
            return replace(event, card=card, cards=read_cards(event.cards))
        case _:
            return event


def _result_with_codes(record: Record) -> Record:
    result = record.result
    if result is None or result.gains is None:
        return record
    if all(_AS_WRITTEN.issuperset(gain.cards) for gain in result.gains):
        return record
    gains = tuple(replace(gain, cards=read_cards(gain.cards)) for gain in result.gains)
    return replace(record, result=replace(result, gains=gains))
