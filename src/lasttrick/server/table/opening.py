"""Making a table."""

from __future__ import annotations

from random import Random
from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from lasttrick.server.protocol.commands import NameText, Secret, ShortText
from lasttrick.server.protocol.settings import SettingsChange
from lasttrick.server.table.facts import AnyFact


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
    raise NotImplementedError
