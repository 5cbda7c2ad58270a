"""Which table is meant, and what is told of a game before anybody sits down."""

from __future__ import annotations

from typing import Annotated, Any

from msgspec import Meta, Struct

ShortText = Annotated[str, Meta(max_length=100)]
Definition = Annotated[str, Meta(max_length=60_000)] | dict[str, Any]
"""A game of one's own: the text of its file, or all that it says, as a record carries it."""


class TableChoice(Struct, frozen=True, kw_only=True):
    """Which game, and how it is played."""

    game: ShortText | None = None
    definition: Definition | None = None
    """A game of one's own, instead of a game's name."""
    options: dict[ShortText, ShortText | int | bool] = {}
    preset: ShortText | None = None
    seats: Annotated[int, Meta(ge=2, le=8)] | None = None
    """How many; without it as many as the game is best with."""


class GameBody(Struct, frozen=True):
    """A game of one's own to be told about: the body of ``POST /api/games``."""

    definition: Definition


class RulesRequest(TableChoice, frozen=True, kw_only=True):
    """The body of ``POST /rules``."""

    lang: ShortText = "en"


class GameOption(Struct, frozen=True):
    """A house rule that can be chosen."""

    about: str
    default: str | int | bool
    values: tuple[str, ...]
    range: tuple[int, int] | None


class GamePreset(Struct, frozen=True):
    """House rules that belong together."""

    name: str
    about: str
    options: dict[str, str | int | bool]


class GameTold(Struct, frozen=True):
    """A game, and everything about it that can be chosen."""

    id: str
    name: str
    place: str
    summary: str
    seats: tuple[int, int]
    best: tuple[int, int]
    options: dict[str, GameOption]
    presets: dict[str, GamePreset]
    definition: dict[str, Any] | None = None
    """All that a game says which is not built in; it is asked for by this, not by its id."""
