"""The story of a deal so far, a line for each thing that happened."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from lasttrick.cards import Card
from lasttrick.engine import Cut, Event, Played, Revealed, Trick, View
from lasttrick.games import Table
from lasttrick.texts import Telling


class Line(NamedTuple):
    """One sentence of the story."""

    text: str
    ends_trick: bool = False
    """Whether it says who took a trick."""


def narrated(view: View, telling: Telling) -> list[Line]:
    """Return the story of a deal. As the deal goes on, lines are only added at its end."""
    lines = told(view.table, view.log, view.tricks, telling, first_trick=view.first_trick)
    cuts = sum(isinstance(event, Cut) for event in view.log[:1])
    return [*lines[:cuts], Line(telling.deal_begins(view.dealer, view.leader)), *lines[cuts:]]


def told(
    table: Table,
    log: Sequence[Event],
    tricks: Sequence[Trick],
    telling: Telling,
    *,
    first_trick: int = 1,
) -> list[Line]:
    """Return the story that a log tells.

    Args:
        table: the rules.
        log: what happened.
        tricks: the finished tricks in it.
        telling: how it is said.
        first_trick: the number of the first trick.
    """
    lines: list[Line] = []
    laid = 0
    led: Card | None = None
    finished = 0
    taken: Line | None = None
    for event in log:
        blind = finished > 0 and table.laying[first_trick + finished - 1] == "blind"
        if taken is not None and not (blind and isinstance(event, Revealed)):
            lines.append(taken)
            taken = None
        sentence = telling.event(event, led if laid else None)
        if sentence is not None:
            lines.append(Line(sentence))
        if isinstance(event, Played):
            led = led if laid else event.card
            laid += 1
            if finished < len(tricks) and laid == len(tricks[finished].plays):
                taken = Line(telling.trick_won(tricks[finished]), ends_trick=True)
                laid = 0
                finished += 1
    return lines if taken is None else [*lines, taken]
