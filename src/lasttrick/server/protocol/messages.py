"""What the server sends."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, Struct, UnsetType

from lasttrick.errors import LastTrickError
from lasttrick.server.protocol.happenings import AnyHappening, SaidPhrase, SaidText
from lasttrick.server.protocol.hints import HintTold
from lasttrick.server.protocol.parts import DealPart, Facts, MatchPart, TablePart

PROTOCOL = 1
"""The number of this protocol."""


class Message(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="type"):
    """What the server sends."""


class You(Struct, frozen=True):
    """Who you are at this table."""

    seat: int | None
    host: bool


class Missed(Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Something that happened while you were away."""

    version: int
    what: AnyHappening
    then: tuple[AnyHappening, ...] = ()


class Said(Struct, frozen=True):
    """One line of the chat."""

    version: int
    at: float
    """When it was said, in seconds since 1970."""
    what: SaidText | SaidPhrase


class Welcome(Message, frozen=True, kw_only=True, tag="welcome"):
    """The whole table, for whoever comes in."""

    protocol: int
    version: int
    you: You
    table: TablePart
    match: MatchPart | None
    deal: DealPart | None
    chat: tuple[Said, ...]
    present: tuple[int, ...]
    """The seats whose person is connected."""
    watching: int


class Resumed(Message, frozen=True, kw_only=True, tag="resumed"):
    """What happened since, and where it led, for whoever comes back."""

    protocol: int
    version: int
    happened: tuple[Missed, ...]
    you: You
    table: TablePart
    match: MatchPart | None
    deal: DealPart | None
    chat: tuple[Said, ...]
    present: tuple[int, ...]
    watching: int


class Happened(Message, frozen=True, kw_only=True, tag="happened"):
    """Something happened; the parts are there when they changed."""

    version: int
    early: bool = False
    """Whether a watcher is told it before what came before it, which is still to come."""
    what: AnyHappening
    then: tuple[AnyHappening, ...] = ()
    """What followed from it at once."""
    table: TablePart | UnsetType = UNSET
    match: MatchPart | UnsetType | None = UNSET
    deal: DealPart | UnsetType | None = UNSET


class Done(Message, frozen=True, kw_only=True, tag="done"):
    """A command was carried out."""

    id: str
    version: int
    seat: int | UnsetType = UNSET
    secret: str | UnsetType = UNSET
    code: str | UnsetType = UNSET
    hint: HintTold | UnsetType = UNSET


class Refused(Message, frozen=True, kw_only=True, tag="refused"):
    """A command was not carried out; nothing has changed."""

    id: str | None
    """None where the frame had no id that could be read."""
    code: str
    message: str
    facts: Facts


class Present(Message, frozen=True, kw_only=True, tag="present"):
    """Who is connected."""

    present: tuple[int, ...]
    watching: int


class ClockTold(Message, frozen=True, kw_only=True, tag="clock"):
    """How long a seat has for its move."""

    seat: int
    """By its seat at the table."""
    left: float
    """Seconds."""


class Bye(Message, frozen=True, kw_only=True, tag="bye"):
    """The connection ends."""

    code: str
    message: str


AnyMessage = Welcome | Resumed | Happened | Done | Refused | Present | ClockTold | Bye

_ENCODER = msgspec.json.Encoder()


def encode(message: AnyMessage) -> bytes:
    """Return a message as a JSON text, UTF-8."""
    return _ENCODER.encode(message)


def refused(id: str | None, error: LastTrickError) -> Refused:
    """Return the answer to a command that an error stopped."""
    return Refused(id=id, code=error.code, message=error.message, facts=dict(error.facts))
