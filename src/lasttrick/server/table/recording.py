"""The records of the deals of a table, made from its facts."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from lasttrick.errors import ServerError
from lasttrick.records import Record, RecordedFair, SeatedPlayer, match_part, record_of
from lasttrick.records.record import Acted
from lasttrick.server.table.facts import AnyFact, Counted, MatchBegan
from lasttrick.server.table.following import after, opened
from lasttrick.server.table.position import Deal, Position

_ACTED: dict[str, Acted] = {"bot": "cover", "clock": "clock", "cover": "cover"}
"""Who acted, as a record says it, where it was not who sat there."""


def deal_record(facts: Iterable[AnyFact], number: int) -> Record | None:
    """Return the record of a deal of the latest match; None where it is not over.

    Args:
        facts: those of the table, from the first on.
        number: of the deal, from 1.
    """
    found = None
    for fact, deal, position in _counted(facts):
        if isinstance(fact, MatchBegan):
            found = None
        elif deal is not None and deal.match.number == number:
            found = _record(deal, position)
    return found


def record_of_counted(position: Position) -> Record:
    """Return the record of the deal that has just been counted.

    Raises:
        ServerError: ``store/differs``, where none has been.
    """
    if position.deal is None or not position.deal.counted:
        raise ServerError("store/differs", "Expected a deal that is over.")
    return _record(position.deal, position)


def _counted(facts: Iterable[AnyFact]) -> Iterator[tuple[AnyFact, Deal | None, Position]]:
    position: Position | None = None
    for fact in facts:
        position = opened(fact) if position is None else after(position, fact)
        if isinstance(fact, Counted):
            yield fact, position.deal, position
        elif isinstance(fact, MatchBegan):
            yield fact, None, position


def _record(deal: Deal, position: Position) -> Record:
    assert deal.state is not None
    seats = [
        SeatedPlayer(sitter.name, "human" if sitter.bot is None else "bot", sitter.bot)
        for sitter in deal.sitters
    ]
    acted = {
        place: _ACTED[by]
        for place, by in enumerate(deal.by, 1)
        if by != "self" and (by != "bot" or _person_moves(deal, place))
    }
    return record_of(
        deal.state,
        seats=seats,
        match=match_part(deal.match, deal.state.result, id=f"{position.id}/{position.matches}"),
        acted=acted,
        fair=RecordedFair(deal.commitment, deal.secret),
    )


def _person_moves(deal: Deal, place: int) -> bool:
    """Say whether a person sat where a bot made a move: it played on for who had got up."""
    assert deal.state is not None
    seat = deal.state.log[place - 1].seat
    return seat is not None and deal.sitters[seat].bot is None
