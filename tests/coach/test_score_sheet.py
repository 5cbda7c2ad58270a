"""The score sheet counts what was entered exactly as the engine counts the deal it has seen."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from pathlib import Path
from random import Random

import pytest

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet import (
    VOID,
    Entry,
    KeptSheet,
    ScoreSheet,
    Way,
    Wording,
    begin_sheet,
    exported,
    kept_sheets,
    next_roles,
    sheets_folder,
    ways,
)
from lasttrick.coach.score_sheet.entries import worth
from lasttrick.coach.score_sheet.keeping import decoded, encoded
from lasttrick.coach.score_sheet.naming import name_fault, named
from lasttrick.engine import (
    Match,
    Play,
    State,
    begin_deal,
    begin_match,
    chance_cut,
    cutter,
    leave,
    legal,
    play,
    result_of,
    score_deal,
    shuffled,
)
from lasttrick.errors import LastTrickError, RecordError, TableError
from lasttrick.games import GAME_NAMES, Table, game_from_text, load_game
from lasttrick.texts import LANGUAGES, Faces, Texts
from tests.chance import one_of, played_out
from tests.coach.watching import seen
from tests.scripted import table_of
from tests.tables import Chosen, drawn_table, single_tables, sizes

PLAIN = Way("deciding-trick")


def sheet_of(table: Table, dealer: int = 0) -> ScoreSheet:
    return ScoreSheet(table, tuple(f"N{seat}" for seat in range(table.seats)), Seat(dealer))


def dealt(match: Match, chance: Random) -> State:
    cut = chance_cut(match.deal_table, match.deal_dealer, chance)
    return begin_deal(match, shuffled(match.deal_table.pack, chance), cut)


def beside_the_engine(table: Table, chance: Random, deals: int) -> tuple[ScoreSheet, set[str]]:
    """Play deals of a match by the engine, enter each, and hold the two against each other."""
    dealer = int(chance.random() * table.seats)
    match, sheet = begin_match(table, Seat(dealer)), sheet_of(table, dealer)
    reasons: set[str] = set()
    for _ in range(deals):
        if match.over:
            break
        state = played_out(dealt(match, chance), chance)
        result = result_of(state)
        entry = seen(match, state)
        sheet = sheet.add(entry)
        deal = sheet.deals[-1]
        assert deal.result._replace(gains=()) == result._replace(gains=())
        assert [g[:3] for g in deal.result.gains] == [g[:3] for g in result.gains]
        if entry.winner is not None and entry.way.run in {
            way.run for way in ways(deal.before.deal_table)
        }:
            assert entry.way in ways(deal.before.deal_table)
        if match.number > 1:
            assert next_roles(match).leader == match.playing[state.start.leader]
        match = score_deal(match, result)
        assert sheet.match == match
        reasons |= {gain.reason for gain in result.gains}
    return sheet, reasons


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_table_counts_as_the_engine_does(game: str) -> None:
    for label, table in single_tables(game):
        beside_the_engine(table, Random(label), 3)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_whole_matches_end_as_the_engine_ends_them(game: str) -> None:
    held = load_game(game)
    for preset in (None, *held.presets):
        options = {} if preset is None else dict(held.presets[preset].options)
        for seats in sizes(game, options):
            sheet, _ = beside_the_engine(held.table(seats, options), Random(f"{preset}{seats}"), 25)
            assert sheet.match.over or sheet.match.number > 25


@pytest.mark.parametrize("game", GAME_NAMES)
def test_mixtures_of_options_count_as_the_engine_does(game: str) -> None:
    chance = Random(game)
    for _ in range(40):
        beside_the_engine(drawn_table(game, chance), chance, 12)


@pytest.mark.parametrize(
    ("game", "seats", "options", "reasons"),
    [
        ("spar", 2, {"stack": "all", "dry": "on"}, {"low-run", "dry", "show-dry"}),
        ("spar", 3, {"enforce": "flag", "target": "open"}, {"wrong-flag"}),
        ("spar", 3, {"stones": 10}, {"pool-short"}),
        ("eighty-three", 5, {"target": "open"}, {"not-with-rank", "last-trick-lost"}),
        ("cat-te", 6, {"score": "vn", "ace": "both"}, {"dropped", "ace"}),
        ("cat-te", 4, {"instant": "literal"}, {"instant-win", "paid"}),
        ("letzter-stich", 4, {"worth": "pool"}, {"pool"}),
    ],
)
def test_every_reason_comes_up(game: str, seats: int, options: Chosen, reasons: set[str]) -> None:
    found: set[str] = set()
    for seed in range(25):
        found |= beside_the_engine(table_of(game, seats, options), Random(seed), 20)[1]
        if reasons <= found:
            return
    assert reasons <= found


def test_proven_revokes_void_the_deal() -> None:
    chance = Random(9)
    match = begin_match(table_of("spar", 3, {"enforce": "flag", "target": "open"}), Seat(0))
    sheet = sheet_of(match.table)
    for _ in range(60):
        state = dealt(match, chance)
        while not state.over:
            assert state.turn is not None
            move = one_of(legal(state), chance)
            if state.phase == "play":
                move = Play(one_of(state.hands[state.turn], chance))
            state = play(state, state.turn, move)
        sheet = sheet.add(seen(match, state))
        match = score_deal(match, result_of(state))
        assert sheet.match == match
    assert {deal.result.by for deal in sheet.deals} == {"revoke", "deciding-trick"}
    voids = [deal for deal in sheet.deals if deal.result.by == "revoke"]
    assert all(deal.dealer == deal.after.dealer for deal in voids)
    assert any(deal.entry.flags for deal in voids)


def test_after_a_tie_only_the_tied_sit_down() -> None:
    table = table_of("agram", 4, {"deals": 2, "tie": "tied-only"})
    sheet = sheet_of(table).add(Entry(PLAIN, 1)).add(Entry(PLAIN, 3))
    assert sheet.match.playing == (1, 3)
    with pytest.raises(TableError):
        sheet.add(Entry(PLAIN, 0))
    sheet = sheet.add(Entry(PLAIN, 3))
    assert sheet.match.winners == (3,)
    assert sheet.deals[-1].points == (None, 0, None, 1)


def test_ties_at_tables_of_chance() -> None:
    for seed in range(30):
        for tie in ("tied-only", "share", "play-on"):
            options: Chosen = {"deals": 3, "tie": tie}
            beside_the_engine(table_of("spar", 4, options), Random(seed), 12)
        beside_the_engine(table_of("cat-te", 4, {"score": "chips", "batch": 2}), Random(seed), 12)


def test_whoever_leaves_counts_as_dropped() -> None:
    chance = Random(5)
    for seed in range(60):
        options: Chosen = {"score": "vn", "ace": "both"} if seed % 2 else {"ace": "stuck"}
        match = begin_match(table_of("cat-te", 4, options), Seat(seed % 4))
        state = dealt(match, chance)
        while not state.over:
            turn = state.turn
            assert turn is not None
            if state.phase == "play" and chance.random() < 0.2:
                state = leave(state, turn)
            else:
                state = play(state, turn, one_of(legal(state), chance))
        result = result_of(state)
        if result.by == "deciding-trick" and len(state.out) > 2:
            continue
        sheet = sheet_of(match.table, seed % 4).add(seen(match, state))
        assert sheet.match == score_deal(match, result)


def test_roles_of_the_next_deal() -> None:
    match = begin_match(table_of("agram", 4), Seat(2))
    roles = next_roles(match)
    assert (roles.dealer, roles.cutter, roles.leader) == (2, cutter(match.table, Seat(2)), 1)
    assert not roles.holder_leads
    first = begin_match(table_of("cat-te", 4, {"first-lead": "2S"}), Seat(0))
    assert next_roles(first).holder_leads


def test_worth_is_what_the_winner_gets() -> None:
    match = begin_match(table_of("cat-te", 4), Seat(0))
    assert [worth(match, way, Seat(1)) for way in ways(match.table)] == [3, 6, 6, 3]
    match = begin_match(table_of("eighty-three", 3), Seat(0))
    assert sorted(worth(match, way, Seat(1)) for way in ways(match.table)) == [2, 3, 3, 4]
    garame = begin_match(load_game("fapfap").table(3, preset="kora"), Seat(0))
    assert Way("instant-win", double=True) in ways(garame.table)


def test_undo_takes_back_the_last_deal_and_stops_at_none() -> None:
    sheet = sheet_of(table_of("spar", 3)).add(Entry(PLAIN, 1))
    more = sheet.add(Entry(Way("deciding-trick", run=("6",)), 2))
    assert more.match.totals == (0, 1, 3)
    assert more.undo() == sheet
    assert sheet.undo().undo().entries == ()


def test_change_counts_everything_after_it_again() -> None:
    sheet = sheet_of(table_of("agram", 3))
    for winner in (0, 1, 1, 2):
        sheet = sheet.add(Entry(PLAIN, winner))
    changed = sheet.change(1, Entry(PLAIN, 2))
    assert changed.match.totals == (0, 2, 2)
    assert changed.deals[1].dealer == 2
    assert len(changed.entries) == 4
    with pytest.raises(TableError):
        sheet.change(5, Entry(PLAIN, 2))


def test_change_that_ends_the_match_earlier_strikes_what_comes_after() -> None:
    sheet = sheet_of(table_of("spar", 2, {"target": 3}))
    for winner in (0, 1, 1, 1):
        sheet = sheet.add(Entry(PLAIN, winner))
    assert sheet.match.winners == (1,)
    changed = sheet.change(2, Entry(Way("deciding-trick", run=("6",)), 0))
    assert len(changed.entries) == 2
    assert changed.match.winners == (0,)
    assert sheet.until(3).match.totals == (1, 1)


@pytest.mark.parametrize(
    ("game", "seats", "options", "entry"),
    [
        ("agram", 3, {}, Entry(PLAIN)),
        ("agram", 3, {}, Entry(PLAIN, 3)),
        ("agram", 3, {}, Entry(PLAIN, -1)),
        ("agram", 3, {}, Entry(Way("sweep"), 1)),
        ("agram", 3, {}, Entry(Way("walkover"), 1)),
        ("agram", 3, {}, Entry(VOID, against=1)),
        ("agram", 3, {}, Entry(PLAIN, 1, flags=(0,))),
        ("agram", 3, {}, Entry(PLAIN, 1, bonus=(0,))),
        ("agram", 3, {}, Entry(PLAIN, 1, out=(0,))),
        ("agram", 3, {}, Entry(PLAIN, 1, aces=((0, 1),))),
        ("agram", 3, {}, Entry(Way("deciding-trick", run=("3",)), 1)),
        ("spar", 3, {}, Entry(Way("deciding-trick", run=("6", "6")), 1)),
        ("spar", 3, {}, Entry(Way("deciding-trick", run=("6",), dry="dry"), 1)),
        ("spar", 3, {"stack": "all"}, Entry(Way("deciding-trick", run=("6",) * 5), 1)),
        ("spar", 3, {"enforce": "flag"}, Entry(VOID)),
        ("spar", 3, {"enforce": "flag"}, Entry(VOID, 1, against=2)),
        ("spar", 3, {"enforce": "flag"}, Entry(PLAIN, 1, flags=(0, 0, 0))),
        ("cat-te", 6, {"ace": "stuck"}, Entry(PLAIN, 1)),
        ("cat-te", 6, {"ace": "stuck"}, Entry(PLAIN, 1, out=(0, 1))),
        ("cat-te", 6, {"ace": "stuck"}, Entry(PLAIN, 1, out=(0, 2), aces=((3, 1),))),
        ("cat-te", 6, {"ace": "stuck"}, Entry(PLAIN, 1, out=(0, 2), aces=((0, 5),))),
        ("cat-te", 6, {}, Entry(Way("sweep"), 1, aces=((0, 2),))),
        ("eighty-three", 3, {}, Entry(PLAIN, 1, bonus=(0, 0))),
    ],
)
def test_what_cannot_be_at_a_table_is_refused(
    game: str, seats: int, options: Chosen, entry: Entry
) -> None:
    sheet = sheet_of(table_of(game, seats, options))
    with pytest.raises(TableError) as caught:
        sheet.add(entry)
    assert caught.value.code == "table/bad-entry"


def test_nothing_is_entered_after_the_end() -> None:
    sheet = sheet_of(table_of("agram", 2, {"target": 1})).add(Entry(PLAIN, 1))
    with pytest.raises(TableError) as caught:
        sheet.add(Entry(PLAIN, 1))
    assert caught.value.code == "table/match-over"


# --- Kept on disk


@pytest.fixture
def folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setenv("LASTTRICK_SHEETS", str(tmp_path / "sheets"))
    return sheets_folder()


@pytest.mark.parametrize("game", GAME_NAMES)
def test_sheets_come_back_from_disk_as_they_were(game: str) -> None:
    chance = Random(game)
    for _ in range(6):
        sheet, _ = beside_the_engine(drawn_table(game, chance), chance, 8)
        again = decoded(encoded(sheet))
        assert again == sheet
        assert again.match == sheet.match


def test_own_game_is_kept_whole() -> None:
    own = game_from_text('extends = "sipa"\nname = "House"\n[options.target]\ndefault = 3\n')
    sheet = sheet_of(own.table(3)).add(Entry(Way("deciding-trick", run=("7",)), 1))
    assert decoded(encoded(sheet)).match == sheet.match


def test_file_is_written_whole_and_refused_when_it_has_changed(folder: Path) -> None:
    kept = begin_sheet("agram", datetime(2026, 1, 2, tzinfo=UTC))
    sheet = sheet_of(table_of("agram", 2))
    kept.write(sheet)
    kept.write(sheet.add(Entry(PLAIN, 1)))
    assert [path.name for path in folder.iterdir()] == [kept.path.name]
    other = KeptSheet(kept.path)
    there = other.read()
    assert there.match.totals == (0, 1)
    other.write(there.add(Entry(PLAIN, 0)))
    with pytest.raises(RecordError) as caught:
        kept.write(sheet)
    assert caught.value.code == "record/gone-on-elsewhere"


@pytest.mark.parametrize(
    "damage",
    [
        b"",
        b"{",
        b"[]",
        b"\xff\xfe",
        b'{"format": "other/1", "game": "agram", "options": {}, "names": ["a", "b"], "dealer": 0}',
        b'{"format": "lasttrick-sheet/1", "game": "x", "options": {}, "names": [], "dealer": 0}',
    ],
)
def test_damaged_files_are_named_and_set_aside(folder: Path, damage: bytes) -> None:
    folder.mkdir(parents=True)
    for _ in range(2):
        (folder / "broken.json").write_bytes(damage)
        (kept,) = kept_sheets()
        with pytest.raises(RecordError) as caught:
            kept.read()
        assert caught.value.code == "record/kept-sheet"
        aside = kept.set_aside()
        assert aside.read_bytes() == damage
    assert list(kept_sheets()) == []
    assert len(list((folder / "damaged").iterdir())) == 2


def test_files_damaged_by_chance_raise_nothing_else() -> None:
    chance = Random(3)
    sheet, _ = beside_the_engine(table_of("cat-te", 4, {"ace": "both"}), chance, 8)
    whole = encoded(sheet)
    for _ in range(400):
        content = bytearray(whole)
        for _ in range(1 + int(chance.random() * 3)):
            content[int(chance.random() * len(content))] = int(chance.random() * 256)
        path = Path("/nonexistent")
        try:
            decoded(bytes(content))
        except (LastTrickError, ValueError):  # msgspec's errors are ValueErrors
            assert not path.exists()


# --- In words


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_deal_can_be_told(language: str, game: str) -> None:
    texts = Texts(language)
    chance = Random(f"{language}{game}")
    for _ in range(6):
        table = drawn_table(game, chance)
        sheet, _ = beside_the_engine(table, chance, 10)
        wording = Wording(texts, Faces(texts), sheet.names)
        for deal in sheet.deals:
            assert all(wording.counted(deal))
            assert all(wording.begins(deal.before, next_roles(deal.before)))
        lines = wording.table(sheet)
        assert len(lines) == len(sheet.entries) + 2 + sheet.match.over
        named_ways = [wording.way(way, table) for way in ways(table)]
        assert len(set(named_ways)) == len(named_ways)
        assert exported(sheet, "text", texts).count("\n") == len(lines) + 4


def test_export_for_programs() -> None:
    sheet = sheet_of(table_of("cat-te", 3)).add(Entry(Way("sweep"), 1, aces=((2, 1),)))
    facts = json.loads(exported(sheet, "json", Texts("en")))
    assert facts["deals"][0]["points"] == {"N0": -2, "N1": 5, "N2": -3}
    assert facts["chips"] == {"N0": 18, "N1": 25, "N2": 17}
    assert facts["winners"] is None


# --- Names


@pytest.mark.parametrize(
    ("name", "fault"),
    [
        ("", "empty"),
        ("x" * 25, "long"),
        ("ama", "taken"),
        ("undo", "reserved"),
        ("12", "reserved"),
        ("A,B", "unreadable"),
        ("a\x1b[2J", "unreadable"),
        ("Kofi", None),
        ("Nguyễn Ánh", None),
    ],
)
def test_names_that_can_stand_on_a_sheet(name: str, fault: str | None) -> None:
    assert name_fault(name, ["Ama"]) == fault


def test_who_is_meant() -> None:
    names = ["Ama", "Amadou", "Kofi"]
    assert named("ama", names) == 0
    assert named("amad", names) == 1
    assert named("k", names) == 2
    assert named("3", names) == 2
    for nobody in ("", "a", "0", "4", "x", "99999"):
        assert named(nobody, names) is None
