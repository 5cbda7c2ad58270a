"""The menu: what it leads to, and matches that wait."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from textual.pilot import Pilot

from lasttrick.tui.screens.menu import MenuScreen
from lasttrick.tui.screens.table import TableScreen
from tests.tui.screens.driving import drive, kept_match, press, see, until
from tests.tui.screens.shown import shown


def at_table(pilot: Pilot[None]) -> bool:
    return isinstance(pilot.app.screen, TableScreen)


def test_enter_a_few_times_deals_a_newcomer_in_at_agram() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "enter")
        await see(pilot, "Which game?")
        await press(pilot, "enter")
        await see(pilot, "Read the rules")
        await press(pilot, "enter")
        await until(pilot, lambda: at_table(pilot))

    app = drive(scene)
    assert app.left is not None
    assert (app.left.table.game, app.left.table.seats) == ("agram", 4)
    assert [sitter.bot for sitter in app.left.sitters].count("careful") == 3


def test_a_digit_picks_a_row() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5")
        await see(pilot, "Bots think")
        await press(pilot, "escape", "1", "1", "2")
        await see(pilot, "Garame · Gabon and Cameroon")

    drive(scene)


def test_a_digit_that_may_go_on_waits_for_the_next_one_or_enter() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1")
        assert "Which game?" in shown(pilot.app)
        await press(pilot, "enter")
        await see(pilot, "Agram · Niger")

    drive(scene)


def test_the_mouse_picks_a_row() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await pilot.click("Rows", offset=(8, 4))
        await see(pilot, "Bots think")

    drive(scene)


def test_escape_goes_back_and_in_the_menu_only_towards_leaving() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "enter")
        await see(pilot, "Read the rules")
        await press(pilot, "escape", "escape", "escape")
        assert isinstance(pilot.app.screen, MenuScreen)
        assert "▸ 6  Leave" in shown(pilot.app)
        await press(pilot, "escape")
        assert not pilot.app.is_running

    drive(scene)


@pytest.mark.parametrize("key", ["q", "ctrl+c", "ctrl+q", "ctrl+d", "6"])
def test_ways_to_leave(key: str) -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, key)
        assert not pilot.app.is_running

    drive(scene)


def test_there_is_no_command_palette() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        before = shown(pilot.app)
        await press(pilot, "ctrl+p")
        assert shown(pilot.app) == before

    drive(scene)


def test_help_shows_the_keys() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "question_mark")
        await see(pilot, "Up and Down choose a row.")
        await press(pilot, "q")
        assert "L A S T" in shown(pilot.app)

    drive(scene)


def test_a_match_that_waits_comes_first_and_is_gone_on_with(own_folders: Path) -> None:
    kept_match(own_folders / "matches", "spar", name="spar")

    async def scene(pilot: Pilot[None]) -> None:
        await see(pilot, "▸ 1  Go on             Spar, deal 1")
        assert "Points: You 0" in shown(pilot.app)
        await press(pilot, "enter")
        await until(pilot, lambda: at_table(pilot))

    app = drive(scene)
    assert app.left is not None
    assert app.left.dealing
    assert app.left.table.game == "spar"


def test_several_matches_that_wait_are_listed(own_folders: Path) -> None:
    for number, game in enumerate(("spar", "sipa", "agram")):
        path = kept_match(own_folders / "matches", game, name=game)
        os.utime(path, (number, number))

    async def scene(pilot: Pilot[None]) -> None:
        await see(pilot, "Agram, deal 1, and 2 more")
        await press(pilot, "enter")
        await see(pilot, "3  Spar")
        await press(pilot, "2")
        await until(pilot, lambda: at_table(pilot))

    app = drive(scene)
    assert app.left is not None
    assert app.left.table.game == "sipa"


def test_files_that_cannot_be_read_leave_no_match_and_no_trace(own_folders: Path) -> None:
    folder = own_folders / "matches"
    folder.mkdir()
    (folder / "broken.jsonl").write_bytes(b"\xff\x00")

    async def scene(pilot: Pilot[None]) -> None:
        await see(pilot, "no match waits")
        assert "▸ 2  New match" in shown(pilot.app)
        await press(pilot, "up", "enter")
        assert isinstance(pilot.app.screen, MenuScreen)

    drive(scene)


def test_a_match_that_has_been_broken_meanwhile_says_so(own_folders: Path) -> None:
    path = kept_match(own_folders / "matches", "spar", name="spar")

    async def scene(pilot: Pilot[None]) -> None:
        await see(pilot, "Spar, deal 1")
        path.write_text("{}\n")
        await press(pilot, "enter")
        await see(pilot, "expected the field format")
        assert str(path)[:20] in shown(pilot.app)

    drive(scene)


def test_after_the_table_the_menu_or_the_same_table_again() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        app = pilot.app
        await press(pilot, "enter", "enter", "enter")
        await until(pilot, lambda: at_table(pilot))
        first = app.screen
        assert isinstance(first, TableScreen)
        app.call_later(first.dismiss, "again")
        await until(pilot, lambda: at_table(pilot) and app.screen is not first)
        second = app.screen
        assert isinstance(second, TableScreen)
        app.call_later(second.dismiss, "menu")
        await until(pilot, lambda: isinstance(app.screen, MenuScreen))

    drive(scene)


def test_the_rules_of_a_game_are_read_over_the_list() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "4", "7")
        await see(pilot, "Cắt Tê, Vietnam: the rules of this table")
        await press(pilot, "end")
        await press(pilot, "home", "pagedown", "j", "escape")
        assert "Which game?" in shown(pilot.app)

    drive(scene)
