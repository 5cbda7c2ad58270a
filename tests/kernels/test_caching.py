"""Where compiled code is kept."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

import lasttrick.kernels
from lasttrick.kernels import caching
from lasttrick.kernels.caching import CACHE_VARIABLE, cache_base, cache_folder

SOURCES = Path(lasttrick.kernels.__file__).parent

COMPILE_SOMETHING = """
import numba
before = numba.config.CACHE_DIR
from lasttrick.kernels.chance import scrambled
assert scrambled(0) == 0
assert scrambled.stats.cache_misses or scrambled.stats.cache_hits
assert numba.config.CACHE_DIR == before
print("hit" if scrambled.stats.cache_hits else "missed")
"""


def compile_something(base: Path) -> str:
    """Compile a kernel in another process, and say whether it came from the cache."""
    done = subprocess.run(
        [sys.executable, "-c", COMPILE_SOMETHING],
        env={**os.environ, CACHE_VARIABLE: str(base)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def test_compiled_code_is_kept_in_the_cache_and_nowhere_else(tmp_path: Path) -> None:
    assert compile_something(tmp_path) == "missed"
    assert compile_something(tmp_path) == "hit"
    assert list(tmp_path.rglob("*.nbi"))
    assert not list(SOURCES.rglob("*.nbi"))


def test_cache_that_cannot_be_made_is_done_without(tmp_path: Path) -> None:
    locked = tmp_path / "file"
    locked.touch()
    assert compile_something(locked / "below") == "missed"
    assert list(tmp_path.iterdir()) == [locked]


def test_temporary_cache_is_the_users_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    locked = tmp_path / "file"
    locked.touch()
    monkeypatch.setenv(CACHE_VARIABLE, str(locked))
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    folder = cache_base.__wrapped__()
    assert folder.parent == tmp_path
    assert os.name == "nt" or folder.stat().st_mode & 0o077 == 0


def test_what_was_compiled_long_ago_is_cleared_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(caching, "cache_base", lambda: tmp_path)
    old, young = tmp_path / "compiled" / "old", tmp_path / "compiled" / "young"
    for folder in (old, young):
        folder.mkdir(parents=True)
        (folder / "code.nbc").touch()
    os.utime(old, (0, 0))
    assert cache_folder.__wrapped__().is_dir()
    assert not old.exists()
    assert young.exists()
