"""The messages of every language: all there, with the same variables and the right plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor
from rich.cells import cell_len

from lasttrick.errors import TextError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.texts import (
    LANGUAGES,
    Texts,
    language_from,
    language_of,
    option_name,
    preset_about,
    preset_name,
    value_name,
)

ROOT = Path(__file__).parents[2] / "src" / "lasttrick"
WEB = Path(__file__).parents[2] / "web" / "src"
WIDEST_OPTION, WIDEST_VALUE = 20, 26
"""Columns that a list of options leaves to the name of an option, and of a value."""
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = {
    *("count", "tricks", "trick", "deals", "stones", "left", "times", "most", "least", "seats"),
    *("fill", "points", "batch", "target", "by", "sum", "cards", "needed", "number", "deciding"),
    *("through",),
}


class Variables(Visitor):
    """Collects the variables of a message, and the variants of each of its selects."""

    def __init__(self) -> None:
        self.names: set[str] = set()
        self.selects: list[tuple[str, frozenset[str]]] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        if isinstance(node.selector, ast.VariableReference):
            keys = frozenset(
                key.name if isinstance(key, ast.Identifier) else key.value
                for key in (variant.key for variant in node.variants)
            )
            self.selects.append((node.selector.id.name, keys))
        self.generic_visit(node)


def messages(language: str) -> dict[str, Variables]:
    found: dict[str, Variables] = {}
    for path in sorted((ROOT / "locale" / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                assert entry.id.name not in found, entry.id.name
                visitor = Variables()
                visitor.visit(entry)
                found[entry.id.name] = visitor
    return found


ENGLISH = messages("en")


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing_and_none_is_left_over(language: str) -> None:
    assert set(messages(language)) == set(ENGLISH)


@pytest.mark.parametrize("language", OTHERS)
def test_files_hold_the_same_messages_in_the_same_order(language: str) -> None:
    for path in sorted((ROOT / "locale" / "en").glob("*.ftl")):
        ids = [
            [
                entry.id.name
                for entry in FluentParser().parse(each.read_text("utf-8")).body
                if isinstance(entry, ast.Message)
            ]
            for each in (path, ROOT / "locale" / language / path.name)
        ]
        assert ids[0] == ids[1], path.name


@pytest.mark.parametrize("language", OTHERS)
def test_every_message_has_the_variables_of_the_english_one(language: str) -> None:
    for name, found in messages(language).items():
        assert found.names == ENGLISH[name].names, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_select_on_a_number_has_the_plural_forms_of_the_language(language: str) -> None:
    rule = Locale(language).plural_form
    needed = {rule(number) for number in range(200)}
    for name, found in messages(language).items():
        for variable, keys in found.selects:
            if variable in NUMBERS and not any(key.isdecimal() for key in keys):
                assert needed <= keys | ({"one"} if language == "vi" else set()), (name, variable)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_other_select_has_the_variants_of_the_english_one(language: str) -> None:
    for name, found in messages(language).items():
        english = dict(ENGLISH[name].selects)
        for variable, keys in found.selects:
            if variable in english and variable not in NUMBERS:
                assert keys >= english[variable] - {"other"} or "other" in keys, (name, variable)


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_is_left_in_english(language: str) -> None:
    for path in (ROOT / "locale" / "en").glob("*.ftl"):
        for english, other in zip(
            sentences(path), sentences(ROOT / "locale" / language / path.name), strict=True
        ):
            words = re.sub(r"\{[^{}]*\}|\$\w+ ->|\[\w+\]", "", english[1])
            if len(re.findall(r"\w{3,}", words)) > 3:
                assert english[1] != other[1], english[0]


def sentences(path: Path) -> Iterator[tuple[str, str]]:
    for entry in FluentParser().parse(path.read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            assert entry.span is not None
            text = path.read_text("utf-8")[entry.span.start : entry.span.end]
            yield entry.id.name, text.partition("=")[2].strip()


def test_every_message_is_used() -> None:
    source = "\n".join(path.read_text("utf-8") for path in ROOT.rglob("*.py"))
    browser = "\n".join(path.read_text("utf-8") for path in WEB.rglob("*.ts*"))
    literals = set(re.findall(r"""["']([a-z]+(?:-[A-Za-z0-9]+)*)["']""", source + browser))
    families = [
        re.compile("^" + re.sub(r"\\\{[^}]*\\\}", "[A-Za-z0-9-]+", re.escape(text)) + "$")
        for text in {
            *re.findall(r'f"([a-z]+-[^"\s]*\{[^"\s]*)"', source),
            *(text.replace("${", "{") for text in re.findall(r"`([a-z]+-\S*\{[^`\s]*)`", browser)),
        }
    ]
    decides = {f"{name}-decides" for name in ("ask-card", "ask-lead")}
    for name in ENGLISH:
        known = name in literals or name in decides or any(f.match(name) for f in families)
        assert known, name


def test_built_in_games_are_named_as_their_files_name_them() -> None:
    texts = Texts("en")
    for name in GAME_NAMES:
        game = load_game(name)
        assert texts(f"game-{name}-name") == game.name
        assert texts(f"game-{name}-summary") == game.summary
        for option, facts in game.options.items():
            own = f"option-{name}-{option}"
            assert texts(own if texts.has(own) else f"option-{option}") == facts.about
        for key, preset in game.presets.items():
            assert preset_name(texts, game, key) == preset.name
            assert preset_about(texts, game, key) == preset.about


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_preset_is_named_and_told_in_every_language(name: str, language: str) -> None:
    texts = Texts(language)
    for preset in load_game(name).presets:
        for what in ("name", "about"):
            own = f"preset-{name}-{preset}-{what}"
            assert texts.has(own) or texts.has(f"preset-{preset}-{what}"), own


def test_every_message_of_a_preset_is_of_one_that_there_is() -> None:
    known = {
        f"preset-{whose}{preset}-{what}"
        for name in GAME_NAMES
        for preset in load_game(name).presets
        for whose in ("", f"{name}-")
        for what in ("name", "about")
    }
    assert {message for message in ENGLISH if message.startswith("preset-")} <= known


def ids_of_options() -> Iterator[tuple[str, ...]]:
    """Yield, for each option and each value in words, the ids under which a game looks it up."""
    for name in GAME_NAMES:
        for option, facts in load_game(name).options.items():
            yield f"option-name-{name}-{option}", f"option-name-{option}"
            for value in {*facts.names(), str(facts.default)}:
                if not value.isdecimal():
                    whose = (f"{name}-{option}-", f"{option}-", "")
                    yield tuple(f"value-{one}{value}" for one in whose)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_and_every_value_is_named_in_every_language(language: str) -> None:
    texts = Texts(language)
    for ids in ids_of_options():
        assert any(map(texts.has, ids)), ids


def test_every_name_of_an_option_or_a_value_is_of_one_that_there_is() -> None:
    found = {next(filter(ENGLISH.__contains__, ids), "") for ids in ids_of_options()}
    there = {name for name in ENGLISH if name.startswith(("option-name-", "value-"))}
    assert there - found == set()


def test_a_name_of_its_own_says_something_else_than_the_shared_one() -> None:
    texts = Texts("en")
    for ids in ids_of_options():
        said = [texts(name) for name in ids if texts.has(name)]
        assert len(said) == len(set(said)), ids


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", GAME_NAMES)
def test_names_of_options_and_values_are_short_and_differ(name: str, language: str) -> None:
    texts, game = Texts(language), load_game(name)
    options = [option_name(texts, game, option) for option in game.options]
    assert len(options) == len(set(options))
    assert [said for said in options if cell_len(said) > WIDEST_OPTION] == []
    for option, facts in game.options.items():
        values = [value_name(texts, game, option, value) for value in facts.names()]
        assert len(values) == len(set(values)), option
        assert [said for said in values if cell_len(said) > WIDEST_VALUE] == []


def test_a_message_that_there_is_none_of() -> None:
    with pytest.raises(TextError) as caught:
        Texts("en")("no-such-message")
    assert caught.value.code == "text/unknown-message"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [("fr", "fr"), ("pt_BR.UTF-8", "pt"), ("Deutsch", "de"), ("VI", "vi"), ("en-GB", "en")],
)
def test_languages_are_found_as_people_and_systems_write_them(wanted: str, code: str) -> None:
    assert language_of(wanted) == code


def test_the_environment_chooses() -> None:
    assert language_from({"LANG": "de_DE.UTF-8"}) == "de"
    assert language_from({"LANG": "de_DE.UTF-8", "LC_ALL": "es_ES"}) == "es"
    assert language_from({"LANG": "C.UTF-8"}) == "en"
    assert language_from({"LANG": "ja_JP.UTF-8"}) == "en"
    assert language_from({}) == "en"
    assert language_from({"LASTTRICK_LANG": "vi", "LC_ALL": "de"}) == "vi"
    with pytest.raises(TextError) as caught:
        language_from({"LASTTRICK_LANG": "xx"})
    assert caught.value.code == "text/unknown-language"


def test_numbers_are_written_without_grouping() -> None:
    for language in LANGUAGES:
        assert "12345" in Texts(language)("goal-target", target=12345)
