"""A recorded deal told from its first card to its last."""

from __future__ import annotations

from collections.abc import Iterator

from lasttrick.cards import Seat
from lasttrick.engine import State, view
from lasttrick.errors import printable
from lasttrick.records import Record, replay, table_of
from lasttrick.texts import Faces, Telling, Texts
from lasttrick.tui.lines.narration import Line, narrated, told


def replayed_lines(record: Record, seat: int | None, texts: Texts, faces: Faces) -> Iterator[str]:
    """Yield the story of a record line by line, after the hands.

    Args:
        record: the deal.
        seat: whose view is told; None tells everything, with every hand open.
        texts: the language.
        faces: how cards are written.

    Raises:
        RecordError: where the record does not hold; what was before it has been told.
    """
    names = [printable(player.name) for player in record.seats]
    telling = Telling(texts, faces, names, None)
    looks = None if seat is None else Seat(seat)
    table = table_of(record)
    yield texts("replay-begins", game=table.name, seats=table.seats)
    shown = 0
    for number, state in enumerate(replay(record)):
        if number == 0:
            for place, hand in enumerate(state.start.hands):
                if looks is None or looks == place:
                    yield f"{names[place]}: {faces.cards(table.in_order(hand))}"
        lines = _open(state, telling) if looks is None else narrated(view(state, looks), telling)
        for line in lines[shown:]:
            yield line.text
            if line.ends_trick:
                yield ""
        shown = len(lines)
        if state.result is not None:
            yield from telling.deal_over(state.result, table)


def _open(state: State, telling: Telling) -> list[Line]:
    """Return the story with every card in it known."""
    begun = state.start
    return told(state.table, state.log, state.tricks, telling, first_trick=begun.first_trick)
