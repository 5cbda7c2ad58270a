"""``lasttrick lab match`` and ``lab ladder``: figures in every form, and runs gone on with."""

from __future__ import annotations

import csv
import io
import json
import os
from pathlib import Path
from random import Random

import pytest

from lasttrick.lab.strength import playing
from lasttrick.players import Player, make_player
from tests.cli.conftest import Command

MATCH = ("lab", "match", "careful", "random", "--game", "agram", "-n", "3", "-k", "25")
LADDER = ("lab", "ladder", "--levels", "random,novice", "-k", "12", "--seed", "7")


def test_the_same_seed_gives_the_same_figures_in_every_form(lasttrick: Command) -> None:
    one = lasttrick(*MATCH, "--seed", "7")
    two = lasttrick(*MATCH, "--seed", "7", "--jobs", "2")
    assert (one.code, one.err) == (0, "")
    assert one.out == two.out
    assert "Agram, 3 seats: careful in one seat, random in the others" in one.out
    assert "25 deals, each played 3 times with the seats changed; seed 7" in one.out
    assert "Verdict: " in one.out
    (row,) = csv.DictReader(io.StringIO(lasttrick(*MATCH, "--seed", "7", "--format", "csv").out))
    (whole,) = json.loads(lasttrick(*MATCH, "--seed", "7", "--format", "json").out)
    assert float(row["difference"]) == whole["figures"]["difference"]["value"]
    assert (whole["asked"]["seed"], whole["asked"]["player"]) == (7, "careful")


def test_house_rules_and_half_of_the_seats_are_played(lasttrick: Command) -> None:
    ran = lasttrick(*MATCH, "-o", "direction=clockwise", "--half", "--format", "json")
    (whole,) = json.loads(ran.out)
    assert whole["asked"]["options"]["direction"] == "clockwise"
    assert whole["asked"]["half"] is True
    assert whole["equal"] == 0.5


@pytest.mark.parametrize(
    ("call", "said"),
    [
        (("match", "genius", "random", "--game", "agram"), "random, novice, careful"),
        (("match", "random", "genius", "--game", "agram"), "random, novice, careful"),
        (("match", "random", "--game", "agram"), "OPPONENT"),
        (("match", "careful", "random"), "--game"),
        (("match", "careful", "random", "--game", "agram", "-n", "9"), "9"),
        (("match", "careful", "random", "--game", "chess"), "chess"),
        (("match", "careful", "random", "--game", "agram", "-k", "1"), "2"),
        (("match", "careful", "random", "--game", "agram", "--out", "run"), "--seed with --out"),
        (("ladder",), "either --game"),
        (("ladder", "--all", "--game", "agram"), "either --game"),
        (("ladder", "--game", "chess"), "chess"),
        (("ladder", "--all", "-n", "8"), "8"),
        (("ladder", "--all", "--levels", "random"), "two different players or more"),
        (("ladder", "--all", "--levels", "random,random,careful"), "two different players"),
        (("ladder", "--all", "--levels", "random,genius"), "genius"),
    ],
)
def test_a_wrong_call_is_refused_before_anything_is_played(
    lasttrick: Command, call: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    os.chdir(tmp_path)
    ran = lasttrick("lab", *call)
    assert ran.code == 2
    assert said in ran.err
    assert "Traceback" not in ran.err
    assert (ran.out, list(tmp_path.iterdir())) == ("", [])


def test_a_player_that_fails_ends_in_one_line(
    lasttrick: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Failing:
        name = "failing"

        def choose(self, *_: object) -> None:
            raise RuntimeError("nothing comes to mind")

    monkeypatch.setattr(playing, "make_player", lambda name, chance: Failing())
    ran = lasttrick(*MATCH)
    assert ran.code == 2
    assert "failing failed in seat" in ran.err
    assert ran.err.count("\n") == 1


def test_an_interrupted_ladder_loses_nothing_and_goes_on(
    lasttrick: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    out = tmp_path / "run.jsonl"
    call = (*LADDER, "--game", "agram", "--out", str(out))
    made = 0

    def interrupted(name: str, chance: Random) -> Player:
        nonlocal made
        made += 1
        if made > 60:
            raise KeyboardInterrupt
        return make_player(name, chance)

    monkeypatch.setattr(playing, "make_player", interrupted)
    ran = lasttrick(*call)
    assert ran.code == 130
    # Two plays of two seats make four players a deal: ten and two deals of the first contest.
    assert "12 deals are kept" in ran.err
    kept = out.read_bytes()
    assert kept.count(b"\n") == 3
    monkeypatch.setattr(playing, "make_player", make_player)
    again = lasttrick(*call, "--jobs", "2")
    assert again.code == 0
    assert out.read_bytes().startswith(kept)
    assert again.out == lasttrick(*LADDER, "--game", "agram").out
    other = lasttrick(*LADDER, "--game", "sipa", "--out", str(out))
    assert other.code == 2
    assert "something else" in other.err


def test_a_ladder_is_measured_at_two_and_four_seats_or_as_many_as_one_says(
    lasttrick: Command,
) -> None:
    ran = lasttrick(*LADDER, "--game", "agram", "--game", "letzter-stich-3", "--format", "csv")
    rows = list(csv.DictReader(io.StringIO(ran.out)))
    assert [(row["game"], row["seats"]) for row in rows] == [
        ("agram", "2"),
        ("agram", "4"),
        ("letzter-stich-3", "3"),
    ]
    ran = lasttrick(*LADDER, "--game", "sipa", "-n", "3")
    assert "sipa                 3  novice      random" in ran.out
    assert ran.out.startswith("12 deals each, seed 7")


def test_tables_for_two_may_have_more_deals(lasttrick: Command) -> None:
    more = (*LADDER, "--game", "agram", "--between-two", "24")
    ran = lasttrick(*more, "--format", "csv")
    assert [row["deals"] for row in csv.DictReader(io.StringIO(ran.out))] == ["24", "12"]
    assert lasttrick(*more).out.startswith("12 deals each, 24 between two, seed 7")
    page = lasttrick(*more, "--format", "markdown").out
    assert "--deals 12 --between-two 24 --seed 7" in page
    assert "Contests have 12 deals each, 24 between two." in page


def test_the_page_names_the_call_that_makes_it_again(lasttrick: Command, tmp_path: Path) -> None:
    house = tmp_path / "house.toml"
    house.write_text('extends = "agram"\nname = "House"\n')
    call = (*LADDER, "--game", str(house), "--players", "2", "--format", "markdown")
    ran = lasttrick(*call)
    assert ran.out.startswith("# Strength\n")
    (said,) = [line for line in ran.out.splitlines() if line.startswith("lasttrick lab ladder")]
    assert lasttrick(*said.split()[1:]).out == ran.out
    assert "| House | 2 |" in ran.out
