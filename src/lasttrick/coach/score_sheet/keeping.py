"""A score sheet on disk: one JSON file, written anew after every entry.

It is written beside the old one and put in its place, so that there is never half a file. A
file that cannot be read is set aside, where nothing reads it again and nothing loses it.
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Callable, Iterator, Mapping
from datetime import datetime
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
import platformdirs

from lasttrick.cards import Seat
from lasttrick.coach.score_sheet.entries import Entry
from lasttrick.coach.score_sheet.naming import name_fault
from lasttrick.coach.score_sheet.sheet import ScoreSheet
from lasttrick.errors import LastTrickError, RecordError
from lasttrick.games import CUSTOM, Value, game_from_definition, load_game
from lasttrick.records import OwnFile

FORMAT = "lasttrick-sheet/1"
_FOLDER = "LASTTRICK_SHEETS"
"""An environment variable that names another folder for kept sheets."""


class _File(msgspec.Struct, forbid_unknown_fields=True, omit_defaults=True):
    """What stands in the file."""

    format: str
    game: str
    options: dict[str, Value]
    names: tuple[str, ...]
    dealer: int
    entries: tuple[Entry, ...] = ()
    definition: dict[str, Any] | None = None
    """The whole game, for a player's own."""


class KeptSheet:
    """One sheet's file."""

    def __init__(self, path: Path) -> None:
        """Keep a sheet in this file, which need not exist yet."""
        self._file = OwnFile(path)

    @property
    def path(self) -> Path:
        """The file."""
        return self._file.path

    @property
    def name(self) -> str:
        """The name under which it can be taken up again."""
        return self.path.stem

    def read(self) -> ScoreSheet:
        """Return the sheet as it was kept.

        Raises:
            RecordError: ``record/kept-sheet``, when the file does not hold a sheet.
        """
        content = self._file.read()
        try:
            return decoded(content)
        except (LastTrickError, msgspec.MsgspecError, ValueError, RecursionError) as error:
            reason = error.message if isinstance(error, LastTrickError) else str(error)
            raise RecordError("record/kept-sheet", f"{self.path}: {reason}") from None

    def write(self, sheet: ScoreSheet) -> None:
        """Write the sheet as it stands now.

        Raises:
            RecordError: ``record/gone-on-elsewhere``, when another table has written it meanwhile.
        """
        self._file.write(encoded(sheet))

    def set_aside(self) -> Path:
        """Put a damaged file where nothing reads it, and return where that is."""
        folder = self.path.parent / "damaged"
        folder.mkdir(exist_ok=True)
        there = folder / self.path.name
        number = 1
        while there.exists():
            number += 1
            there = folder / f"{self.path.stem}-{number}{self.path.suffix}"
        self._file.path = self.path.replace(there)
        return self.path


def encoded(sheet: ScoreSheet) -> bytes:
    """Return a sheet as the bytes of its file."""
    table = sheet.table
    file = _File(
        FORMAT,
        table.game,
        dict(table.options),
        sheet.names,
        sheet.dealer,
        sheet.entries,
        table.definition if table.game == CUSTOM else None,
    )
    return msgspec.json.format(msgspec.json.encode(file), indent=1) + b"\n"


def decoded(content: bytes) -> ScoreSheet:
    """Return the sheet that a file holds, every entry checked and counted.

    Raises:
        LastTrickError: for a game, option or entry that cannot be.
        msgspec.MsgspecError: for what is no such file.
        ValueError: for another format, or names and a dealer that do not fit.
    """
    file = msgspec.json.decode(content, type=_File)
    if file.format != FORMAT:
        raise ValueError(f"Expected the format {FORMAT}, but got {file.format[:40]}.")
    game = load_game(file.game) if file.game != CUSTOM else _own(file.definition)
    if not 2 <= len(file.names) <= 8 or not 0 <= file.dealer < len(file.names):
        raise ValueError("Expected two to eight names and a dealer among them.")
    for place, name in enumerate(file.names):
        if name_fault(name, file.names[:place]) is not None:
            raise ValueError("Expected names that can be shown, each a different one.")
    table = game.table(len(file.names), file.options)
    sheet = ScoreSheet(table, file.names, Seat(file.dealer), file.entries)
    _ = sheet.deals
    return sheet


def _own(definition: Mapping[str, Any] | None) -> Any:
    if definition is None:
        raise ValueError("Expected the definition of a player's own game, but got none.")
    return game_from_definition(definition)


def begin_sheet(game: str, now: datetime) -> KeptSheet:
    """Return a new file for a sheet that begins now."""
    name = f"{now:%Y-%m-%d-%H%M%S}-{game}-{secrets.token_hex(3)}"
    return KeptSheet(sheets_folder() / f"{name}.json")


def kept_sheets() -> Iterator[KeptSheet]:
    """Yield the sheets there are, the one that was left last first; none of them is read."""
    files = [path for path in sheets_folder().glob("*.json") if path.is_file()]
    for path in sorted(files, key=lambda each: each.stat().st_mtime_ns, reverse=True):
        yield KeptSheet(path)


class ReadSheet(NamedTuple):
    """A sheet that was read, with its file."""

    kept: KeptSheet
    sheet: ScoreSheet


class Damaged(NamedTuple):
    """A file that held no sheet."""

    why: str
    file: Path
    """Where it lies now."""


def readable_sheets(
    wanted: Callable[[KeptSheet], bool] = lambda _: True,
) -> Iterator[ReadSheet | Damaged]:
    """Read the sheets there are, the one that was left last first; set damaged files aside.

    Args:
        wanted: says of which sheets it is worth reading the file.
    """
    for kept in kept_sheets():
        if not wanted(kept):
            continue
        try:
            yield ReadSheet(kept, kept.read())
        except RecordError as error:
            yield Damaged(error.message, kept.set_aside())


def sheets_folder() -> Path:
    """Return the folder where sheets are kept."""
    named = os.environ.get(_FOLDER)
    return Path(named) if named else platformdirs.user_data_path("lasttrick") / "sheets"
