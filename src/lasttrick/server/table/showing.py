"""What one audience sees of a table: a seat, or those who watch.

What is shown of a deal is made of the view of that seat, and of nothing that holds more: the
functions that show cards take a :class:`~lasttrick.engine.View`.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Match, View, cutter, view
from lasttrick.games import CUSTOM, Table
from lasttrick.records.making import code_tuple
from lasttrick.server.protocol.parts import DealPart, DryTimes, MatchPart, SeatPart, TablePart
from lasttrick.server.table.hand_showing import (
    Sight,
    cards_why,
    laid_cards,
    legal_moves,
    opened_part,
    result_of_view,
    suit_of_view,
)
from lasttrick.server.table.position import Chair, Deal, Position

_LOOK_BACK = {"none": 0, "last": 1}


class Promise(NamedTuple):
    """What is told of the secret of a shuffle: its hash, and in the end itself."""

    commitment: str | None
    """None where the cards were given, so that nothing was promised."""
    secret: str | None


def table_part(position: Position) -> TablePart:
    """Return the table as everyone sees it."""
    table = position.table
    return TablePart(
        id=position.id,
        public=position.public,
        game=table.game,
        name=table.name,
        options=dict(table.options),
        definition=_definition(table),
        stage=position.stage,
        seats=tuple(
            _seat_part(chair, host=seat == position.host)
            for seat, chair in enumerate(position.chairs)
        ),
        settings=position.settings,
        ready=position.ready,
        matches=position.matches,
    )


def match_part(match: Match | None) -> MatchPart | None:
    """Return a match as everyone sees it."""
    if match is None:
        return None
    return MatchPart(
        number=match.number,
        totals=match.totals,
        stacks=match.stacks,
        won=match.won,
        target=match.target,
        deals=match.table.deals_in_match,
        pool=match.pool,
        stones=match.table.rules.match.stones or None,
        batches=match.batches,
        tied=match.tied,
        winners=match.winners,
        dealer=match.dealer,
    )


def deal_view(position: Position, seat: int | None) -> View | None:
    """Return the deal as a seat of the table knows it; None while there are no hands.

    Who has sat down since the shuffle, or does not sit in the deal, knows what everyone knows.
    """
    deal = position.deal
    if deal is None or deal.state is None:
        return None
    return view(deal.state, None if seat is None else _own_place(position, deal, seat))


def deal_part(position: Position, seat: int | None, sight: Sight | None) -> DealPart | None:
    """Return the deal as a seat of the table sees it; None when there is none.

    Args:
        position: where the table stands.
        seat: who looks; None for a watcher.
        sight: of what :func:`deal_view` returns for them; None while there are no hands.
    """
    deal = position.deal
    if deal is None:
        return None
    promise = Promise(deal.commitment, deal.secret if deal.counted else None)
    if sight is None:
        place = None if seat is None else deal.place_of(seat)
        return _before_the_cut(deal.match, place, promise)
    return dealt_part(sight, deal.match, promise)


def _own_place(position: Position, deal: Deal, seat: int) -> Seat | None:
    person = position.chairs[seat].person
    return deal.place_of(seat) if person is not None and person.since < deal.version else None


def _definition(table: Table) -> dict[str, Any] | None:
    return table.definition if table.game == CUSTOM else None


def _seat_part(chair: Chair, *, host: bool) -> SeatPart:
    person = chair.person
    if chair.bot is not None:
        covering = None if person is None else person.name
        return SeatPart(kind="bot", name=chair.bot, host=host, bot=chair.bot, covering=covering)
    if person is not None:
        return SeatPart(kind="person", name=person.name, host=host, bot=None, covering=None)
    return SeatPart(kind="open")


def _before_the_cut(match: Match, place: int | None, promise: Promise) -> DealPart:
    table, dealer = match.deal_table, match.deal_dealer
    turn = cutter(table, dealer)
    return DealPart(
        number=match.number,
        playing=match.playing,
        seat=place,
        dealer=dealer,
        leader=None,
        phase="cut",
        turn=turn,
        cutter=turn,
        may_tap=_may_tap(table),
        may_flag=_may_flag(table),
        dry_times=_dry_times(table),
        tricks_in_all=table.tricks,
        deciding=table.deciding,
        step=1 if table.step == 1 else -1,
        hand=(),
        aside=None,
        sizes=(0,) * table.seats,
        out=(),
        trick=(),
        suit=None,
        best=None,
        holder=None,
        tricks=(),
        look_back=_look_back(table),
        won=(0,) * table.seats,
        legal=(),
        why={},
        revokes=(),
        talon_size=len(table.pack),
        pool=match.deal_pool,
        commitment=promise.commitment,
        secret=promise.secret,
        log=(),
        result=None,
        opened=None,
    )


def dealt_part(sight: Sight, match: Match, promise: Promise) -> DealPart:
    """Return a deal after its cut, as a view has it."""
    seen = sight.seen
    table = seen.table
    why, revokes = cards_why(seen)
    winners = seen.winners_so_far
    return DealPart(
        number=seen.number,
        playing=match.playing,
        seat=seen.seat,
        dealer=seen.dealer,
        leader=seen.leader,
        phase=seen.phase,
        turn=seen.turn,
        cutter=cutter(table, seen.dealer),
        may_tap=_may_tap(table),
        may_flag=_may_flag(table),
        dry_times=_dry_times(table),
        tricks_in_all=table.tricks,
        deciding=table.deciding,
        step=1 if table.step == 1 else -1,
        hand=code_tuple(table.in_order(seen.hand)),
        aside=None if seen.aside is None else code_tuple((seen.aside,))[0],
        sizes=seen.sizes,
        out=seen.out,
        trick=laid_cards(seen.trick),
        suit=suit_of_view(seen),
        best=None if seen.best is None else code_tuple((seen.best,))[0],
        holder=seen.holder,
        tricks=sight.tricks,
        look_back=_look_back(table),
        won=tuple(winners.count(seat) for seat in range(table.seats)),
        legal=legal_moves(seen),
        why=why,
        revokes=revokes,
        talon_size=seen.talon_size,
        pool=seen.pool,
        commitment=promise.commitment,
        secret=promise.secret,
        log=sight.log,
        result=result_of_view(seen),
        opened=opened_part(seen.opened),
    )


def _look_back(table: Table) -> int:
    return _LOOK_BACK.get(table.rules.match.look_back, table.tricks)


def _may_tap(table: Table) -> bool:
    return table.rules.deal.cut == "cut-or-tap"


def _may_flag(table: Table) -> bool:
    return table.rules.enforce.revokes == "flagged"


def _dry_times(table: Table) -> DryTimes | None:
    dry = table.rules.dry
    return DryTimes(dry.hidden_times, dry.shown_times) if dry.allowed else None
