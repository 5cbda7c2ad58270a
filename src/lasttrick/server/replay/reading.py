"""Records as people bring them: lines of JSON or the text form, one deal or many."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import NamedTuple

import msgspec

from lasttrick.errors import RecordError, ServerError
from lasttrick.records import UNKNOWN, Record, decode, read_records, read_text
from lasttrick.records.fault import at_line
from lasttrick.records.unknown.completing import completed

MOST_DEALS = 500
"""How many deals of one text are looked at."""


class Found(NamedTuple):
    """One deal in a text."""

    line: int
    """The number of its first line, from 1."""
    record: Record | RecordError


def found_in(text: str) -> list[Found]:
    """Return the deals that a text holds, or the errors that stand in their places.

    Raises:
        ServerError: ``command/bad-field``, for a text without anything in it.
    """
    deals = [
        found._replace(record=at_line(found.record, found.line))
        if isinstance(found.record, RecordError)
        else found
        for found, _ in zip(_all(text), range(MOST_DEALS), strict=False)
    ]
    if not deals:
        raise ServerError("command/bad-field", "Expected the record of a deal.", id=None)
    return deals


def whole(record: Record) -> Record:
    """Return a record with all its cards, where its events leave no doubt about them.

    Raises:
        RecordError: as :func:`lasttrick.records.unknown.completing.completed`.
    """
    if not any(UNKNOWN in hand for hand in (*record.deal.hands, record.deal.talon)):
        return record
    return completed(record) or record


def _all(text: str) -> Iterator[Found]:
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        for passage in read_text(text):
            yield Found(passage.line, passage.record)
        return
    content = text.encode("utf-8", "surrogatepass")
    if _is_one_value(content):
        yield Found(1, _decoded(content))
        return
    for line in read_records(BytesIO(content)):
        yield Found(line.number, line.record)


def _is_one_value(content: bytes) -> bool:
    """Say whether a text is one value of JSON, however it is broken into lines."""
    try:
        msgspec.json.decode(content, type=msgspec.Raw)
    except (ValueError, RecursionError):
        return False
    return True


def _decoded(content: bytes) -> Record | RecordError:
    try:
        return decode(content.strip())
    except RecordError as error:
        return error
