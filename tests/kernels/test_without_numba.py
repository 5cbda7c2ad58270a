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


def test_everything_works_without_what_compiles() -> None:
    *answers, hint = said_by(NOTHING_INSTALLED)
    assert answers == ["20", "20", "20", "2", "False"]
    assert "pip install 'lasttrick[fast]'" in hint


def test_there_is_no_hint_where_there_is_full_speed(monkeypatch: pytest.MonkeyPatch) -> None:
    assert speed_hint() is None
    monkeypatch.setattr(availability, "available", lambda: False)
    assert speed_hint() is not None
