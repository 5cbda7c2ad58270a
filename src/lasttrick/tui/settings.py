"""How a person likes the terminal: language, pack, pace. Kept on disk from one day to the next."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Literal

import msgspec
import platformdirs
from msgspec import Struct

from lasttrick.records import write_whole

Pack = Literal["four-colour", "two-colour", "ascii"]
"""How cards look; the last with letters, frames of dashes, and no colours of suits."""

Stay = Literal["key", "short", "long"]
"""How long a finished trick lies: until a key, or for a while."""

BotDelay = Literal["none", "short", "usual", "long"]
"""How long a bot seems to think."""

BOT_SECONDS: dict[BotDelay, float] = {"none": 0.0, "short": 0.3, "usual": 0.8, "long": 1.6}
TRICK_SECONDS: dict[Stay, float | None] = {"key": None, "short": 1.2, "long": 2.5}
"""None waits for a key."""

_FILE = "LASTTRICK_SETTINGS"
"""An environment variable that names another file."""


class Settings(Struct, frozen=True, kw_only=True):
    """What a person has chosen; every field has its default."""

    format: Literal["lasttrick-settings/1"] = "lasttrick-settings/1"
    language: str | None = None
    """A code; None takes the language of the environment."""
    pack: Pack = "four-colour"
    bot_delay: BotDelay = "usual"
    trick_stays: Stay = "key"
    name: str = "Player"
    """Their name in records."""


def settings_file() -> Path:
    """Return where settings are kept."""
    named = os.environ.get(_FILE)
    return Path(named) if named else platformdirs.user_config_path("lasttrick") / "settings.json"


def read_settings(path: Path) -> Settings:
    """Return what is kept; the defaults where nothing is, or nothing that can be read."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=Settings)
    except (OSError, msgspec.MsgspecError):
        return Settings()


def write_settings(path: Path, settings: Settings) -> None:
    """Keep settings.

    Raises:
        OSError: the file cannot be written; what was there stays as it was.
    """
    write_whole(path, msgspec.json.format(msgspec.json.encode(settings)) + b"\n")
