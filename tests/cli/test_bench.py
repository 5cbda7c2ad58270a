"""``lasttrick bench``: one table, as text and as JSON, each figure beside something known."""

from __future__ import annotations

import importlib.util
import json
import sys
import types
from importlib.metadata import EntryPoint
from random import Random

import pytest

from lasttrick.lab.speed import others, playing
from lasttrick.lab.speed.line import rate, rate_by_clock
from lasttrick.players import LEVELS, registry
from tests.cli.conftest import Command

SHORT = ("bench", "--seconds", "0.01")


def test_every_line_has_its_reference_in_the_same_run(lasttrick: Command) -> None:
    ran = lasttrick(*SHORT, "--json")
    assert ran.code == 0
    whole = json.loads(ran.out)
    lines = whole["lines"]
    assert {line["group"] for line in lines} >= {
        "play",
        "solver",
        "equilibria",
        "players",
        "start",
    }
    assert all(line["figure"] > 0 and line["times"] > 0 for line in lines)
    for group in {line["group"] for line in lines}:
        of_group = [line for line in lines if line["group"] == group]
        assert of_group[0]["times"] == 1
    assert {"careful, agram 4", "lasttrick --help"} <= {line["name"] for line in lines}
    assert whole["cores"] >= 1


def test_every_player_that_can_sit_down_is_measured(
    lasttrick: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    entries = [EntryPoint("brought", "tests.players.brought:Brought", registry.GROUP)]
    monkeypatch.setattr(registry, "entry_points", lambda group: entries)
    lines = json.loads(lasttrick(*SHORT, "--only", "players", "--json").out)["lines"]
    for name in (*(level.name for level in LEVELS), "brought"):
        assert f"{name}, agram 4" in {line["name"] for line in lines}


def test_parts_can_be_chosen_and_the_table_is_aligned(lasttrick: Command) -> None:
    ran = lasttrick(*SHORT, "--only", "play")
    assert "engine, random play" in ran.out
    assert "Starting" not in ran.out
    rows = [line for line in ran.out.splitlines() if "deals/s" in line]
    assert len({line.index("deals/s") for line in rows}) == 1
    assert lasttrick(*SHORT, "--only", "everything").code == 2


def test_without_what_compiles_the_rest_is_measured(
    lasttrick: Command, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "available", lambda: False)
    ran = lasttrick(*SHORT, "--only", "play", "--only", "solver")
    assert "engine, random play" in ran.out
    assert "kernels" not in ran.out
    assert "compiled" not in ran.out


def test_the_bare_loop_plays_every_card() -> None:
    drawn: list[float] = []

    class Watched(Random):
        def random(self) -> float:
            drawn.append(super().random())
            return drawn[-1]

    playing.bare_loop(Watched(1))
    assert len(drawn) == playing.PACK - 1 + playing.SEATS * playing.TRICKS


def test_rates_count_what_is_done_in_a_step() -> None:
    assert rate(lambda: sum(range(1000)), 0.01, each=10) > 0
    assert rate_by_clock(lambda: None, 0.01, each=10) > 10


class Oracle:
    """A game of three moves, as OpenSpiel shows games."""

    def __init__(self) -> None:
        self.moves = 0

    def new_initial_state(self) -> Oracle:
        return Oracle()

    def is_terminal(self) -> bool:
        return self.moves == 3

    def legal_actions(self) -> list[int]:
        return [0, 1]

    def apply_action(self, action: int) -> None:
        assert action in (0, 1)
        self.moves += 1


def test_other_libraries_are_measured_where_they_are(monkeypatch: pytest.MonkeyPatch) -> None:
    found = importlib.util.find_spec
    here = {"pyspiel"}
    monkeypatch.setattr(others, "find_spec", lambda name: found("json") if name in here else None)
    spiel = types.ModuleType("pyspiel")
    spiel.load_game = lambda _: Oracle()  # type: ignore[attr-defined]
    monkeypatch.setitem(sys.modules, "pyspiel", spiel)
    ours, *_, theirs = others.other_lines(0.01)
    assert (ours.times, theirs.name) == (1, "OpenSpiel, oh_hell 4")
    here.clear()
    assert list(others.other_lines(0.01)) == []
