"""The whole screen in a terminal of its own: how it ends when it has to."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

_PATIENCE = 60.0
BROKEN = """
from lasttrick.cli import main
from lasttrick.tui.local_match import LocalMatch

def broken(self):
    raise KeyError("no such thing")

LocalMatch.bot_move = broken
main()
"""


class Terminal:
    """A terminal in which a program runs."""

    def __init__(self, process: subprocess.Popen[bytes], end: int) -> None:
        self.process = process
        self._end = end
        self._shown = b""

    def until(self, text: str) -> None:
        """Wait until the program has written something since it was typed at last."""
        end = time.monotonic() + _PATIENCE
        while text.encode() not in self._shown:
            assert time.monotonic() < end, self._shown[-2000:]
            self._read()

    def type(self, keys: str) -> None:
        self._shown = b""
        os.write(self._end, keys.encode())

    def last_words(self) -> str:
        """Wait for the end, and return what stands there behind the screen."""
        end = time.monotonic() + _PATIENCE
        while self.process.poll() is None:
            assert time.monotonic() < end, self._shown[-2000:]
            self._read()
        while self._read():
            pass
        # Behind the last of what turns a terminal back into a usual one.
        return self._shown.decode().rpartition("\x1b[?1049l")[2]

    def _read(self) -> bool:
        if not select.select([self._end], [], [], 0.05)[0]:
            return False
        with suppress(OSError):
            read = os.read(self._end, 65536)
            self._shown += read
            return bool(read)
        return False


@contextmanager
def terminal(command: list[str], folder: Path) -> Iterator[Terminal]:
    ours, theirs = pty.openpty()
    environment = {
        **os.environ,
        "TERM": "xterm-256color",
        "COLUMNS": "80",
        "LINES": "24",
        "LASTTRICK_LANG": "en",
        "LASTTRICK_MATCHES": str(folder),
        "LASTTRICK_SETTINGS": str(folder / "settings.json"),
    }
    process = subprocess.Popen(
        command,
        stdin=theirs,
        stdout=theirs,
        stderr=theirs,
        env=environment,
        start_new_session=True,
    )
    os.close(theirs)
    try:
        yield Terminal(process, ours)
    finally:
        if process.poll() is None:
            process.kill()
        process.wait()
        os.close(ours)


@pytest.mark.parametrize("ends", [signal.SIGINT, signal.SIGTERM, signal.SIGHUP])
def test_a_match_is_kept_whatever_ends_the_program(ends: signal.Signals, tmp_path: Path) -> None:
    play = [sys.executable, "-m", "lasttrick", "play", "agram", "--seed", "2", "--pause", "0"]
    with terminal(play, tmp_path) as screen:
        screen.until("Enter deals")
        screen.type("\r")
        screen.until("your card")
        screen.process.send_signal(ends)
        said = screen.last_words()
    assert "The match is kept. Go on with:" in said
    assert "Traceback" not in said
    assert len(list(tmp_path.glob("*.jsonl"))) == 1


def test_an_error_that_nobody_expected_is_a_line_with_the_way_back(tmp_path: Path) -> None:
    play = [sys.executable, "-c", BROKEN, "play", "agram", "--seed", "2", "--pause", "0"]
    with terminal(play, tmp_path) as screen:
        screen.until("Enter deals")
        screen.type("\r")
        said = screen.last_words()
        code = screen.process.returncode
    assert code == 70
    assert "An error that nobody expected: KeyError: 'no such thing'" in said
    assert "The match is kept. Go on with:" in said
    assert "Traceback" not in said
