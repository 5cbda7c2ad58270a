"""What a client sends: the greeting that opens a connection, and the commands."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lasttrick.engine.moves import Declaration
from lasttrick.records.record import CardText
from lasttrick.server.protocol.choosing import Definition, ShortText
from lasttrick.server.protocol.settings import SettingsChange

CommandId = Annotated[str, Meta(min_length=1, max_length=40)]
Seat = Annotated[int, Meta(ge=0, le=7)]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22,64}$")]
"""What proves that a seat is somebody's."""
Version = Annotated[int, Meta(ge=0, le=1_000_000_000_000)]
NameText = Annotated[str, Meta(max_length=200)]
"""A name as it was typed; the table says what makes a good one."""
Text = Annotated[str, Meta(min_length=1, max_length=300)]
Phrase = Literal["hello", "good-luck", "well-played", "thanks", "oops", "one-moment", "bye"]
"""What can be said in everybody's own language."""


class Hello(Struct, frozen=True, tag_field="type", tag="hello"):
    """The first frame of a connection."""

    secret: Annotated[str, Meta(max_length=64)] | None = None
    """Proves that a seat is yours; without it you watch."""
    since: Version | None = None
    """The last version seen."""


class Command(Struct, frozen=True, kw_only=True, tag_field="type"):
    """What every command has."""

    id: CommandId


class Sit(Command, frozen=True, kw_only=True, tag="sit"):
    """Take an open chair, or between deals a bot's."""

    name: NameText
    seat: Seat | None = None
    """Which; without it the first that can be taken."""
    secret: Secret | None = None
    """Drawn by the client, so that a lost answer loses nothing; or else by the server."""


class Leave(Command, frozen=True, kw_only=True, tag="leave"):
    """Get up."""


class Start(Command, frozen=True, kw_only=True, tag="start"):
    """Begin a match, or another after it."""


class CutPack(Command, frozen=True, kw_only=True, tag="cut"):
    """Cut the pack, or tap it."""

    at: Annotated[int, Meta(ge=0, le=1000)] | None = None
    tap: bool = False


class PlayCard(Command, frozen=True, kw_only=True, tag="play"):
    """Lay a card."""

    card: CardText
    down: bool = False


class DeclareWord(Command, frozen=True, kw_only=True, tag="declare"):
    """Declare something."""

    what: Declaration
    card: CardText | None = None
    against: Seat | None = None
    """By its place in the deal."""


class AskHint(Command, frozen=True, kw_only=True, tag="hint"):
    """Ask which card to play. Nothing comes of it at the table."""


class Resign(Command, frozen=True, kw_only=True, tag="resign"):
    """Leave the deal where the rules allow it."""


class Ready(Command, frozen=True, kw_only=True, tag="ready"):
    """Be ready for the next deal."""


class Arrange(Command, frozen=True, kw_only=True, tag="arrange"):
    """Change the table."""

    game: ShortText | None = None
    definition: Definition | None = None
    """A game of one's own, instead of a game's name."""
    options: dict[ShortText, ShortText | int | bool] | None = None
    preset: ShortText | None = None
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    settings: SettingsChange | None = None


class SeatBot(Command, frozen=True, kw_only=True, tag="seat-bot"):
    """Put a bot into a chair."""

    seat: Seat
    bot: ShortText


class ClearSeat(Command, frozen=True, kw_only=True, tag="clear-seat"):
    """Open a chair."""

    seat: Seat


class HandOver(Command, frozen=True, kw_only=True, tag="hand-over"):
    """Make somebody else host."""

    seat: Seat


class Say(Command, frozen=True, kw_only=True, tag="say"):
    """Write to the others."""

    text: Text
    name: NameText = ""
    """Who writes, where a watcher does."""


class SayPhrase(Command, frozen=True, kw_only=True, tag="phrase"):
    """Say what everybody reads in their own language."""

    phrase: Phrase


class DeviceCode(Command, frozen=True, kw_only=True, tag="device-code"):
    """Ask for a code with which another device takes this seat too."""


class NewSecret(Command, frozen=True, kw_only=True, tag="new-secret"):
    """Ask for another secret; every one before it is void."""

    secret: Secret | None = None
    """As in :class:`Sit`."""


class Ping(Command, frozen=True, kw_only=True, tag="ping"):
    """Ask whether anybody is there."""


AnyCommand = (
    Sit
    | Leave
    | Start
    | CutPack
    | PlayCard
    | DeclareWord
    | AskHint
    | Resign
    | Ready
    | Arrange
    | SeatBot
    | ClearSeat
    | HandOver
    | Say
    | SayPhrase
    | DeviceCode
    | NewSecret
    | Ping
)
Frame = Hello | AnyCommand
"""Whatever a client may send."""
