"""``lasttrick lab``: figures in three forms, drawings, and runs that are gone on with."""

from __future__ import annotations

import csv
import io
import json
import os
import signal
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from lasttrick.cards import codes, parse_cards
from lasttrick.cli import train as cli_train
from lasttrick.games import load_game
from lasttrick.lab.statistics import plotting
from lasttrick.lab.training.training import Training
from lasttrick.players.policy.network import read
from tests.cli.conftest import Command

STATS = ("lab", "stats", "agram", "-n", "3", "-k", "30", "--looks", "2", "--playouts", "5")


def test_the_same_seed_gives_the_same_figures_in_every_form(lasttrick: Command) -> None:
    one = lasttrick(*STATS, "--seed", "7")
    two = lasttrick(*STATS, "--seed", "7", "--jobs", "2")
    assert (one.code, one.err) == (0, "")
    assert one.out == two.out
    assert "Agram, 3 seats, random play: 30 deals, seed 7" in one.out
    for title in ("Seats", "Plays to choose from", "Awards", "Decided", "Measures"):
        assert f"\n{title}" in one.out
    rows = csv.DictReader(io.StringIO(lasttrick(*STATS, "--seed", "7", "--format", "csv").out))
    whole = json.loads(lasttrick(*STATS, "--seed", "7", "--format", "json").out)
    assert [row["item"] for row in rows] == [each["item"] for each in whole["figures"]]
    assert whole["asked"]["seed"] == 7


def test_house_rules_and_presets_are_measured(lasttrick: Command) -> None:
    ran = lasttrick(*STATS, "--seed", "1", "-o", "direction=clockwise", "--format", "json")
    assert json.loads(ran.out)["asked"]["options"]["direction"] == "clockwise"


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("--by", "genius"), "random, novice, careful"),
        (("--by", "careful,random"), "3 with commas between, but got 2"),
        (("--by", "random,random,open-hands"), "open-hands alone"),
        (("--out", "run.jsonl"), "--seed with --out"),
        (("--plot", "figures.txt"), ".pdf, .png, .svg"),
    ],
)
def test_a_wrong_call_is_refused_before_anything_is_played(
    lasttrick: Command, arguments: tuple[str, ...], said: str, tmp_path: Path
) -> None:
    os.chdir(tmp_path)
    ran = lasttrick(*STATS, *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert list(tmp_path.iterdir()) == []


def test_figures_are_drawn(lasttrick: Command, tmp_path: Path) -> None:
    drawing = tmp_path / "figures.svg"
    assert lasttrick(*STATS, "--by", "open-hands", "--plot", str(drawing)).code == 0
    assert "<svg" in drawing.read_text()


def test_without_matplotlib_a_line_says_what_to_install(
    lasttrick: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(plotting, "find_spec", lambda _: None)
    ran = lasttrick(*STATS, "--plot", str(tmp_path / "figures.png"))
    assert ran.code == 2
    assert "pip install 'lasttrick[plot]'" in ran.err


def test_nothing_that_draws_is_imported_without_a_drawing() -> None:
    program = (
        "import sys; from lasttrick.cli import lab; from lasttrick.lab.statistics import plotting;"
        "assert not {'matplotlib', 'numpy', 'numba'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", program], check=True)


def test_an_interrupted_run_loses_nothing_and_goes_on(lasttrick: Command, tmp_path: Path) -> None:
    out = tmp_path / "run.jsonl"
    call = ("lab", "stats", "agram", "-n", "3", "--by", "careful", "--looks", "0", "--seed", "3")
    with subprocess.Popen(
        [sys.executable, "-m", "lasttrick", *call, "-k", "600", "--jobs", "2", "--out", str(out)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        # Whoever runs the tests may have had the interrupt ignored, and children inherit that.
        preexec_fn=partial(signal.signal, signal.SIGINT, signal.SIG_DFL),
    ) as process:
        while not out.exists() or out.read_bytes().count(b"\n") < 2:
            assert process.poll() is None
        process.send_signal(signal.SIGINT)
        said = process.communicate()[1].decode()
    kept = out.read_bytes().count(b"\n") - 1
    if process.returncode:
        assert process.returncode == 130
        assert f"{100 * kept} deals are kept" in said
        assert "Traceback" not in said
    ran = lasttrick(*call, "-k", "600", "--out", str(out))
    assert ran.code == 0
    assert ran.out == lasttrick(*call, "-k", "600").out
    other = lasttrick(*call, "-k", "700", "--out", str(out))
    assert other.code == 2
    assert "something else" in other.err


def test_a_network_is_trained_and_gone_on_with(lasttrick: Command, tmp_path: Path) -> None:
    kept, network = tmp_path / "kept.npz", tmp_path / "kept.bin"
    call = ("lab", "train", "early", "--steps", "2", "--seed", "4", "--out", str(kept))
    first = lasttrick(*call)
    assert (first.code, first.err) == (0, "")
    assert "eighty-three at 2, 3, 4 seats won from random: " in first.out
    content = network.read_bytes()
    assert read(content).about["trained"]["steps"] == 2
    network.unlink()
    again = lasttrick(*call)
    assert again.out == first.out
    assert network.read_bytes() == content
    refused = lasttrick(*call, "--seed", "5")
    assert refused.code == 2
    assert "this very training" in refused.err


def test_an_interrupted_training_loses_nothing(
    lasttrick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def call(name: str) -> tuple[str, ...]:
        return ("lab", "train", "low", "--steps", "2", "--seed", "4", "--out", str(tmp_path / name))

    take_step = Training.take_step

    def interrupted(training: Training) -> None:
        if training.learnt.steps == 1:
            raise KeyboardInterrupt
        take_step(training)

    assert lasttrick(*call("whole")).code == 0
    with monkeypatch.context() as patched:
        patched.setattr(Training, "take_step", interrupted)
        stopped = lasttrick(*call("stopped"))
    assert stopped.code == 130
    assert "All up to step 1 is kept in" in stopped.err
    assert not (tmp_path / "stopped.bin").exists()
    assert lasttrick(*call("stopped")).code == 0
    assert (tmp_path / "stopped.bin").read_bytes() == (tmp_path / "whole.bin").read_bytes()


def test_what_compiles_is_asked_for(
    lasttrick: Command, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(cli_train, "available", lambda: False)
    refused = lasttrick("lab", "train", "plain", "--out", str(tmp_path / "kept.npz"))
    assert refused.code == 2
    assert "lasttrick[fast]" in refused.err


def test_short_agram_is_solved_within_bounds(lasttrick: Command) -> None:
    ran = lasttrick("lab", "equilibrium", "--cards", "2", "--gap", "0.001", "--json")
    found = json.loads(ran.out)
    assert (ran.code, ran.err) == (0, "")
    assert found["low"] <= 0.710854 <= found["high"]
    assert found["gap"] <= 0.001
    said = lasttrick("lab", "equilibrium", "--cards", "1")
    assert "1 card each" in said.out
    assert "0.885714 to 0.885714" in said.out


def test_what_a_player_loses_to_the_best_opponent(lasttrick: Command) -> None:
    asked = json.loads(lasttrick("lab", "exploit", "careful", "--json").out)
    assert asked["kind"] == "exact"
    assert 0 < asked["points"] < 0.4
    assert asked["leading"] <= 0.710855
    assert asked["against"] >= 0.710853
    ran = lasttrick("lab", "exploit", "all-worlds", "--cards", "2")
    assert "asked for" not in ran.out
    assert " 0.246 points" in ran.out


def test_an_opponent_for_an_unknown_player(lasttrick: Command) -> None:
    ran = lasttrick("lab", "exploit", "genius")
    assert ran.code == 2
    assert "random, novice, careful" in ran.err


TWO_CARDS = ["agram", "--hands", "8C 3S / TC 5C", "--lead", "0"]


def test_an_ending_for_hands_that_may_be_held(lasttrick: Command) -> None:
    ranges = ["--range", "0", "8C 5C, TC 5C, TC 3S", "--range", "1", "TC 8C, 8C 3S, TC 3D"]
    found = json.loads(lasttrick("lab", "ending", *TWO_CARDS, *ranges, "--json").out)
    assert (found["game"], found["trick"], found["seat"]) == ("agram", 5, 0)
    assert found["low"] <= -0.5 <= found["high"]
    assert found["high"] - found["low"] <= 1e-3
    assert [hand["hand"] for hand in found["hands"] if hand["true"]] == [["8C", "3S"]]
    # Of those typed, 10C 3S goes together with no hand of the other.
    assert len(found["hands"]) == 3
    for hand in found["hands"]:
        assert sum(play["chance"] for play in hand["plays"]) == pytest.approx(1)
    said = lasttrick("lab", "ending", *TWO_CARDS, *ranges, "--ascii").out
    assert "-0.5" in said
    assert "* 8C 3S" in said


def test_by_default_every_hand_is_possible_that_the_cards_not_shown_allow(
    lasttrick: Command,
) -> None:
    table = load_game("agram").table(2)
    kept = parse_cards("8C 3S TC 5C AD 4H")
    seen = codes(card for card in table.pack if card not in kept)
    found = json.loads(lasttrick("lab", "ending", *TWO_CARDS, "--seen", seen, "--json").out)
    assert len(found["hands"]) == 15
    ran = lasttrick("lab", "ending", *TWO_CARDS, "--seen", seen, "--played", "8C", "--json")
    answers = json.loads(ran.out)
    assert answers["seat"] == 1
    assert len(answers["hands"]) == 10


def test_a_weight_makes_a_hand_likelier(lasttrick: Command) -> None:
    def value(weight: str) -> float:
        ranges = ["--range", "0", "8C 3S", "--range", "1", f"TC 9C: {weight}, 3D 4D"]
        ran = lasttrick("lab", "ending", *TWO_CARDS, *ranges, "--json")
        return float(json.loads(ran.out)["value"])

    assert value("1") > value("9")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (TWO_CARDS, "60000 pairs"),
        ([*TWO_CARDS, "--range", "0", "8C 5C: x", "--range", "1", "TC 3D"], "behind the colon"),
        ([*TWO_CARDS, "--range", "0", "8C", "--range", "1", "TC 3D"], "hands of 2 cards"),
        ([*TWO_CARDS, "--seen", "8C"], "said to be gone"),
        (["agram", "--hands", "8C 3S / TC 5C / AD 4H", "--lead", "0"], "two seats"),
        (["agram"], "a game with --hands"),
    ],
)
def test_endings_that_cannot_be_solved(lasttrick: Command, arguments: list[str], said: str) -> None:
    ran = lasttrick("lab", "ending", *arguments)
    assert ran.code == 2
    assert said in ran.err
    assert ran.out == ""
