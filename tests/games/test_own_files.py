"""A player's own game file: a wrong one is refused with its place and the reason."""

from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.engine import draw_for_seats
from lasttrick.errors import GameError
from lasttrick.games import CUSTOM, GAME_NAMES, find_game, game_from_text, read_game_file
from tests.chance import chance_deal, played_out
from tests.refusing import tried

WHOLE = """\
name = "Ours"

[seats]
least = 2
most = 4

[pack]
ranks = "A K Q J T 9 8 7"
without = ["AS"]

[deal]
cards = 5
packets = [3, 2]

[award.low]
cards = { 7 = 2 }

[options.wild]
about = "a rule of our house"
default = "off"
values.off = {}
values.on = { "award.plain" = 3 }

[presets.wild]
name = "Wild"
options = { wild = "on" }

[[exclude]]
options = { wild = ["maybe"] }
because = "there is no maybe"
"""

# What is put in place of what; the line, the key and a part of the sentence that refuses it.
WRONG: dict[str, tuple[str, str, int | None, str, str]] = {
    "a text for a number": ("cards = 5\n", 'cards = "five"\n', 12, "deal.cards", "got `str`"),
    "a number for a text": ('name = "Ours"', "name = 5", 1, "name", "Expected `str`"),
    "a list for a table": ("[seats]\nleast = 2\nmost = 4", "seats = [2, 4]", 3, "seats", "`array`"),
    "a fraction": ("least = 2", "least = 2.5", 4, "seats.least", "Expected `int`"),
    "a boolean for a number": ("least = 2", "least = true", 4, "seats.least", "Expected `int`"),
    "an unknown key": ("most = 4", "mots = 4", 5, "seats.mots", "mots"),
    "an unknown section": ("[award.low]", "[trumps]", 15, "trumps", "trumps"),
    "an unknown key of an option": (
        'about = "a rule',
        'abuot = "a rule',
        19,
        "options.wild.abuot",
        "abuot",
    ),
    "no name": ('name = "Ours"\n', "\n", None, "", "name"),
    "an empty name": ('name = "Ours"', 'name = ""', 1, "name", "length >= 1"),
    "a long name": ('name = "Ours"', f'name = "{"x" * 61}"', 1, "name", "length <= 60"),
    "no cards": ("cards = 5\n", "\n", 11, "deal", "cards"),
    "no deal": ("[deal]\ncards = 5\npackets = [3, 2]\n", "", None, "", "deal"),
    "zero cards": ("cards = 5\n", "cards = 0\n", 12, "deal.cards", ">= 1"),
    "one seat": ("least = 2", "least = 1", 4, "seats.least", ">= 2"),
    "nine seats": ("most = 4", "most = 9", 5, "seats.most", "<= 8"),
    "more seats than cards": ("most = 4", "most = 8", 5, "seats.most", "7 x 5 = 35"),
    "fewer most than least": ("least = 2", "least = 5", 5, "seats.most", "at least 5"),
    "packets that do not fill a hand": (
        "packets = [3, 2]",
        "packets = [3, 3]",
        13,
        "deal.packets",
        "3 + 3 = 6",
    ),
    "no packets": ("packets = [3, 2]", "packets = []", 13, "deal.packets", "length >= 1"),
    "an empty packet": ("packets = [3, 2]", "packets = [3, 0, 2]", 13, "deal.packets", ">= 1"),
    "a rank that is none": ('"A K Q J T 9 8 7"', '"A K Q J T 9 8 X"', 8, "pack.ranks", "'X'"),
    "a rank twice": ('"A K Q J T 9 8 7"', '"A K Q J T 9 8 8"', 8, "pack.ranks", "comes twice"),
    "no ranks": ('"A K Q J T 9 8 7"', '""', 8, "pack.ranks", "none"),
    "a card that is none": ('["AS"]', '["XS"]', 9, "pack.without", "'XS'"),
    "a card that is not in the pack": ('["AS"]', '["2S"]', 9, "pack.without", "2S"),
    "a direction that is none": (
        "packets = [3, 2]",
        'packets = [3, 2]\ndirection = "left"',
        14,
        "deal.direction",
        "Invalid enum value 'left'",
    ),
    "a trick that is not played": (
        "[award.low]",
        "[tricks]\ndeciding = 6\n\n[award.low]",
        16,
        "tricks.deciding",
        "up to 5",
    ),
    "a sweep after the end": (
        "[award.low]",
        "[tricks]\nsweep = 5\n\n[award.low]",
        16,
        "tricks.sweep",
        "before the deciding one",
    ),
    "dropping out after the end": (
        "[award.low]",
        "[tricks]\ndrop-out-after = 5\n\n[award.low]",
        16,
        "tricks.drop-out-after",
        "before the deciding one",
    ),
    "a choice to hide beside a duty": (
        "[award.low]",
        '[face-down]\nwhich = "choice"\n\n[award.low]',
        16,
        "face-down.which",
        "follow.duty = free",
    ),
    "a blind first trick": (
        "[award.low]",
        "[face-down]\nblind = 1\n\n[award.low]",
        16,
        "face-down.blind",
        "after the first",
    ),
    "a low card of no rank": ("{ 7 = 2 }", "{ seven = 2 }", 16, "award.low.cards", "one rank"),
    "a dry card where none is low": (
        "[award.low]\ncards = { 7 = 2 }",
        "[dry]\nallowed = true",
        16,
        "dry.allowed",
        "award.low.cards",
    ),
    "a dry card that never comes": (
        "[award.low]",
        "[dry]\nallowed = true\n\n[tricks]\ndeciding = 4\n\n[award.low]",
        16,
        "dry.allowed",
        "deciding",
    ),
    "a dealt hand without its rank": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "three-of" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "rank beside",
    ),
    "a dealt hand without its sum": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "sum-at-most" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "sum beside",
    ),
    "a dealt hand below a rank that is not there": (
        "[award.low]",
        '[instant-win]\nhands = [{ pattern = "all-below", rank = "6" }]\n\n[award.low]',
        16,
        "instant-win.hands",
        "rank of the pack",
    ),
    "a weak hand by a rank that is not there": (
        "[award.low]",
        '[redeal]\nnothing-above = "5"\n\n[award.low]',
        16,
        "redeal.nothing-above",
        "rank of the pack",
    ),
    "a holder of a card that is not there": (
        "[award.low]",
        '[lead]\nholder = "2S"\n\n[award.low]',
        16,
        "lead.holder",
        "card of the pack",
    ),
    "an ante where no chips are paid": (
        "[award.low]",
        "[pay]\nante = true\n\n[award.low]",
        16,
        "pay.ante",
        "opponents-pay",
    ),
    "a draw for more seats than ranks": (
        WHOLE[WHOLE.index("[seats]") : WHOLE.index("\n[award.low]")],
        '[seats]\ndraw = "seats"\nmost = 4\n[pack]\nranks = "A K Q"\n[deal]\ncards = 3\n',
        4,
        "seats.draw",
        "ranks",
    ),
    "an unknown start": (
        'name = "Ours"',
        'extends = "whist"\nname = "Ours"',
        1,
        "extends",
        "whist",
    ),
    "a start that is no text": ('name = "Ours"', 'extends = ["agram"]', 1, "extends", "agram"),
    "a start from a file": (
        'name = "Ours"',
        'extends = "../agram.toml"',
        1,
        "extends",
        "Expected a built-in game",
    ),
    "a default that the option does not have": (
        'default = "off"',
        'default = "maybe"',
        20,
        "options.wild.default",
        "off or on",
    ),
    "an option value that makes no game": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "deal.cards" = 6 }',
        22,
        "options.wild.values.on",
        "Expected packets that make 6 cards",
    ),
    "an option value that rewrites nothing there is": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "award.plian" = 3 }',
        22,
        "options.wild.values.on",
        "plian",
    ),
    "an option value that rewrites a number as a table": (
        'values.on = { "award.plain" = 3 }',
        'values.on = { "award.plain.more" = 3 }',
        22,
        "options.wild.values.on",
        "award.plain",
    ),
    "an option that is written nowhere": (
        'values.off = {}\nvalues.on = { "award.plain" = 3 }',
        'values = ["off", "on"]',
        18,
        "options.wild.sets",
        "written to",
    ),
    "an option without values": (
        'values.off = {}\nvalues.on = { "award.plain" = 3 }',
        "",
        18,
        "options.wild.values",
        "Expected values",
    ),
    "a preset of an unknown option": (
        'options = { wild = "on" }',
        'options = { mild = "on" }',
        26,
        "presets.wild.options",
        "mild",
    ),
    "a preset of an unknown value": (
        'options = { wild = "on" }',
        'options = { wild = "very" }',
        26,
        "presets.wild.options",
        "'very'",
    ),
    "an exclusion of an unknown option": (
        'options = { wild = ["maybe"] }',
        'options = { mild = ["maybe"] }',
        29,
        "exclude.0.options",
        "mild",
    ),
    "an implied option that is not there": (
        'default = "off"',
        'default = "off"\nimplies = { mild = "on" }',
        21,
        "options.wild.implies",
        "mild",
    ),
    "an implied value that is not there": (
        'default = "off"',
        'default = "off"\nimplies = { wild = "very" }',
        21,
        "options.wild.implies",
        "very",
    ),
    "cards for no number of seats": (
        "cards = 5\n",
        "cards = { many = 5 }\n",
        12,
        "deal.cards",
        "number of seats",
    ),
    "cards for too few numbers of seats": (
        "cards = 5\n",
        "cards = { 2 = 5, 3 = 5 }\n",
        12,
        "deal.cards",
        "4",
    ),
}


def test_whole_file_is_good() -> None:
    game = game_from_text(WHOLE)
    assert (game.id, game.name) == (CUSTOM, "Ours")
    assert game.table(4, {"wild": "on"}).rules.award.plain == 3
    assert game.table(3, preset="wild").cards == 5


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
    assert error.message.startswith(f"{path}:{line}: " if line else f"{path}: ")
    assert error.message.count("\n") == 0
    assert len(error.message) < 400 + len(str(path))


NOT_TOML = {
    "a sentence": "this is no game",
    "an open bracket": "[deal\ncards = 5",
    "a key twice": 'name = "a"\nname = "b"',
    "a bad date": "name = 1979-13-45",
    "deep nesting": "name = " + "[" * 5000,
    "deep nesting that closes": "name = " + "[" * 3000 + "]" * 3000,
    "deep tables": "name = " + "{a=" * 3000 + "1" + "}" * 3000,
    "a number of ten thousand digits": "name = " + "9" * 10_000,
}


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
        (huge, "at most 256 kB"),
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


LINES = WHOLE.splitlines()
VALUES = st.one_of(
    st.sampled_from(
        ["1", "0", "-1", "9", '"-"', '"A"', "true", "[]", "{}", "[1]", '["AS"]', "1.5"]
    ),
    st.integers().map(str),
    st.text(max_size=8).map(lambda text: '"' + text.replace('"', "").replace("\\", "") + '"'),
)
KEYS = st.sampled_from(
    ["seats.draw", "seats.most", "pack.ranks", "pack.without", "deal.cards", "deal.packets", "lead.first", "lead.holder", "follow.duty", "face-down.which", "face-down.blind", "tricks.deciding", "tricks.sweep", "tricks.last-suit", "award.low.run", "award.low.table", "award.low.suits", "award.not-with-rank", "award.dealt.hands", "pay.kind", "pay.fill", "instant-win.hands", "instant-win.tie", "aces.stuck", "dry.allowed", "redeal.nothing-above", "peek.allowed", "enforce.revokes", "match.target", "match.deals", "match.tie", "extends", "options.wild.values", "options.wild.range", "options.wild.sets", "options.wild.implies", "options.x", "presets.wild.options", "presets.x", "exclude", "source.says", "also", "x"]
)


def check_only_game_errors(text: str) -> None:
    game, refused = tried(lambda: game_from_text(text))
    if game is None:
        assert isinstance(refused, GameError)
        assert refused.code in ("game/not-toml", "game/bad-definition")
        assert refused.facts["file"] == "game.toml"
        return
    for seats in game.seats():
        table = game.table(seats)
        assert table.seats == seats
        assert played_out(chance_deal(table, Random(seats)), Random(seats)).over
        assert draw_for_seats(table, Random(seats)).seats


@given(st.lists(st.tuples(KEYS, VALUES), min_size=1, max_size=4))
@settings(max_examples=400, deadline=None)
def test_no_written_key_breaks_more_than_the_file(written: list[tuple[str, str]]) -> None:
    check_only_game_errors("\n".join(f"{key} = {value}" for key, value in written) + "\n" + WHOLE)
    own = "".join(f"{key} = {value}\n" for key, value in written)
    check_only_game_errors('extends = "spar"\n' + own)


@given(
    st.lists(
        st.tuples(
            st.integers(0, len(LINES) - 1), st.sampled_from(["drop", "swap", "value"]), VALUES
        ),
        min_size=1,
        max_size=3,
    )
)
@settings(max_examples=400, deadline=None)
def test_no_changed_line_breaks_more_than_the_file(changes: list[tuple[int, str, str]]) -> None:
    lines = list(LINES)
    for place, how, value in changes:
        if how == "drop":
            lines[place] = ""
        elif how == "swap":
            lines[place], lines[0] = lines[0], lines[place]
        elif " = " in lines[place]:
            lines[place] = lines[place].split(" = ", 1)[0] + " = " + value
    check_only_game_errors("\n".join(lines))


@given(st.text(max_size=60))
@settings(max_examples=200, deadline=None)
def test_no_text_breaks_more_than_the_file(text: str) -> None:
    check_only_game_errors(text)
    check_only_game_errors(WHOLE + text)
