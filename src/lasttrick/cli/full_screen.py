"""Opening the full screen, where there is a terminal for it, and the last word after it."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

if TYPE_CHECKING:
    from lasttrick.texts import Texts
    from lasttrick.tui.local_match import LocalMatch
    from lasttrick.tui.settings import BotDelay, Stay


def can_open() -> bool:
    """Say whether somebody sits at a terminal that can show a whole screen."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return at_terminal and os.environ.get("TERM") != "dumb"


def given(parameter: str) -> bool:
    """Say whether a parameter of the verb was written by whoever called it."""
    source = click.get_current_context().get_parameter_source(parameter)
    return source is not None and source is not ParameterSource.DEFAULT


def open_screen(
    over: Mapping[str, Any], sit_down: Callable[[str, Texts], LocalMatch] | None = None
) -> None:
    """Open the full screen, and say how to go on once it is closed.

    Args:
        over: settings that the command was told, for this time.
        sit_down: makes the match to open the table of, given the name of the person and the
            language; None opens the menu.
    """
    from lasttrick.cli.app import FAILED, say_failure
    from lasttrick.tui.screens.app import LastTrickApp
    from lasttrick.tui.screens.chosen import Chosen
    from lasttrick.tui.settings import settings_file

    chosen = Chosen(settings_file(), over=over)
    local = None if sit_down is None else sit_down(chosen.settings.name, chosen.texts)
    app = LastTrickApp(chosen, local)
    app.run()
    if app.failure is not None:
        say_failure(app.failure)
    if app.left is not None:
        say_kept(app.left, chosen.texts)
    if app.failure is not None:
        raise click.exceptions.Exit(FAILED)


def say_kept(local: LocalMatch, texts: Texts) -> None:
    """Say in a line where a match is, or how to go on with it."""
    from lasttrick.cli.terminal import called, say

    kept = local.kept
    if local.match.over:
        if kept is not None:
            say(texts("table-record", file=str(kept.path)))
    elif kept is not None and kept.begun:
        say(texts("table-kept", command=f"{called()} play --resume"))
    else:
        say(texts("table-nothing-kept"))


def nearest_delay(seconds: float) -> BotDelay:
    """Return the setting that comes nearest to so many seconds for a bot's move."""
    from lasttrick.tui.settings import BOT_SECONDS

    return min(BOT_SECONDS, key=lambda delay: abs(BOT_SECONDS[delay] - seconds))


def stay_for(wait: str) -> Stay:
    """Return how long a trick lies where the command was told after what to wait."""
    return "key" if wait == "trick" else "short"
