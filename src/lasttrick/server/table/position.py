"""Where a table stands: who sits where, the match, the deal, and what was said lately.

A position is everything there is to know, hands and secrets too. What one seat may know of it
is made in :mod:`lasttrick.server.table.showing`.
"""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import Seat
from lasttrick.engine import Match, State, cutter
from lasttrick.games import Table
from lasttrick.server.protocol.happenings import By
from lasttrick.server.protocol.messages import Said as Line
from lasttrick.server.protocol.parts import Stage
from lasttrick.server.protocol.settings import Settings

DEFAULT_BOT = "careful"
"""Who sits down where nobody else does, covers, and plays for whom the clock has caught."""

CHAT_KEPT = 100
"""How many lines of the chat a newcomer is shown."""

COMMANDS_KEPT = 64
"""How many commands of a seat, and of all who watch, are remembered, to know them again."""


class Code(NamedTuple):
    """A code for another device, as its hash, and until when it is good."""

    hash: str
    until: float


class Person(NamedTuple):
    """A person in a chair."""

    name: str
    secrets: tuple[str, ...]
    """The hashes of what proves that the seat is theirs; one for each device."""
    since: int
    """The version with which they sat down: what was before is not theirs to know."""
    asked: tuple[tuple[str, int], ...] = ()
    """The latest commands by id, each with the version that it led to."""
    code: Code | None = None


class Chair(NamedTuple):
    """One chair: open, a person's, a bot's, or a person's for whom a bot covers."""

    person: Person | None = None
    bot: str | None = None
    """The player program that moves for it; None where the person does, or nobody sits."""
    opens: bool = False
    """Whether it is open once the deal is over, because its person has got up."""

    @property
    def open(self) -> bool:
        """Whether nobody sits there."""
        return self.person is None and self.bot is None

    @property
    def by(self) -> By:
        """Who moves when this chair does."""
        if self.bot is None:
            return "self"
        return "bot" if self.person is None else "cover"


class Sitter(NamedTuple):
    """Who sat in a seat when a deal began."""

    name: str
    bot: str | None


class Deal(NamedTuple):
    """A deal, from its shuffle on."""

    match: Match
    """The match before it."""
    commitment: str | None
    secret: str | None
    """What the order of the pack comes from, in hexadecimal digits; None for given cards."""
    version: int
    """The version with which it was shuffled."""
    sitters: tuple[Sitter, ...]
    """By its seats."""
    state: State | None = None
    """None while the pack waits for its cut."""
    by: tuple[By, ...] = ()
    """Who brought about each event of the log."""
    counted: bool = False

    def place_of(self, seat: int) -> Seat | None:
        """Return the seat in the deal of a seat at the table; None for who does not sit in it."""
        playing = self.match.playing
        return Seat(playing.index(Seat(seat))) if seat in playing else None


class Position(NamedTuple):
    """Where a table stands. Immutable: a fact makes a new one."""

    version: int
    """How many facts have led here."""
    at: float
    """When the last of them happened."""
    id: str
    public: bool
    table: Table
    """The rules, for as many seats as there are chairs."""
    settings: Settings
    chairs: tuple[Chair, ...]
    stage: Stage = "gathering"
    host: int | None = None
    matches: int = 0
    match: Match | None = None
    """Where the match stands: after the last deal that was counted."""
    deal: Deal | None = None
    """The deal in play, or the one just over."""
    waits_since: float = 0.0
    """Since when one waits for a cut, a move, or the next deal."""
    ready: tuple[int, ...] = ()
    chat: tuple[Line, ...] = ()
    asked: tuple[tuple[str, int], ...] = ()
    """The latest commands of those who watch, as in :class:`Person`."""

    @property
    def dealing(self) -> bool:
        """Whether a deal is on, so that nobody changes places."""
        return self.stage in ("cutting", "playing")

    @property
    def to_act(self) -> int | None:
        """The seat of the table that cuts or moves; None when nobody does."""
        if self.deal is None or not self.dealing:
            return None
        match, state = self.deal.match, self.deal.state
        place = cutter(match.deal_table, match.deal_dealer) if state is None else state.turn
        return None if place is None else match.playing[place]

    def seat_of(self, secret_hash: str) -> int | None:
        """Return the seat that the hash of a secret proves; None for no seat."""
        for seat, chair in enumerate(self.chairs):
            if chair.person is not None and secret_hash in chair.person.secrets:
                return seat
        return None

    def led_to(self, seat: int | None, command_id: str) -> int | None:
        """Return the version that a command of a seat, or of who watches, led to.

        None for one not seen before.
        """
        person = None if seat is None else self.chairs[seat].person
        known = self.asked if seat is None else () if person is None else person.asked
        return next((version for id, version in known if id == command_id), None)
