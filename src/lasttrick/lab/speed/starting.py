"""How long the command takes to start."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator, Sequence
from functools import partial

from lasttrick.lab.speed.line import Line, least

_STARTS = (
    ("python, nothing imported", ("-c", "pass")),
    ("python, import click", ("-c", "import click")),
    ("lasttrick --help", ("-m", "lasttrick", "--help")),
    ("lasttrick games agram", ("-m", "lasttrick", "games", "agram")),
    ("lasttrick deal agram", ("-m", "lasttrick", "deal", "agram")),
)


def starting_lines(seconds: float) -> Iterator[Line]:
    """Yield the least time of some starts, beside Python itself with nothing imported.

    Args:
        seconds: how long to go on with each; three starts at least.
    """
    reference = 0.0
    for name, arguments in _STARTS:
        figure = 1000 * least(partial(_start, arguments), seconds)
        reference = reference or figure
        yield Line("start", name, figure, "ms", figure / reference, _STARTS[0][0])


def _start(arguments: Sequence[str]) -> None:
    subprocess.run(
        [sys.executable, *arguments], capture_output=True, stdin=subprocess.DEVNULL, check=True
    )
