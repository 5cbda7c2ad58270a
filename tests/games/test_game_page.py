"""``docs/game-file.md`` and the examples beside it say what is true."""

import re
from pathlib import Path
from random import Random

import msgspec
import pytest

from lasttrick.errors import GameError
from lasttrick.games import game_from_text, read_game_file
from lasttrick.games.definition import AllBut, Exclusion, GameFile, Option, Preset, Source
from lasttrick.games.rules import (
    Aces,
    Award,
    Dealing,
    DealtAward,
    DealtHand,
    Dry,
    Enforce,
    FaceDown,
    Follow,
    InstantWin,
    Lead,
    LowCards,
    MatchRules,
    Pack,
    Pay,
    Peek,
    Redeal,
    Rules,
    Seats,
    Section,
    Tricks,
)
from tests.chance import chance_deal, played_out

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "game-file.md").read_text(encoding="utf-8")
EXAMPLES = sorted((DOCS / "examples").glob("*.toml"))

# The heading under which each class of rules is explained, and what ends its part of the page.
PLACES: dict[type[Section], tuple[str, str]] = {
    Source: ("`[source]`", "## "),
    Seats: ("## `[seats]`", "## "),
    Pack: ("## `[pack]`", "## "),
    Dealing: ("## `[deal]`", "## "),
    Lead: ("## `[lead]`", "## "),
    Follow: ("## `[follow]`", "## "),
    FaceDown: ("## `[face-down]`", "## "),
    Tricks: ("## `[tricks]`", "## "),
    Award: ("## `[award]`", "`[award.low]`"),
    LowCards: ("`[award.low]`:", "`[award.dealt]`"),
    DealtAward: ("`[award.dealt]`", "## "),
    Pay: ("## `[pay]`", "## "),
    InstantWin: ("## `[instant-win]`", "### "),
    DealtHand: ("### Hands as they are dealt", "## "),
    Aces: ("## `[aces]`", "## "),
    Dry: ("## `[dry]`", "## "),
    Redeal: ("## `[redeal]`", "## "),
    Peek: ("## `[peek]`", "## "),
    Enforce: ("## `[enforce]`", "## "),
    MatchRules: ("## `[match]`", "## "),
    Option: ("## `[options.NAME]`", "## "),
    Preset: ("## `[presets.NAME]`", "## "),
    Exclusion: ("## `[[exclude]]`", "### "),
    AllBut: ("### All values but some", "## "),
}


def part(start: str, end: str) -> str:
    begin = PAGE.index(start) + len(start)
    found = PAGE.find("\n" + end, begin)
    return PAGE[begin:] if found < 0 else PAGE[begin:found]


def rows(text: str) -> dict[str, list[str]]:
    """Return the table rows of a part of the page by the key that each begins with."""
    found = {}
    for line in text.splitlines():
        cells = [cell.strip() for cell in line.strip("|").split(" | ")]
        if line.startswith("| `"):
            found[cells[0].strip("| ").strip("`")] = cells
    return found


def keys_of(kind: type[Section]) -> set[str]:
    return {field.encode_name for field in msgspec.structs.fields(kind)}


@pytest.mark.parametrize("kind", PLACES, ids=lambda kind: kind.__name__)
def test_every_key_has_its_row_with_meaning_values_and_default(kind: type[Section]) -> None:
    written = rows(part(*PLACES[kind]))
    subsections = {"low", "dealt"} if kind is Award else set()
    assert set(written) == keys_of(kind) - subsections
    for cells in written.values():
        assert len(cells) == 4
        assert all(cells)


def test_every_section_of_a_game_file_is_on_the_page() -> None:
    sections = keys_of(Rules)
    for section in sections:
        assert f"## `[{section}]`" in PAGE
    top = {"name", "place", "also", "summary"}
    assert top | {"source", "options", "presets", "exclude"} == keys_of(GameFile) - sections
    assert set(rows(part("## About the game", "`[source]`"))) == top
    assert set(rows(part("## Starting from another game", "## "))) == {"extends"}
    assert set(PLACES) == {kind for kind in Section.__subclasses__() if kind is not Rules}


@pytest.mark.parametrize("kind", PLACES, ids=lambda kind: kind.__name__)
def test_defaults_on_the_page_are_those_of_the_rules(kind: type[Section]) -> None:
    written = rows(part(*PLACES[kind]))
    for field in msgspec.structs.fields(kind):
        if field.encode_name not in written:
            continue
        told = written[field.encode_name][-1].strip("| ")
        default = field.default
        if field.required:
            assert told == "must be there"
        elif isinstance(default, bool):
            assert told == f"`{str(default).lower()}`"
        elif isinstance(default, int):
            assert told == str(default)
        elif isinstance(default, str) and default:
            assert told in (f"`{default}`", f'`"{default}"`')
        elif default == (1,):
            assert told == "`[1]`"
        else:
            assert default in ((), "", None, msgspec.NODEFAULT)
            assert "`" not in told


def literals(kind: type[Section]) -> list[tuple[str, str]]:
    """Return every named value that a key of this section can have."""
    info = msgspec.inspect.type_info(kind)
    assert isinstance(info, msgspec.inspect.StructType)
    found = []
    for field in info.fields:
        inner = [field.type]
        while inner:
            one = inner.pop()
            if isinstance(one, msgspec.inspect.UnionType):
                inner += one.types
            elif isinstance(one, msgspec.inspect.LiteralType):
                found += [(field.encode_name, str(value)) for value in one.values]
    return found


@pytest.mark.parametrize("kind", PLACES, ids=lambda kind: kind.__name__)
def test_every_named_value_is_on_the_page(kind: type[Section]) -> None:
    written = rows(part(*PLACES[kind]))
    for key, value in literals(kind):
        assert f"`{value}`" in " ".join(written[key])


def test_smallest_game_of_the_page_is_a_game() -> None:
    (text,) = re.findall(r"```toml\n(name.*?)```", PAGE, re.DOTALL)
    game = game_from_text(text)
    assert game.seats() == range(2, 9)
    table = game.table(8)
    assert (len(table.pack), table.step, table.rules.award.plain) == (52, -1, 1)


def test_error_of_the_page_is_what_one_gets() -> None:
    packets, rewritten = re.findall(r"^    (our-house.toml:\d+: .*)$", PAGE, re.MULTILINE)
    head = "\n" * 7 + 'name = "x"\n\n'
    text = head + "[deal]\ncards = 5\npackets = [3, 3]\n"
    with pytest.raises(GameError, match=re.escape(packets)):
        game_from_text(text, file="our-house.toml")
    own = 'extends = "agram"\nname = "x"\n\n[deal]\ndirection = "clockwise"\n'
    with pytest.raises(GameError, match=re.escape(rewritten)):
        game_from_text(own, file="our-house.toml")


def test_the_page_links_to_both_examples() -> None:
    assert [path.name for path in EXAMPLES] == ["from-nothing.toml", "house-agram.toml"]
    for path in EXAMPLES:
        assert f"(examples/{path.name})" in PAGE


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_example_loads_and_plays_at_every_size_under_every_choice(path: Path) -> None:
    game = read_game_file(path)
    assert game.summary
    assert "example" in game.source.says
    choices = [game.choose(preset=preset) for preset in (None, *game.presets)]
    choices += [
        game.choose({name: value})
        for name, option in game.options.items()
        for value in option.names()
    ]
    endings = set()
    for options in choices:
        for seats in game.seats(options):
            table = game.table(seats, options)
            for seed in range(5):
                end = played_out(chance_deal(table, Random(seed)), Random(seed))
                assert end.result is not None
                endings.add(end.result.by)
    assert "deciding-trick" in endings


def test_example_from_nothing_stands_alone_and_house_agram_does_not() -> None:
    assert "\nextends" not in (DOCS / "examples" / "from-nothing.toml").read_text("utf-8")
    house = read_game_file(DOCS / "examples" / "house-agram.toml")
    assert house.choose()["direction"] == "clockwise"
    assert house.choose()["target"] == 3
    assert "chief" not in house.options
    assert (house.table(4).tricks, house.table(5).tricks) == (6, 5)
    assert house.table(2, preset="guests").deals_in_match == 1


def test_example_from_nothing_uses_most_of_what_a_file_can_say() -> None:
    text = (DOCS / "examples" / "from-nothing.toml").read_text("utf-8")
    for section in ("seats", "pack", "deal", "lead", "follow", "face-down", "tricks", "award"):
        assert f"\n[{section}]\n" in text
