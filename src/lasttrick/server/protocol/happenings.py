"""What a message says has happened, as its reader may know it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from lasttrick.records.record import CardText, CutEvent, RecordedResult, RecordEvent
from lasttrick.server.protocol.commands import Phrase
from lasttrick.server.protocol.parts import LaidCard

By = Literal["self", "bot", "clock", "cover"]
"""Who made a move: the person, a bot whose chair it is, the clock, or a cover."""


class Happening(Struct, frozen=True, tag_field="type"):
    """One thing that happened."""


class SatDown(Happening, frozen=True, tag="sat"):
    """A person sat down."""

    seat: int
    name: str


class GotUp(Happening, frozen=True, tag="left"):
    """A person got up."""

    seat: int
    name: str


class BotSatDown(Happening, frozen=True, tag="bot-sat"):
    """A bot sits there now."""

    seat: int
    bot: str
    covering: str | None


class CameBack(Happening, frozen=True, tag="back"):
    """The person is back."""

    seat: int


class SeatCleared(Happening, frozen=True, tag="cleared"):
    """The chair is open."""

    seat: int


class HostChanged(Happening, frozen=True, tag="host"):
    """Somebody is host now; null: nobody until the next person sits down."""

    seat: int | None


class TableArranged(Happening, frozen=True, tag="arranged"):
    """The table has changed."""


class MatchBegun(Happening, frozen=True, tag="match-began"):
    """A match began."""

    rounds: tuple[dict[int, CardText], ...]
    """Who drew what, by the seats of before."""
    seats: tuple[int, ...]
    """For each chair, which seat of before sits there now."""


class PackShuffled(Happening, frozen=True, tag="shuffled"):
    """The order of the pack is settled."""

    number: int
    commitment: str


class CardsDealt(Happening, frozen=True, tag="dealt"):
    """The hands are dealt."""

    number: int
    event: CutEvent | None


class DealEvent(Happening, frozen=True, tag="event"):
    """Something happened in the deal."""

    event: RecordEvent
    by: By


class TrickTaken(Happening, frozen=True, tag="trick"):
    """A trick is over."""

    number: int
    plays: tuple[LaidCard, ...]
    winner: int
    card: CardText


class DealCounted(Happening, frozen=True, tag="counted"):
    """The deal is over."""

    result: RecordedResult
    secret: str
    pool: int | None
    """What is left in the middle."""


class MatchDecided(Happening, frozen=True, tag="match-won"):
    """The match is over."""

    winners: tuple[int, ...]


class SaidReady(Happening, frozen=True, tag="ready"):
    """Somebody is ready for the next deal."""

    seat: int


class SaidText(Happening, frozen=True, tag="said"):
    """Somebody wrote."""

    name: str
    seat: int | None
    text: str


class SaidPhrase(Happening, frozen=True, tag="phrase"):
    """Somebody said what everyone reads in their own language."""

    seat: int
    phrase: Phrase


class TableClosed(Happening, frozen=True, tag="closed"):
    """The table is no more."""

    why: str


AnyHappening = (
    SatDown
    | GotUp
    | BotSatDown
    | CameBack
    | SeatCleared
    | HostChanged
    | TableArranged
    | MatchBegun
    | PackShuffled
    | CardsDealt
    | DealEvent
    | TrickTaken
    | DealCounted
    | MatchDecided
    | SaidReady
    | SaidText
    | SaidPhrase
    | TableClosed
)
