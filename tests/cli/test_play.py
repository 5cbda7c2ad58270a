"""``lasttrick play``: matches typed through, wrong words answered, nothing lost."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES, load_game
from lasttrick.records import Record, read_records, verify
from tests.cli.conftest import Command

ANYTHING = "1\n1*\n2\n2*\n3\n3*\n4\n4*\n5\n5*\n6\n6*\n7\nrules\n8\nscore\n" * 700
"""Every card by its number, up and down, over and over: some of it always fits."""


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_whole_match_of_every_game_can_be_typed(
    lasttrick: Command, game: str, tmp_path: Path
) -> None:
    ran = lasttrick("play", game, "--seed", "5", "--bots", "novice", typed=ANYTHING)
    assert ran.code == 0
    assert ran.err == ""
    assert "the match" in ran.out
    assert "Its record: " in ran.out
    (kept,) = (tmp_path / "matches" / "finished").glob("*.jsonl")
    for line in read_records(kept):
        assert isinstance(line.record, Record)
        assert verify(line.record) == []


@pytest.mark.parametrize(
    ("game", "preset"),
    [(game, preset) for game in GAME_NAMES for preset in load_game(game).presets],
)
def test_a_match_of_every_preset_can_be_typed(lasttrick: Command, game: str, preset: str) -> None:
    ran = lasttrick(
        "play", game, "--preset", preset, "--seed", "6", "--bots", "random", typed=ANYTHING
    )
    assert ran.code == 0
    assert ran.err == ""
    assert "wins the match" in ran.out or "You win the match" in ran.out


def test_it_says_why_a_card_may_not_be_played(lasttrick: Command) -> None:
    typed = "\n1\n" + "".join(f"{number}\n" for number in range(1, 7)) * 8
    ran = lasttrick("play", "agram", "--seed", "4", typed=typed)
    assert "were led: you must follow suit." in ran.out


@pytest.mark.parametrize("leave", ["quit\n", "q\n", ""])
def test_quitting_keeps_the_match_and_resume_goes_on(lasttrick: Command, leave: str) -> None:
    ran = lasttrick("play", "agram", "--seed", "4", typed="\n1\n" + leave)
    assert ran.code == 0
    assert ran.out.endswith("The match is kept. Go on with: lasttrick play --resume\n")
    again = lasttrick("play", "--resume", typed="score\n" + ANYTHING)
    assert again.code == 0
    assert "as you left it" in again.out
    assert "the match." in again.out
    assert lasttrick("play", "--resume").code == 2


def test_resume_finds_the_same_cards(lasttrick: Command) -> None:
    first = lasttrick("play", "cat-te", "--seed", "9", typed="\n")
    hand = next(line for line in first.out.splitlines() if line.startswith("Your hand"))
    again = lasttrick("play", "--resume", typed="")
    assert hand in again.out


def test_resume_between_deals(lasttrick: Command) -> None:
    typed = ""
    out = ""
    for cards in range(1, 60):
        typed = "\n" + "1\n2\n3\n4\n5\n6\n" * cards
        out = lasttrick("play", "agram", "--seed", "4", typed=typed).out
        if "Deal 2" in out:
            break
    again = lasttrick("play", "--resume", typed=ANYTHING)
    assert again.code == 0
    assert "wins the match" in again.out or "You win the match" in again.out


def test_kept_matches_are_listed_and_each_can_be_gone_on_with(lasttrick: Command) -> None:
    lasttrick("play", "agram", "--seed", "4", typed="\n1\n")
    lasttrick("play", "mali", "--seed", "4", typed="\n1\n")
    found = json.loads(lasttrick("matches", "--json").out)
    assert sorted(match["game"] for match in found) == ["agram", "mali"]
    older = next(match["match"] for match in found if match["game"] == "agram")
    assert older in lasttrick("matches").out
    assert "Agram, as you left it." in lasttrick("play", "--resume", older).out
    assert "no match 'x'" in lasttrick("play", "--resume", "x").err
    assert lasttrick("play", "agram", "--resume").code == 2


def test_legal_says_of_every_card_what_it_may(lasttrick: Command) -> None:
    for game, preset in (("spar", "ghana-dry"), ("cat-te", "khmer"), ("sipa", "six")):
        typed = "\n" + "legal\nrules\nlast\n1\n2\n3\n4\n5\n6\ny\n" * 40
        ran = lasttrick("play", game, "--preset", preset, "--seed", "3", typed=typed)
        assert ran.code == 0
        assert ran.err == ""
        assert "Face up: " in ran.out


def test_leaving_before_the_first_deal_promises_nothing(lasttrick: Command) -> None:
    ran = lasttrick("play", "agram", "-n", "2", "--seed", "1", typed="rules\nquit\n")
    assert "The match is kept" not in ran.out + lasttrick("matches").out
    assert lasttrick("play", "--resume").code == 2


def test_leaving_at_a_later_cut_goes_on_with_the_next_deal(lasttrick: Command) -> None:
    typed = "\n" + "1\n2\n3\n4\n5\n6\n" * 9
    first = lasttrick("play", "agram", "-n", "2", "--seed", "4", typed=typed + "quit\n")
    assert "Deal 2" in first.out
    totals = [line for line in first.out.splitlines() if line.startswith("Points: ")][-1]
    again = lasttrick("play", "--resume")
    assert totals in again.out


def test_resume_with_nothing_kept(lasttrick: Command) -> None:
    ran = lasttrick("play", "--resume")
    assert ran.code == 2
    assert "no match to go on with" in ran.err


def test_a_damaged_kept_match_is_passed_over(lasttrick: Command, tmp_path: Path) -> None:
    lasttrick("play", "agram", "--seed", "4", typed="\n1\n")
    damaged = tmp_path / "matches" / "2999-damaged.jsonl"
    damaged.write_text("half a li")
    assert lasttrick("play", "--resume").code == 0
    assert damaged.read_text() == "half a li"


def test_no_record_keeps_nothing(lasttrick: Command, tmp_path: Path) -> None:
    lasttrick("play", "agram", "--no-record", typed="\n1\n")
    assert not (tmp_path / "matches").exists()


def test_commands_at_the_table(lasttrick: Command) -> None:
    words = "\n?\nhelp\nlegal\nlast\nscore\nrules\npeek\nflag Left\nnonsense\n99\n"
    ran = lasttrick("play", "agram", "--seed", "4", typed=words)
    assert "lays it face down" in ran.out
    assert "35 cards are used." in ran.out
    assert "No trick is finished yet." in ran.out
    assert "Expected a card such as" in ran.out
    assert "there is nothing to flag" in ran.out
    assert ran.err == ""


def test_a_card_that_the_pack_lacks_is_refused_by_its_name(lasttrick: Command) -> None:
    ran = lasttrick("play", "agram", "--seed", "4", typed="\nas\n2♥\n")
    assert "You do not hold A♠." in ran.out
    assert "You do not hold 2♥." in ran.out


def test_cards_are_typed_as_the_language_writes_them(lasttrick: Command) -> None:
    for language, typed in (("fr", "neuf de carreau"), ("de", "Karo-Neun"), ("vi", "9 rô")):
        ran = lasttrick("play", "agram", "--seed", "4", "--lang", language, typed=f"\n{typed}\n")
        shown, _, after = ran.out.partition(typed)
        assert "1)9♦  2)6♦" in shown
        assert "9♦" in after.splitlines()[1]


def test_own_game_file(lasttrick: Command, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('extends = "agram"\nname = "Our Agram"\n[options.target]\ndefault = 1\n')
    ran = lasttrick("play", str(house), "--seed", "1", typed=ANYTHING)
    assert ran.code == 0
    assert "Our Agram" in ran.out
    assert "the match." in ran.out


def test_a_wrong_game_file_is_refused_with_its_line(lasttrick: Command, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('extends = "agram"\nname = "Ours"\n\n[deal]\ncards = "six"\n')
    ran = lasttrick("play", str(house))
    assert ran.code == 2
    assert f"{house}:5: deal.cards" in ran.err


def test_bots_one_a_chair(lasttrick: Command) -> None:
    ran = lasttrick("play", "agram", "-n", "3", "--bots", "novice,careful,random")
    assert ran.code == 2
    assert "2 with commas between, but got 3" in ran.err


def test_hint_says_which_card_why_and_what_each_promises(lasttrick: Command) -> None:
    ran = lasttrick("play", "agram", "--seed", "4", "--lang", "en", typed="\nhint\nq\n")
    lines = ran.out.splitlines()
    heading = lines.index("The chance to win the deal with each card:")
    said = " ".join(lines[:heading])
    assert said.rindex("Play ") > said.index("you lead:")
    promises = [line for line in lines[heading + 1 :] if line.endswith("%")]
    assert len(promises) == 6


def test_a_match_can_be_played_without_hints(lasttrick: Command) -> None:
    ran = lasttrick("play", "agram", "--seed", "4", "--no-hints", typed="\nhint\nq\n")
    assert "Hints are switched off at this table." in ran.out
    assert "%" not in ran.out
    again = lasttrick("play", "--resume", "--no-hints", typed="hint\nq\n")
    assert "Hints are switched off at this table." in again.out
