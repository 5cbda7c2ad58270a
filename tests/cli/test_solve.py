"""``lasttrick solve`` and ``solve-all``: values of one moment, and of whole files."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from tests.cli.conftest import Command

HANDS = "7C TS / AC 5C / AH 3C"


@pytest.fixture
def deals(lasttrick: Command, tmp_path: Path) -> Path:
    """Write twenty small deals."""
    path = tmp_path / "deals.jsonl"
    made = lasttrick("simulate", "mali", "-n", "2", "-k", "20", "--seed", "7", "--out", str(path))
    assert made.code == 0
    return path


def test_typed_hands_at_any_point(lasttrick: Command) -> None:
    ran = lasttrick("solve", "agram", "--hands", HANDS, "--lead", "0", "--json")
    found = json.loads(ran.out)
    assert (found["game"], found["trick"], found["seat"], found["value"]) == ("agram", 5, 0, 0)
    assert [move["move"] for move in found["moves"]] == ["7C", "TS"]
    assert found["moves"][0]["forced"] == [0, 1, 0]
    ran = lasttrick("solve", "agram", "--hands", HANDS, "--lead", "0", "--played", "7c")
    assert "trick 5: seat 2 to move can force 0" in ran.out
    assert "3♣" in ran.out
    ran = lasttrick("solve", "agram", "--hands", HANDS, "--lead", "0", "--ascii", "--forced")
    assert "TS" in ran.out
    assert "plays for itself" not in ran.out


def test_typed_hands_of_a_whole_deal_and_of_one_in_which_a_seat_dropped_out(
    lasttrick: Command,
) -> None:
    whole = "TC 9C 8C 7C 6C / TD 9D 8D 7D 6D"
    ran = lasttrick("solve", "sink-sink", "--hands", whole, "--lead", "1", "--json")
    assert json.loads(ran.out)["value"] == 1
    ran = lasttrick("solve", "sink-sink", "--hands", whole, "--lead", "1", "--dealer", "1")
    assert ran.code == 2
    assert "seat 0 leads, not 1" in ran.err
    blind = ["--hands", "AC KC / QC JC / ", "--lead", "0", "--played", "AC"]
    ran = lasttrick("solve", "cat-te", *blind, "--ascii")
    assert "QC down" in ran.out


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["agram"], "a game with --hands"),
        (["agram", "--hands", HANDS], "Expected --lead"),
        (["agram", "--hands", HANDS, "--lead", "5"], "a seat from 0 to 2"),
        (["agram", "--hands", HANDS, "--lead", "0", "--played", "7C 3C AC 5C TS AH"], "over"),
        (["agram", "--hands", HANDS, "--lead", "0", "--won", "a"], "seats with commas"),
        (["agram", "--hands", "7C TX / 3C 4C", "--lead", "0"], "TX"),
        (["agram", "--hands", HANDS, "--lead", "0", "--played", "AC"], "not in your hand"),
    ],
)
def test_wrong_calls_say_what_was_expected(
    lasttrick: Command, arguments: list[str], said: str
) -> None:
    ran = lasttrick("solve", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""


def test_record_at_its_first_moment_and_after_events(lasttrick: Command, deals: Path) -> None:
    first = json.loads(lasttrick("solve", str(deals), "--deal", "3", "--json").out)
    assert first["trick"] == 1
    later = json.loads(lasttrick("solve", str(deals), "--deal", "3", "--at", "6", "--json").out)
    assert later["trick"] > 1
    text = deals.with_suffix(".txt")
    lasttrick("record", "convert", str(deals), "--to", "text", "--out", str(text))
    assert json.loads(lasttrick("solve", str(text), "--deal", "3", "--json").out) == first
    ran = lasttrick("solve", str(deals), "--at", "999")
    assert ran.code == 2
    assert "over" in ran.err


def test_every_deal_of_a_file_in_several_processes(lasttrick: Command, deals: Path) -> None:
    alone = lasttrick("solve-all", str(deals), "--forced")
    assert alone.code == 0
    lines = [json.loads(line) for line in alone.out.splitlines()]
    assert [line["line"] for line in lines] == list(range(1, 21))
    third = json.loads(lasttrick("solve", str(deals), "--deal", "3", "--forced", "--json").out)
    assert lines[2]["moves"] == third["moves"]
    out = deals.with_name("values.jsonl")
    ran = lasttrick("solve-all", str(deals), "--forced", "--jobs", "2", "--out", str(out))
    assert ran.code == 0
    assert out.read_text("utf-8").splitlines() == alone.out.splitlines()


def test_going_on_behind_what_is_written(lasttrick: Command, deals: Path) -> None:
    out = deals.with_name("values.jsonl")
    assert lasttrick("solve-all", str(deals), "--forced", "--out", str(out)).code == 0
    whole = out.read_bytes()
    assert lasttrick("solve-all", str(deals), "--forced", "--out", str(out)).code == 2
    out.write_bytes(whole[: len(whole) // 2])
    ran = lasttrick("solve-all", str(deals), "--forced", "--out", str(out), "--resume")
    assert ran.code == 0
    assert out.read_bytes() == whole


def test_bad_lines_are_told_and_do_not_stop_the_others(lasttrick: Command, deals: Path) -> None:
    first, second = deals.read_text("utf-8").splitlines()[:2]
    deals.write_text(f"{first}\nnonsense\n{second}\n", "utf-8")
    ran = lasttrick("solve-all", str(deals), "--forced")
    assert ran.code == 1
    lines = [json.loads(line) for line in ran.out.splitlines()]
    assert [line.get("error") for line in lines] == [None, "record/not-json", None]
    over = lasttrick("solve-all", str(deals), "--at", "99")
    assert json.loads(over.out.splitlines()[0]) == {"line": 1, "over": True}


def test_interrupting_leaves_whole_lines(lasttrick: Command, tmp_path: Path) -> None:
    path, out = tmp_path / "many.jsonl", tmp_path / "values.jsonl"
    lasttrick("simulate", "mali", "-n", "3", "-k", "3000", "--seed", "7", "--out", str(path))
    command = [sys.executable, "-m", "lasttrick", "solve-all", str(path), "--jobs", "2"]
    with subprocess.Popen(
        [*command, "--out", str(out)],
        stderr=subprocess.PIPE,
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while not out.exists() or out.stat().st_size < 5_000:
            assert process.poll() is None
            os.sched_yield()
        process.send_signal(signal.SIGINT)
        assert process.stderr is not None
        said = process.stderr.read().decode()
    assert process.returncode == 130
    assert "Traceback" not in said
    content = out.read_bytes()
    assert content.endswith(b"\n")
    assert all("moves" in json.loads(line) for line in content.splitlines())
