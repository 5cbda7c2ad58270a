"""Where a key stands in a TOML text, so that a wrong file is refused with its line.

The standard reader of TOML gives values and no positions. This one gives positions and
no values: for each key, the line on which it was written.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

_KEY = re.compile(
    r'\s*(?P<key>(?:[\w-]+|"[^"\n]*"|\'[^\'\n]*\')(?:\s*\.\s*(?:[\w-]+|"[^"\n]*"|\'[^\'\n]*\'))*)\s*='
)
_HEADER = re.compile(r"\s*(?P<open>\[\[?)(?P<key>[^\]\n]*)\]")
_PART = re.compile(r'"([^"]*)"|\'([^\']*)\'|([\w-]+)')

Path = tuple[str, ...]


def key_lines(text: str) -> dict[Path, int]:
    """Return the line (from 1) of every table header and every key at its start of a line.

    Items of an array of tables are counted from 0 in the path: ``("exclude", "0")``.
    """
    lines: dict[Path, int] = {}
    for path, number, _ in _written(text):
        lines.setdefault(path, number)
    return lines


def first_and_second(text: str) -> tuple[str, int, int] | None:
    """Return the first key or section that is there twice, and the lines of both."""
    lines: dict[tuple[Path, bool], int] = {}
    for path, number, is_section in _written(text):
        first = lines.setdefault((path, is_section), number)
        if first != number:
            name = ".".join(path)
            return (f"The section [{name}]" if is_section else f"The key {name}", first, number)
    return None


def _written(text: str) -> Iterator[tuple[Path, int, bool]]:
    """Yield every key and header with its line, and whether it is a header."""
    table: Path = ()
    counts: dict[Path, int] = {}
    nested = _Nesting()
    for number, line in enumerate(text.split("\n"), start=1):
        if not nested.open:
            if header := _HEADER.match(line):
                table = _parts(header["key"])
                if header["open"] == "[[":
                    index = counts.get(table, -1) + 1
                    counts[table] = index
                    table = (*table, str(index))
                yield table, number, True
                continue
            if key := _KEY.match(line):
                yield table + _parts(key["key"]), number, False
        nested.read(line)


def line_of(lines: dict[Path, int], path: Path) -> int | None:
    """Return the line of a key, or of the nearest table around it that the text has."""
    for length in range(len(path), 0, -1):
        if path[:length] in lines:
            return lines[path[:length]]
    return None


def _parts(key: str) -> Path:
    return tuple(a or b or c for a, b, c in _PART.findall(key))


class _Nesting:
    """Whether the text so far leaves a bracket or a long string open."""

    def __init__(self) -> None:
        self._depth = 0
        self._quote = ""

    @property
    def open(self) -> bool:
        return self._depth > 0 or bool(self._quote)

    def read(self, line: str) -> None:
        place = 0
        while place < len(line):
            if self._quote:
                if self._quote[0] == '"' and line[place] == "\\":
                    place += 2
                elif line.startswith(self._quote, place):
                    place += len(self._quote)
                    self._quote = ""
                else:
                    place += 1
                continue
            mark = line[place]
            if mark == "#":
                break
            if mark in "\"'":
                self._quote = mark * 3 if line.startswith(mark * 3, place) else mark
                place += len(self._quote)
                continue
            self._depth += {"[": 1, "{": 1, "]": -1, "}": -1}.get(mark, 0)
            place += 1
        if len(self._quote) == 1:
            self._quote = ""
