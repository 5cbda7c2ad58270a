"""How a table is run: who may watch, who may write, and how long one waits for whom."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import UNSET, Meta, Struct, UnsetType

Spectators = Literal["closed", "delayed", "after"]
"""Nobody may watch a deal; they see it thirty seconds late; they see it when it is over."""

Chat = Literal["all", "seats", "off"]
"""Everyone may write, or only who sits, or nobody."""

ClockSeconds = Annotated[float, Meta(ge=3, le=3600)]
Pace = Annotated[float, Meta(ge=0, le=10)]
GoOn = Annotated[float, Meta(ge=0, le=3600)]
Cover = Annotated[float, Meta(ge=0, le=86400)]


class Settings(Struct, frozen=True, kw_only=True):
    """How a table is run. The rules of the game are its options, not these."""

    spectators: Spectators = "delayed"
    chat: Chat = "all"
    clock: ClockSeconds | None = None
    """Seconds for each move; None for no clock."""
    bot_pace: Pace = 0.8
    """Seconds that a bot seems to think."""
    go_on: GoOn | None = 20
    """Seconds after a deal until the next one begins unasked; None waits for everyone."""
    cover: Cover | None = 60
    """Seconds without a connection until a bot covers for whoever is to move; None: never."""
    seats_by_draw: bool = True
    """Whether seats are drawn for where the game wants it."""
    hints: bool = True
    """Whether who is to play a card may ask for a hint."""


class SettingsChange(Struct, frozen=True, kw_only=True):
    """Settings to change; those that are not there stay as they are."""

    spectators: Spectators | UnsetType = UNSET
    chat: Chat | UnsetType = UNSET
    clock: ClockSeconds | UnsetType | None = UNSET
    bot_pace: Pace | UnsetType = UNSET
    go_on: GoOn | UnsetType | None = UNSET
    cover: Cover | UnsetType | None = UNSET
    seats_by_draw: bool | UnsetType = UNSET
    hints: bool | UnsetType = UNSET

    def applied(self, settings: Settings) -> Settings:
        """Return the settings with these changes."""
        changes = {
            name: value
            for name in self.__struct_fields__
            if (value := getattr(self, name)) is not UNSET
        }
        return msgspec.structs.replace(settings, **changes)
