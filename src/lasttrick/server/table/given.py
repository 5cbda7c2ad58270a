"""A deal to begin a table with: its cards, and what has been played of it already."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from lasttrick.errors import IllegalMove, ServerError
from lasttrick.records import Record, decode, record_of, state_of
from lasttrick.records.record import SeatNumber
from lasttrick.server.replay.reading import whole


class GivenDeal(Struct, frozen=True, kw_only=True):
    """A deal that is there already."""

    record: Annotated[str, Meta(max_length=60_000)]
    """A line of JSON."""
    event: Annotated[int, Meta(ge=0)] = 0
    """After how many of its events to go on; 0 plays the same cards anew."""
    seat: SeatNumber
    """Where the person who makes the table sits."""


def given_record(given: GivenDeal) -> Record:
    """Return the deal as far as it is given.

    Raises:
        RecordError: what does not hold up to there.
        ServerError: ``command/bad-field``, for a seat that there is not.
        IllegalMove: ``play/deal-over``.
    """
    record = whole(decode(given.record))
    if given.seat >= len(record.seats):
        last = len(record.seats) - 1
        raise ServerError("command/bad-field", f"Expected a seat from 0 to {last}.", id=None)
    state = state_of(record, given.event)
    if state.over:
        raise IllegalMove("play/deal-over", "There is nothing more to play in this deal.")
    nameless = [replace(seat, name="") for seat in record.seats]
    return record_of(state, seats=nameless)
