"""Checking a record whose cards are not all known: one seat's view, or a real table's notes.

What the known cards prove is held against the rules: that no card comes twice and no hand
is too large, whose turn it is, how cards may lie, who wins each trick and leads the next,
who drops out, that nobody holds back a suit it later shows, and the result as far as it
follows. Everything else is listed as unchecked; a card that is not known proves nothing.
"""

from __future__ import annotations

from msgspec.structs import replace

from lasttrick.cards import CARD_BY_CODE, SUIT_OF, Card, Seat
from lasttrick.engine import Play, lawful
from lasttrick.errors import RecordError
from lasttrick.games import Table
from lasttrick.records.fault import Check, Fault, fault_of, refusal
from lasttrick.records.record import (
    UNKNOWN,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    Record,
    RevealEvent,
)
from lasttrick.records.replaying import checked_dealer, cut_of
from lasttrick.records.results import match_faults
from lasttrick.records.tables import table_of
from lasttrick.records.unknown.beginning import Beginning
from lasttrick.records.unknown.completing import check_deal, with_revealed
from lasttrick.records.unknown.following import Followed, Laid, NoMoreEvents
from lasttrick.records.unknown.result import partial_result_faults
from lasttrick.records.wording import said


def check_known_part(record: Record) -> Check:
    """Return what is wrong with a record as far as its known cards tell, and what they do not."""
    try:
        return _check(record)
    except RecordError as error:
        return Check((fault_of(error),))


def _check(record: Record) -> Check:
    table = table_of(record)
    checked_dealer(record)
    check_deal(record, table)
    cut = cut_of(record, table)
    if record.status == "finished" and len(record.events) == (cut is not None):
        faults = [*partial_result_faults(record, None), *match_faults(record, table)]
        return Check(tuple(faults), ("how the cards were played: only the result was kept",))
    deal = Followed(replace(record, events=with_revealed(record, table)), table, cut)
    faults = []
    try:
        _follow(deal)
    except NoMoreEvents:
        pass
    except RecordError as error:
        deal.note("everything after the wrong event")
        return Check((fault_of(error),), tuple(deal.unchecked), tuple(deal.winners))
    end = len(record.events)
    if deal.over is None:
        if record.status == "finished":
            faults.append(
                Fault("record/unfinished", end, "a deal played to its end", "fewer events")
            )
        elif record.result is not None:
            faults.append(Fault("record/unfinished", end, "no result before the end", "a result"))
    else:
        if record.status != "finished":
            faults.append(Fault("record/status-differs", end, "status finished", record.status))
        faults += partial_result_faults(record, deal)
    faults += match_faults(record, table)
    first = record.ending.first_trick - 1 if record.ending is not None else 0
    return Check(tuple(faults), tuple(deal.unchecked), tuple(deal.winners[first:]))


def _follow(deal: Followed) -> None:
    """Follow the events to the end of the deal, or to the end of the events."""
    if deal.first_trick == 1:
        Beginning(deal).follow()
    while deal.over is None:
        _trick(deal, deal.trick_number)


def _trick(deal: Followed, number: int) -> None:
    table = deal.table
    if number == table.tricks:
        deal.hands.take_up()
    deal.plays = []
    deal.suit = deal.kept_suit if number == table.tricks else None
    while True:
        turn = deal.to_play()
        if turn is None and deal.plays:
            break
        event = deal.next()
        if isinstance(event, DropEvent) and event.by is not None:
            deal.left(event)
            if deal.over is not None:
                return
        elif isinstance(event, DeclareEvent) and event.what == "flag":
            deal.flagged(event)
            if deal.over is not None:
                return
        elif isinstance(event, DeclareEvent) and event.what == "peek":
            _peek(deal, event, turn)
        elif not isinstance(event, PlayEvent):
            raise deal.differs("a play" if turn is None else f"seat {turn} playing", event)
        else:
            if turn is None:
                turn = deal.led_by(event)
            if event.seat != turn:
                raise refusal(
                    "record/illegal-play", f"seat {turn} playing", said(event), deal.place
                )
            _laid(deal, event, number)
    _over(deal, number)


def _peek(deal: Followed, event: DeclareEvent, turn: Seat | None) -> None:
    table = deal.table
    asked = table.peeks and deal.trick_number == table.tricks - 1 and not deal.peeked
    if not asked or (turn is not None and event.seat != turn) or not deal.record.deal.talon:
        raise refusal("record/illegal-play", "no peek here", said(event), deal.place)
    deal.peeked = True
    shown = deal.next()
    bottom = deal.record.deal.talon[-1]
    if not isinstance(shown, RevealEvent) or shown.seat is not None:
        raise deal.differs("the bottom card of the talon revealed", shown)
    if bottom not in (UNKNOWN, shown.card):
        raise deal.differs(f"{bottom} of the talon revealed", shown)


def _laid(deal: Followed, event: PlayEvent, number: int) -> None:
    """Hold one card against what is known: who has it, how it lies, what it follows."""
    table, hands, seat = deal.table, deal.hands, Seat(event.seat)
    leading = not deal.plays
    laying = table.laying[number]
    free_of_duty = seat in hands.dry and number == table.tricks
    if event.card == UNKNOWN:
        if event.down and (leading or laying == "open"):
            raise refusal("record/illegal-play", "a card face up", said(event), deal.place)
        if laying == "blind" and not leading and not event.down:
            raise refusal("record/illegal-play", "a card face down", said(event), deal.place)
        certain = laying == "discards" and event.down
        if certain and deal.suit is not None and table.duty != "free":
            held = [card for card in hands.known(seat) if SUIT_OF[card] == deal.suit]
            if held and not flagged_table(table):
                raise _must_follow(deal, event, held)
            deal.owe(seat, deal.suit, None)
        hands.play_unknown(seat)
        if not event.down:
            deal.note("which cards were laid where the record has ?")
        deal.plays.append(Laid(seat, None, event.down))
        return
    card = CARD_BY_CODE[event.card]
    hands.play(seat, card, deal.place)
    if free_of_duty:
        hands.aside[seat] = card
    best = deal.best()
    if leading and event.down:
        raise refusal("record/illegal-play", "a lead face up", said(event), deal.place)
    if not leading and deal.suit is not None and not deal.uncertain():
        others = () if free_of_duty or flagged_table(table) else hands.known(seat)
        top = None if best is None else best[0]
        plays = lawful(table, (card, *others), deal.suit, top, number)
        if Play(card, event.down) not in plays:
            expected = f"seat {seat} playing one of {' '.join(map(str, plays))}"
            raise refusal("record/illegal-play", expected, said(event), deal.place)
    deal.judge_suits(seat, card)
    if not leading and deal.suit is not None and not free_of_duty:
        _promise(deal, Laid(seat, card, event.down), best, number)
    if leading and deal.suit is None:
        deal.suit = SUIT_OF[card]
    deal.plays.append(Laid(seat, card, event.down))


def _promise(deal: Followed, laid: Laid, best: tuple[Card, Seat] | None, number: int) -> None:
    """Remember what a play says of the cards that its seat does not hold."""
    table = deal.table
    if table.duty == "free" or laid.card is None or deal.suit is None:
        return
    if SUIT_OF[laid.card] != deal.suit:
        deal.owe(laid.seat, deal.suit, None)
        return
    beats = best is None or table.power[laid.card] > table.power[best[0]]
    if table.duty == "must-beat" and number < table.tricks and not beats and not deal.uncertain():
        deal.owe(laid.seat, deal.suit, best[0] if best is not None else None)


def flagged_table(table: Table) -> bool:
    """Say whether the players watch for revokes themselves."""
    return table.rules.enforce.revokes == "flagged"


def _must_follow(deal: Followed, event: PlayEvent, held: list[Card]) -> RecordError:
    cards = " ".join(str(Play(card)) for card in held)
    return refusal("record/illegal-play", f"one of {cards}", said(event), deal.place)


def _over(deal: Followed, number: int) -> None:
    """Turn up what lies blind, name the winner, and go on to what follows."""
    table = deal.table
    as_laid = tuple(deal.plays)
    if table.laying[number] == "blind":
        _turn_up(deal)
    deal.end_trick(as_laid)
    rules = table.rules.tricks
    if number == table.tricks:
        if flagged_table(table):
            Beginning(deal).ask(("pass", "flag"))
        if deal.over is None:
            deal.over = ("deciding-trick", deal.winners[table.deciding - 1])
        return
    so_far = deal.winners[:number]
    if number == rules.sweep and None not in so_far and len(set(so_far)) == 1:
        deal.over = ("sweep", so_far[0])
        return
    if number == rules.drop_out_after:
        _drops(deal)


def _turn_up(deal: Followed) -> None:
    for place, laid in enumerate(deal.plays):
        if not laid.down or laid.seat in deal.out:
            continue
        event = deal.next()
        if not isinstance(event, RevealEvent) or event.seat != laid.seat:
            raise deal.differs(f"the card of seat {laid.seat} revealed", event)
        card = CARD_BY_CODE.get(event.card)
        if laid.card is not None and card != laid.card:
            raise deal.differs(f"{Play(laid.card)} of seat {laid.seat} revealed", event)
        deal.plays[place] = laid._replace(down=False, card=card)


def _drops(deal: Followed) -> None:
    table = deal.table
    if None in deal.winners:
        deal.note("who drops out, where the winner of a trick is not known")
        while deal.place < len(deal.events):
            event = deal.events[deal.place]
            if not isinstance(event, DropEvent) or event.by is not None:
                break
            deal.place += 1
            deal.drop(event)
    else:
        last = deal.winners[-1]
        assert last is not None
        for seat in table.order_from(last):
            if seat in deal.winners or seat in deal.out:
                continue
            event = deal.next()
            if not isinstance(event, DropEvent) or event.seat != seat or event.by is not None:
                raise deal.differs(f"seat {seat} dropping out", event)
            deal.drop(event)
    if len(deal.out) == table.seats - 1:
        deal.over = ("walkover", deal.winners[-1])
