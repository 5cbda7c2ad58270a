"""Writing a file so that there is never half of it, whatever happens on the way."""

from __future__ import annotations

import os
from pathlib import Path


def write_whole(path: Path, content: bytes) -> None:
    """Write a file beside the one that is there, and put it in its place when it is complete.

    The folder is made if it is not there.

    Raises:
        OSError: the file cannot be written; what was there before stays as it was.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f"{path.name}-{os.getpid()}.part")
    try:
        with beside.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
