"""Presets, options and their values by the names that people read and write."""

from __future__ import annotations

import pytest

from lasttrick.games import GAME_NAMES, game_from_text, load_game
from lasttrick.texts import (
    LANGUAGES,
    Texts,
    game_text,
    option_name,
    preset_about,
    preset_meant,
    preset_name,
    value_name,
)


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_preset_is_found_by_its_key_and_by_its_name_in_every_language(name: str) -> None:
    game = load_game(name)
    for key, preset in game.presets.items():
        assert preset_meant(game, key.upper()) == key
        assert preset_meant(game, preset.name) == key
        for language in LANGUAGES:
            assert preset_meant(game, preset_name(Texts(language), game, key)) == key


def test_names_may_be_typed_without_marks() -> None:
    cat_te = load_game("cat-te")
    assert preset_name(Texts("vi"), cat_te, "stuck-aces") == "Thối Át"
    assert preset_meant(cat_te, "thoi at") == "stuck-aces"
    assert preset_meant(cat_te, "thoi") is None


def test_a_preset_of_the_same_key_is_told_as_its_own_game_means_it() -> None:
    german = Texts("de")
    assert preset_name(german, load_game("agram"), "six") == "Zu sechst"
    assert preset_name(german, load_game("sipa"), "six") == "Bis sechs Punkte"
    kora = [preset_about(german, load_game(name), "kora") for name in ("fapfap", "garame")]
    assert kora[0] == kora[1]


def test_a_game_of_ones_own_is_told_by_its_file() -> None:
    own = game_from_text('extends = "agram"\nname = "House"\n[presets.six]\nname = "All of us"\n')
    french = Texts("fr")
    assert preset_name(french, own, "six") == "All of us"
    assert preset_about(french, own, "bicycle").startswith("clockwise")
    assert preset_meant(own, "all of us") == "six"
    assert preset_meant(own, "À six") is None


def test_a_value_is_named_as_its_option_and_its_game_mean_it() -> None:
    texts = Texts("en")
    spar, cat_te = load_game("spar"), load_game("cat-te")
    assert option_name(texts, spar, "next-dealer") == "Next dealer"
    assert value_name(texts, spar, "score", "points") == "points for the winner"
    assert value_name(texts, cat_te, "score", "points") == "points for each opponent"
    assert value_name(texts, spar, "dry", "off") == "no"
    assert value_name(texts, spar, "stones", "off") == "none"
    assert value_name(texts, spar, "deals", "2n") == "two deals per player"


def test_a_number_is_written_as_a_number() -> None:
    for language in LANGUAGES:
        for number in (35, "35"):
            assert value_name(Texts(language), load_game("fapfap"), "deck", number) == "35"
        assert value_name(Texts(language), load_game("agram"), "target", 12345) == "12345"


def test_options_of_a_game_of_ones_own_stand_as_its_file_writes_them() -> None:
    own = game_from_text('extends = "agram"\nname = "House"\n')
    german = Texts("de")
    assert option_name(german, own, "next-dealer") == "next-dealer"
    assert value_name(german, own, "next-dealer", "winner") == "winner"
    assert value_name(german, own, "open", "off") == "off"


@pytest.mark.parametrize("name", GAME_NAMES)
def test_a_game_file_names_the_sources_that_its_english_names(name: str) -> None:
    game, english = load_game(name), Texts("en")
    assert game_text(english, game, "source") == game.source.says
    assert game_text(english, game, "inferred") == "; ".join(game.source.inferred)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("unit", ["screen-points", "screen-chips", "web-total-points"])
def test_a_total_below_nothing_is_written_as_it_is(language: str, unit: str) -> None:
    said = Texts(language)(unit, count=-1)
    assert "1" in said
    assert said.replace("\N{MINUS SIGN}", "-").lstrip("\u2068").startswith("-")
