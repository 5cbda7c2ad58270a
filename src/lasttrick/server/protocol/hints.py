"""A hint, as it is sent to the one seat that asked for it."""

from __future__ import annotations

from msgspec import Struct

from lasttrick.coach.hints import Kind
from lasttrick.records.record import CardText


class ReasonTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Why a card is good; what is not needed for a kind is not there."""

    kind: Kind
    cards: tuple[CardText, ...] = ()
    seats: tuple[int, ...] = ()
    """By place in the deal."""
    suit: str | None = None
    trick: int | None = None


class Promise(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one card promises."""

    card: CardText
    down: bool = False
    win: float
    """The chance to win the deal, from 0 to 1."""
    points: float | None = None
    """The points or chips to expect, where winning can be worth more or less than one."""


class HintTold(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Which card to play, why, and what each legal card promises."""

    card: CardText
    down: bool = False
    reasons: tuple[ReasonTold, ...]
    promises: tuple[Promise, ...]
