"""Choosing options and presets, and sitting down: what is taken and what is refused."""

import pytest

from lasttrick.errors import GameError, OptionError, TableError
from lasttrick.games import GAME_NAMES, Value, find_game, load_game

EVERY_PRESET = [(game, preset) for game in GAME_NAMES for preset in load_game(game).presets]

EXCLUDED: list[tuple[str, dict[str, object], str]] = [
    ("fapfap", {"naturals": "gabon"}, "naturals=gabon and deck=35"),
    ("fapfap", {"naturals": "cameroon", "deck": 35}, "naturals=cameroon and deck=35"),
    ("fapfap", {"chief": "in", "deck": 31}, "chief=in and deck=31"),
    ("fapfap", {"chief": "in", "deck": 32}, "chief=in and deck=32"),
    ("spar", {"stack-suit": "distinct"}, "stack-suit=distinct and stack=1"),
    ("spar", {"cards": 7, "packets": "whole"}, "cards=7 and packets=whole"),
    ("spar", {"stones": 10, "target": 10}, "stones=10 and target=10"),
    ("spar", {"stones": 30, "target": 30}, "stones=30 and target=30"),
    ("spar", {"stones": 10, "deals": 4}, "stones=10 and deals=4"),
    ("spar", {"stones": 10, "deals": "2n"}, "stones=10 and deals=2n"),
    ("spar", {"stones": 10, "score": "chips"}, "stones=10 and score=chips"),
    ("spar", {"enforce": "flag", "score": "chips"}, "enforce=flag and score=chips"),
    ("cat-te", {"variant": "khmer", "ace": "stuck"}, "variant=khmer and ace=stuck"),
    ("cat-te", {"variant": "khmer", "ace": "both"}, "variant=khmer and ace=both"),
    (
        "cat-te",
        {"variant": "khmer", "trick-five": "sequential-open"},
        "and trick-five=seq",
    ),
    ("cat-te", {"pay": "pot", "score": "points"}, "pay=pot and score=points"),
    ("cat-te", {"pay": "pot", "score": "vn"}, "pay=pot and score=vn"),
]


@pytest.mark.parametrize(("game", "options", "together"), EXCLUDED)
def test_values_that_exclude_each_other_are_refused_by_name(
    game: str, options: dict[str, object], together: str
) -> None:
    with pytest.raises(OptionError) as caught:
        load_game(game).choose(options)
    assert caught.value.code == "option/exclude"
    assert together in caught.value.message
    assert str(caught.value.facts["because"]) in caught.value.message
    names = caught.value.facts["options"]
    assert isinstance(names, tuple)
    assert set(options) <= set(names)


def test_every_exclusion_of_every_game_is_tested() -> None:
    tested = {(game, frozenset(names(game, options))) for game, options, _ in EXCLUDED}
    stated = {
        (game, frozenset(exclusion.options))
        for game in GAME_NAMES
        for exclusion in load_game(game).exclusions
    }
    assert stated == tested


def names(game: str, options: dict[str, object]) -> tuple[str, ...]:
    with pytest.raises(OptionError) as caught:
        load_game(game).choose(options)
    found = caught.value.facts["options"]
    assert isinstance(found, tuple)
    return tuple(str(name) for name in found)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_unknown_option_is_refused_with_those_that_exist(game: str) -> None:
    with pytest.raises(OptionError) as caught:
        load_game(game).choose({"trumps": "hearts"})
    assert caught.value.code == "option/unknown"
    assert caught.value.facts["known"] == tuple(load_game(game).options)
    assert "trumps" in caught.value.message
    assert "direction" in caught.value.message


@pytest.mark.parametrize(
    ("game", "option", "written", "expected"),
    [
        ("agram", "direction", "sideways", "counterclockwise or clockwise"),
        ("agram", "target", "0", "a number from 1 to 1000000 or open"),
        ("agram", "target", "", "a number from 1 to 1000000 or open"),
        ("agram", "target", "5.5", "a number from 1 to 1000000 or open"),
        ("agram", "target", -1, "a number from 1 to 1000000 or open"),
        ("agram", "target", 1_000_001, "a number from 1 to 1000000 or open"),
        ("agram", "target", 5.0, "a number from 1 to 1000000 or open"),
        ("agram", "target", None, "a number from 1 to 1000000 or open"),
        ("agram", "target", [5], "a number from 1 to 1000000 or open"),
        ("agram", "chief", True, "out or in"),
        ("mali", "most", 4, "a number from 5 to 6"),
        ("spar", "stack", 3, "a number from 1 to 2 or all"),
        ("spar", "stones", 20, "off, 10 or 30"),
        ("cat-te", "least", 1, "a number from 2 to 3"),
    ],
)
def test_value_that_an_option_does_not_have_is_refused(
    game: str, option: str, written: object, expected: str
) -> None:
    with pytest.raises(OptionError) as caught:
        load_game(game).choose({option: written})
    assert caught.value.code == "option/bad-value"
    assert caught.value.facts["option"] == option
    assert caught.value.facts["expected"] == expected
    assert expected in caught.value.message
    assert len(caught.value.message) < 200


@pytest.mark.parametrize("written", ["9" * 5000, 10**5000], ids=["text", "number"])
def test_value_with_thousands_of_digits_is_refused_like_any_other(written: object) -> None:
    with pytest.raises(OptionError) as caught:
        load_game("agram").choose({"target": written})
    assert caught.value.code == "option/bad-value"
    assert len(caught.value.message) < 200


@pytest.mark.parametrize(
    ("option", "written", "value"),
    [
        ("dry", True, "on"),
        ("dry", False, "off"),
        ("dry", "ON", "on"),
        ("dry", " on ", "on"),
        ("stack", "2", 2),
        ("stack", 2, 2),
        ("stack", "All", "all"),
        ("cards", 7, 7),
        ("cards", "7", 7),
        ("stones", 30, 30),
        ("stones", "30", 30),
        ("target", "30", 30),
        ("target", "open", "open"),
    ],
)
def test_value_may_be_written_as_text_number_or_boolean(
    option: str, written: object, value: Value
) -> None:
    assert load_game("spar").choose({option: written})[option] == value


def test_preset_is_found_by_key_or_name_and_what_is_chosen_beside_it_wins() -> None:
    agram = load_game("agram")
    for name in ("bicycle", "Bicycle", "BICYCLE"):
        assert agram.choose(preset=name)["direction"] == "clockwise"
    assert agram.choose({"direction": "counterclockwise"}, preset="bicycle")["direction"] == (
        "counterclockwise"
    )
    with pytest.raises(OptionError) as caught:
        agram.choose(preset="Hoyle")
    assert caught.value.code == "option/unknown-preset"
    assert caught.value.facts["known"] == tuple(agram.presets)


@pytest.mark.parametrize(("game", "preset"), EVERY_PRESET)
def test_preset_resolves_to_a_table_that_differs_from_the_default(game: str, preset: str) -> None:
    held = load_game(game)
    chosen = held.choose(preset=preset)
    assert set(chosen) == set(held.options)
    assert chosen != held.choose()
    for name, value in held.presets[preset].options.items():
        assert str(chosen[name]) == str(value)
    for seats in held.seats(chosen):
        assert held.table(seats, preset=preset).options == chosen


def test_presets_of_the_rule_book_exist() -> None:
    assert load_game("agram").presets["bicycle"].name == "Bicycle"
    assert load_game("spar").presets["ghana-dry"].name == "Ghana, dry"
    assert load_game("fapfap").choose(preset="garame")["deck"] == 31
    assert load_game("fapfap").choose(preset="garame")["naturals"] == "gabon"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_rules_want_every_option(game: str) -> None:
    chosen = load_game(game).choose()
    del chosen["direction"]
    with pytest.raises(OptionError) as caught:
        load_game(game).rules(chosen)
    assert caught.value.code == "option/missing"
    assert caught.value.facts["option"] == "direction"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_built_in_game_passes_the_check_that_own_files_have_to_pass(game: str) -> None:
    load_game(game).check()


@pytest.mark.parametrize(
    ("game", "seats", "arithmetic"),
    [
        ("agram", 6, "6 x 6 = 36 cards, but the pack of Agram has 35"),
        ("agram", 100, "100 x 6 = 600 cards"),
        ("sink-sink", 8, "8 x 5 = 40 cards, but the pack of Sink-Sink has 35"),
        ("mali", 7, "7 x 5 = 35 cards, but the pack of Agram of Mali has 31"),
        ("fapfap", 8, "8 x 5 = 40 cards"),
        ("spar", 8, "8 x 5 = 40 cards"),
        ("sipa", 7, "7 x 5 = 35 cards"),
        ("cat-te", 9, "9 x 6 = 54 cards, but the pack of Cắt Tê has 52"),
        ("eighty-three", 9, "9 x 6 = 54 cards"),
        ("jeu-de-carte", 7, "7 x 5 = 35 cards"),
        ("garame", 7, "7 x 5 = 35 cards"),
        ("letzter-stich-3", 4, "4 x 8 = 32 cards"),
    ],
)
def test_more_seats_than_the_pack_serves_are_refused_with_the_arithmetic(
    game: str, seats: int, arithmetic: str
) -> None:
    with pytest.raises(TableError) as caught:
        load_game(game).table(seats)
    assert caught.value.code == "table/pack-too-small"
    assert arithmetic in caught.value.message
    assert caught.value.facts["needed"] == seats * int(str(caught.value.facts["cards"]))
    assert caught.value.facts["most"] == load_game(game).seats().stop - 1


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("seats", [-1, 0, 1])
def test_fewer_than_two_are_refused(game: str, seats: int) -> None:
    with pytest.raises(TableError) as caught:
        load_game(game).table(seats)
    assert caught.value.code == "table/too-few-seats"


@pytest.mark.parametrize("game", GAME_NAMES)
def test_seats_that_the_game_names_and_no_others_can_sit_down(game: str) -> None:
    held = load_game(game)
    for seats in range(-1, 12):
        if seats in held.seats():
            assert held.table(seats).seats == seats
        else:
            with pytest.raises(TableError):
                held.table(seats)


def test_game_that_nobody_knows() -> None:
    for name in ("whist", "", "Agram", "family", "../agram"):
        with pytest.raises(GameError) as caught:
            load_game(name)
        assert caught.value.code == "game/unknown"
        assert "cat-te" in caught.value.message
    assert find_game("agram") is load_game("agram")
