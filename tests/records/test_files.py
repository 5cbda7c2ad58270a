"""Reading and writing files of records."""

import io
import os
import tracemalloc
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, BinaryIO, cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.errors import RecordError
from lasttrick.records import (
    Record,
    RecordFile,
    decode,
    encode,
    from_text,
    read_records,
    read_text,
    to_text,
    verify,
    verify_file,
    write_record,
)
from tests.records.deals import a_record

RECORD = a_record("agram", 3, seed=1)
LINE = encode(RECORD)


class Endless(io.RawIOBase):
    """A stream that makes its bytes when they are read."""

    def __init__(self, parts: Iterator[bytes]) -> None:
        self._parts = parts
        self._left = b""

    def readable(self) -> bool:
        return True

    def readinto(self, buffer: Any) -> int:
        if not self._left:
            self._left = next(self._parts, b"")
        size = min(len(buffer), len(self._left))
        buffer[:size] = self._left[:size]
        self._left = self._left[size:]
        return size


def read(content: bytes, longest: int = 1_000_000) -> list[tuple[int, Record | str]]:
    lines = read_records(io.BytesIO(content), longest=longest)
    return [
        (number, record.code if isinstance(record, RecordError) else record)
        for number, record in lines
    ]


def test_tolerance() -> None:
    content = b"\xef\xbb\xbf" + LINE + b"\r\n\r\n  \n\n" + LINE
    assert read(content) == [(1, RECORD), (5, RECORD)]
    assert read(b"") == []
    assert read(b"\n\n") == []


@pytest.mark.parametrize(
    ("written", "read_as"),
    [("10C", "TC"), ("10♣", "TC"), ("♣10", "TC"), ("tc", "TC"), ("c10", "TC"), ("♥️A", "AH")],
)
def test_other_ways_to_write_a_card(written: str, read_as: str) -> None:
    loose = LINE.decode().replace(f'"{read_as}"', f'"{written}"')
    assert loose != LINE.decode()
    assert decode(loose) == RECORD


def test_lines_that_are_too_long() -> None:
    size = len(LINE)
    assert read(LINE + b"\n" + LINE, longest=size) == [(1, RECORD), (2, RECORD)]
    assert read(LINE + b"   \r\n" + LINE, longest=size) == [(1, RECORD), (2, RECORD)]
    long = b" " * 200_000 + b"x" * 200_000
    content = LINE + b"\n" + long + b"\n" + LINE + b"\n" + long
    assert read(content, longest=size) == [
        *((1, RECORD), (2, "record/too-long"), (3, RECORD), (4, "record/too-long")),
    ]


def test_memory_does_not_grow_with_the_file() -> None:
    def content() -> Iterator[bytes]:
        for _ in range(1500):
            yield LINE + b"\n"
        for _ in range(200):
            yield b"x" * 100_000
        yield b"\n" + LINE + b"\n"

    stream = cast("BinaryIO", io.BufferedReader(Endless(content())))
    tracemalloc.start()
    try:
        good = bad = 0
        for verdict in verify_file(stream, longest=10_000):
            good += verdict.holds
            bad += not verdict.holds
        _, peak = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert (good, bad) == (1501, 1)
    assert peak < 2_000_000


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_of_chance_give_nothing_but_record_errors(content: bytes) -> None:
    for _, record in read_records(io.BytesIO(content)):
        assert isinstance(record, RecordError)


@settings(max_examples=300, deadline=None)
@given(st.data())
def test_spoilt_lines_give_nothing_but_record_errors(data: st.DataObject) -> None:
    place = data.draw(st.integers(0, len(LINE)))
    end = data.draw(st.integers(place, min(len(LINE), place + 20)))
    junk = st.sampled_from([b"", b"0", b"-1", b"9" * 5000, b'"', b"[", b"}", b"null", b"\\ud800"])
    spoilt = LINE[:place] + data.draw(junk | st.binary(max_size=5)) + LINE[end:]
    for _, record in read_records(io.BytesIO(spoilt)):
        if isinstance(record, Record):
            verify(record)


@settings(max_examples=200, deadline=None)
@given(st.data())
def test_spoilt_texts_give_nothing_but_record_errors(data: st.DataObject) -> None:
    text = to_text(RECORD)
    place = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(place, min(len(text), place + 20)))
    junk = st.sampled_from(["", "0", "-1", "9" * 5000, '"', "\n", "*", "game", ">", "(clock)"])
    spoilt = text[:place] + data.draw(junk | st.text(max_size=5)) + text[end:]
    for passage in read_text(spoilt):
        if isinstance(passage.record, Record):
            verify(passage.record)


def append(path: Path, record: Record) -> None:
    with RecordFile(path) as file:
        file.write(record)


def test_append(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    append(path, RECORD)
    append(path, RECORD)
    assert path.read_bytes() == (LINE + b"\n") * 2


def test_append_after_half_a_line(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    path.write_bytes(LINE + b"\n" + LINE[:40])
    append(path, RECORD)
    assert path.read_bytes() == LINE + b"\n" + LINE[:40] + b"\n" + LINE + b"\n"
    assert [verdict.holds for verdict in verify_file(path)] == [True, False, True]


def test_held_back_lines_are_written_when_it_ends(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"

    def interrupted() -> None:
        with RecordFile(path, hold_back=1 << 20) as file:
            for _ in range(10):
                file.write(RECORD)
            assert path.read_bytes() == b""
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        interrupted()
    assert path.read_bytes() == (LINE + b"\n") * 10


def test_what_becomes_of_a_file_that_is_there(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    append(path, RECORD)
    with pytest.raises(FileExistsError):
        RecordFile(path, existing="refuse")
    assert path.read_bytes() == LINE + b"\n"
    path.write_bytes(b"half a line")
    with RecordFile(path, existing="replace") as file:
        file.write(RECORD)
    assert path.read_bytes() == LINE + b"\n"


def test_lines_that_could_not_be_written_are_written_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deals.jsonl"
    with RecordFile(path, hold_back=1 << 20) as file:
        file.write(RECORD)
        monkeypatch.setattr(os, "write", full_disk_after(50))
        with pytest.raises(OSError, match="No space"):
            file.flush()
        assert path.read_bytes() == b""
        monkeypatch.undo()
        file.write(RECORD)
    assert path.read_bytes() == (LINE + b"\n") * 2


def test_interrupt_in_the_middle_of_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deals.jsonl"
    append(path, RECORD)
    real = os.write
    calls = iter([True])

    def interrupted(file: int, content: bytes) -> int:
        if next(calls, False):
            real(file, content[:50])
            raise KeyboardInterrupt
        return real(file, content)

    monkeypatch.setattr(os, "write", interrupted)
    with pytest.raises(KeyboardInterrupt):
        append(path, RECORD)
    assert path.read_bytes() == (LINE + b"\n") * 2


def test_half_a_line_stays_where_others_have_written_behind_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "deals.jsonl"
    real = os.write

    def almost_full(file: int, content: bytes) -> int:
        real(file, content[:50])
        real(file, b"another\n")
        raise OSError(28, "No space left on device")

    file = RecordFile(path)
    monkeypatch.setattr(os, "write", almost_full)
    with pytest.raises(OSError, match="No space"):
        file.write(RECORD)
    monkeypatch.undo()
    file.close()
    assert path.read_bytes() == LINE[:50] + b"another\n" + LINE + b"\n"


def full_disk_after(size: int) -> Callable[[int, bytes], int]:
    """Return a way to write that fails once so many bytes are written."""
    real = os.write
    calls = iter([True])

    def written(file: int, content: bytes) -> int:
        if next(calls, False):
            return real(file, content[:size])
        raise OSError(28, "No space left on device")

    return written


def test_full_disk_leaves_no_half_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "deals.jsonl"
    append(path, RECORD)
    monkeypatch.setattr(os, "write", full_disk_after(50))
    with pytest.raises(OSError, match="No space"):
        append(path, RECORD)
    monkeypatch.undo()
    assert path.read_bytes() == LINE + b"\n"


def test_write_to_a_stream() -> None:
    stream = io.BytesIO()
    write_record(stream, RECORD)
    assert stream.getvalue() == LINE + b"\n"
    stream.seek(0)
    (verdict,) = verify_file(stream)
    assert verdict.holds
    stream = io.BytesIO(b"x")
    (verdict,) = verify_file(stream)
    assert str(verdict.faults[0]) == "-:1: expected one JSON object, found 'x' near byte 0"


def test_text_is_read_as_loosely() -> None:
    text = to_text(RECORD)
    loose = "\ufeff# a comment\r\n\r\n" + text.replace("\n", "\r\n").replace("TC", "10♣")
    assert loose.count("10♣") == text.count("TC") > 0
    assert from_text(loose.replace("AH", "ah")) == RECORD
