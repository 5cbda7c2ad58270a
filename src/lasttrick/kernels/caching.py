"""Where compiled code is kept, so that a machine compiles once and not at every start."""

from __future__ import annotations

import atexit
import hashlib
import os
import shutil
import tempfile
from functools import cache
from pathlib import Path

from platformdirs import user_cache_path


@cache
def cache_folder(beside: Path) -> Path:
    """Return the folder for compiled code, made and known to be writable.

    It is ``kernels`` in the user's cache folder, or in ``LASTTRICK_CACHE``, with a part for
    these very sources: numba looks only at the file of a function to see whether what it
    kept is still right, and not at the files of what that function calls. Where nothing
    can be written, it is a temporary folder of this process alone.

    Args:
        beside: the folder of the function's own source, in which others stand that it calls.
    """
    chosen = os.environ.get("LASTTRICK_CACHE")
    base = Path(chosen) if chosen else user_cache_path("lasttrick", appauthor=False)
    folder = base / "kernels" / _fingerprint(beside)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        temporary = Path(tempfile.mkdtemp(prefix="lasttrick-"))
        atexit.register(shutil.rmtree, temporary, ignore_errors=True)
        return temporary


def _fingerprint(beside: Path) -> str:
    """Return a few letters that change with any source of the kernels, or in this folder."""
    digest = hashlib.sha256()
    for source in sorted({*Path(__file__).parent.glob("*.py"), *beside.glob("*.py")}):
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]
