"""What happened in a deal, in order. The log of events is the deal: all else follows from it."""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.cards import Card, Seat
from lasttrick.engine.moves import Declaration


class Cut(NamedTuple):
    """The pack was cut, so many cards from the top going under the rest; or it was tapped."""

    seat: Seat
    at: int | None
    """Cards lifted; None for a tap."""


class Played(NamedTuple):
    """A card was laid."""

    seat: Seat
    card: Card | None
    """None only in a view, where the seat that looks may not know it."""
    down: bool = False


class Declared(NamedTuple):
    """A seat declared something."""

    seat: Seat
    what: Declaration
    card: Card | None = None
    """The card set aside; None in a view that may not know it."""
    against: Seat | None = None
    """Whom a flag accuses."""
    shown: tuple[Card, ...] = ()
    """The hand that an instant win lays open."""


class Dropped(NamedTuple):
    """A seat takes no further part in the deal."""

    seat: Seat
    by: Literal["rule", "left"] = "rule"


class Revealed(NamedTuple):
    """A card that lay hidden was shown to everyone."""

    seat: Seat | None
    """Whose card it is; None for the bottom card of the talon."""
    card: Card


Event = Cut | Played | Declared | Dropped | Revealed
