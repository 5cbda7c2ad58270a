"""What the list at the table offers: everything with a key of its own, and the settings."""

from __future__ import annotations

from typing import get_args

from msgspec.structs import replace
from textual.message import Message

from lasttrick.texts import Texts
from lasttrick.tui.screens.drawing.keys import SHOWN
from lasttrick.tui.screens.drawing.scene import Moment
from lasttrick.tui.settings import BotDelay, Pack, Settings, Stay


class SettingsChanged(Message):
    """The person has changed settings at the table; whoever keeps them may keep these."""

    def __init__(self, settings: Settings) -> None:
        """Take the settings as they are now."""
        super().__init__()
        self.settings = settings


def menu_answers(
    texts: Texts, settings: Settings, moment: Moment
) -> list[tuple[str, str | Settings]]:
    """Return what can be chosen, in words, and the action or the settings that it means."""
    answers: list[tuple[str, str | Settings]] = []
    for key, action in SHOWN:
        if action not in ("menu", "leave"):
            words = texts(f"screen-menu-{action}")
            answers.append((f"{words} ({key})", action))
    view = moment.view
    if view is not None and moment.me is not None:
        if view.table.rules.enforce.revokes == "flagged":
            answers.append((f"{texts('screen-menu-flag')} (F6)", "flag"))
        if view.table.peeks:
            answers.append((f"{texts('screen-menu-peek')} (F7)", "peek"))
    pack = _next(get_args(Pack), settings.pack)
    stay = _next(get_args(Stay), settings.trick_stays)
    delay = _next(get_args(BotDelay), settings.bot_delay)
    for name, now, then in (
        ("pack", settings.pack, replace(settings, pack=pack)),
        ("trick-stays", settings.trick_stays, replace(settings, trick_stays=stay)),
        ("bot-delay", settings.bot_delay, replace(settings, bot_delay=delay)),
    ):
        about, said = texts(f"settings-{name}"), texts(f"settings-{name}-{now}")
        answers.append((texts("label-and-value", name=about, value=said), then))
    answers.append((texts("screen-menu-away"), "away"))
    return [*answers, (f"{texts('screen-menu-leave')} (F10)", "leave")]


def _next(values: tuple[str, ...], now: str) -> str:
    """Return the value after this one, the first after the last."""
    return values[(values.index(now) + 1) % len(values)]
