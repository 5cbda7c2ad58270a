"""Frames made up by a fuzzer that sees which lines they reach.

``python -m tests.fuzz.frames FOLDER -runs=1000000`` goes on from what lies in a folder; the
arguments are libFuzzer's.
"""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

import msgspec

SEEDS = 60


def feed(data: bytes) -> None:
    """Read bytes in every way in which the server reads any; whatever is wrong is raised."""
    from lasttrick.errors import ServerError
    from lasttrick.server.protocol.reading import read_body, read_frame
    from lasttrick.server.table.opening import TableRequest

    try:
        frame = read_frame(data)
    except ServerError as error:
        assert error.code.startswith("command/"), error.code
        msgspec.json.encode(dict(error.facts))
    else:
        assert read_frame(msgspec.json.encode(frame)) == frame
    try:
        request = read_body(data, TableRequest)
    except ServerError as error:
        assert error.code.startswith("command/"), error.code
    else:
        assert read_body(msgspec.json.encode(request), TableRequest) == request


def write_seeds(folder: Path) -> None:
    """Write frames to begin with."""
    from tests.server.walking import hostile

    for number in range(SEEDS):
        frame = msgspec.json.encode(hostile(number, Random(number)))
        (folder / f"{number}.json").write_bytes(frame)


def main() -> None:
    """Fuzz as the arguments say."""
    atheris: Any = import_module("atheris")
    with atheris.instrument_imports(include=["lasttrick.server"]):
        import_module("lasttrick.server.protocol.reading")
        import_module("lasttrick.server.table.opening")
    atheris.Setup(sys.argv, feed)
    atheris.Fuzz()


if __name__ == "__main__":
    main()
