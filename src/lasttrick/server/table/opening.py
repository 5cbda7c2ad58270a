"""Making a table."""

from __future__ import annotations

from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from lasttrick.errors import ServerError
from lasttrick.players import known_player
from lasttrick.server.protocol.commands import NameText, Secret, ShortText, Sit
from lasttrick.server.protocol.settings import Settings, SettingsChange
from lasttrick.server.table.deciding import deals, seats
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import AnyFact, BotSat, Opened
from lasttrick.server.table.following import opened
from lasttrick.server.table.rules import rules_of, wanted_table


class TableRequest(Struct, frozen=True, kw_only=True):
    """What somebody wants a table to be: the body of ``POST /api/tables``."""

    name: NameText
    """Of the person who makes it, sits in seat 0 and is host."""
    game: ShortText | None = None
    definition: Annotated[str, Meta(max_length=60_000)] | None = None
    """The text of a game file, instead of a game's name."""
    options: dict[ShortText, ShortText | int | bool] = {}
    preset: ShortText | None = None
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    """How many; without it as many as the game is best with."""
    public: bool = False
    settings: SettingsChange | None = None
    bots: tuple[ShortText | None, ...] | None = None
    """Who sits in the other chairs, clockwise; null keeps a chair open."""
    start: bool = False
    """Whether to begin at once, bots in the chairs that are open."""
    secret: Secret | None = None
    """As in the command ``sit``."""


class NewTable(NamedTuple):
    """A table made, and not yet stored."""

    facts: tuple[AnyFact, ...]
    seat: int
    secret: str


def open_table(request: TableRequest, *, id: str, now: float, chance: Random) -> NewTable:
    """Return the first facts of a table.

    Raises:
        LastTrickError: ``game/…``, ``option/…``, ``table/…``, ``player/…``, ``seat/bad-name``,
            ``command/bad-field``.
    """
    table = wanted_table(
        game=request.game,
        definition=request.definition,
        options=request.options,
        preset=request.preset,
        seats=request.seats,
    )
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
    story = Story(opened(first), now=now, chance=chance, seat=None)
    seats.sit(story, Sit(id="open", name=request.name, seat=0, secret=request.secret))
    secret = story.secret
    assert secret is not None
    bots = request.bots or ()
    if len(bots) >= table.seats:
        raise ServerError("command/bad-field", f"Expected at most {table.seats - 1} bots.", id=None)
    for seat, bot in enumerate(bots, 1):
        if bot is not None:
            story.tell(BotSat(at=now, seat=seat, bot=known_player(bot)))
    if request.start:
        deals.start(story)
    assert story.seat is not None
    return NewTable((first, *story.facts), story.seat, secret)
