"""NO_COLOR takes every colour away, and nothing that the colours meant."""

from __future__ import annotations

import os
import pty
import re
import sys
from pathlib import Path
from subprocess import Popen

import pytest
from textual.pilot import Pilot

from tests.tui.screens.driving import drive, press
from tests.tui.screens.shown import shown

COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")


def written(keys: str, **environment: str) -> bytes:
    """Return what the command writes to a terminal until it is left."""
    here, there = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", "COLUMNS": "80", "LINES": "24", **environment}
    command = [sys.executable, "-m", "lasttrick"]
    written = b""
    with Popen(command, stdin=there, stdout=there, stderr=there, env=env, close_fds=True) as child:
        os.close(there)
        try:
            while piece := os.read(here, 65536):
                written += piece
                if keys and b"Arrows choose" in written:
                    os.write(here, keys.encode())
                    keys = ""
        except OSError:  # Linux says so when the other side has closed.
            pass
        assert child.wait() == 0
    os.close(here)
    return written


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_no_colour_is_written_where_none_is_wanted() -> None:
    written_without = written("5q", NO_COLOR="1")
    assert b"Practice" in written_without
    assert not COLOUR.search(written_without)
    assert re.search(rb"\x1b\[[0-9;]*7m", written_without)
    assert COLOUR.search(written("5q", NO_COLOR=""))


def test_the_cursor_is_reversed_without_colours(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NO_COLOR", "1")

    async def scene(pilot: Pilot[None]) -> None:
        await press(pilot, "5")
        assert "▸ Language" in shown(pilot.app)
        styles = {
            segment.text.strip(): segment.style
            for strip in pilot.app.screen.query_one("Rows").render_lines(
                pilot.app.screen.query_one("Rows").size.region
            )
            for segment in strip
        }
        cursor = styles["▸"]
        assert cursor is not None
        assert cursor.reverse

    drive(scene)


@pytest.fixture(autouse=True)
def _folders(own_folders: Path) -> None:
    """Nothing of the person who runs the tests is read."""
