"""A question of practice as it is sent: everything that may be seen, and not its answer."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import CODES, Card, Seat
from lasttrick.coach.practice import (
    ME,
    Kind,
    LastTrickQuestion,
    LegalQuestion,
    Moment,
    PointsQuestion,
    game_label,
    question_at,
    table_label,
)
from lasttrick.engine import Declared, Play, State, Trick, view
from lasttrick.games import Table
from lasttrick.records import record_of_view
from lasttrick.records.making import code_tuple, events_of, result_part
from lasttrick.records.record import UNKNOWN, RecordedResult, RecordEvent
from lasttrick.server.practice_judging import Question
from lasttrick.server.protocol.parts import LaidCard, LegalPlay
from lasttrick.server.protocol.practice import Asks, QuestionPart
from lasttrick.server.table.hand_showing import laid_cards, trick_part


class _Moment(NamedTuple):
    """What a question shows of its deal."""

    table: Table
    asks: Asks
    seat: Seat | None
    trick: int
    leader: Seat
    hands: tuple[tuple[str, ...], ...]
    aside: tuple[str | None, ...]
    laid: tuple[LaidCard, ...]
    tricks: tuple[Trick, ...]
    log: tuple[RecordEvent, ...] = ()
    changed: tuple[str, str] | None = None
    legal: tuple[LegalPlay, ...] = ()
    result: RecordedResult | None = None


def shown(question: Question, kind: Kind, *, opened: bool) -> QuestionPart:
    """Return a question without its answer.

    Args:
        question: the question.
        kind: of which kind it is.
        opened: whether all hands are shown where only one's own need be.
    """
    if isinstance(question, LegalQuestion):
        moment = _playing(question.state, question.seat, question.asks, opened=opened)
    elif isinstance(question, PointsQuestion):
        moment = _points(question)
    else:
        moment = _last(question)
    return _told(moment, kind, question.key)


def shown_moment(moment: Moment, *, opened: bool) -> QuestionPart:
    """Return a moment of a deal in practice, with what is asked there."""
    state = moment.state
    question = question_at(state, moment.key)
    if question is not None:
        return shown(question, "legal", opened=opened)
    asks: Asks = "nothing" if state.turn is None else "play"
    return _told(_playing(state, ME, asks, opened=opened), "legal", moment.key)


def _told(moment: _Moment, kind: Kind, key: str) -> QuestionPart:
    table = moment.table
    return QuestionPart(
        kind=kind,
        key=key,
        table=table_label(table),
        counted_as=game_label(table),
        game=table.game,
        seats=table.seats,
        asks=moment.asks,
        seat=moment.seat,
        chips=table.pays_chips,
        step=1 if table.step == 1 else -1,
        trick=moment.trick,
        tricks=table.tricks,
        deciding=table.deciding,
        leader=moment.leader,
        hands=moment.hands,
        aside=moment.aside,
        laid=moment.laid,
        finished=tuple(map(trick_part, moment.tricks)),
        log=moment.log,
        changed=moment.changed,
        legal=moment.legal,
        result=moment.result,
    )


def _playing(state: State, seat: Seat, asks: Asks, *, opened: bool) -> _Moment:
    """Show a moment as a seat knows it, or with all hands open."""
    table, seen = state.table, view(state, seat)
    hands = [(UNKNOWN,) * size for size in seen.sizes]
    hands[seat] = code_tuple(table.in_order(seen.hand))
    aside: list[str | None] = [None] * table.seats
    for event in seen.log:
        if isinstance(event, Declared) and event.what in ("dry", "show-dry"):
            aside[event.seat] = UNKNOWN if event.card is None else CODES[event.card]
    plays = (LegalPlay(CODES[m.card], m.down) for m in seen.legal if isinstance(m, Play))
    trick = state.trick if opened else seen.trick
    return _Moment(
        table=table,
        asks=asks,
        seat=seat,
        trick=min(state.trick_number, table.tricks),
        leader=trick[0].seat if trick else seat,
        hands=_open_hands(state, ()) if opened else tuple(hands),
        aside=tuple(aside),
        laid=laid_cards(trick),
        tricks=state.tricks if opened else seen.tricks,
        log=events_of(state.log) if opened else record_of_view(seen).events,
        legal=tuple(plays) if asks == "play" else (),
        result=None if state.result is None else result_part(state.result),
    )


def _last(question: LastTrickQuestion) -> _Moment:
    """Show an ending with all hands open, up to the trick that is asked about."""
    before, state = question.before, question.state
    table = state.table
    if question.asks == "card":
        leader, laid, seat = state.trick[0].seat, laid_cards(state.trick), state.turn
        number = state.trick_number
    else:
        deciding = state.tricks[-1]
        leader, seat, number = deciding.leader, None, table.deciding
        told = len(before.hands[leader]) > 1 or table.laying[number] in ("choice", "blind")
        laid = laid_cards(deciding.plays) if told else ()
    return _Moment(
        table=table,
        asks=question.asks,
        seat=seat,
        trick=number,
        leader=leader,
        hands=_open_hands(state if question.asks == "card" else before, laid),
        aside=_open_aside(before),
        laid=laid,
        tricks=before.tricks,
        log=events_of(before.log),
        changed=None if question.changed is None else _pair(*question.changed),
    )


def _points(question: PointsQuestion) -> _Moment:
    """Show a deal that is over; the hands as dealt, where all of it was seen."""
    end = question.end
    table, begun = end.table, end.start
    whole = begun.first_trick == 1
    return _Moment(
        table=table,
        asks="points",
        seat=question.seat,
        trick=begun.first_trick,
        leader=begun.leader,
        hands=tuple(code_tuple(table.in_order(hand)) if whole else () for hand in begun.hands),
        aside=_open_aside(end),
        laid=(),
        tricks=end.tricks,
        log=tuple(
            event
            for event, happened in zip(events_of(end.log), end.log, strict=True)
            if not isinstance(happened, Declared) or happened.what not in ("flag", "pass")
        ),
    )


def _open_hands(state: State, laid: tuple[LaidCard, ...]) -> tuple[tuple[str, ...], ...]:
    """Return what everyone holds, without the cards that are shown on the table."""
    table, gone = state.table, {card.card for card in laid}
    return tuple(
        tuple(code for code in code_tuple(table.in_order(hand)) if code not in gone)
        if Seat(seat) not in state.out
        else ()
        for seat, hand in enumerate(state.hands)
    )


def _open_aside(state: State) -> tuple[str | None, ...]:
    """Return the cards set aside, as everyone sees them once the hands are open."""
    aside: list[str | None] = [None] * state.table.seats
    for event in state.log:
        if isinstance(event, Declared) and "dry" in event.what and event.card is not None:
            aside[event.seat] = CODES[event.card]
    return tuple(aside)


def _pair(old: Card, new: Card) -> tuple[str, str]:
    return CODES[old], CODES[new]
