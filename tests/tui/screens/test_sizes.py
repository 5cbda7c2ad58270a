"""Every screen at every size: nothing breaks, and the row with the cursor stays in sight."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from tests.tui.screens.driving import drive, kept_match, press
from tests.tui.screens.shown import shown

SIZES = [(40, 10), (200, 60), (20, 5), (80, 24), (41, 19), (60, 20), (1, 1), (120, 40)]
WAYS = {
    "menu": (),
    "going-on": ("1", "enter"),
    "games": ("2",),
    "setup": ("2", "5", "end"),
    "own-game": ("2", "1", "3"),
    "practice-kinds": ("3",),
    "practice": ("3", "1", "enter"),
    "sheets": ("4",),
    "score": ("4", "1", "2", "enter"),
    "rules": ("5", "2"),
    "settings": ("6",),
    "name": ("6", "up", "enter"),
    "help": ("question_mark",),
}


@pytest.mark.parametrize("way", WAYS)
def test_no_size_breaks_a_screen(own_folders: Path, way: str) -> None:
    for game in ("agram", "spar"):
        kept_match(own_folders / "matches", game, name=game)

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *WAYS[way])
        for width, height in SIZES:
            await pilot.resize_terminal(width, height)
            await pilot.pause()
            assert len(shown(pilot.app).splitlines()) == height
            await press(pilot, "down", "up")

    drive(scene)


@pytest.mark.parametrize("size", [(40, 10), (80, 24), (200, 60)])
def test_the_cursor_is_always_in_sight(size: tuple[int, int]) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "5")
        for _ in range(25):
            await press(pilot, "down")
            assert "▸" in shown(pilot.app)

    drive(scene, size=size)
