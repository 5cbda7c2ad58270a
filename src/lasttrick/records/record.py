"""The shape of a record: one deal, written down so that anyone can replay and check it.

These structs are the contract. More fields may be added to them; the ones that are here
keep their names and their meaning. Fields that a reader does not know are passed over.
``docs/record.md`` explains them, ``schema.json`` states them for other programs.

Events are numbered from 1 in the order in which they stand; 0 is the deal before them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from lasttrick.engine.moves import Declaration
from lasttrick.engine.state import WonBy

FORMAT = "lasttrick-record/1"
"""What stands in ``format``."""

UNKNOWN = "?"
"""What stands for a card that the record does not know."""

CardText = Annotated[
    str,
    Meta(
        description="A card as TC for the ten of clubs, or ? for a card not known.",
        extra_json_schema={"pattern": "^(?:[AKQJT2-9][CDHS]|\\?)$"},
    ),
]
Digest = Annotated[
    str, Meta(description="32 bytes in hexadecimal digits.", pattern="^[0-9a-f]{64}$")
]
SeatNumber = Annotated[int, Meta(ge=0, le=7)]
Count = Annotated[int, Meta(ge=1, le=1_000_000_000)]
Number = Annotated[int, Meta(ge=-1_000_000_000_000, le=1_000_000_000_000)]

Acted = Literal["self", "clock", "cover"]
"""Who acted for a seat: its player, the clock, or whoever covers for an absent one."""

Status = Literal["finished", "in-progress", "abandoned"]


class SeatedPlayer(Struct, frozen=True, omit_defaults=True):
    """Who sat on a seat."""

    name: str
    kind: Literal["human", "bot"]
    bot: str | None = None
    """The name of the player program, for a bot."""


class Deal(Struct, frozen=True):
    """The cards as they were dealt: ``hands[seat]`` in dealt order, and the rest of the pack."""

    hands: tuple[tuple[CardText, ...], ...]
    talon: tuple[CardText, ...]


class CutEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="cut"):
    """The pack was cut, ``at`` cards going from the top under the rest; or it was tapped."""

    seat: SeatNumber
    at: Number | None = None
    tap: bool = False
    by: Acted | None = None

    def __post_init__(self) -> None:
        if (self.at is None) != self.tap:
            raise ValueError("Expected an event with either at or tap")


class DeclareEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="declare"):
    """A seat declared something."""

    seat: SeatNumber
    what: Declaration
    card: CardText | None = None
    """The card that is set aside."""
    down: bool = False
    """Whether that card lies face down."""
    against: SeatNumber | None = None
    """Whom a flag accuses."""
    cards: tuple[CardText, ...] = ()
    """The hand that an instant win lays open; in a view, the new hand of its own seat."""
    by: Acted | None = None


class PlayEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="play"):
    """A card was laid, ``down`` when it lies face down."""

    seat: SeatNumber
    card: CardText
    down: bool = False
    by: Acted | None = None


class DropEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="drop"):
    """A seat takes no further part in the deal.

    Without ``by`` the rules took it out; with it the player left: ``left``, or who acted.
    """

    seat: SeatNumber
    by: Literal["left", "self", "clock", "cover"] | None = None


class RevealEvent(Struct, frozen=True, omit_defaults=True, tag_field="event", tag="reveal"):
    """A hidden card was shown to everyone; without ``seat`` the bottom card of the talon."""

    card: CardText
    seat: SeatNumber | None = None
    by: Acted | None = None


RecordEvent = CutEvent | DeclareEvent | PlayEvent | DropEvent | RevealEvent


class RecordedGain(Struct, frozen=True, omit_defaults=True):
    """One reason why a seat got or lost points."""

    seat: SeatNumber
    reason: str
    points: Number
    cards: tuple[CardText, ...] = ()


class RecordedResult(Struct, frozen=True):
    """How the deal ended.

    ``by`` is ``deciding-trick``, ``sweep`` or ``instant-win``; ``walkover`` when everyone
    else dropped out or left; ``revoke`` when a proven flag made the deal void. Then there
    is no winner.
    """

    by: WonBy
    winner: SeatNumber | None
    points: tuple[Number, ...]
    """What the deal adds to each seat."""
    next_dealer: SeatNumber
    gains: tuple[RecordedGain, ...] | None = None
    """Why, in the order in which it is counted; null where nobody wrote it down."""


class RecordedMatch(Struct, frozen=True, omit_defaults=True):
    """Where in a match the deal stands. Totals are by seat of the deal."""

    number: Count
    """Which deal of the match it is, from 1."""
    id: str | None = None
    before: tuple[Number, ...] | None = None
    """The totals before the deal."""
    after: tuple[Number, ...] | None = None
    """The totals after it: ``before`` and the points of the deal."""
    target: Number | None = None
    """The points that win the match."""
    pool: Number | None = None
    """Stones, or chips of a common pool, that were there to be won."""


class RecordedEnding(Struct, frozen=True):
    """A deal that begins in the middle: what is known of the tricks before it."""

    first_trick: Annotated[int, Meta(ge=2, le=52)]
    leader: SeatNumber
    """Who leads that trick."""
    out: tuple[SeatNumber, ...] = ()
    """Who had dropped out."""
    won_before: tuple[SeatNumber | None, ...] = ()
    """Who won each trick before, null where that is not known."""


class RecordedFair(Struct, frozen=True):
    """What the order of the pack comes from: promised before the cut, told after the deal."""

    commitment: Digest
    """What was shown before the cut: SHA-256 of ``lasttrick-shuffle/1`` and the secret."""
    secret: Digest


class Record(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """One deal. The order of the fields is the order in which they are written."""

    format: str
    game: str
    options: dict[str, str | int]
    """Every option of the game with its value."""
    seats: Annotated[tuple[SeatedPlayer, ...], Meta(min_length=2, max_length=8)]
    dealer: SeatNumber
    deal: Deal
    events: tuple[RecordEvent, ...]
    status: Status
    result: RecordedResult | None = None
    match: RecordedMatch | None = None
    ending: RecordedEnding | None = None
    view: SeatNumber | Literal["public"] | None = None
    """Whose view it is; without it the record is a full one, or one kept at a real table."""
    definition: dict[str, Any] | None = None
    """The whole game, where ``game`` is ``custom``."""
    fair: RecordedFair | None = None
    """Where the shuffle can be checked: of what it was made."""
