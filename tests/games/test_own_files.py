"""A player's own game file: a wrong one is refused with its place and the reason."""

from pathlib import Path

import pytest

from lasttrick.errors import GameError
from lasttrick.games import CUSTOM, GAME_NAMES, find_game, game_from_text, read_game_file
from tests.games.own_file import WHOLE, WRONG


def test_whole_file_is_good() -> None:
    game = game_from_text(WHOLE)
    assert (game.id, game.name) == (CUSTOM, "Ours")
    assert game.table(4, {"wild": "on"}).rules.award.plain == 3
    assert game.table(3, preset="wild").tricks == 5


@pytest.mark.parametrize("why", WRONG)
def test_wrong_file_is_refused_with_line_key_and_what_was_expected(
    why: str, tmp_path: Path
) -> None:
    old, new, line, key, told = WRONG[why]
    assert old in WHOLE
    path = tmp_path / "ours.toml"
    path.write_text(WHOLE.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(GameError) as caught:
        read_game_file(path)
    error = caught.value
    assert error.code == "game/bad-definition"
    assert error.facts["file"] == str(path)
    assert told in error.message
    assert str(error.facts["key"]).startswith(key)
    assert error.facts["line"] == line
    assert error.message.startswith(f"{path}:{line}: ")
    assert "`" not in error.message
    assert error.message.count("\n") == 0
    assert len(error.message) < 400 + len(str(path))


NOT_TOML = {
    "deep nesting": "name = " + "[" * 5000,
    "deep nesting that closes": "name = " + "[" * 3000 + "]" * 3000,
    "deep tables": "name = " + "{a=" * 3000 + "1" + "}" * 3000,
    "a number of ten thousand digits": "name = " + "9" * 10_000,
}


NOT_TOML_AT: dict[str, tuple[str, int, str]] = {
    "a sentence": ("this is no game", 1, "Expected '='"),
    "an open bracket": ("[deal\ncards = 5", 1, "Expected ']'"),
    "a key twice": (
        'name = "a"\n\nname = "b"',
        3,
        "The key name is there twice; the first is in line 1.",
    ),
    "a key twice in a section": (
        "[deal]\ncards = 5\ncards = 6",
        3,
        "The key deal.cards is there twice; the first is in line 2.",
    ),
    "a section twice": (
        "[deal]\ncards = 5\n[deal]\npackets = [5]",
        3,
        "The section [deal] is there twice; the first is in line 1.",
    ),
    "a bad date": ("name = 1979-13-45", 1, "sign"),
    "a value that is not there": ("[deal]\ncards =\n", 2, "sign 8 of the line"),
    "a list without end": ("[deal]\npackets = [3,\n\n", 2, "the file ends here"),
}


@pytest.mark.parametrize("what", NOT_TOML_AT)
def test_text_that_is_not_toml_is_refused_with_its_line(what: str) -> None:
    text, line, told = NOT_TOML_AT[what]
    with pytest.raises(GameError) as caught:
        game_from_text(text, file="x.toml")
    assert caught.value.code == "game/not-toml"
    assert caught.value.facts["line"] == line
    assert caught.value.message.startswith(f"x.toml:{line}: ")
    assert told in caught.value.message
    assert "(at " not in caught.value.message


@pytest.mark.parametrize("what", NOT_TOML)
def test_text_that_is_not_toml_is_refused(what: str) -> None:
    with pytest.raises(GameError) as caught:
        game_from_text(NOT_TOML[what], file="x.toml")
    assert caught.value.code == "game/not-toml"
    assert caught.value.message.startswith("x.toml: ")
    assert len(caught.value.message) < 400


ODD = {
    "deep dotted key": ".".join(["a"] * 3000) + " = 1",
    "deep dotted table": "[" + ".".join(["a"] * 3000) + "]",
    "deep dotted key below a section": WHOLE + "[pack.x." + ".".join(["a"] * 3000) + "]",
    "nothing": "",
    "a comment": "# a game",
    "a hexadecimal number without end": "name = 0x" + "f" * 9000,
    "a hexadecimal default without end": WHOLE.replace('"off"', "0x" + "f" * 9000, 1),
    "infinity": WHOLE.replace("cards = 5", "cards = inf"),
    "a date": WHOLE.replace("cards = 5", "cards = 2020-01-01"),
    "a huge number": WHOLE.replace("cards = 5", "cards = 99999999999999999999"),
    "a million cards": WHOLE.replace("cards = 5", "cards = 1000000"),
    "a long key": "x" * 100_000 + " = 1",
    "a long quoted key": '"' + "x " * 50_000 + '" = 1',
    "a header of spaces": '["' + "a" + " " * 100_000 + 'b"]',
    "a long value": WHOLE.replace('"AS"', '"' + "A" * 100_000 + '"'),
    "long ranks": WHOLE.replace('"A K Q J T 9 8 7"', '"' + "A " * 50_000 + '"'),
    "control signs": WHOLE.replace("Ours", "Ours\\u0000\\u001b[31m").replace("= 5", "= 0"),
}


@pytest.mark.parametrize("what", ODD)
def test_odd_text_is_refused_in_good_time_and_in_few_words(what: str) -> None:
    with pytest.raises(GameError) as caught:
        game_from_text(ODD[what], file="x.toml")
    assert caught.value.code == "game/bad-definition"
    assert len(caught.value.message) < 500
    assert caught.value.message.isprintable()


def test_file_that_cannot_be_read_is_refused(tmp_path: Path) -> None:
    binary = tmp_path / "binary.toml"
    binary.write_bytes(bytes(range(256)))
    huge = tmp_path / "huge.toml"
    huge.write_text("#" * (1 << 19), encoding="utf-8")
    for path, told in (
        (tmp_path / "absent.toml", "No such file"),
        (tmp_path, "directory"),
        (binary, "not UTF-8"),
        (huge, "at most 64 kB"),
        (tmp_path / ("x" * 300 + ".toml"), "too long"),
        (Path("nul\0.toml"), "name"),
    ):
        with pytest.raises(GameError) as caught:
            read_game_file(path)
        assert caught.value.code == "game/cannot-read"
        assert told in caught.value.message
        assert caught.value.facts["file"] == str(path)


def test_file_may_begin_with_a_byte_order_mark_and_have_windows_line_ends(tmp_path: Path) -> None:
    path = tmp_path / "ours.toml"
    path.write_bytes(b"\xef\xbb\xbf" + WHOLE.replace("\n", "\r\n").encode())
    assert read_game_file(path).name == "Ours"
    assert find_game(str(path)).name == "Ours"


def test_line_is_right_below_long_strings_lists_and_escapes() -> None:
    head = 'summary = """\nfive [ \'\n"""\nplace = "a \\" [ b"\nalso = [\n  "x",\n  "]",\n]\n'
    with pytest.raises(GameError) as caught:
        game_from_text(head + WHOLE.replace("cards = 5", "cards = 0"), file="x.toml")
    assert caught.value.facts["line"] == 12 + head.count("\n")


@pytest.mark.parametrize("game", GAME_NAMES)
def test_file_can_start_from_every_game_of_the_family(game: str) -> None:
    ours = game_from_text(f'extends = "{game}"\nname = "Ours"\n')
    assert ours.id == CUSTOM
    assert ours.name == "Ours"
    theirs = find_game(game)
    assert ours.choose() == theirs.choose()
    assert ours.rules(ours.choose()) == theirs.rules(theirs.choose())
