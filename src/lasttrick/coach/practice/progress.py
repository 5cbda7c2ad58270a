"""How well a person has answered so far, on disk, and which questions come back when.

A question that was answered wrongly goes into a box and comes back: at once, and after each
right answer later, until it has left the last box. The file is read anew before every change
and put in place whole, so that there is never half a file.
"""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
from collections.abc import Callable
from datetime import date
from pathlib import Path
from typing import Annotated, Literal

import msgspec
import platformdirs
from msgspec import Meta, Struct, field

from lasttrick.games import CUSTOM, Table, game_of
from lasttrick.records import write_whole

Kind = Literal["legal", "last", "points"]
"""What is practised."""

SPACING = (0, 1, 3, 7, 15)
"""After how many other questions a question of each box comes back."""

_FILE = "LASTTRICK_PROGRESS"
"""An environment variable that names another file."""

Count = Annotated[int, Meta(ge=0, le=2**53)]


class Waiting(Struct):
    """A question that comes back."""

    question: str
    """Its key."""
    table: str
    """At which table it was asked."""
    box: Annotated[int, Meta(ge=0, le=len(SPACING) - 1)]
    due: Count
    """It comes back when so many questions of this kind have been asked."""


class Tally(Struct):
    """The answers to one kind of question in one game."""

    asked: Count = 0
    right: Count = 0
    day: str = ""
    """The last day of practice, as 2026-01-31."""
    day_asked: Count = 0
    day_right: Count = 0
    waiting: list[Waiting] = field(default_factory=list)


class _Kept(Struct):
    format: Literal["lasttrick-progress/1"] = "lasttrick-progress/1"
    practice: dict[str, dict[Kind, Tally]] = field(default_factory=dict)


class Progress:
    """The answers to one kind of question at one table.

    Attributes:
        set_aside: where a damaged file was put; None when there was none.
    """

    def __init__(
        self, path: Path, table: Table, kind: Kind, today: Callable[[], date] = date.today
    ) -> None:
        """Read what is kept.

        Args:
            path: the file, which need not exist yet.
            table: the table; each game has its own tally.
            kind: what is practised.
            today: returns the day.

        Raises:
            OSError: when there is a file that cannot be read.
        """
        self._path = path
        self._game = game_label(table)
        self._table = table_label(table)
        self._kind = kind
        self._today = today
        self.set_aside: Path | None = None
        self._cannot_write = False
        self._kept = self._read() or _Kept()

    @property
    def tally(self) -> Tally:
        """What has been answered so far."""
        tally = self._kept.practice.setdefault(self._game, {}).setdefault(self._kind, Tally())
        day = self._today().isoformat()
        if tally.day != day:
            tally.day, tally.day_asked, tally.day_right = day, 0, 0
        return tally

    def due(self) -> str | None:
        """Return the key of the question that has to come back now; None without one."""
        tally = self.tally
        here = [w for w in tally.waiting if w.table == self._table and w.due <= tally.asked]
        return min(here, key=lambda w: w.due).question if here else None

    def answered(self, key: str, *, right: bool) -> None:
        """Keep an answer.

        Raises:
            OSError: when the file cannot be written; the answer counts until the end.
        """
        self._read_again()
        tally = self.tally
        tally.asked += 1
        tally.right += right
        tally.day_asked += 1
        tally.day_right += right
        before = self._take(key)
        box = 0 if not right else None if before is None else before.box + 1
        if box is not None and box < len(SPACING):
            tally.waiting.append(Waiting(key, self._table, box, tally.asked + SPACING[box]))
        self._write()

    def forget(self, key: str) -> None:
        """Let a question that cannot be asked any more not come back."""
        self._read_again()
        self._take(key)
        self._write()

    def _take(self, key: str) -> Waiting | None:
        waiting = self.tally.waiting
        found = [w for w in waiting if w.question == key and w.table == self._table]
        for each in found:
            waiting.remove(each)
        return found[0] if found else None

    def _read_again(self) -> None:
        """Take up what another practice may have kept meanwhile."""
        if not self._cannot_write:
            with contextlib.suppress(OSError):
                self._kept = self._read() or self._kept

    def _read(self) -> _Kept | None:
        """Return what the file says; None when there is none, or only a damaged one."""
        if not self._path.exists():
            return None
        try:
            return msgspec.json.decode(self._path.read_bytes(), type=_Kept)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self.set_aside = _free_name(self._path)
            self._path.rename(self.set_aside)
            return None

    def _write(self) -> None:
        self._cannot_write = True
        write_whole(self._path, msgspec.json.format(msgspec.json.encode(self._kept), indent=1))
        self._cannot_write = False


def progress_file() -> Path:
    """Return the file in which progress is kept."""
    named = os.environ.get(_FILE)
    return Path(named) if named else platformdirs.user_data_path("lasttrick") / "progress.json"


def table_label(table: Table) -> str:
    """Return how many sit and which options differ from the usual: ``3 direction=clockwise``."""
    usual = {name: option.default for name, option in game_of(table).options.items()}
    other = [f"{n}={v}" for n, v in sorted(table.options.items()) if v != usual[n]]
    return " ".join([str(table.seats), *other])


def game_label(table: Table) -> str:
    """Return under which name answers are counted: that of the game, or of one's own rules."""
    if table.game != CUSTOM:
        return table.game
    written = json.dumps(table.definition, sort_keys=True, default=str)
    return f"{CUSTOM}-{hashlib.sha256(written.encode()).hexdigest()[:12]}"


def _free_name(path: Path) -> Path:
    number = 1
    while (other := path.with_name(f"{path.name}.damaged-{number}")).exists():
        number += 1
    return other
