"""NO_COLOR takes every colour away, and nothing that the colours meant."""

from __future__ import annotations

import os
import pty
import re
import sys
from pathlib import Path
from select import select
from subprocess import Popen

import pytest
from textual.pilot import Pilot

from tests.tui.screens.driving import drive, press
from tests.tui.screens.shown import shown

COLOUR = re.compile(rb"\x1b\[(?:[0-9;]*;)?(?:3[0-9]|4[0-9]|9[0-7]|10[0-7])(?:;[0-9;]*)?m")

_PATIENCE = 30.0
"""Seconds without a word after which the command is taken to hang."""


def written(**environment: str) -> bytes:
    """Return what the command writes to a terminal, from the menu to the settings and out."""
    steps = [(b"Arrows choose", b"5"), (b"Bots think", b"\x03")]
    here, there = pty.openpty()
    env = {**os.environ, "TERM": "xterm-256color", **environment}
    command = [sys.executable, "-m", "lasttrick"]
    written = b""
    with Popen(command, stdin=there, stdout=there, stderr=there, env=env) as child:
        os.close(there)
        while select([here], [], [], _PATIENCE)[0]:
            try:
                piece = os.read(here, 65536)
            except OSError:  # Linux says so when the other side has closed.
                break
            written += piece
            if not piece:
                break
            if steps and steps[0][0] in written:
                os.write(here, steps.pop(0)[1])
        else:
            child.kill()
        assert child.wait() == 0, written[-2000:]
    os.close(here)
    return written


@pytest.mark.skipif(sys.platform == "win32", reason="needs a terminal of its own")
def test_no_colour_is_written_where_none_is_wanted() -> None:
    without = written(NO_COLOR="1")
    assert b"Practice" in without
    assert not COLOUR.search(without)
    assert re.search(rb"\x1b\[[0-9;]*7m", without)
    assert COLOUR.search(written(NO_COLOR=""))


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
