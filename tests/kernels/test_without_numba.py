"""What compiles is imported only when it is needed, and can be absent altogether."""

import subprocess
import sys

import pytest

from lasttrick.kernels import availability, speed_hint

NOTHING_IMPORTED = """
import sys
import lasttrick.cli, lasttrick.kernels
lasttrick.kernels.warm_up_in_background
assert not {"numba", "numpy"} & set(sys.modules), "imported"
"""

ON_A_PERSONS_WAY = """
import sys
from importlib import import_module
from random import Random
from types import SimpleNamespace
from lasttrick.cli.app import VERBS
from lasttrick.cards import Seat
from lasttrick.engine import dealt, shuffled, start
from lasttrick.games import load_game
from lasttrick.players import LEVELS, SERVER_BUDGET, make_player, play_out
from lasttrick.players.foresight import readiness
for where, _ in VERBS.values():
    import_module(where.partition(":")[0])
import_module("lasttrick.server.app")
import_module("lasttrick.tui.screens.app")
# What is made ready in the background is on nobody's way, and comes when it comes.
readiness.warm_up_in_background = lambda *tasks: SimpleNamespace(ready=False)
for game in ("agram", "cat-te"):
    table = load_game(game).table(4)
    cards = dealt(table, Seat(0), shuffled(table.pack, Random(1)))
    for level in LEVELS:
        players = [make_player(level.name, Random(1), SERVER_BUDGET)] * 4
        play_out(start(table, Seat(0), *cards), players)
print(sorted({"numba", "numpy", "matplotlib"} & set(sys.modules)))
"""

NOTHING_INSTALLED = """
import sys
sys.modules["numba"] = sys.modules["numpy"] = None
from lasttrick.games import load_game
from lasttrick.kernels import *
assert not available()
table = load_game("cat-te").table(4)
print(play_random(table, 20, seed=1).deals)
print(play_policy(table, [always(table, "lowest")] * 4, 20, seed=1, threads=2).deals)
print(len(deal_hands(table, 20, seed=1)))
print(len(legal_mask(table, 7, -1, -1, 1)))
print(warm_up_in_background().wait(0))
print(speed_hint())
"""


def said_by(program: str) -> list[str]:
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_nothing_that_compiles_is_imported_before_it_is_needed() -> None:
    assert said_by(NOTHING_IMPORTED) == []


def test_nothing_that_compiles_is_imported_on_a_persons_way() -> None:
    assert said_by(ON_A_PERSONS_WAY) == ["[]"]


def test_everything_works_without_what_compiles() -> None:
    *answers, hint = said_by(NOTHING_INSTALLED)
    assert answers == ["20", "20", "20", "2", "False"]
    assert "pip install 'lasttrick[fast]'" in hint


def test_there_is_no_hint_where_there_is_full_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speed_hint() is None
    monkeypatch.setattr(availability, "available", lambda: False)
    assert speed_hint() is not None
