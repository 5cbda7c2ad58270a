"""What is stored of a table: facts, one version each, in the order in which they happened.

Everything else is made of them. A fact once stored keeps its meaning: fields may be added with
a default, none is renamed or taken away.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Struct

from lasttrick.engine.moves import Declaration
from lasttrick.errors import ServerError
from lasttrick.records.record import CutEvent, Record, RecordedResult
from lasttrick.server.protocol.commands import Phrase
from lasttrick.server.protocol.happenings import By
from lasttrick.server.protocol.settings import Settings


class Asked(Struct, frozen=True):
    """Which command a fact comes from, so that its repetition is known."""

    seat: int | None
    """The seat that asked; for whoever sits down, the one they got; None for who watches."""
    id: str


class Fact(Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="fact"):
    """What every fact has."""

    at: float
    """When, in seconds since 1970."""
    asked: Asked | None = None


class Opened(Fact, frozen=True, kw_only=True, tag="opened"):
    """The table was made: what is played, for how many, and how it is run."""

    id: str
    public: bool
    game: str
    options: dict[str, str | int]
    """Every option with its value."""
    definition: dict[str, Any] | None
    """The whole game, where it is none of the built-in ones."""
    seats: int
    settings: Settings


class Arranged(Fact, frozen=True, kw_only=True, tag="arranged"):
    """The table was changed, and is like this now. Fields as in :class:`Opened`."""

    game: str
    options: dict[str, str | int]
    definition: dict[str, Any] | None
    seats: int
    settings: Settings


class Sat(Fact, frozen=True, kw_only=True, tag="sat"):
    """A person took a chair."""

    seat: int
    name: str
    secret: str
    """The hash of what proves that the seat is theirs."""


class Left(Fact, frozen=True, kw_only=True, tag="left"):
    """A person got up."""

    seat: int


class BotSat(Fact, frozen=True, kw_only=True, tag="bot-sat"):
    """A bot moves for a chair from now on."""

    seat: int
    bot: str
    covering: bool = False
    """Whether it only covers for the person of this chair."""


class Back(Fact, frozen=True, kw_only=True, tag="back"):
    """A person who was covered for is back."""

    seat: int


class Cleared(Fact, frozen=True, kw_only=True, tag="cleared"):
    """A chair was opened."""

    seat: int


class HostIs(Fact, frozen=True, kw_only=True, tag="host-is"):
    """Somebody is host now; None: nobody, until a person sits down."""

    seat: int | None


class MatchBegan(Fact, frozen=True, kw_only=True, tag="match-began"):
    """A match began."""

    rounds: tuple[dict[int, str], ...]
    """Who drew what, by the seats of before."""
    seats: tuple[int, ...]
    """For each chair, which seat of before sits there now."""
    dealer: int
    """By the chairs of now."""


class Shuffled(Fact, frozen=True, kw_only=True, tag="shuffled"):
    """The order of the pack is settled by a secret, which nobody is told before the end."""

    number: int
    commitment: str
    secret: str
    """32 bytes in hexadecimal digits."""


class Dealt(Fact, frozen=True, kw_only=True, tag="dealt"):
    """The pack was cut and dealt; without a cut where nobody cuts."""

    cut: CutEvent | None
    by: By


class CardsGiven(Fact, frozen=True, kw_only=True, tag="cards-given"):
    """A deal begins with cards, and perhaps moves, that were settled elsewhere: no shuffle."""

    record: Record
    """The deal as far as it has been played."""


class Moved(Fact, frozen=True, kw_only=True, tag="moved"):
    """A seat of the deal laid a card or declared something. Seats are those of the deal."""

    seat: int
    card: str | None = None
    down: bool = False
    what: Declaration | None = None
    """What was declared; None for a card laid."""
    against: int | None = None
    by: By = "self"


class Resigned(Fact, frozen=True, kw_only=True, tag="resigned"):
    """A seat of the deal left it, as the rules let it."""

    seat: int
    by: By = "self"


class Counted(Fact, frozen=True, kw_only=True, tag="counted"):
    """The deal is over, and came to this."""

    result: RecordedResult


class MatchWon(Fact, frozen=True, kw_only=True, tag="match-won"):
    """The match is over."""

    winners: tuple[int, ...]


class ReadySaid(Fact, frozen=True, kw_only=True, tag="ready"):
    """A seat is ready for the next deal."""

    seat: int


class Said(Fact, frozen=True, kw_only=True, tag="said"):
    """Somebody wrote."""

    name: str
    seat: int | None
    text: str


class Phrased(Fact, frozen=True, kw_only=True, tag="phrased"):
    """Somebody said a phrase."""

    seat: int
    phrase: Phrase


class SecretChanged(Fact, frozen=True, kw_only=True, tag="secret-changed"):
    """A seat has another secret; every one before it is void."""

    seat: int
    secret: str
    """The hash of it."""


class CodeGiven(Fact, frozen=True, kw_only=True, tag="code-given"):
    """A seat was given a code for another device."""

    seat: int
    code: str
    """The hash of it."""
    until: float


class CodeUsed(Fact, frozen=True, kw_only=True, tag="code-used"):
    """Another device has used the code, and proves the seat by a secret of its own."""

    seat: int
    secret: str
    """The hash of it."""


class Closed(Fact, frozen=True, kw_only=True, tag="closed"):
    """The table is no more."""

    why: str


AnyFact = (
    Opened
    | Arranged
    | Sat
    | Left
    | BotSat
    | Back
    | Cleared
    | HostIs
    | MatchBegan
    | Shuffled
    | Dealt
    | CardsGiven
    | Moved
    | Resigned
    | Counted
    | MatchWon
    | ReadySaid
    | Said
    | Phrased
    | SecretChanged
    | CodeGiven
    | CodeUsed
    | Closed
)

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[AnyFact] = msgspec.json.Decoder(AnyFact)


def encode_fact(fact: AnyFact) -> bytes:
    """Return a fact as it is stored: JSON."""
    return _ENCODER.encode(fact)


def decode_fact(stored: bytes | str) -> AnyFact:
    """Return a stored fact.

    Raises:
        ServerError: ``store/unreadable``.
    """
    try:
        return _DECODER.decode(stored)
    except (ValueError, RecursionError) as error:
        raise ServerError("store/unreadable", f"A stored fact cannot be read: {error}.") from None
