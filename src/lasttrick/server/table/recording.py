"""The record of a deal that was played at a table."""

from __future__ import annotations

from lasttrick.errors import ServerError
from lasttrick.records import Record, SeatedPlayer, match_part, record_of
from lasttrick.records.record import Acted
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.position import Deal, Position, Sitter


def record_of_deal(position: Position) -> tuple[int, Record]:
    """Return the number and the record of the deal that has just been counted.

    Raises:
        ServerError: ``store/differs``, where none has been.
    """
    deal = position.deal
    if deal is None or deal.state is None or not deal.counted:
        raise ServerError("store/differs", "Expected a deal that is over.")
    match = match_part(deal.match, deal.state.result, id=f"{position.id}/{position.matches}")
    seats = tuple(map(_player, deal.sitters))
    return match.number, record_of(deal.state, seats=seats, match=match, acted=_acted(deal))


def _player(sitter: Sitter) -> SeatedPlayer:
    return SeatedPlayer(sitter.name, "human" if sitter.bot is None else "bot", sitter.bot)


def _acted(deal: Deal) -> dict[int, Acted]:
    """Return who brought each event about, where it was not whoever sat there."""
    as_recorded: dict[By, Acted] = {"clock": "clock", "cover": "cover"}
    return {
        number: as_recorded[by] for number, by in enumerate(deal.by, start=1) if by in as_recorded
    }
