"""Every screen as it looks, in files to be read."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lasttrick.tui.settings import Settings, settings_file, write_settings
from tests.tui.screens.driving import drive, kept_match, press, see, type_in
from tests.tui.screens.shown import check_snapshot

SCREENS = {
    "menu": ((), "New match"),
    "games": (("1",), "12  Garame"),
    "setup-agram": (("1", "1", "enter"), "Read the rules"),
    "setup-excluded": (("1", "5", *["down"] * 19, "right"), "exclude each other"),
    "own-game": (("1", "1", "3"), "Where is your game file?"),
    "practice": (("2",), "What does it bring?"),
    "score-sheets": (("3",), "New score sheet"),
    "setup-score": (("3", "1", "6"), "Sipa"),
    "score-names": (("3", "1", "5", "enter"), "1:"),
    "rules-of-mali": (("4", "3"), "Agram of Mali, Mali"),
    "settings": (("5",), "Bots think"),
    "settings-name": (("5", "up", "enter"), "What is your name?"),
    "help": (("question_mark",), "Ctrl+C leaves"),
}


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_looks_as_it_did(name: str) -> None:
    keys, text = SCREENS[name]

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *keys)
        await see(pilot, text)
        check_snapshot(pilot.app, name)

    drive(scene)


def test_the_menu_on_a_wide_screen_looks_as_it_did() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        check_snapshot(pilot.app, "menu-120x40")

    drive(scene, size=(120, 40))


def test_the_menu_on_a_small_screen_in_letters_looks_as_it_did() -> None:
    write_settings(settings_file(), Settings(pack="ascii"))

    async def scene(pilot: Pilot[None]) -> None:
        check_snapshot(pilot.app, "menu-ascii")
        await pilot.resize_terminal(40, 10)
        await pilot.pause()
        check_snapshot(pilot.app, "menu-40x10")

    drive(scene)


def test_matches_that_wait_look_as_they_did(own_folders: Path) -> None:
    for number, game in enumerate(("cat-te", "agram")):
        path = kept_match(own_folders / "matches", game, name=game)
        os.utime(path, (number, number))

    async def scene(pilot: Pilot[None]) -> None:
        await see(pilot, "and one more")
        check_snapshot(pilot.app, "menu-going-on")
        await press(pilot, "enter")
        await see(pilot, "2  Cắt Tê")
        check_snapshot(pilot.app, "going-on")

    drive(scene)


def test_a_score_sheet_looks_as_it_did() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "3", "1", "1", "enter", "down", "down", "2", "home", "enter")
        await see(pilot, "1:")
        for typed in ("Ama", "Kofi", "1", "2"):
            await type_in(pilot, typed)
        await see(pilot, "Deal 2")
        check_snapshot(pilot.app, "score")
        await press(pilot, "escape")
        await see(pilot, "The sheet is kept.")
        check_snapshot(pilot.app, "score-left")

    drive(scene)
