"""No bytes from outside do anything but become a frame, or be refused."""

from __future__ import annotations

import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from random import Random

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.frames import feed, write_seeds
from tests.server.walking import hostile

needs_atheris = pytest.mark.skipif(
    find_spec("atheris") is None, reason="atheris has no wheel for this Python"
)


def fuzz(folder: Path, runs: int) -> None:
    write_seeds(folder)
    ran = subprocess.run(
        [
            *(sys.executable, "-m", "tests.fuzz.frames", str(folder)),
            *(f"-runs={runs}", "-seed=1", "-max_len=4096", f"-artifact_prefix={folder}/found-"),
        ],
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        errors="replace",
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    assert f"Done {runs} runs" in ran.stderr


@needs_atheris
def test_frames_that_a_fuzzer_finds(tmp_path: Path) -> None:
    fuzz(tmp_path, 20_000)


@needs_atheris
@pytest.mark.sweep
def test_many_frames_that_a_fuzzer_finds(tmp_path: Path) -> None:
    fuzz(tmp_path, 5_000_000)


@given(st.integers(0, 10_000), st.integers(0, 200), st.integers(0, 20), st.binary(max_size=20))
def test_frames_with_something_else_in_them(number: int, at: int, over: int, put: bytes) -> None:
    frame = msgspec.json.encode(hostile(number, Random(number)))
    feed(frame)
    feed(frame[:at] + put + frame[at + over :])
