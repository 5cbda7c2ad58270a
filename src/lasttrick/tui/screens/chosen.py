"""What the person has chosen, as it holds now: settings, the language, and how they are kept."""

from __future__ import annotations

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol

from msgspec.structs import replace

from lasttrick.texts import LANGUAGES, Texts, language_from
from lasttrick.tui.settings import Settings, read_settings, write_settings


class Follower(Protocol):
    """Who shows something that depends on settings."""

    def tell(self) -> None:
        """Show it anew."""


class Chosen:
    """The settings in force: those that are kept, and over them what the command was told.

    What only the command was told holds until the person changes it, and is not written down.

    Attributes:
        texts: the language, as it holds now.
    """

    def __init__(
        self,
        path: Path,
        *,
        over: Mapping[str, Any] | None = None,
        environment: Mapping[str, str] = os.environ,
    ) -> None:
        """Read what is kept.

        Args:
            path: the file of the settings, which need not exist yet.
            over: fields of the settings that hold for this time only.
            environment: says the language where nobody chose one.

        Raises:
            TextError: the environment asks by name for a language that there is none of.
        """
        self._path = path
        self._kept = read_settings(path)
        self._over = dict(over or {})
        self._environment = environment
        self._followers: list[Follower] = []
        self.texts = Texts(self._language())

    @property
    def settings(self) -> Settings:
        """The settings that hold now."""
        return replace(self._kept, **self._over)

    def follow(self, follower: Follower) -> None:
        """Have a follower told whenever anything has changed."""
        self._followers.append(follower)

    def leave(self, follower: Follower) -> None:
        """Tell a follower nothing more."""
        self._followers.remove(follower)

    def change(self, **fields: Any) -> None:
        """Let some settings hold from now on, and keep them.

        Raises:
            OSError: they hold, but could not be kept.
        """
        self._kept = replace(self._kept, **fields)
        for name in fields:
            self._over.pop(name, None)
        language = self._language()
        if language != self.texts.language:
            self.texts = Texts(language)
        for follower in tuple(self._followers):
            follower.tell()
        write_settings(self._path, self._kept)

    def _language(self) -> str:
        """Return the language chosen; where there is none such, that of the environment."""
        wanted = self.settings.language
        if wanted is not None and wanted in LANGUAGES:
            return wanted
        return language_from(self._environment)
