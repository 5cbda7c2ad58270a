"""How the facts of a deal change a position: shuffled, dealt, moved, counted."""

from __future__ import annotations

from lasttrick.cards import CARD_BY_CODE, Card, Seat
from lasttrick.engine import (
    Cut,
    Declare,
    Move,
    Play,
    State,
    begin_deal,
    fairly_shuffled,
    flag,
    leave,
    play,
    score_deal,
)
from lasttrick.errors import ServerError
from lasttrick.records.making import result_part
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.facts import Counted, Dealt, Moved, Resigned, Shuffled
from lasttrick.server.table.position import Chair, Deal, Position, Sitter

DealFact = Shuffled | Dealt | Moved | Resigned | Counted


def move_of(fact: Moved) -> Move:
    """Return the move that a fact tells of."""
    card = None if fact.card is None else CARD_BY_CODE[fact.card]
    if fact.what is not None:
        against = None if fact.against is None else Seat(fact.against)
        return Declare(fact.what, card, against)
    if card is None:
        raise ServerError("store/differs", "Expected a card or a declaration in a move.")
    return Play(card, fact.down)


def moved(state: State, seat: Seat, move: Move) -> State:
    """Return the state after a move; a flag may also come out of turn.

    Raises:
        IllegalMove: and nothing has changed.
    """
    if isinstance(move, Declare) and move.what == "flag" and move.against is not None:
        return flag(state, seat, move.against)
    return play(state, seat, move)


def pack_of(deal: Deal) -> tuple[Card, ...]:
    """Return the pack as it was shuffled for a deal, before the cut."""
    return fairly_shuffled(deal.match.deal_table.pack, bytes.fromhex(deal.secret))


def dealt_on(position: Position, fact: DealFact) -> Position:
    """Return the position after a fact of a deal.

    Raises:
        ServerError: ``store/differs``, for a fact that does not follow from those before.
        LastTrickError: whatever the rules say against it.
    """
    position = position._replace(waits_since=fact.at)
    if isinstance(fact, Shuffled):
        return _shuffled(position, fact)
    deal = position.deal
    if deal is None or deal.counted:
        raise ServerError("store/differs", "Expected a deal that is on.")
    if isinstance(fact, Dealt):
        cut = None if fact.cut is None else Cut(Seat(fact.cut.seat), fact.cut.at)
        state = begin_deal(deal.match, pack_of(deal), cut)
        return position._replace(stage="playing", deal=_led_to(deal, state, fact.by))
    if deal.state is None:
        raise ServerError("store/differs", "Expected a deal whose pack has been cut.")
    match fact:
        case Moved(seat=seat, by=by):
            state = moved(deal.state, Seat(seat), move_of(fact))
        case Resigned(seat=seat, by=by):
            state = leave(deal.state, Seat(seat))
        case Counted():
            return _counted(position, deal, deal.state, fact)
    return position._replace(deal=_led_to(deal, state, by))


def _led_to(deal: Deal, state: State, by: By) -> Deal:
    new = len(state.log) - len(deal.by)
    return deal._replace(state=state, by=(*deal.by, *(by,) * new))


def _shuffled(position: Position, fact: Shuffled) -> Position:
    match = position.match
    if match is None or match.over or position.dealing or fact.number != match.number:
        raise ServerError("store/differs", "Expected a shuffle where a deal can begin.")
    sitters = tuple(_sitter(position.chairs[seat]) for seat in match.playing)
    deal = Deal(match, fact.commitment, fact.secret, position.version, sitters)
    return position._replace(stage="cutting", deal=deal, ready=())


def _sitter(chair: Chair) -> Sitter:
    if chair.person is not None:
        return Sitter(chair.person.name, None)
    return Sitter(chair.bot or "", chair.bot)


def _counted(position: Position, deal: Deal, state: State, fact: Counted) -> Position:
    if state.result is None or result_part(state.result) != fact.result:
        raise ServerError("store/differs", "Expected the result that follows from the deal.")
    chairs = tuple(Chair() if chair.opens else chair for chair in position.chairs)
    return position._replace(
        stage="counted",
        match=score_deal(deal.match, state.result),
        deal=deal._replace(counted=True),
        chairs=chairs,
        ready=(),
    )
