"""What stands on the screen, as text: read from the picture that an app exports of itself."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from rich.cells import cell_len
from textual.app import App

SNAPSHOTS = Path(__file__).parent / "snapshots"
REWRITE = "LASTTRICK_WRITE_SNAPSHOTS"
"""An environment variable: set, snapshots are written anew instead of compared."""

_COLUMN = 12.2
_TEXT = "{http://www.w3.org/2000/svg}text"


def shown(app: App[Any]) -> str:
    """Return the screen line by line, without spaces at the ends of lines."""
    width, height = app.size
    grid = [[" "] * width for _ in range(height)]
    for element in ElementTree.fromstring(app.export_screenshot()).iter(_TEXT):
        _, line, number = element.get("clip-path", "").rstrip(")").rpartition("-line-")
        if not line:
            continue
        row, column = grid[int(number)], round(float(element.get("x", "0")) / _COLUMN)
        for mark in element.text or "":
            cells = cell_len(mark)
            if cells == 0:
                row[column - 1] += mark
                continue
            row[column : column + cells] = [mark.replace("\xa0", " "), *[""] * (cells - 1)]
            column += cells
    return "\n".join("".join(row).rstrip() for row in grid) + "\n"


def check_snapshot(app: App[Any], name: str) -> None:
    """Hold the screen against the snapshot of this name."""
    path = SNAPSHOTS / f"{name}.txt"
    now = shown(app)
    if os.environ.get(REWRITE):
        path.write_text(now, "utf-8")
    assert now == path.read_text("utf-8"), f"{REWRITE}=1 writes {path.name} anew"
