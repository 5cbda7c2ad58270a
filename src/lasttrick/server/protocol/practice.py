"""What is asked and answered in practice. Every request stands alone: nothing of it is kept."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from lasttrick.coach.practice import Kind
from lasttrick.records.record import CardText, RecordedResult, RecordEvent
from lasttrick.server.protocol.choosing import TableChoice
from lasttrick.server.protocol.parts import LaidCard, LegalDeclare, LegalPlay, TrickPart, Why

Key = Annotated[str, Meta(max_length=400)]
Asks = Literal["any", "shown", "winner", "card", "points", "play", "nothing"]
"""Which cards may be played; which may be laid face up; who wins the deciding trick; which card
must be played; what the deal brings ``seat``; only what to play; nothing, the deal is over."""


class QuestionRequest(TableChoice, frozen=True, kw_only=True):
    """The body of ``POST /api/practice/question``."""

    kind: Kind
    key: Key | None = None
    """Which question; without it a new one, by chance."""
    open: bool = False
    """Whether all hands are shown where only one's own need be: which cards may be played."""


class DealRequest(TableChoice, frozen=True, kw_only=True):
    """The body of ``POST /api/practice/deal``: a deal in which one plays seat 0."""

    key: Key | None = None
    """The moment at which one plays; without it a new deal begins."""
    play: LegalPlay | None = None
    """What one plays there; without it a careful player chooses."""
    open: bool = False
    """Whether all hands are shown."""


class AnswerRequest(QuestionRequest, frozen=True, kw_only=True):
    """The body of ``POST /api/practice/answer``."""

    key: Key
    answer: Annotated[tuple[CardText, ...], Meta(max_length=52)] | int
    """The cards; the seat that wins; or the points."""


class QuestionPart(Struct, frozen=True, kw_only=True):
    """A question, without its answer. Seats are numbered from 0, clockwise."""

    kind: Kind
    key: str
    table: str
    """At which table it is asked: how many sit, and what is not as usual."""
    counted_as: str
    """Under which name answers are counted: that of the game, or of one's own rules."""
    game: str
    seats: int
    asks: Asks
    seat: int | None
    """Who is asked, or asked about."""
    chips: bool
    step: Literal[1, -1]
    trick: int
    """The number of the trick that is asked about."""
    tricks: int
    deciding: int
    leader: int
    """Who leads that trick."""
    hands: tuple[tuple[CardText, ...], ...]
    """What everyone holds, as far as one may see it; empty for who has dropped out."""
    aside: tuple[CardText | None, ...]
    """Which card each has set aside: ``?`` where it lies hidden."""
    laid: tuple[LaidCard, ...]
    """The cards on the table, in the order of play."""
    finished: tuple[TrickPart, ...]
    """The tricks before."""
    log: tuple[RecordEvent, ...]
    """What has happened so far."""
    changed: tuple[CardText, CardText] | None
    """The card whose suit is another than in the question before, and what it became."""
    legal: tuple[LegalPlay, ...] = ()
    """What may be played, where nothing is asked about it."""
    result: RecordedResult | None = None
    """How the deal ended, where it is over."""


class AnswerPart(Struct, frozen=True, kw_only=True):
    """Whether an answer was right, and what there is to say about it."""

    right: bool
    answer: tuple[CardText, ...] | int
    legal: tuple[LegalPlay | LegalDeclare, ...] = ()
    """What may be done, where cards were asked for."""
    why: dict[str, Why] = {}
    """Why another card may not be played."""
    revokes: tuple[CardText, ...] = ()
    log: tuple[RecordEvent, ...] = ()
    """What happens from the question on."""
    trick: TrickPart | None = None
    """The trick that was asked about."""
    note: Literal["trick-won", "last-suit"] | None = None
    """The message that says by which rule a trick is won."""
    result: RecordedResult | None = None
    """What the deal was worth, and why."""


class PractisedGame(Struct, frozen=True):
    """A game in which something can be asked."""

    id: str
    seats: int
    """How many sit at the usual table to practise at."""


class Practised(Struct, frozen=True):
    """What can be asked of one kind."""

    usual: str
    """The game with which one begins."""
    games: tuple[PractisedGame, ...]
