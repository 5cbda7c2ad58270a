"""Events, moves and results in words, for what was expected and what was found."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import CODES
from lasttrick.engine import Declare, Move, Play
from lasttrick.records.record import (
    CutEvent,
    DeclareEvent,
    DropEvent,
    PlayEvent,
    RecordEvent,
    RevealEvent,
)


def said(event: RecordEvent) -> str:
    """Say an event: ``seat 1 playing 8S face down``."""
    match event:
        case PlayEvent():
            return f"seat {event.seat} playing {event.card}" + (" face down" if event.down else "")
        case CutEvent():
            how = "tapping the pack" if event.at is None else f"cutting {event.at} cards"
            return f"seat {event.seat} {how}"
        case DeclareEvent():
            words = [f"seat {event.seat} declaring {event.what}"]
            if event.card is not None:
                words.append(event.card + (" face down" if event.down else ""))
            if event.against is not None:
                words.append(f"against seat {event.against}")
            return " ".join((*words, *event.cards))
        case DropEvent():
            return f"seat {event.seat} " + ("dropping out" if event.by is None else "leaving")
        case RevealEvent():
            whose = "the talon" if event.seat is None else f"seat {event.seat}"
            return f"{event.card} of {whose} revealed"


def moves(seat: int | None, legal: Sequence[Move]) -> str:
    """Say what a seat may do: ``seat 1 playing 8S or 9S``."""
    if seat is None:
        return "nothing after the end of the deal"
    cards = [CODES[m.card] + ("*" if m.down else "") for m in legal if isinstance(m, Play)]
    words = [str(move) for move in legal if isinstance(move, Declare)]
    parts = []
    if cards:
        parts.append(f"playing {either(cards)}")
    if words:
        parts.append(f"declaring {either(words)}")
    return f"seat {seat} {' or '.join(parts)}"


def either(words: Sequence[str]) -> str:
    """Join words: ``8S, 9S or AH``."""
    return words[0] if len(words) == 1 else ", ".join(words[:-1]) + " or " + words[-1]


def numbers(values: Sequence[object]) -> str:
    """Write numbers in brackets: ``[0, 1]``."""
    return f"[{', '.join('?' if value is None else str(value) for value in values)}]"
