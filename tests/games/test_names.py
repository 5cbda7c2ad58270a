"""Games, options, values and presets by the names that people write."""

import pytest

from lasttrick.errors import GameError, OptionError
from lasttrick.games import GAME_NAMES, find_game, load_game


@pytest.mark.parametrize(
    ("written", "game"),
    [
        ("Sipa", "sipa"),
        ("SINK SINK", "sink-sink"),
        ("sinksink", "sink-sink"),
        ("catte", "cat-te"),
        ("Cắt Tê", "cat-te"),
        ("cat te", "cat-te"),
        ("Sáu Lá", "cat-te"),
        ("sau la", "cat-te"),
        ("83", "eighty-three"),
        ("Eighty Three", "eighty-three"),
        ("Kora", "garame"),
        ("agram of mali", "mali"),
        ("letzter stich for three", "letzter-stich-3"),
        ("playing cards", "spar"),
    ],
)
def test_game_is_found_by_its_names_as_people_write_them(written: str, game: str) -> None:
    assert find_game(written) is load_game(game)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_name_of_a_game_finds_it(game: str) -> None:
    held = load_game(game)
    for name in (held.id, held.name, *held.also):
        for written in (name, name.upper(), name.lower()):
            assert find_game(written) is held


def test_unknown_game_is_refused_with_the_nearest() -> None:
    for written, meant in (
        ("sipaa", "sipa"),
        ("Letster Stich", "letzter-stich"),
        ("grame", "garame"),
    ):
        with pytest.raises(GameError) as caught:
            find_game(written)
        assert caught.value.code == "game/unknown"
        assert f"did you mean {meant}" in caught.value.message
    with pytest.raises(GameError) as caught:
        find_game("whist")
    assert "did you mean" not in caught.value.message


def test_options_values_and_presets_may_be_written_as_people_write_them() -> None:
    spar = load_game("spar")
    chosen = spar.choose({"Stack Suit": "Distinct", "STACK": "All"})
    assert (chosen["stack-suit"], chosen["stack"]) == ("distinct", "all")
    assert spar.choose(preset="ghana dry") == spar.choose(preset="ghana-dry")
    assert load_game("sipa").choose({"hide": "void only"})["hide"] == "void-only"


def test_unknown_option_value_or_preset_is_refused_with_the_nearest() -> None:
    spar = load_game("spar")
    for wrong, preset, meant in (
        ({"stak": 1}, None, "stack"),
        ({"direction": "clokwise"}, None, "clockwise"),
        ({}, "ghana-drie", "ghana-dry"),
    ):
        with pytest.raises(OptionError) as caught:
            spar.choose(wrong, preset=preset)
        assert f"did you mean {meant}?" in caught.value.message


def test_option_written_in_two_ways_is_refused() -> None:
    with pytest.raises(OptionError) as caught:
        load_game("spar").choose({"cards": 5, "Cards": 7})
    assert caught.value.code == "option/unknown"
