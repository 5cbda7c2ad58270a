"""The browser counts every sheet as the terminal does, and writes it down in the same words."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet import (
    VOID,
    Entry,
    ScoreSheet,
    Wording,
    exported,
    next_roles,
    out_limits,
    score_rules,
    ways,
    ways_with_run,
)
from lasttrick.coach.score_sheet.entries import worth
from lasttrick.coach.score_sheet.ways import (
    asks_ace_payer,
    asks_bonus_hands,
    asks_out,
    asks_stuck_aces,
    can_be_void,
    has_longer_runs,
    longest_run,
    low_letters,
    run_fits,
)
from lasttrick.engine import Match
from lasttrick.games import GAME_NAMES, Table, game_from_text, load_game, read_game_file
from lasttrick.records import decode, verify
from lasttrick.texts import LANGUAGES, PARTS, Faces, Texts, dealt_hand_name
from lasttrick.texts.catalog import messages_of
from tests.tables import drawn_table, sizes
from tests.web.node import node

ROOT = Path(__file__).parents[2]
NAMES = ("Ama", "Kofi", "Ọlá", "Yao", "Esi", "Mãi", "Otto", "Linh")
DEALS = 24


def tables_of(game: str, chance: Random) -> Iterator[tuple[str, Table]]:
    """Yield the tables of a game: every preset at every size, and mixtures of its options."""
    held = load_game(game)
    for preset in (None, *held.presets):
        options = {} if preset is None else dict(held.presets[preset].options)
        for seats in sizes(game, options):
            yield f"{game} {preset or 'as usual'} for {seats}", held.table(seats, options)
    for number in range(12):
        yield f"{game}, mixture {number}", drawn_table(game, chance)


def own_games(chance: Random) -> Iterator[tuple[str, Table]]:
    """Yield tables of games of one's own, which their sheets carry whole."""
    for example in ("house-agram", "from-nothing"):
        game = read_game_file(ROOT / "docs" / "examples" / f"{example}.toml")
        for seats in game.seats():
            yield f"{example} for {seats}", game.table(seats)
    below = '\nextends = "{}"\nname = "House"\n'
    for extended in ("spar", "cat-te"):
        game = game_from_text(below.format(extended))
        for preset in game.presets:
            yield f"{extended} of one's own, {preset}", game.table(3, preset=preset)


def some(players: list[Seat], least: int, most: int, chance: Random) -> tuple[int, ...]:
    count = least + int(chance.random() * (most - least + 1))
    return tuple(int(player) for player in chance.sample(players, count))


def entry_by_chance(match: Match, chance: Random) -> Entry:
    table, players = match.deal_table, list(match.playing)
    flags: tuple[int, ...] = ()
    if can_be_void(table):
        flags = some(players, 0, 1, chance) * int(1 + chance.random() * (table.seats - 1))
        if chance.random() < 0.2:
            return Entry(VOID, flags=flags, against=int(chance.choice(players)))
    winner = chance.choice(players)
    others = [player for player in players if player != winner]
    way = chance.choice(ways(table))
    if has_longer_runs(table) and chance.random() < 0.3:
        run = tuple(chance.choice(low_letters(table)) for _ in range(longest_run(table)))
        if run_fits(table, run):
            way = chance.choice(list(ways_with_run(table, run)))
    out: tuple[int, ...] = ()
    if asks_out(table, way):
        out = some(others, *out_limits(table), chance)
    aces: tuple[tuple[int, int], ...] = ()
    if asks_ace_payer(table, way):
        aces = tuple((player, 1) for player in some(others, 0, 1, chance))
    elif asks_stuck_aces(table, way):
        able = others if way.by == "walkover" else [Seat(player) for player in out]
        aces = tuple((player, 1) for player in some(able, 0, min(4, len(able)), chance))
    bonus = some(players, 0, 2, chance) if asks_bonus_hands(table) else ()
    return Entry(way, int(winner), bonus=bonus, out=out, aces=aces, flags=flags)


def sheet_by_chance(table: Table, chance: Random) -> ScoreSheet:
    dealer = Seat(int(chance.random() * table.seats))
    sheet = ScoreSheet(table, NAMES[: table.seats], dealer)
    while len(sheet.entries) < DEALS and not sheet.match.over:
        sheet = sheet.add(entry_by_chance(sheet.match, chance))
    return sheet


def counted_by_python(what: str, sheet: ScoreSheet, language: str) -> dict[str, Any]:
    texts = Texts(language)
    wording = Wording(texts, Faces(texts), sheet.names)
    match = sheet.match
    hands = sheet.table.rules.award.dealt.hands
    return {
        "what": what,
        "language": language,
        "rules": score_rules(sheet.table),
        "sheet": {"names": sheet.names, "dealer": sheet.dealer, "entries": sheet.entries},
        "deals": [
            {
                "roles": next_roles(deal.before),
                "begins": wording.begins(deal.before, next_roles(deal.before)),
                "playing": deal.before.playing,
                "points": deal.points,
                "gains": [(g.seat, g.reason, g.points) for g in deal.result.gains],
                "totals": deal.after.totals,
                "stacks": deal.after.stacks,
                "won": deal.after.won,
                "pool": deal.after.pool,
                "target": deal.after.target,
                "tied": deal.after.tied,
                "winners": deal.after.winners,
                "counted": [line.strip() for line in wording.counted(deal)],
            }
            for deal in sheet.deals
        ],
        "ways": []
        if match.over
        else [
            (way, wording.way(way, match.deal_table), worth(match, way, match.playing[0]))
            for way in ways(match.deal_table)
        ],
        "hands": [dealt_hand_name(texts, hand, sheet.table) for hand in hands],
        "text": exported(sheet, "text", texts),
        "file": exported(sheet, "sheet", texts),
        "records": exported(sheet, "records", texts),
    }


@pytest.fixture(scope="module")
def sheets() -> list[tuple[str, ScoreSheet]]:
    chance = Random("sheets in a browser")
    return [
        (what, sheet_by_chance(table, chance))
        for game in GAME_NAMES
        for what, table in tables_of(game, chance)
    ] + [(what, sheet_by_chance(table, chance)) for what, table in own_games(chance)]


def test_the_browser_counts_as_the_terminal_does(
    sheets: list[tuple[str, ScoreSheet]], tmp_path: Path
) -> None:
    languages = tuple(LANGUAGES)
    vectors = [
        counted_by_python(what, sheet, languages[number % len(languages)])
        for number, (what, sheet) in enumerate(sheets)
    ]
    messages = {
        language: "\n".join(messages_of(language, part) for part in (None, "score"))
        for language in LANGUAGES
    }
    file = tmp_path / "sheets.json"
    file.write_bytes(msgspec.json.encode({"messages": messages, "vectors": vectors}))
    said = node(
        "node_modules/vitest/vitest.mjs",
        *("run", "--reporter=dot", "tests/score.test.ts"),
        env={"SHEETS": str(file), "NO_COLOR": "1"},
    )
    assert said.returncode == 0, said.stdout[-6000:]
    assert " passed" in said.stdout


def test_every_deal_of_a_sheet_is_a_record_that_holds(
    sheets: list[tuple[str, ScoreSheet]],
) -> None:
    for what, sheet in sheets:
        for line in exported(sheet, "records", Texts("en")).splitlines():
            assert verify(decode(line)) == [], what


def test_no_part_says_what_another_file_of_the_browser_says() -> None:
    for part in PARTS:
        assert not set(messages_of("en").split()) >= set(messages_of("en", part).split())
