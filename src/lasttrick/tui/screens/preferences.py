"""The settings: language, cards, pace, and a name. What is changed holds and is kept at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, get_args

from lasttrick.errors import printable
from lasttrick.texts import LANGUAGES
from lasttrick.tui.screens.asking import Asking
from lasttrick.tui.screens.page import Page
from lasttrick.tui.screens.rows import Row, Rows
from lasttrick.tui.settings import BotDelay, Pack, Stay

_VALUES: Mapping[str, tuple[str, ...]] = {
    "language": tuple(LANGUAGES),
    "pack": get_args(Pack),
    "bot_delay": get_args(BotDelay),
    "trick_stays": get_args(Stay),
}
_NAME = "name"
_LONGEST_NAME = 20


class Preferences(Page[None]):
    """How a person likes the terminal, one row for each thing."""

    NUMBERED = False

    def heading(self) -> str:
        """Return what the page is."""
        return self.texts("menu-settings")

    def keys(self) -> str:
        """Return which keys do what here."""
        return self.texts("settings-keys")

    def lines(self) -> Sequence[Row]:
        """Return the settings as they are now."""
        return [
            Row(
                key=key,
                label=self.texts(f"settings-{_said(key)}"),
                value=self._shown(key),
                turns=key in _VALUES,
            )
            for key in (*_VALUES, _NAME)
        ]

    def about(self, row: Row) -> str:
        """Return what a setting is about."""
        return self.texts(f"settings-{_said(row.key)}-about")

    def on_rows_turned(self, event: Rows.Turned) -> None:
        """Take the value before or after."""
        self._turn(event.row.key, event.by)

    def on_rows_picked(self, event: Rows.Picked) -> None:
        """Take the next value, or ask for the name."""
        if event.row.key == _NAME:
            self._ask_for_name()
        else:
            self._turn(event.row.key, 1)

    def _now(self, key: str) -> str:
        if key == "language":
            return self.texts.language
        return str(getattr(self.chosen.settings, key))

    def _shown(self, key: str) -> str:
        now = self._now(key)
        if key == "language":
            return LANGUAGES[now]
        return now if key == _NAME else self.texts(f"settings-{_said(key)}-{now}")

    def _turn(self, key: str, by: int) -> None:
        values = _VALUES[key]
        at = values.index(self._now(key)) + by
        self._change(**{key: values[at % len(values)]})

    def _change(self, **fields: Any) -> None:
        try:
            self.chosen.change(**fields)
        except OSError as error:
            reason = error.strerror or str(error)
            self.complain(self.texts("settings-not-kept", reason=reason))
        else:
            self.complain("")

    def _ask_for_name(self) -> None:
        texts = self.texts

        def take(typed: str) -> str:
            if not typed or printable(typed) != typed or len(typed) > _LONGEST_NAME:
                return texts("settings-bad-name", most=_LONGEST_NAME)
            self._change(name=typed)
            return ""

        self.app.push_screen(
            Asking(
                texts("settings-name"),
                texts("settings-name-ask"),
                take,
                value=self.chosen.settings.name,
                hint=texts("menu-asking-keys"),
            )
        )


def _said(key: str) -> str:
    """Return the name of a setting as messages write it."""
    return key.replace("_", "-")
