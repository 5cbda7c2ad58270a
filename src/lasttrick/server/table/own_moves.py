"""What a table does by itself: bots, covers and the clock move, and the next deal begins.

Each returns the facts that come of it, as :func:`~lasttrick.server.table.deciding.decide` does.
"""

from __future__ import annotations

from random import Random

from lasttrick.cards import Seat
from lasttrick.engine import Cut, Move
from lasttrick.errors import ServerError
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.deciding import Decision, deals, decided, seats
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import Back, BotSat, Closed, HostIs
from lasttrick.server.table.position import DEFAULT_BOT, Position


def made(
    position: Position, place: Seat, choice: Move | Cut, by: By, now: float, chance: Random
) -> Decision:
    """Return what a move or a cut comes to that somebody else made for a seat.

    Args:
        position: the table.
        place: the seat of the deal that moves.
        choice: what it does.
        by: who made it: a bot, the clock, or a cover.
        now: the time.
        chance: for the next secrets.

    Raises:
        LastTrickError: why it cannot be.
    """
    story = Story(position, now=now, chance=chance, seat=None)
    if isinstance(choice, Cut):
        deals.cut_as(story, choice, by)
    else:
        deals.move_as(story, place, choice, by)
    return decided(story)


def gone_on(position: Position, now: float, chance: Random) -> Decision:
    """Return what comes of the time for the next deal. Errors as those of dealing."""
    story = Story(position, now=now, chance=chance, seat=None)
    deals.next_deal(story)
    return decided(story)


def covered(position: Position, seat: int, now: float, chance: Random) -> Decision:
    """Return what comes of covering for a person who is away.

    Raises:
        ServerError: ``table/not-now``, for a chair without a person or covered for already.
    """
    story = Story(position, now=now, chance=chance, seat=None)
    chair = position.chairs[seat]
    if chair.person is None or chair.bot is not None:
        raise ServerError("table/not-now", "Expected a person to cover for.", stage=position.stage)
    story.tell(BotSat(at=now, seat=seat, bot=DEFAULT_BOT, covering=True))
    return decided(story)


def replaced(position: Position, seat: int, now: float, chance: Random) -> Decision:
    """Return what comes of a bot that failed: another takes its place."""
    story = Story(position, now=now, chance=chance, seat=None)
    covering = position.chairs[seat].person is not None
    story.tell(BotSat(at=now, seat=seat, bot=DEFAULT_BOT, covering=covering))
    return decided(story)


def come_back(position: Position, seat: int, now: float, chance: Random) -> Decision:
    """Return what comes of a person being back: the cover, if there is one, ends."""
    story = Story(position, now=now, chance=chance, seat=None)
    chair = position.chairs[seat]
    if chair.person is not None and chair.bot is not None:
        story.tell(Back(at=now, seat=seat))
    return decided(story)


def new_host(position: Position, seat: int, now: float, chance: Random) -> Decision:
    """Return what comes of another person being host."""
    story = Story(position, now=now, chance=chance, seat=None)
    story.tell(HostIs(at=now, seat=seat))
    return decided(story)


def code_used(position: Position, code: str, now: float, chance: Random) -> Decision:
    """Return what comes of a code for another device.

    Raises:
        ServerError: ``seat/not-yours`` or ``table/closed``.
    """
    if position.stage == "closed":
        raise ServerError("table/closed", "This table is closed.")
    story = Story(position, now=now, chance=chance, seat=None)
    seats.use_code(story, code)
    return decided(story)


def closed(position: Position, why: str, now: float, chance: Random) -> Decision:
    """Return what comes of closing the table for good."""
    story = Story(position, now=now, chance=chance, seat=None)
    if position.stage != "closed":
        story.tell(Closed(at=now, why=why))
    return decided(story)
