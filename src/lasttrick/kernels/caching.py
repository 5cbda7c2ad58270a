"""Where compiled code is kept, so that a machine compiles once and not at every start."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
import time
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path

CACHE_VARIABLE = "LASTTRICK_CACHE"
"""Names another folder than the user's own cache."""

_COMPILED_FLOORS = ("kernels", "solver", "players/policy", "lab/training")
"""The packages with this one and above it whose functions are compiled."""

_LONG_AGO = 60 * 24 * 3600.0
"""Two months in seconds."""


@cache
def cache_base() -> Path:
    """Return the folder below which compiled code is kept.

    Where nothing can be written it is a temporary folder, which goes with this process:
    one of the user alone, because what is read from a cache is run.
    """
    chosen = os.environ.get(CACHE_VARIABLE)
    base = Path(chosen) if chosen else user_cache_path("lasttrick", appauthor=False)
    try:
        base.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=base):
            return base
    except OSError:
        temporary = Path(tempfile.mkdtemp(prefix="lasttrick-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary


@cache
def cache_folder() -> Path:
    """Return the folder for the code compiled from these very sources, made if need be.

    To see whether what it kept is still right, numba looks at the file of a function, but
    not at the files of what that function calls.
    """
    digest = hashlib.sha256()
    package = Path(__file__).parents[1]
    for floor in _COMPILED_FLOORS:
        for source in sorted((package / floor).rglob("*.py")):
            digest.update(source.read_bytes())
    folder = cache_base() / "compiled" / digest.hexdigest()[:16]
    if not folder.exists():
        folder.mkdir(parents=True, exist_ok=True)
        _clear_away(folder.parent)
    return folder


def _clear_away(compiled: Path) -> None:
    """Remove what was compiled long ago, from sources that are most likely gone."""
    for folder in compiled.iterdir():
        if time.time() - folder.stat().st_mtime > _LONG_AGO:
            shutil.rmtree(folder, ignore_errors=True)
