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


class LocaleTold(Struct, frozen=True):
    """The texts of a language."""

    language: str
    messages: str


class Refusal(Struct, frozen=True):
    """Why a request was refused."""

    code: str
    message: str
    facts: dict[str, Any]
