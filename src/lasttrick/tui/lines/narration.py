"""The story of a deal so far, a line for each thing that happened."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import Card
from lasttrick.engine import Played, Revealed, View
from lasttrick.tui.lines.words import Words


class Line(NamedTuple):
    """One sentence of the story."""

    text: str
    ends_trick: bool = False
    """Whether it says who took a trick."""


def narrated(view: View, words: Words) -> list[Line]:
    """Return the story of a deal. As the deal goes on, lines are only added at its end."""
    lines: list[Line] = []
    laid = 0
    led: Card | None = None
    told = 0
    taken: Line | None = None
    for event in view.log:
        blind = view.table.laying[view.first_trick + told - 1] == "blind" if told else False
        if taken is not None and not (blind and isinstance(event, Revealed)):
            lines.append(taken)
            taken = None
        sentence = words.event(event, led if laid else None)
        if sentence is not None:
            lines.append(Line(sentence))
        if isinstance(event, Played):
            led = led if laid else event.card
            laid += 1
            if told < len(view.tricks) and laid == len(view.tricks[told].plays):
                taken = Line(words.trick_won(view.tricks[told]), ends_trick=True)
                laid = 0
                told += 1
    return lines if taken is None else [*lines, taken]
