"""Requests beside the socket: what they are answered with, and what they hold."""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from lasttrick.server.protocol.parts import MatchPart, Stage, TablePart


class CodeBody(Struct, frozen=True):
    """The body of a request to go on at another device."""

    code: str


class SeatGiven(Struct, frozen=True):
    """A seat at another device: the answer to a code."""

    seat: int
    secret: str


class TableMade(Struct, frozen=True):
    """A new table, and the seat of whoever made it."""

    table: str
    seat: int
    secret: str


class Listed(Struct, frozen=True):
    """An open public table at which somebody is."""

    id: str
    game: str
    name: str
    seats: int
    open: int
    stage: Stage
    people: int


class Shown(Struct, frozen=True):
    """A table as a watcher knows it."""

    table: TablePart
    match: MatchPart | None


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


class LocaleTold(Struct, frozen=True):
    """The texts of a language."""

    language: str
    messages: str


class Refusal(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str
    facts: dict[str, Any]
