"""Typed sessions of practice."""

from __future__ import annotations

import json
from itertools import cycle, islice
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES
from lasttrick.texts import LANGUAGES, Texts
from tests.cli.conftest import Command, Ran

KINDS = ("legal", "last", "points")
TYPED = "\n".join(islice(cycle(["?", "A", "1", "b", "2 3", "10c", "0", "-2", "", "x y", "C"]), 120))
POINTS = ("fapfap", "spar", "sipa", "cat-te", "eighty-three", "jeu-de-carte", "garame")


def quiet(ran: Ran) -> str:
    assert ran.code == 0, ran.err
    assert ran.err == ""
    assert "Traceback" not in ran.out
    assert "{" not in ran.out
    return ran.out


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", KINDS)
def test_a_typed_session_in_every_language(lasttrick: Command, kind: str, language: str) -> None:
    for seed in ("1", "2"):
        ran = lasttrick("practice", kind, "--seed", seed, "--lang", language, typed=TYPED)
        out = quiet(ran)
        texts = Texts(language)
        assert texts(f"practice-help-{kind}").splitlines()[0] in out
        assert texts("practice-wrong") in out


def test_cards_are_typed_in_letters_and_words_of_the_language(lasttrick: Command) -> None:
    for typed in ("l’as de trèfle", "a♣", "ac"):
        ran = lasttrick(
            "practice", "legal", "agram", "--seed", "22", "--lang", "fr", typed=f"\n{typed}\n"
        )
        assert "1)A♣  2)A♦  3)3♦  4)9♥  5)6♠  6)3♠" in ran.out
        assert Texts("fr")("practice-right") in ran.out


@pytest.mark.parametrize("game", GAME_NAMES)
@pytest.mark.parametrize("kind", ["legal", "last"])
def test_every_game_can_be_practised(lasttrick: Command, kind: str, game: str) -> None:
    out = quiet(lasttrick("practice", kind, game, "--seed", "5", typed=TYPED))
    assert "Right today: " in out


@pytest.mark.parametrize("game", POINTS)
def test_points_of_every_game_with_more_than_one_award(lasttrick: Command, game: str) -> None:
    out = quiet(lasttrick("practice", "points", game, "--seed", "5", typed=TYPED))
    assert "In all, " in out


@pytest.mark.parametrize(
    "options",
    [
        ["--preset", "Ghana, dry"],
        ["-o", "enforce=flag"],
        ["-o", "stones=10", "--players", "4"],
        ["--ascii"],
        ["--words"],
    ],
)
@pytest.mark.parametrize("kind", KINDS)
def test_house_rules_and_faces(lasttrick: Command, kind: str, options: list[str]) -> None:
    quiet(lasttrick("practice", kind, "spar", "--seed", "5", *options, typed=TYPED))


def test_h_helps_unless_a_player_is_called_so(lasttrick: Command) -> None:
    help_line = Texts("en")("practice-help-last").splitlines()[0]
    for kind in KINDS:
        help_of = Texts("en")(f"practice-help-{kind}").splitlines()[0]
        assert help_of in quiet(lasttrick("practice", kind, "--seed", "1", typed="h\n"))
    crowd = ("practice", "last", "eighty-three", "--players", "8", "--seed", "1")
    out = quiet(lasttrick(*crowd, typed="h\n"))
    assert help_line not in out
    assert Texts("en")("practice-wrong") in out or Texts("en")("practice-right") in out


def test_the_fixed_endings_answered_right(lasttrick: Command) -> None:
    out = quiet(lasttrick("practice", "last", "--count", "3", typed="B\nB\n3c\n"))
    assert out.count("Right.") == 3
    assert "Now one suit changes: 10♣ becomes A♥." in out
    assert "Not A♥: You hold 3♣, and clubs were led: you must follow suit." in out
    assert "Right today: 3 of 3. Right in all: 3 of 3." in out
    assert "come back" not in out


def test_a_wrong_answer_comes_back_in_the_next_session(lasttrick: Command) -> None:
    first = quiet(lasttrick("practice", "last", "--count", "1", typed="A\n"))
    assert "Not right." in first
    assert "One question will come back." in first
    again = quiet(lasttrick("practice", "last", "--count", "1", typed="B\n"))
    assert "This one comes back:" in again
    assert "Right today: 1 of 2." in again


def test_a_wrong_legal_answer_comes_back_with_the_same_cards(lasttrick: Command) -> None:
    first = quiet(lasttrick("practice", "legal", "--seed", "3", "--count", "1", typed="\n1\n1\n1"))
    assert "Not right." in first
    shown = [line for line in first.splitlines() if line.startswith("Your hand: ")][-1]
    again = quiet(lasttrick("practice", "legal", "--seed", "4", "--count", "1", typed="1"))
    assert shown in again.partition("This one comes back:")[2]


def test_the_same_seed_asks_the_same(lasttrick: Command, tmp_path: Path) -> None:
    outs = []
    for _ in range(2):
        (tmp_path / "progress.json").unlink(missing_ok=True)
        outs.append(lasttrick("practice", "points", "--seed", "9", typed="1\n" * 9).out)
    assert outs[0] == outs[1]


@pytest.mark.parametrize("kind", KINDS)
def test_q_and_the_end_of_input_leave(lasttrick: Command, kind: str) -> None:
    for typed in ("q\n", "", "rules\nquit\n"):
        out = quiet(lasttrick("practice", kind, typed=typed))
        assert "Right today: 0 of 0." in out


def test_points_where_every_deal_is_worth_the_same(lasttrick: Command) -> None:
    ran = lasttrick("practice", "points", "agram")
    assert ran.code == 2
    assert "fapfap" in ran.err
    assert "Traceback" not in ran.err


def test_a_damaged_file_is_told_of(lasttrick: Command, tmp_path: Path) -> None:
    path = tmp_path / "progress.json"
    path.write_text("not json")
    out = quiet(lasttrick("practice", "last", "--count", "1", typed="B\n"))
    assert "progress.json.damaged-1" in out
    assert (tmp_path / "progress.json.damaged-1").read_text() == "not json"
    assert json.loads(path.read_text("utf-8"))["practice"]["agram"]["last"]["asked"] == 1


def test_a_place_where_nothing_can_be_kept(
    lasttrick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("LASTTRICK_PROGRESS", str(tmp_path / "file" / "progress.json"))
    out = quiet(lasttrick("practice", "last", "--count", "2", typed="B\nB\n"))
    assert out.count("cannot be kept") == 1
    assert "Right today: 2 of 2." in out


def test_an_own_game_can_be_practised(lasttrick: Command, tmp_path: Path) -> None:
    (tmp_path / "house.toml").write_text('extends = "sipa"\nname = "House"\n')
    for kind in KINDS:
        quiet(lasttrick("practice", kind, str(tmp_path / "house.toml"), typed=TYPED))
