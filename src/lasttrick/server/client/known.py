"""What a client knows of a table: the newest of each part, and what it may do."""

from __future__ import annotations

from msgspec import UNSET

from lasttrick.server.protocol.messages import (
    AnyMessage,
    Happened,
    Present,
    Resumed,
    Said,
    Welcome,
    You,
)
from lasttrick.server.protocol.parts import (
    DealPart,
    LegalDeclare,
    LegalPlay,
    MatchPart,
    TablePart,
)

Choice = LegalPlay | LegalDeclare


class Known:
    """A table as messages have told it.

    Attributes:
        version: of the last thing that happened; 0 before anything is known.
        you: who one is here.
        table: the table.
        match: the match, or None before the first.
        deal: the deal as one may know it, or None.
        chat: what was said before one came.
        present: the seats whose person is connected.
        watching: how many watch.
    """

    you: You
    table: TablePart

    def __init__(self) -> None:
        """Know nothing yet: ``you`` and ``table`` come with the first message."""
        self.version = 0
        self.match: MatchPart | None = None
        self.deal: DealPart | None = None
        self.chat: tuple[Said, ...] = ()
        self.present: tuple[int, ...] = ()
        self.watching = 0

    @property
    def choices(self) -> tuple[Choice, ...]:
        """What we may do now; empty when it is not ours to move."""
        return () if self.deal is None else self.deal.legal

    @property
    def my_turn(self) -> bool:
        """Whether we have to move."""
        return bool(self.choices)

    @property
    def my_cut(self) -> bool:
        """Whether we have to cut."""
        deal = self.deal
        return deal is not None and deal.phase == "cut" and deal.cutter == deal.seat is not None

    def learn(self, message: AnyMessage) -> None:
        """Take in what a message tells."""
        match message:
            case Welcome() | Resumed():
                self.version = message.version
                self.you = message.you
                self.table = message.table
                self.match = message.match
                self.deal = message.deal
                self.chat = message.chat
                self.present = message.present
                self.watching = message.watching
            case Happened():
                self._learn_change(message)
            case Present():
                self.present = message.present
                self.watching = message.watching

    def _learn_change(self, message: Happened) -> None:
        if not message.early:
            self.version = message.version
        if message.table is not UNSET:
            self.table = message.table
        if message.match is not UNSET:
            self.match = message.match
        if message.deal is not UNSET:
            self.deal = message.deal
