"""Practice and the score sheet on the whole screen, answered by keys."""

from __future__ import annotations

from pathlib import Path

from textual.pilot import Pilot

from lasttrick.coach.score_sheet import ReadSheet, readable_sheets
from lasttrick.tui.lines.asking import Read, Write
from lasttrick.tui.screens.line_session import LineSession
from tests.tui.screens.driving import drive, press, see, type_in, until
from tests.tui.screens.shown import shown


def test_practice_is_answered_to_a_score() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "2", "2", "enter")
        for _ in range(10):
            await see(pilot, "Who wins the last trick? (A")
            await type_in(pilot, "a")
        await see(pilot, "Right in all")
        await see(pilot, "Enter goes back.")
        await press(pilot, "enter")
        await see(pilot, "▸ 2  Who wins the last trick?")

    drive(scene)


def test_practice_that_is_left_shows_the_score_too() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "2", "1", "enter")
        await see(pilot, "Your hand:")
        await press(pilot, "escape")
        await see(pilot, "Right today: 0 of 0")
        await press(pilot, "escape")
        await see(pilot, "▸ 1  Which cards may be played?")

    drive(scene)


def test_points_are_practised_only_where_deals_differ() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "2", "3")
        await see(pilot, "Fapfap")
        assert "Agram" not in shown(pilot.app)
        assert "Your own game" not in shown(pilot.app)
        await press(pilot, "enter")
        await see(pilot, "Practice: Fapfap")
        await press(pilot, "q", "enter")
        await see(pilot, "Enter goes back.")

    drive(scene)


def sheets() -> list[ReadSheet]:
    return [each for each in readable_sheets() if isinstance(each, ReadSheet)]


def test_a_score_sheet_is_begun_left_and_gone_on_with() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "3", "1", "1", "enter")
        await see(pilot, "Agram · Niger")
        assert "Bots" not in shown(pilot.app)
        await press(pilot, "down", "down", "2", "home", "enter")
        await see(pilot, "Who sits at the table?")
        for typed in ("Ama", "Kofi", "1"):
            await type_in(pilot, typed)
        await see(pilot, "Who won?")
        await type_in(pilot, "Kofi")
        await see(pilot, "Deal 2")
        assert [len(each.sheet.entries) for each in sheets()] == [1]
        await press(pilot, "escape")
        await see(pilot, "The sheet is kept.")
        await press(pilot, "enter")
        await see(pilot, "2  Agram             Ama, Kofi")
        await press(pilot, "down")
        await see(pilot, "One deal is entered.")
        await press(pilot, "enter")
        await see(pilot, "Who won?")
        await type_in(pilot, "1")
        await see(pilot, "Deal 3")
        await type_in(pilot, "q")
        await see(pilot, "The sheet is kept.")

    drive(scene)
    assert [len(each.sheet.entries) for each in sheets()] == [2]


def test_a_sheet_without_names_leaves_nothing() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "3", "1", "5", "enter")
        await see(pilot, "Who sits at the table?")
        await press(pilot, "escape")
        await see(pilot, "Nothing of this match is kept")

    drive(scene)
    assert not sheets()


def test_a_damaged_sheet_is_set_aside_and_said(own_folders: Path) -> None:
    folder = own_folders / "sheets"
    folder.mkdir()
    (folder / "2026.json").write_text("{")

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "3")
        await see(pilot, "! The file is damaged")

    drive(scene)
    assert (folder / "damaged" / "2026.json").exists()


def echo(read: Read, write: Write) -> None:
    while True:
        write(f"you said {read('What? ')}")


def talk(pilot: Pilot[None]) -> None:
    from lasttrick.texts import Texts

    pilot.app.push_screen(LineSession("A talk", echo, Texts("en")))


def test_what_was_typed_comes_back_with_up() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        talk(pilot)
        await see(pilot, "What?")
        for typed in ("one", "two"):
            await type_in(pilot, typed)
            await see(pilot, f"you said {typed}")
        await press(pilot, "up", "up", "enter")
        await until(pilot, lambda: shown(pilot.app).count("you said one") == 2)
        await press(pilot, "up", "down", *"new", "enter")
        await see(pilot, "you said new")

    drive(scene)


def test_the_log_can_be_looked_back_in() -> None:
    async def scene(pilot: Pilot[None]) -> None:
        talk(pilot)
        await see(pilot, "What?")
        for number in range(20):
            await type_in(pilot, str(number))
        await see(pilot, "you said 19")
        assert "you said 0" not in shown(pilot.app)
        await press(pilot, "pageup", "pageup", "pageup")
        await see(pilot, "you said 0")
        await press(pilot, "pagedown", "pagedown", "pagedown")
        await see(pilot, "you said 19")

    drive(scene)


def test_colours_of_a_line_are_no_text() -> None:
    def painted(read: Read, write: Write) -> None:
        write("\x1b[31mred\x1b[0m and plain")
        read("go on? ")

    async def scene(pilot: Pilot[None]) -> None:
        from lasttrick.texts import Texts

        pilot.app.push_screen(LineSession("Colours", painted, Texts("en")))
        await see(pilot, "red and plain")

    drive(scene)


def test_an_error_ends_the_session_in_words() -> None:
    def broken(read: Read, write: Write) -> None:
        raise OSError(28, "No space left on device", "sheet.json")

    async def scene(pilot: Pilot[None]) -> None:
        from lasttrick.texts import Texts

        pilot.app.push_screen(LineSession("Broken", broken, Texts("en")))
        await see(pilot, "sheet.json: No space left on device")
        await press(pilot, "enter")

    drive(scene)


def test_closing_the_app_ends_the_session() -> None:
    ended = []

    def session(read: Read, write: Write) -> None:
        try:
            read("still there? ")
        except EOFError:
            ended.append(True)
            raise

    async def scene(pilot: Pilot[None]) -> None:
        from lasttrick.texts import Texts

        pilot.app.push_screen(LineSession("A talk", session, Texts("en")))
        await see(pilot, "still there?")
        await press(pilot, "ctrl+c")

    drive(scene)
    assert ended
