"""Where a key stands in a TOML text, so that a wrong file is refused with its line.

The standard reader of TOML gives values and no positions. This one gives positions and
no values: for each key, the line on which it was written.
"""

from __future__ import annotations

import re

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
    table: Path = ()
    counts: dict[Path, int] = {}
    nested = _Nesting()
    for number, line in enumerate(text.splitlines(), start=1):
        if not nested.open:
            if header := _HEADER.match(line):
                table = _parts(header["key"])
                if header["open"] == "[[":
                    index = counts.get(table, -1) + 1
                    counts[table] = index
                    table = (*table, str(index))
                lines.setdefault(table, number)
                continue
            if key := _KEY.match(line):
                lines.setdefault(table + _parts(key["key"]), number)
        nested.read(line)
    return lines


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
