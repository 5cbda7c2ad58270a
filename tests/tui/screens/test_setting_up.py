"""Setting up a table by keys."""

from __future__ import annotations

from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import Input

from lasttrick.errors import LastTrickError
from lasttrick.games import load_game
from lasttrick.texts import Texts
from lasttrick.tui.screens.rows import Rows
from lasttrick.tui.screens.table import TableScreen
from lasttrick.tui.screens.troubles import setup_trouble_told
from lasttrick.tui.table_setup import TableSetup
from tests.tui.screens.driving import drive, press, see, type_in, until
from tests.tui.screens.shown import shown

SPAR = ("1", "5")


async def to_row(pilot: Pilot[None], key: str) -> None:
    rows = pilot.app.screen.query_one(Rows)
    await pilot.press("home")
    for _ in range(60):
        if rows.lit is not None and rows.lit.key == key:
            await pilot.pause()
            return
        await pilot.press("down")
    raise AssertionError(key)


async def paste(pilot: Pilot[None], line: str) -> None:
    pilot.app.screen.query_one(Input).value = line
    await press(pilot, "enter")


async def start(pilot: Pilot[None]) -> None:
    await press(pilot, "home", "enter")
    await until(pilot, lambda: isinstance(pilot.app.screen, TableScreen))


def test_what_is_chosen_is_what_is_played() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "players")
        await press(pilot, "left")
        await to_row(pilot, "bots")
        await press(pilot, "left")
        await to_row(pilot, "preset")
        await press(pilot, "right")
        await to_row(pilot, "option:stack")
        await press(pilot, "right")
        await start(pilot)

    left = drive(scene).left
    assert left is not None
    table = left.table
    assert table.seats == 3
    assert {sitter.bot for sitter in left.sitters} == {None, "novice"}
    usual = {"dry": "on", "enforce": "flag", "stack": 2}
    assert usual.items() <= dict(table.options).items()


def test_each_chair_can_have_a_bot_of_its_own() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "bots")
        await press(pilot, "right", "right", "right")
        await see(pilot, "one for each chair")
        await to_row(pilot, "chair:1")
        await press(pilot, "left", "left")
        await see(pilot, "‹ careful ›")
        await start(pilot)

    left = drive(scene).left
    assert left is not None
    bots = {sitter.name: sitter.bot for sitter in left.sitters}
    assert bots == {"Player": None, "Left": "expert", "Across": "careful", "Right": "expert"}


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("fr", "Ces règles s’excluent :"),
        ("de", "Diese Regeln schließen einander aus:"),
        ("vi", "Các luật này loại trừ nhau:"),
    ],
)
def test_what_is_wrong_is_said_in_the_language_of_the_person(language: str, said: str) -> None:
    texts, setup = Texts(language), TableSetup(load_game("spar"))
    setup.turn_option("stack-suit", 1)
    assert setup.trouble is not None
    told = setup_trouble_told(setup.trouble, texts, setup)
    assert told.startswith(said)
    assert "stack" not in told


@pytest.mark.parametrize(
    ("code", "facts", "said"),
    [
        ("table/too-many-seats", {"seats": 6, "least": 2, "most": 5}, "für 2 bis 5 Personen"),
        ("table/too-few-seats", {"seats": 2, "least": 3, "most": 3}, "für 3 Personen, nicht für 2"),
        (
            "table/pack-too-small",
            {"seats": 7, "cards": 6, "needed": 42, "pack": 35},
            "7 Personen mit je 6 Karten brauchen 42 Karten",
        ),
        ("game/bad-definition", {}, "as the command says it"),
    ],
)
def test_a_table_for_others_is_refused_in_words(
    code: str, facts: dict[str, int], said: str
) -> None:
    error = LastTrickError(code, "as the command says it", **facts)
    assert said in setup_trouble_told(error, Texts("de"), TableSetup(load_game("agram")))


def test_options_that_exclude_each_other_are_refused_with_the_reason() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "option:stack-suit")
        await press(pilot, "right")
        await see(pilot, "a single trick has no")
        await press(pilot, "home", "enter")
        assert not isinstance(pilot.app.screen, TableScreen)
        await to_row(pilot, "option:stack")
        await press(pilot, "right")
        assert "exclude each other" not in shown(pilot.app)
        await start(pilot)

    drive(scene)


def test_too_many_seats_for_an_option_are_refused_with_the_reason() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "players")
        await press(pilot, "7")
        await see(pilot, "‹ 7 ›")
        await press(pilot, "9")
        assert "‹ 7 ›" in shown(pilot.app)
        await to_row(pilot, "option:cards")
        await press(pilot, "right")
        await see(pilot, "! ")
        await press(pilot, "home", "enter")
        assert not isinstance(pilot.app.screen, TableScreen)

    drive(scene)


def test_a_number_can_be_typed() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "option:target")
        await press(pilot, "3", "0")
        await see(pilot, "‹ * 30 ›")
        await press(pilot, "0", "0", "0", "0", "0", "0", "0")
        await press(pilot, "right")
        await start(pilot)

    left = drive(scene).left
    assert left is not None
    assert left.table.options["target"] == 300_001


def test_numbers_stand_behind_the_names_of_an_option() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "option:target")
        await press(pilot, "1", "left")
        await see(pilot, "‹ * no target ›")
        await press(pilot, "left")
        assert "‹ * no target ›" in shown(pilot.app)
        await press(pilot, "right")
        await see(pilot, "‹ 10 ›")

    drive(scene)


def test_the_rules_of_exactly_this_table_can_be_read() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        await to_row(pilot, "players")
        await press(pilot, "2", "home", "down", "enter")
        await see(pilot, "Spar, Ghana: the rules of this table")
        await press(pilot, "pagedown")
        await press(pilot, "escape")
        assert "▸ Read the rules" in shown(pilot.app)

    drive(scene)


def test_the_mouse_changes_a_value() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, *SPAR)
        row = next(y for y, line in enumerate(shown(pilot.app).split("\n")) if "Players" in line)
        await pilot.click(offset=(8, row))
        await pilot.pause()
        line = shown(pilot.app).split("\n")[row]
        await pilot.click(offset=(line.index("›"), row))
        await see(pilot, "‹ 5 ›")
        await pilot.click(offset=(line.index("‹"), row))
        await see(pilot, "‹ 4 ›")

    drive(scene)


def test_a_game_file_of_ones_own(own_folders: Path) -> None:
    good, bad = own_folders / "house.toml", own_folders / "bad.toml"
    good.write_text('extends = "agram"\nname = "Agram at our house"\n')
    bad.write_text('extends = "agram"\nname = "Bad"\n\n[deal]\ncards = "many"\n')

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "1", "1", "3")
        await see(pilot, "Where is your game file?")
        await type_in(pilot, "nowhere")
        await see(pilot, "! There is no file nowhere.")
        await paste(pilot, str(bad))
        await see(pilot, "5: deal.cards")
        await paste(pilot, str(good))
        await see(pilot, "Read the rules")
        await start(pilot)

    left = drive(scene).left
    assert left is not None
    assert left.table.name == "Agram at our house"


def test_a_bot_that_is_broken_is_said_and_nobody_sits_down() -> None:
    from lasttrick.errors import PlayerError
    from lasttrick.games import load_game
    from lasttrick.tui.screens.app import LastTrickApp
    from lasttrick.tui.screens.setting_up import SettingUp

    def broken(_: TableSetup) -> None:
        raise PlayerError("player/broken", "The player cannot be made.")

    async def scene(pilot: Pilot[None]) -> None:
        app = pilot.app
        assert isinstance(app, LastTrickApp)
        app.push_screen(SettingUp(app.chosen, load_game("agram"), broken, bots=True))
        await pilot.pause()
        await press(pilot, "enter")
        await see(pilot, "! The player cannot be made.")

    drive(scene)
