"""Records in files: a line each, read in constant memory, written by whole lines."""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator
from contextlib import AbstractContextManager, nullcontext
from pathlib import Path
from types import TracebackType
from typing import BinaryIO, Literal, NamedTuple

from lasttrick.errors import RecordError
from lasttrick.records.checking import check
from lasttrick.records.encoding import LONGEST_LINE, decode, encode, too_long
from lasttrick.records.fairness import fair_faults
from lasttrick.records.fault import Fault, fault_of
from lasttrick.records.record import Record

Source = str | Path | BinaryIO
"""A file by its path, or one opened for bytes, such as ``sys.stdin.buffer``."""

_CHUNK = 1 << 16
_BYTE_ORDER_MARK = b"\xef\xbb\xbf"


class Line(NamedTuple):
    """One line of a file that is not blank."""

    number: int
    """From 1, blank lines counted."""
    record: Record | RecordError
    """What it holds, or why nothing could be read from it."""


class Verdict(NamedTuple):
    """What checking one line of a file came to."""

    line: int
    record: Record | None
    faults: tuple[Fault, ...]
    unchecked: tuple[str, ...] = ()

    @property
    def holds(self) -> bool:
        """Whether the line is a record without a fault."""
        return not self.faults


def read_records(source: Source, *, longest: int = LONGEST_LINE) -> Iterator[Line]:
    """Yield each line of a file with its record, or with the error that it is.

    A byte order mark, carriage returns and blank lines are passed over. A bad line never stops the
    ones after it. Memory does not grow with the file, nor with a line that is too long.

    Args:
        source: the file.
        longest: how many bytes a line may have.

    Raises:
        OSError: the file cannot be read.
    """
    with opened(source) as stream:
        for number, line in _lines(stream, longest):
            try:
                if line is None:
                    raise too_long(longest)
                record: Record | RecordError = decode(line, longest=longest)
            except RecordError as error:
                record = error
            yield Line(number, record)


def verify_file(source: Source, *, longest: int = LONGEST_LINE) -> Iterator[Verdict]:
    """Yield for each line of a file what checking it came to; good lines have no faults.

    Each fault knows its file and line, and reads
    ``FILE:LINE: event N: expected …, found …``.

    Args:
        source: the file.
        longest: how many bytes a line may have.

    Raises:
        OSError: the file cannot be read.
    """
    name = _name(source)
    for number, record in read_records(source, longest=longest):
        yield verdict_of(name, number, record)


def verdict_of(
    file: str, line: int, record: Record | RecordError, *, fair: bool = False
) -> Verdict:
    """Return what checking a record comes to, or the error that stands in its place.

    Args:
        file: the name of the file that it comes from.
        line: where in it the record begins.
        record: what was read there.
        fair: whether its shuffle must be one that can be checked.
    """
    if isinstance(record, RecordError):
        return Verdict(line, None, (fault_of(record).in_file(file, line),))
    checked = check(record)
    found = checked.faults
    if fair and record.fair is None:
        found += fair_faults(record)
    faults = tuple([fault.in_file(file, line) for fault in found])
    return Verdict(line, record, faults, checked.unchecked)


def write_record(stream: BinaryIO, record: Record) -> None:
    """Write a record and its line end to a stream, in one call."""
    stream.write(encode(record) + b"\n")


class RecordFile:
    """A file that records are written to the end of, by whole lines only.

    Leaving the ``with`` block writes what is held back, also when it is left by an error or
    by an interrupt. What an earlier crash left without a line end stays a line of its own.
    """

    def __init__(
        self,
        path: str | Path,
        *,
        existing: Literal["continue", "replace", "refuse"] = "continue",
        hold_back: int = 0,
    ) -> None:
        """Open the file, and make it if it is not there.

        Args:
            path: where it is.
            existing: what becomes of a file that is there already.
            hold_back: how many bytes may wait to be written together.

        Raises:
            FileExistsError: it exists, and that was to be refused.
            OSError: the file cannot be opened.
        """
        flags = os.O_RDWR | os.O_CREAT | os.O_APPEND | getattr(os, "O_BINARY", 0)
        flags |= {"continue": 0, "replace": os.O_TRUNC, "refuse": os.O_EXCL}[existing]
        self._file = os.open(path, flags, 0o666)
        self._hold_back = hold_back
        self._waiting = b""
        size = os.fstat(self._file).st_size
        if size:
            os.lseek(self._file, size - 1, os.SEEK_SET)
            if os.read(self._file, 1) != b"\n":
                self._waiting = b"\n"

    def __enter__(self) -> RecordFile:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def write(self, record: Record) -> None:
        """Write a record, or hold it back to be written with others.

        Raises:
            RecordError: as :func:`~lasttrick.records.encode`.
            OSError: as :meth:`flush`.
        """
        self._waiting += encode(record) + b"\n"
        if len(self._waiting) > self._hold_back:
            self.flush()

    def flush(self) -> None:
        """Write what was held back.

        Raises:
            OSError: it cannot be written; the file ends as it did before, and the lines
                wait for the next flush.
        """
        lines = self._waiting
        before = os.fstat(self._file).st_size
        written = 0
        try:
            while written < len(lines):
                written += os.write(self._file, lines[written:])
            self._waiting = b""
        except BaseException:
            self._waiting = lines if self._taken_back(before, lines) else lines[written:]
            raise

    def _taken_back(self, before: int, lines: bytes) -> bool:
        """Cut off what was written of these lines, unless others have written behind it.

        An interrupt may come before it is known how much was written, so the file is asked.
        From a pipe or a device nothing can be taken back.
        """
        status = os.fstat(self._file)
        more = status.st_size - before
        if more <= 0:
            return stat.S_ISREG(status.st_mode)
        os.lseek(self._file, before, os.SEEK_SET)
        if not lines.startswith(os.read(self._file, more)):
            return False
        os.ftruncate(self._file, before)
        return True

    def close(self) -> None:
        """Write what was held back, and close the file."""
        try:
            self.flush()
        finally:
            os.close(self._file)


def _lines(stream: BinaryIO, longest: int) -> Iterator[tuple[int, bytes | None]]:
    """Yield the lines that are not blank; None for one that is too long, which is skipped."""
    number = 0
    room = longest + len(_BYTE_ORDER_MARK) + len(b"\r\n")
    while line := stream.readline(room):
        number += 1
        if len(line) == room and _skip_rest(stream, line):
            yield number, None
            continue
        if number == 1:
            line = line.removeprefix(_BYTE_ORDER_MARK)
        line = line.strip()
        if line:
            yield number, line


def _skip_rest(stream: BinaryIO, line: bytes) -> bool:
    """Read on to the end of a line; say whether anything but white space was left in it."""
    more = False
    while line and not line.endswith(b"\n"):
        line = stream.readline(_CHUNK)
        more = more or bool(line.strip())
    return more


def opened(source: Source) -> AbstractContextManager[BinaryIO]:
    """Return the file opened for bytes; what was open already stays open afterwards."""
    return open(source, "rb") if isinstance(source, (str, Path)) else nullcontext(source)


def _name(source: Source) -> str:
    if isinstance(source, (str, Path)):
        return str(source)
    name = getattr(source, "name", None)
    return name if isinstance(name, str) else "-"
