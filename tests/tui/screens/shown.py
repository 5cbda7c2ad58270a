"""What stands on a screen, as text."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from textual.app import App

_TEXT = re.compile(
    r'<text class="(?P<look>[^"]*)" x="(?P<x>[\d.]+)" y="(?P<y>[\d.]+)"[^>]*?'
    r'clip-path="url\(#[^")]*-line-(?P<line>\d+)\)">(?P<text>[^<]*)</text>'
)
_CELL = 12.2
"""How wide a cell is in the picture."""


def shown(app: App[Any]) -> str:
    """Return the rows on the screen, without looks and without spaces at their ends."""
    rows = [[" "] * app.size.width for _ in range(app.size.height)]
    for found in _TEXT.finditer(app.export_screenshot()):
        x = round(float(found["x"]) / _CELL)
        row = rows[int(found["line"])]
        for sign in unescape(found["text"]).replace("\xa0", " "):
            if x < len(row):
                row[x] = sign
            x += 1
    return "\n".join("".join(row).rstrip() for row in rows) + "\n"
