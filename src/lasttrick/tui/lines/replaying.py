"""A recorded deal told from its first card to its last."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import Seat
from lasttrick.engine import State, view
from lasttrick.errors import printable
from lasttrick.records import Record, replay, table_of
from lasttrick.tui.lines.faces import Faces, in_order
from lasttrick.tui.lines.narration import Line, narrated, told
from lasttrick.tui.lines.words import Words


def replayed_lines(record: Record, seat: int | None, faces: Faces) -> Iterator[str]:
    """Yield the story of a record line by line, after the hands.

    Args:
        record: the deal.
        seat: whose view is told; None tells everything, with every hand open.
        faces: how cards are written.

    Raises:
        RecordError: where the record does not hold; what was before it has been told.
    """
    names = [printable(player.name) for player in record.seats]
    words = Words(names, None, faces)
    looks = None if seat is None else Seat(seat)
    table = table_of(record)
    yield f"{table.name}, {table.seats} players."
    telling = 0
    opened = False
    for state in replay(record):
        if not opened:
            opened = True
            for number, hand in enumerate(state.start.hands):
                if looks is None or looks == number:
                    yield f"{names[number]}: {faces.cards(in_order(hand, table))}"
        lines = narrated(view(state, looks), words) if looks is not None else _open(state, words)
        yield from (line.text for line in lines[telling:])
        telling = len(lines)
        if state.result is not None:
            yield from words.deal_over(state.result, table)


def _open(state: State, words: Words) -> list[Line]:
    """Return the story with every card in it known."""
    begun = state.start
    return told(state.table, state.log, state.tricks, words, first_trick=begun.first_trick)
