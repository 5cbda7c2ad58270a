"""``lasttrick score``: the score sheet, as it is typed."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest

from lasttrick.games import GAME_NAMES, load_game
from lasttrick.texts import LANGUAGES
from tests.chance import one_of
from tests.cli.conftest import Command

NAMES = ("--names", "Ama,Kofi,Esi")


def lines(*typed: str) -> str:
    return "".join(f"{line}\n" for line in typed)


def test_names_are_asked_and_a_deal_is_counted(lasttrick: Command) -> None:
    ran = lasttrick(
        "score", "agram", "--players", "3", typed=lines("Ama", "ama", "Kofi", "", "1", "kofi")
    )
    assert ran.code == 0
    assert "Somebody is called ama already." in ran.out
    assert "1) Ama  2) Kofi  3) Player 3" in ran.out
    assert "Ama deals. Player 3 cuts. Player 3 leads." in ran.out
    assert "Deal 1: Kofi wins with the deciding trick." in ran.out
    assert "Points: Ama 0, Kofi 1, Player 3 0   (first to 5)" in ran.out
    assert "Kofi deals. Ama cuts. Ama leads." in ran.out
    assert "Go on with:" in ran.out


def test_nothing_is_kept_before_the_first_deal(lasttrick: Command, tmp_path: Path) -> None:
    for typed in ("", "Ama\n", "q\n", "a\nb\nc\n1\nquit\n"):
        ran = lasttrick("score", "agram", "--players", "3", typed=typed)
        assert ran.code == 0
        assert "nothing to go on with" in ran.out
    assert not (tmp_path / "sheets").exists()


def test_first_dealer_is_drawn(lasttrick: Command) -> None:
    ran = lasttrick("score", "agram", *NAMES, "--seed", "4", typed="?\n\n")
    assert "The draw: Ama" in ran.out
    assert "Deal 1" in ran.out
    ran = lasttrick("score", "letzter-stich-3", *NAMES, "--seed", "4", typed="\n")
    assert ran.code == 0


def test_ways_stand_with_their_points(lasttrick: Command) -> None:
    ran = lasttrick("score", "sipa", *NAMES, typed=lines("1", "esi", "9", "4"))
    assert "  1) with the deciding trick: +1 point" in ran.out
    assert "  4) with a 7 in each of the last 3 tricks: +6 points" in ran.out
    assert "Expected a number from 1 to 4." in ran.out
    assert "Esi: +6 points with a 7 in each of the last 3 tricks." in ran.out


def test_longer_runs_are_typed(lasttrick: Command) -> None:
    typed = lines("1", "esi", "7", "9", "6 7 6", "sheet")
    ran = lasttrick("score", "spar", "-o", "stack=all", *NAMES, typed=typed)
    assert "  7) with more low cards in the last tricks" in ran.out
    assert "Expected up to 5 of the ranks 6 7" in ran.out
    assert "with 6, 7, 6 in the last 3 tricks" in ran.out
    assert "Points: Ama 0, Kofi 0, Esi 8" in ran.out


def test_ranks_of_a_run_are_shown_and_typed_in_the_letters_of_the_language(
    lasttrick: Command, tmp_path: Path
) -> None:
    house = tmp_path / "kings.toml"
    house.write_text(
        'extends = "spar"\nname = "Kings"\n[options.stack]\ndefault = "all"\n'
        '[award.low]\ncards = { K = 3, Q = 2, 7 = "-", 6 = "-" }\n'
    )
    for language, asked, typed in (("fr", "(R D)", "R D R"), ("de", "(K D)", "kdk")):
        words = lines("1", "ama", "7", "x", typed)
        ran = lasttrick("score", str(house), *NAMES, "--lang", language, typed=words)
        assert ran.code == 0, ran.err
        assert asked in ran.out
        assert "+8 " in ran.out


def test_eighty_three_asks_for_ace_last_trick_and_bonus(lasttrick: Command) -> None:
    ran = lasttrick(
        "score", "eighty-three", *NAMES, typed=lines("1", "ama", "4", "kofi, 3", "score")
    )
    assert "with the deciding trick, with an ace, last trick won too: +2 points" in ran.out
    assert "These hands are worth points as dealt: " in ran.out
    assert "Points: Ama 4, Kofi 1, Esi 1" in ran.out
    assert "Kofi deals." in ran.out


def test_cat_te_as_in_vietnam_asks_who_dropped_out(lasttrick: Command) -> None:
    typed = lines("1", "a", "1", "b c e", "b,c", "5", "2", "")
    ran = lasttrick(
        "score", "cat-te", "--preset", "Vietnam, points", "--names", "A,B,C,D,E", typed=typed
    )
    assert "Expected one of A, B, C, D, E" not in ran.out
    assert "How many aces did B still hold? (0 to 4" in ran.out
    assert "Expected a number from 0 to 4." in ran.out


def test_cat_te_pays_chips_and_gives_fresh_batches(lasttrick: Command) -> None:
    typed = lines("1", "ama", "2", "kofi", "ama", "2", "")
    ran = lasttrick("score", "cat-te", "-o", "batch=4", *NAMES, typed=typed)
    assert "Who kept the ace too long" in ran.out
    assert "Kofi: −1 chip for aces kept too long." in ran.out
    assert "everyone gets another 4 chips, and has had 2 batches now" in ran.out
    assert "Chips: Ama 17, Kofi 3, Esi 4" in ran.out


def test_pool_is_told(lasttrick: Command) -> None:
    ran = lasttrick(
        "score", "letzter-stich-3", "-o", "worth=pool", *NAMES, typed=lines("1", "ama", "esi")
    )
    assert "In the pool:" in ran.out


def test_void_deals_and_wrong_flags(lasttrick: Command) -> None:
    typed = lines("1", "void", "esi", "", "ama", "1", "kofi kofi kofi", "kofi,kofi")
    ran = lasttrick("score", "spar", "-o", "enforce=flag", *NAMES, typed=typed)
    assert "Deal 1: void after a flag." in ran.out
    assert "Esi: −3 points for a revoke." in ran.out
    assert "Somebody is named too often." in ran.out
    assert "Points: Ama 1, Kofi -6, Esi -3" in ran.out


def test_undo_is_confirmed(lasttrick: Command) -> None:
    typed = lines("1", "undo", "kofi", "undo", "n", "undo", "y", "score")
    ran = lasttrick("score", "agram", *NAMES, typed=typed)
    assert "Nothing has been entered yet." in ran.out
    assert ran.out.count("Take this deal back? (y/N)") == 2
    assert "Deal 1 is taken back." in ran.out
    assert ran.out.count("Points: Ama 0, Kofi 0, Esi 0") == 3


def test_change_recounts_and_strikes(lasttrick: Command) -> None:
    typed = lines("1", "kofi", "ama", "esi", "change x", "change 9", "change 1", "undo", "ama")
    ran = lasttrick("score", "agram", "-o", "target=2", *NAMES, typed=typed + "n\n")
    assert ran.out.count("Expected change with a deal from 1 to 3") == 2
    assert "First finish this change; back leaves it." in ran.out
    assert "one later deal no longer counts and is struck out" in ran.out
    ran = lasttrick("score", "--resume", typed="change 1\nama\ny\n\n")
    assert "Ama wins the match." in ran.out
    assert "The sheet is kept in" in ran.out
    ran = lasttrick("score", "--export", "json", "-")
    facts = json.loads(ran.out)
    assert facts["totals"] == {"Ama": 2, "Kofi": 0, "Esi": 0}
    assert facts["winners"] == ["Ama"]


def test_match_ends_and_the_last_deal_can_still_be_corrected(lasttrick: Command) -> None:
    typed = lines("1", "kofi", "undo", "y", "ama", "sheet", "")
    ran = lasttrick("score", "agram", "-o", "target=1", *NAMES, typed=typed)
    assert ran.code == 0
    assert "Kofi wins the match." in ran.out
    assert "Ama wins the match." in ran.out
    assert "The sheet is kept in" in ran.out
    ran = lasttrick("score", "--resume")
    assert ran.code == 2
    assert "no sheet to go on with" in ran.err


def test_resume_by_name_and_damaged_files(lasttrick: Command, tmp_path: Path) -> None:
    for winner in ("kofi", "ama"):
        lasttrick("score", "agram", *NAMES, typed=lines("1", winner))
    first, second = sorted((tmp_path / "sheets").glob("*.json"), key=lambda p: p.stat().st_mtime_ns)
    assert "Kofi 1" in lasttrick("score", "--resume", first.stem).out
    assert "Ama 1" in lasttrick("score", "--resume").out
    second.write_text("{")
    ran = lasttrick("score", "--resume")
    assert "set aside" in ran.err
    assert "Kofi 1" in ran.out
    assert (tmp_path / "sheets" / "damaged" / second.name).exists()
    ran = lasttrick("score", "--resume", "nothing")
    assert ran.code == 2
    assert first.stem in ran.err


def test_kept_sheets_are_listed_the_latest_first(lasttrick: Command, tmp_path: Path) -> None:
    folder = tmp_path / "sheets"
    ran = lasttrick("score", "--list")
    assert (ran.code, ran.out) == (0, f"No score sheet is kept.\nKept in {folder}\n")
    lasttrick("score", "agram", *NAMES, typed=lines("1", "kofi", "kofi"))
    lasttrick("score", "spar", "-o", "target=1", *NAMES, typed=lines("1", "ama", ""))
    spar, agram = sorted((path.stem for path in folder.glob("*.json")), key=lambda n: "agram" in n)
    ran = lasttrick("score", "--list")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out.splitlines() == [
        f"{spar}  Spar, one deal. Ama wins the match.",
        f"{agram}  Agram, 2 deals. Points: Ama 0, Kofi 2, Esi 0   (first to 5)",
        f"Kept in {folder}",
    ]
    lasttrick("score", "--resume", agram, typed=lines("esi"))
    latest = lasttrick("score", "--list", "--lang", "de").out.splitlines()[0]
    assert latest.startswith(f"{agram}  Agram, 3 Spiele. Punkte: Ama 0, Kofi 2, Esi 1")


def test_listing_tells_of_damaged_sheets_and_leaves_them(
    lasttrick: Command, tmp_path: Path
) -> None:
    lasttrick("score", "agram", *NAMES, typed=lines("1", "kofi"))
    damaged = tmp_path / "sheets" / "damaged-one.json"
    damaged.write_text("{")
    ran = lasttrick("score", "--list")
    assert ran.code == 0
    assert f"lasttrick: {damaged}: " in ran.err
    assert "Agram, one deal." in ran.out
    assert damaged.exists()


@pytest.mark.parametrize("language", LANGUAGES)
def test_sheets_are_listed_in_every_language(lasttrick: Command, language: str) -> None:
    lasttrick("score", "cat-te", *NAMES, typed=lines("1", "kofi", "1"))
    ran = lasttrick("score", "--list", "--lang", language)
    assert ran.code == 0
    assert "Cắt Tê" in ran.out
    assert "Kofi" in ran.out


def test_a_sheet_in_a_file_is_gone_on_with_there(lasttrick: Command, tmp_path: Path) -> None:
    file = tmp_path / "elsewhere" / "scores.json"
    file.parent.mkdir()
    lasttrick("score", "agram", *NAMES, "--export", "sheet", str(file), typed=lines("1", "kofi"))
    ran = lasttrick("score", "--resume", str(file), typed=lines("kofi"))
    assert "Kofi 2" in ran.out
    assert f"score --resume {file}" in ran.out
    assert "Kofi 2" in lasttrick("score", "--resume", str(file)).out
    assert "Kofi 1" in lasttrick("score", "--resume").out
    file.write_text("{}")
    ran = lasttrick("score", "--resume", str(file))
    assert ran.code == 2
    assert str(file) in ran.err
    assert file.exists()


def test_export_to_a_file(lasttrick: Command, tmp_path: Path) -> None:
    file = tmp_path / "scores.txt"
    lasttrick("score", "agram", *NAMES, "--export", "text", str(file), typed=lines("1", "kofi"))
    written = file.read_text("utf-8")
    assert written.startswith("Agram\n")
    assert "with the deciding trick" in written
    ran = lasttrick("score", "--export", "text", "-", "--lang", "vi")
    assert "ăn vòng quyết định" in ran.out


def test_export_as_records_that_hold(lasttrick: Command, tmp_path: Path) -> None:
    file = tmp_path / "deals.jsonl"
    typed = lines("1", "kofi", "esi", "quit")
    lasttrick("score", "agram", *NAMES, "--export", "records", str(file), typed=typed)
    first, second = map(json.loads, file.read_text("utf-8").splitlines())
    assert [seat["name"] for seat in first["seats"]] == ["Ama", "Kofi", "Esi"]
    assert {card for hand in first["deal"]["hands"] for card in hand} == {"?"}
    assert first["result"]["winner"] == 1
    assert second["match"]["before"] == [0, 1, 0]
    assert lasttrick("record", "verify", str(file)).code == 0


@pytest.mark.parametrize(
    "arguments",
    [
        (),
        ("--names", "A,B"),
        ("agram", "--resume"),
        ("agram", "--names", "A"),
        ("agram", "--names", "A,A"),
        ("agram", "--names", "A,undo"),
        ("agram", "--names", "A,\x1b[2J"),
        ("agram", "--players", "3", "--names", "A,B"),
        ("agram", "--players", "9"),
        ("nothing",),
        ("agram", "--export", "sgf", "x"),
        ("--export", "text", "-"),
        ("agram", "--list"),
        ("--list", "--resume"),
        ("--list", "--export", "text", "-"),
        ("agram", "--lang", "xx"),
    ],
)
def test_wrong_calls_are_refused_in_a_line_or_two(
    lasttrick: Command, arguments: tuple[str, ...]
) -> None:
    ran = lasttrick("score", *arguments)
    assert ran.code == 2
    assert ran.err.startswith("lasttrick: ")
    assert len(ran.err.splitlines()) <= 2
    assert "Traceback" not in ran.err


WORDS = (
    *("1", "2", "3", "4", "5", "0", "99", "", "", "a", "void", "1,2", "1 1", "back", "undo"),
    *("change 1", "change", "sheet", "score", "rules", "?", "y", "j", "o", "s", "c", "6 7 6"),
    *("\x1b[31m", "x" * 300, "٣", "ß", "change 1 2", "undo now", ", ,", "－１"),
)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAME_NAMES)
def test_whatever_is_typed_no_traceback(lasttrick: Command, game: str, language: str) -> None:
    chance = Random(f"{game}{language}")
    held = load_game(game)
    presets = (None, *held.presets)
    for _ in range(2):
        preset = one_of(presets, chance)
        beside = () if preset is None else ("--preset", preset)
        typed = lines(*(one_of(WORDS, chance) for _ in range(150)))
        ran = lasttrick("score", game, *beside, "--lang", language, typed=typed)
        assert ran.code == 0, ran.err
        assert ran.err == ""


def test_sheet_is_taken_up_again_in_every_language(
    lasttrick: Command,
) -> None:
    lasttrick("score", "cat-te", *NAMES, typed=lines("1", "kofi", "1"))
    for language in LANGUAGES:
        ran = lasttrick("score", "--resume", "--lang", language, typed=lines("sheet", "?", "q"))
        assert ran.code == 0
        assert "Kofi" in ran.out
