"""The parts that a client shows: the table, the match, and the deal as one may know it."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from lasttrick.engine.moves import Declaration
from lasttrick.records.record import CardText, RecordedResult, RecordEvent
from lasttrick.server.protocol.settings import Settings

Stage = Literal["gathering", "cutting", "playing", "counted", "over", "closed"]
"""Nobody has begun; the pack waits for its cut; a deal is on; it is over and the next one
waits; the match is won; the table is no more."""

ShownPhase = Literal["cut", "redeal", "claim", "dry", "play", "flag", "over"]
FactValue = str | int | tuple[str | int, ...] | None
Facts = Annotated[dict[str, FactValue], Meta(description="the parts of a message, by name")]


class SeatPart(Struct, frozen=True, omit_defaults=True, kw_only=True):
    """Who sits in a chair."""

    kind: Literal["person", "bot", "open"]
    name: str | UnsetType = UNSET
    host: bool | UnsetType = UNSET
    bot: str | UnsetType | None = UNSET
    """The player program that moves for this chair; null for a person."""
    covering: str | UnsetType | None = UNSET
    """For whom a bot covers."""


class TablePart(Struct, frozen=True, kw_only=True):
    """The table."""

    id: str
    public: bool
    game: str
    name: str
    """The game's name, as people write it."""
    options: dict[str, str | int]
    definition: dict[str, Any] | None
    """The whole game, where it is not one of the built-in ones."""
    stage: Stage
    seats: tuple[SeatPart, ...]
    settings: Settings
    ready: tuple[int, ...]
    matches: int
    """How many matches have begun here."""


class MatchPart(Struct, frozen=True, kw_only=True):
    """Where the match stands, by seats of the table."""

    number: int
    """The deal that is on or comes next."""
    totals: tuple[int, ...]
    stacks: tuple[int, ...] | None
    won: tuple[int, ...]
    target: int | None
    deals: int | None
    pool: int | None
    stones: int | None
    """How many stones lay in the middle when the match began; null without."""
    batches: int
    tied: tuple[int, ...] | None
    winners: tuple[int, ...] | None
    dealer: int


class LaidCard(Struct, frozen=True):
    """A card in a trick."""

    seat: int
    card: CardText
    down: bool


class TrickPart(Struct, frozen=True):
    """A finished trick."""

    plays: tuple[LaidCard, ...]
    winner: int
    card: CardText


class LegalPlay(Struct, frozen=True, tag_field="type", tag="play"):
    """A card that may be laid."""

    card: CardText
    down: bool


class LegalDeclare(Struct, frozen=True, omit_defaults=True, tag_field="type", tag="declare"):
    """Something that may be declared."""

    what: Declaration
    card: CardText | None = None
    against: int | None = None


class Why(Struct, frozen=True):
    """Why a card cannot be played."""

    code: str
    facts: Facts


class OpenedPart(Struct, frozen=True):
    """All the cards, where the match opens them after the deal."""

    hands: tuple[tuple[CardText, ...], ...]
    talon: tuple[CardText, ...]
    tricks: tuple[TrickPart, ...]


class DryTimes(Struct, frozen=True):
    """How often a card set aside for the deciding trick pays."""

    hidden: int
    shown: int


class DealPart(Struct, frozen=True, kw_only=True):
    """A deal as one may know it. Seats in it are places in ``playing``."""

    number: int
    playing: tuple[int, ...]
    """The seats of the table that sit in this deal."""
    seat: int | None
    """Your place in the deal; null for whoever does not sit in it."""
    dealer: int
    leader: int | None
    """Who leads the first trick; null before the cut, where a card decides it."""
    phase: ShownPhase
    turn: int | None
    cutter: int | None
    may_tap: bool
    """Whether the pack may be tapped instead of being cut."""
    may_flag: bool
    """Whether revokes are for the others to see, and to flag."""
    dry_times: DryTimes | None
    """Null where no card can be set aside."""
    tricks_in_all: int
    deciding: int
    step: Literal[1, -1]
    """1 where play goes clockwise, -1 where it goes counterclockwise."""
    hand: tuple[CardText, ...]
    aside: CardText | None
    sizes: tuple[int, ...]
    out: tuple[int, ...]
    trick: tuple[LaidCard, ...]
    suit: Literal["C", "D", "H", "S"] | None
    best: CardText | None
    holder: int | None
    tricks: tuple[TrickPart, ...]
    look_back: int
    won: tuple[int, ...]
    """How many tricks each has won."""
    legal: tuple[LegalPlay | LegalDeclare, ...]
    why: dict[str, Why]
    revokes: tuple[CardText, ...]
    """Cards that can be laid, but would be a revoke."""
    talon_size: int
    pool: int | None
    commitment: str
    secret: str | None
    log: tuple[RecordEvent, ...]
    result: RecordedResult | None
    opened: OpenedPart | None
