"""The sums of a run kept in a file, part by part, so that it can be gone on with.

The first line says what is asked; each line after it holds the sums of one part. A line is
written at once and whole; what an interrupt leaves of one is cut off before going on.
"""

from __future__ import annotations

import hashlib
from pathlib import Path
from types import TracebackType
from typing import Any, Generic, TypeVar

import msgspec

from lasttrick import __version__
from lasttrick.errors import RecordError
from lasttrick.games import Table

_Sums = TypeVar("_Sums")


def facts_of(table: Table) -> dict[str, Any]:
    """Return as plain data by which rules, and by which version of ours, something is played."""
    rules = msgspec.json.encode(table.rules, enc_hook=dict, order="sorted")
    return {
        "lasttrick": __version__,
        "game": table.game,
        "options": dict(table.options),
        "rules": hashlib.sha256(rules).hexdigest()[:16],
        "seats": table.seats,
    }


class Kept(Generic[_Sums]):
    """A file of sums, open for more of them."""

    def __init__(self, path: Path, facts: dict[str, Any], kind: type[_Sums]) -> None:
        """Open or begin the file.

        Args:
            path: where it is or will be.
            facts: what is to be found out, as plain data.
            kind: the type of the sums.

        Raises:
            RecordError: ``record/other-run``, when the file holds anything else.
            OSError: when it cannot be read or written.
        """
        self.path = path
        self.sums: list[_Sums] = []
        """What was in the file."""
        # Without a buffer: an interrupt finds whole lines and nothing unwritten.
        self._stream = path.open("ab+", buffering=0)
        try:
            self._take_up(facts, kind)
        except BaseException:
            self._stream.close()
            raise

    def add(self, sums: _Sums) -> None:
        """Write down what a part showed."""
        self._write(sums)
        self.sums.append(sums)

    def __enter__(self) -> Kept[_Sums]:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._stream.close()

    def _take_up(self, facts: dict[str, Any], kind: type[_Sums]) -> None:
        self._stream.seek(0)
        first, *rest = self._stream.read().split(b"\n")
        if not first:
            self._write(facts)
            return
        try:
            same = msgspec.json.decode(first) == facts
            self.sums = [msgspec.json.decode(line, type=kind) for line in rest[:-1]]
        except msgspec.DecodeError:
            same = False
        if not same or not rest:
            raise RecordError(
                "record/other-run",
                f"Expected sums of this very run in {self.path}, but it holds something else: "
                "name another file, or remove it.",
                path=str(self.path),
            )
        self._stream.truncate(len(first) + sum(len(line) + 1 for line in rest[:-1]) + 1)

    def _write(self, what: object) -> None:
        self._stream.write(msgspec.json.encode(what) + b"\n")
