"""Rule sheets: their numbers are those that the engine plays by, in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from lasttrick.cards import SUITS, suit_of
from lasttrick.coach.rules import (
    FORMATS,
    brief_sheet,
    example_lines,
    rule_sheet,
    written,
)
from lasttrick.coach.rules.awards import award_rows
from lasttrick.errors import LastTrickError, TableError
from lasttrick.games import GAME_NAMES, Game, Table, game_from_text, load_game
from lasttrick.texts import LANGUAGES, Faces, Texts

TABLES: list[tuple[str, str | None, int]] = [
    (name, preset, seats)
    for name in GAME_NAMES
    for preset in (None, *load_game(name).presets)
    for seats in (load_game(name).seats()[0], load_game(name).seats()[-1])
]


def table_for(name: str, preset: str | None, seats: int) -> Table | None:
    try:
        return load_game(name).table(seats, preset=preset)
    except TableError:
        return None


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("name", "preset", "seats"), TABLES)
def test_numbers_of_a_sheet_are_those_of_the_table(
    name: str, preset: str | None, seats: int, language: str
) -> None:
    table = table_for(name, preset, seats)
    if table is None:
        assert preset is not None
        return
    texts = Texts(language)
    text = written(rule_sheet(load_game(name), table, texts), "markdown")
    assert texts("pack-count", count=len(table.pack)) in text
    assert texts("talon", count=table.talon_size) in text
    assert re.search(rf"\b{table.tricks}\b", text)
    for suit in SUITS:
        cards = Faces(texts).cards(card for card in table.pack if suit_of(card) == suit)
        assert cards in text
    for how, worth in award_rows(table, texts):
        assert f"| {how} | {worth} |" in text
    leader = {"next": "lead-next", "dealer": "lead-dealer"}.get(
        table.rules.lead.first, f"lead-{table.rules.lead.first}"
    )
    assert texts(leader) in text
    assert texts(f"duty-{table.rules.follow.duty}") in text
    assert ("♠" in text) == any(suit_of(card) == SUITS[3] for card in table.pack)
    assert "{" not in text


@pytest.mark.parametrize("name", GAME_NAMES)
def test_awards_of_a_sheet_are_what_the_engine_pays(name: str) -> None:
    table = load_game(name).table(load_game(name).seats()[0])
    rows = dict(award_rows(table, Texts("en")))
    assert rows["with the deciding trick"] == table.rules.award.plain
    low = table.rules.award.low
    for rank, points in low.cards.items():
        assert rows[f"with a {rank} in the deciding trick"] == points


def test_runs_of_low_cards_stand_in_the_table() -> None:
    sipa = dict(award_rows(load_game("sipa").table(3), Texts("en")))
    assert sipa["with a 7 in each of the last 3 tricks"] == 6
    kora = load_game("fapfap").table(3, {"kora": "1-2-3-4"})
    assert dict(award_rows(kora, Texts("en")))["with a 3 in each of the last 3 tricks"] == 4
    spar = dict(award_rows(load_game("spar").table(3, {"stack": 2}), Texts("en")))
    assert spar["with 6 and 7 in the last two tricks"] == 5


@pytest.mark.parametrize("name", GAME_NAMES)
def test_every_option_away_from_its_default_changes_the_sheet(name: str) -> None:
    game, texts = load_game(name), Texts("en")
    seats = game.seats()[0]
    usual = written(rule_sheet(game, game.table(seats), texts), "text")
    for option, facts in game.options.items():
        for value in facts.names():
            if str(value) == str(facts.default):
                continue
            try:
                table = game.table(max(seats, 3) if option == "least" else seats, {option: value})
            except LastTrickError:
                continue
            assert written(rule_sheet(game, table, texts), "text") != usual, (option, value)


def test_a_house_rule_is_named_as_everywhere_else() -> None:
    game = load_game("sipa")
    table = game.table(3, {"hide": "off"})
    for language, said in (("en", "Laid face down: nothing"), ("pt", "Joga-se tapado: nada")):
        assert said in written(rule_sheet(game, table, Texts(language)), "html")


@pytest.mark.parametrize("name", GAME_NAMES)
def test_the_example_is_always_the_same_and_is_told_in_every_language(name: str) -> None:
    table = load_game(name).table(load_game(name).seats()[0])
    stories = {language: example_lines(table, Texts(language)) for language in LANGUAGES}
    assert all(stories.values())
    assert len({len(story) for story in stories.values()}) == 1
    assert stories["en"] == example_lines(table, Texts("en"))


class Tags(HTMLParser):
    def __init__(self) -> None:
        super().__init__()
        self.open: list[str] = []
        self.seen: set[str] = set()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag not in ("meta", "html"):
            self.open.append(tag)
        self.seen.add(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag != "html":
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_page_of_html_is_whole_and_names_its_language(language: str) -> None:
    game = load_game("spar")
    table = game.table(3, {"dry": "on", "enforce": "flag"})
    page = written(rule_sheet(game, table, Texts(language)), "html")
    tags = Tags()
    tags.feed(page)
    assert tags.open == []
    assert {"h1", "h2", "p", "ul", "table", "thead"} <= tags.seen
    assert f'<html lang="{language}">' in page


def test_an_own_game_gets_its_sheet() -> None:
    game: Game = game_from_text(
        'extends = "agram"\nname = "House <b>"\nsummary = "Ours & only ours."\n'
        '[options.direction]\ndefault = "clockwise"\n'
    )
    for form in FORMATS:
        text = written(rule_sheet(game, game.table(3), Texts("fr")), form)
        assert ("House &lt;b&gt;" if form == "html" else "House <b>") in text


def test_lines_of_text_keep_to_their_width() -> None:
    for name in GAME_NAMES:
        game = load_game(name)
        table = game.table(game.seats()[0])
        for language in LANGUAGES:
            texts = Texts(language)
            sheet = rule_sheet(game, table, texts, example_lines(table, texts))
            for line in written(sheet, "text", width=60).splitlines()[2:]:
                assert len(line) <= 60, line


def test_a_brief_sheet_is_shorter() -> None:
    game = load_game("cat-te")
    table = game.table(4)
    brief = written(brief_sheet(game, table, Texts("en")), "text")
    assert len(brief) < len(written(rule_sheet(game, table, Texts("en")), "text"))
