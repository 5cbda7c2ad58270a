"""The messages of every language: all there, with the same variables and the right plurals."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from babel import Locale
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lasttrick.errors import TextError
from lasttrick.games import GAME_NAMES, load_game
from lasttrick.texts import LANGUAGES, Texts, language_from, language_of

ROOT = Path(__file__).parents[2] / "src" / "lasttrick"
WEB = Path(__file__).parents[2] / "web" / "src"
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
            if len(re.findall(r"\w{3,}", re.sub(r"\{[^{}]*\}", "", english[1]))) > 3:
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
