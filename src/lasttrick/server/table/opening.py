"""Making a table."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.errors import PlayerError, ServerError
from lasttrick.players import known_player
from lasttrick.records import Record, table_of
from lasttrick.server.protocol.choosing import ShortText, TableChoice
from lasttrick.server.protocol.commands import NameText, Secret, Sit
from lasttrick.server.protocol.settings import Settings, SettingsChange
from lasttrick.server.table.deciding import deals, seats
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import AnyFact, BotSat, Opened
from lasttrick.server.table.following import opened
from lasttrick.server.table.given import GivenDeal, given_record
from lasttrick.server.table.position import DEFAULT_BOT
from lasttrick.server.table.rules import chosen_table, rules_of


class TableRequest(TableChoice, frozen=True, kw_only=True):
    """What somebody wants a table to be: the body of ``POST /api/tables``."""

    name: NameText
    """Of the person who makes it, sits in seat 0 and is host."""
    public: bool = False
    settings: SettingsChange | None = None
    bots: tuple[ShortText | None, ...] | None = None
    """Who sits in the other chairs, clockwise; null keeps a chair open."""
    start: bool = False
    """Whether to begin at once, bots in the chairs that are open."""
    secret: Secret | None = None
    """As in the command ``sit``."""
    given: GivenDeal | None = None
    """A deal to begin with, instead of a game: its rules, its cards, and who sits where."""


class NewTable(NamedTuple):
    """A table made, and not yet stored."""

    facts: tuple[AnyFact, ...]
    seat: int
    secret: str


def open_table(request: TableRequest, *, id: str, now: float, chance: Random) -> NewTable:
    """Return the first facts of a table.

    Raises:
        LastTrickError: ``game/…``, ``option/…``, ``table/…``, ``player/…``, ``seat/bad-name``,
            ``command/bad-field``; for a given deal ``record/…`` or ``play/deal-over``.
    """
    given = None if request.given is None else given_record(request.given)
    table = chosen_table(request) if given is None else table_of(given)
    rules = rules_of(table)
    settings = (request.settings or SettingsChange()).applied(Settings())
    first = Opened(
        at=now,
        id=id,
        public=request.public,
        game=rules.game,
        options=rules.options,
        definition=rules.definition,
        seats=rules.seats,
        settings=settings,
    )
    own = 0 if request.given is None else request.given.seat
    story = Story(opened(first), now=now, chance=chance, seat=None)
    seats.sit(story, Sit(id="open", name=request.name, seat=own, secret=request.secret))
    secret = story.secret
    assert secret is not None
    bots = request.bots or ()
    if len(bots) >= table.seats:
        raise ServerError("command/bad-field", f"Expected at most {table.seats - 1} bots.", id=None)
    for step, bot in enumerate(bots, 1):
        if bot is not None:
            seat = (own + step) % table.seats
            story.tell(BotSat(at=now, seat=seat, bot=known_player(bot)))
    if given is not None:
        _seat_the_others(story, given)
        deals.start_with(story, given)
    elif request.start:
        deals.start(story)
    assert story.seat is not None
    return NewTable((first, *story.facts), story.seat, secret)


def _seat_the_others(story: Story, given: Record) -> None:
    """Let the bots of a deal sit where they sat, and others where people did."""
    for seat, player in enumerate(given.seats):
        if story.chair(seat).open:
            story.tell(BotSat(at=story.now, seat=seat, bot=_bot(player.bot)))


def _bot(named: str | None) -> str:
    """Return the player that a record names, or one for it where there is no such player here."""
    try:
        return DEFAULT_BOT if named is None else known_player(named)
    except PlayerError:
        return DEFAULT_BOT
