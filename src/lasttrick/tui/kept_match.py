"""A match on disk: the records of its deals, the last one perhaps still in play.

After every move the file is written anew beside the old one and put in its place, so that
there is never half a file, whatever happens. A match that is over moves to a folder of
its own, out of the way of those that go on.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from datetime import datetime
from pathlib import Path
from typing import NamedTuple

import platformdirs

from lasttrick.cards import Seat
from lasttrick.engine import Match, State, begin_match, score_deal
from lasttrick.errors import LastTrickError, RecordError
from lasttrick.records import (
    OwnFile,
    Record,
    SeatedPlayer,
    encode,
    read_records,
    state_of,
    table_of,
)

_FOLDER = "LASTTRICK_MATCHES"
"""An environment variable that names another folder for kept matches."""


class KeptMatch:
    """One match's file.

    Attributes:
        id: the name of the match in its records.
    """

    def __init__(self, path: Path) -> None:
        """Keep a match in this file, which need not exist yet."""
        self._file = OwnFile(path)
        self.id = path.stem
        self._finished: list[bytes] = []
        self._current: bytes | None = None

    @property
    def path(self) -> Path:
        """The file: records, one deal a line."""
        return self._file.path

    def write(self, record: Record) -> None:
        """Write the deal in play as it stands now."""
        self._current = encode(record)
        self._save()

    @property
    def begun(self) -> bool:
        """Whether there is anything of the match to go on with."""
        return self._file.begun

    def finish_deal(self) -> None:
        """Let the deal in play stand as it is; the next one comes behind it."""
        if self._current is not None:
            self._finished.append(self._current)
            self._current = None

    def finish_match(self) -> None:
        """Put the file where matches that are over lie."""
        folder = self.path.parent / "finished"
        folder.mkdir(exist_ok=True)
        self._file.path = self.path.replace(folder / self.path.name)

    def restored(self) -> tuple[Match, tuple[SeatedPlayer, ...], State | None]:
        """Return the match as it was kept, who sits at it, and the deal in play if there is one.

        Raises:
            RecordError: when the file cannot be read or does not hold.
        """
        self._file.read()
        records = self._read()
        first = records[0]
        match = begin_match(table_of(first), Seat(first.dealer))
        self._finished, self._current = [], None
        for record in records:
            state = state_of(record)
            if state.result is None:
                self._current = encode(record)
                return match, first.seats, state
            match = score_deal(match, state.result)
            self._finished.append(encode(record))
        return match, first.seats, None

    def _read(self) -> list[Record]:
        records: list[Record] = []
        for line, read in read_records(self.path):
            if isinstance(read, RecordError):
                raise RecordError("record/kept-match", f"{self.path}:{line}: {read.message}")
            records.append(read)
        if not records:
            raise RecordError("record/kept-match", f"{self.path}: Expected deals, but got none.")
        return records

    def _save(self) -> None:
        lines = [*self._finished, *([self._current] if self._current is not None else [])]
        self._file.write(b"".join(line + b"\n" for line in lines))


def begin_keeping(game: str, now: datetime) -> KeptMatch:
    """Return a new file for a match that begins now."""
    name = f"{now:%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}"
    return KeptMatch(kept_folder() / f"{name}.jsonl")


class Waiting(NamedTuple):
    """A match that is not over, as it was left."""

    kept: KeptMatch
    match: Match
    sitters: tuple[SeatedPlayer, ...]


def unfinished() -> Iterator[Waiting]:
    """Yield the matches that are not over, the one that was left last first.

    A file that cannot be read is passed over and stays as it is.
    """
    for path in sorted(_kept_files(), key=_touched, reverse=True):
        kept = KeptMatch(path)
        try:
            match, sitters, _ = kept.restored()
        except (LastTrickError, OSError):
            continue
        if not match.over:
            yield Waiting(kept, match, sitters)


def any_kept() -> bool:
    """Say whether there are files of matches that may go on, without reading any."""
    return bool(_kept_files())


def kept_folder() -> Path:
    """Return the folder where matches are kept."""
    named = os.environ.get(_FOLDER)
    return Path(named) if named else platformdirs.user_data_path("lasttrick") / "matches"


def _kept_files() -> list[Path]:
    return [path for path in kept_folder().glob("*.jsonl") if path.is_file()]


def _touched(path: Path) -> float:
    return path.stat().st_mtime
