"""Playing with the full screen as a person does, by keys."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path

from textual.pilot import Pilot

from lasttrick.games import load_game
from lasttrick.texts import Texts
from lasttrick.tui.kept_match import KeptMatch
from lasttrick.tui.local_match import LocalMatch
from lasttrick.tui.screens.app import LastTrickApp
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.settings import settings_file
from tests.tui.screens.shown import shown

Scene = Callable[[Pilot[None]], Awaitable[None]]

_PATIENCE = 20.0


def drive(
    scene: Scene,
    *,
    size: tuple[int, int] = (80, 24),
    local: LocalMatch | None = None,
) -> LastTrickApp:
    """Open the app, play a scene with it, and return it closed."""
    app = LastTrickApp(Chosen(settings_file()), local)

    async def run() -> None:
        async with app.run_test(size=size) as pilot:
            await pilot.pause()
            await scene(pilot)

    asyncio.run(run())
    return app


async def until(pilot: Pilot[None], condition: Callable[[], object]) -> None:
    """Let the app go on until something holds."""
    end = time.monotonic() + _PATIENCE
    while not condition():
        assert time.monotonic() < end, shown(pilot.app)
        await pilot.pause()


async def see(pilot: Pilot[None], text: str) -> None:
    """Let the app go on until a text stands on the screen."""
    await until(pilot, lambda: text in shown(pilot.app))


async def press(pilot: Pilot[None], *keys: str) -> None:
    """Press keys, one after the other, each once the one before has done its work."""
    for key in keys:
        await pilot.press(key)
        await pilot.pause()


async def type_in(pilot: Pilot[None], text: str) -> None:
    """Type a line and Enter."""
    names = {" ": "space", ".": "full_stop", "/": "slash", "-": "minus", "_": "underscore"}
    await press(pilot, *(names.get(mark, mark) for mark in text), "enter")


def kept_match(folder: Path, game: str, *, name: str, seed: int = 1) -> Path:
    """Keep a match in which one deal has begun, and return its file."""
    begun = datetime(2026, 1, 2, tzinfo=UTC)
    kept = KeptMatch(folder / f"{begun:%Y-%m-%d}-{name}.jsonl")
    table = load_game(game).table(3)
    texts = Texts("en")
    local = LocalMatch(table, "Player", ["novice"] * 2, texts=texts, seed=seed, kept=kept)
    local.deal()
    return kept.path
