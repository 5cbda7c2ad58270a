"""Settings: they hold at once, are kept, and speak up when they cannot be."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot

from lasttrick.texts import Texts
from lasttrick.tui.screens.app import LastTrickApp
from lasttrick.tui.screens.chosen import Chosen
from lasttrick.tui.settings import Settings, read_settings, settings_file
from tests.tui.screens.driving import drive, press, see, type_in
from tests.tui.screens.shown import shown


def test_what_is_changed_is_kept_at_once() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5", "down", "right", "down", "left", "down", "enter")
        expected = Settings(pack="two-colour", bot_delay="short", trick_stays="short")
        assert read_settings(settings_file()) == expected
        await press(pilot, "left")

    drive(scene)
    assert read_settings(settings_file()) == Settings(pack="two-colour", bot_delay="short")


def test_another_language_is_spoken_at_once_and_below_too() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5", "right")
        await see(pilot, "‹ Français ›")
        assert isinstance(pilot.app, LastTrickApp)
        assert pilot.app.chosen.texts.language == "fr"
        await press(pilot, "escape")
        french = Texts("fr")("menu-leave")
        await see(pilot, french)
        await press(pilot, "1")
        await see(pilot, "Agram du Mali")

    drive(scene)
    assert read_settings(settings_file()).language == "fr"


def test_a_name_is_asked_for_until_it_will_do() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5", "up", "enter")
        await see(pilot, "What is your name?")
        await press(pilot, *["backspace"] * 6, "enter")
        await see(pilot, "! Expected a name")
        await type_in(pilot, "Ama")
        await see(pilot, "Your name      Ama")

    drive(scene)
    assert read_settings(settings_file()).name == "Ama"


def test_settings_that_cannot_be_kept_hold_and_are_said(
    own_folders: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (own_folders / "file").write_text("")
    monkeypatch.setenv("LASTTRICK_SETTINGS", str(own_folders / "file" / "settings.json"))

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5", "down", "right")
        await see(pilot, "! This holds now, but could not be kept")
        assert "two colours" in shown(pilot.app)

    drive(scene)


def test_what_the_command_was_told_is_not_kept(own_folders: Path) -> None:
    path = own_folders / "settings.json"
    chosen = Chosen(path, over={"pack": "ascii", "language": "de"}, environment={})
    assert (chosen.settings.pack, chosen.texts.language) == ("ascii", "de")
    chosen.change(bot_delay="none")
    assert read_settings(path) == Settings(bot_delay="none")
    chosen.change(pack="two-colour")
    assert chosen.settings.pack == "two-colour"
    assert read_settings(path) == Settings(bot_delay="none", pack="two-colour")


def test_a_language_that_is_kept_goes_before_that_of_the_environment(own_folders: Path) -> None:
    path = own_folders / "settings.json"
    assert Chosen(path, environment={"LANG": "es_ES.UTF-8"}).texts.language == "es"
    Chosen(path, environment={}).change(language="vi")
    assert Chosen(path, environment={"LANG": "es_ES.UTF-8"}).texts.language == "vi"
    path.write_text('{"format": "lasttrick-settings/1", "language": "xx"}')
    assert Chosen(path, environment={"LANG": "es_ES.UTF-8"}).texts.language == "es"
