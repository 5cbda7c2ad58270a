"""Reading the text form, with the line of everything that is wrong in it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from lasttrick.errors import RecordError
from lasttrick.records.checking import check
from lasttrick.records.encoding import LONGEST_LINE
from lasttrick.records.fault import at_line, quoted, refusal
from lasttrick.records.files import Source, opened
from lasttrick.records.record import Record
from lasttrick.records.text.lines import PassageReader, Took, bad_text

LONGEST_TEXT = 64_000_000
"""How many bytes a file in the text form may have unless a reader is told otherwise."""

_LONGEST_PASSAGE = 4 * LONGEST_LINE
_CHUNK = 1 << 20


def from_text(text: str) -> Record:
    """Return the one record that a text holds.

    Cards may be written ``10C``, ``10♣``, ``♣10`` or in lower case; blank lines and lines
    that begin with ``#`` are passed over. Who took a trick may be left out; where it is
    written it must be so.

    Raises:
        RecordError: ``record/bad-text`` or one of those of
            :func:`~lasttrick.records.decode`; ``facts`` has the ``line``.
            ``record/winner-differs`` for a trick said to be taken by another seat.
    """
    found = list(read_text(text))
    if len(found) != 1:
        raise bad_text("one record", str(len(found)), found[1].line if found else 1)
    record = found[0].record
    if isinstance(record, RecordError):
        raise record
    return record


class Passage(NamedTuple):
    """One record in a text."""

    line: int
    """The number of its first line, from 1."""
    record: Record | RecordError


def read_text(text: str) -> Iterator[Passage]:
    """Yield each record of a text, or the error that stands in its place.

    A record begins with its ``game`` line. A bad one never stops the ones after it, nor
    does one that is far longer than any record.
    """
    passage: list[tuple[int, str]] = []
    size = 0
    for number, line in enumerate(_lines(text.removeprefix("\ufeff")), start=1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        if passage and line.split(maxsplit=1)[0] == "game":
            yield Passage(passage[0][0], _read(passage, size))
            passage, size = [], 0
        size += len(line)
        if not passage or size <= _LONGEST_PASSAGE:
            passage.append((number, line))
    if passage:
        yield Passage(passage[0][0], _read(passage, size))


def read_text_file(source: Source, *, longest: int = LONGEST_TEXT) -> Iterator[Passage]:
    """Yield each record of a file in the text form, as :func:`read_text`.

    A byte order mark and carriage returns are passed over, and bytes that are no UTF-8 spoil
    only the record that they stand in. Of a file that is too long nothing is read: the error
    ``record/too-long`` stands in place of its first record.

    Args:
        source: the file.
        longest: how many bytes it may have.

    Raises:
        OSError: the file cannot be read.
    """
    content = bytearray()
    with opened(source) as stream:
        while len(content) <= longest and (chunk := stream.read(_CHUNK)):
            content += chunk
    if len(content) > longest:
        yield Passage(1, _too_long(f"a file of at most {longest} bytes", 1))
    else:
        yield from read_text(content.decode("utf-8", "surrogateescape"))


def _lines(text: str) -> Iterator[str]:
    begin = 0
    while (end := text.find("\n", begin)) >= 0:
        yield text[begin:end]
        begin = end + 1
    yield text[begin:]


def _too_long(expected: str, line: int) -> RecordError:
    return refusal("record/too-long", expected, "a longer one", line=line)


def _read(passage: list[tuple[int, str]], size: int) -> Record | RecordError:
    number, line = passage[0]
    if size > _LONGEST_PASSAGE:
        return _too_long(f"a record of at most {_LONGEST_PASSAGE} characters", number)
    reader = PassageReader()
    try:
        for number, line in passage:
            reader.read(number, line)
        number, line = passage[0]
        record = reader.record()
        _check_taken(record, reader.taken)
    except RecordError as error:
        return at_line(error, number)
    except (ValueError, LookupError, RecursionError):
        return bad_text("a line as docs/record.md has it", quoted(line), number)
    return record


def _check_taken(record: Record, taken: list[Took]) -> None:
    """Refuse a trick that is said to be taken by another seat than it was.

    Raises:
        RecordError: ``record/winner-differs``.
    """
    if not taken:
        return
    winners = check(record).winners
    first = 1 if record.ending is None else record.ending.first_trick
    for took in taken:
        place = took.trick - first
        winner = winners[place] if 0 <= place < len(winners) else took.seat
        if winner is not None and winner != took.seat:
            expected, found = f"seat {winner} to take trick {took.trick}", f"seat {took.seat}"
            raise refusal("record/winner-differs", expected, found, line=took.line)
