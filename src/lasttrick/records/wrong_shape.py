"""Why a line has not the shape of a record, in words that need no Python to be understood."""

from __future__ import annotations

import json
import re
from contextlib import suppress
from typing import Any, get_args

import msgspec

from lasttrick.engine.moves import Declaration
from lasttrick.engine.state import WonBy
from lasttrick.errors import RecordError
from lasttrick.games import CUSTOM, GAME_NAMES
from lasttrick.records.fault import quoted, refusal
from lasttrick.records.record import FORMAT, Acted, Status

_KNOWN_GAMES = frozenset((*GAME_NAMES, CUSTOM))
_MISSING = re.compile(r"Object missing required field `(.*)`")
_KIND = re.compile(r"Expected `([^`]*)`(.*)")
_GOT = re.compile(r"got `([^`]*)`")
_STEP = re.compile(r"\.?([^.\[\]]+)|\[(\d+|\.\.\.)\]")
_INDEX = re.compile(r"\[\d+\]")
_BYTE = re.compile(r"\(byte (\d+)\)")

_WORDS = {
    "int": "a number",
    "float": "a number",
    "str": "a text",
    "bool": "true or false",
    "array": "a list",
    "object": "an object",
    "null": "null",
}
_FAR_TOO_LONG = ("Integer value out of range", "Number out of range")
_CHOICES = {
    "seats.kind": ("human", "bot"),
    "events.event": ("cut", "declare", "drop", "play", "reveal"),
    "events.what": get_args(Declaration),
    "events.by": get_args(Acted),
    "result.by": get_args(WonBy),
    "status": get_args(Status),
    "view": ("public", "a seat"),
}


def wrong_shape(line: bytes, why: str) -> RecordError:
    """Return the error for a line that is JSON and no record.

    Args:
        line: the JSON.
        why: what msgspec says of it.
    """
    data: Any = None
    with suppress(ValueError, RecursionError):
        data = msgspec.json.decode(line)
    if isinstance(data, dict):
        form, game = data.get("format"), data.get("game")
        if isinstance(form, str) and form != FORMAT:
            return unknown_format(form)
        if isinstance(game, str) and game not in _KNOWN_GAMES:
            return unknown_game(game)
    said, _, path = why.partition(" - at `")
    path = path.rstrip("`").removeprefix("$").removeprefix(".")
    if missing := _MISSING.fullmatch(said):
        path = f"{path}.{missing[1]}".lstrip(".")
        return refusal("record/wrong-shape", f"the field {path}", "none", path=path)
    expected = _expected(said, path)
    if path:
        expected = f"{path} to be {expected}"
    return refusal("record/wrong-shape", expected, _found(data, path, said), path=path)


def not_json(line: bytes, why: str) -> RecordError:
    """Return the error for a line that is no JSON. ``why`` is what msgspec says of it."""
    place = _BYTE.search(why)
    if place is not None:
        byte = int(place[1])
        near = line[max(0, byte - 10) : byte + 30].decode("utf-8", "replace").strip()
        found = f"{quoted(near)} near byte {byte}"
    elif "UTF-8" in why:
        found = "bytes that are no UTF-8"
    else:
        end = line[-30:].decode("utf-8", "replace")
        found = f"the end of the line after {quoted(end)}" if end else "an empty line"
    return refusal("record/not-json", "one JSON object", found)


def unknown_format(found: str) -> RecordError:
    """Return the error for a line of another format."""
    return refusal("record/unknown-format", f"format {FORMAT}", quoted(found))


def unknown_game(found: str, event: int | None = None) -> RecordError:
    """Return the error for a game that nobody knows."""
    games = f"one of the games {', '.join(GAME_NAMES)} or {CUSTOM}"
    return refusal("record/unknown-game", games, quoted(found), event)


def _expected(said: str, path: str) -> str:
    choices = _CHOICES.get(_INDEX.sub("", path))
    if choices is not None and said.startswith("Invalid"):
        return f"{', '.join(choices[:-1])} or {choices[-1]}"
    if kind := _KIND.match(said):
        words = dict.fromkeys(_WORDS.get(each, each) for each in kind[1].split(" | "))
        return " or ".join(words) + kind[2].partition(", got ")[0]
    return "a number of a few digits" if said in _FAR_TOO_LONG else said.removeprefix("Expected ")


def _found(data: object, path: str, said: str) -> str:
    """Return what stands at a place, as JSON and shortened; what kind it is if it is not found."""
    for name, index in _STEP.findall(path):
        if isinstance(data, dict) and name in data:
            data = data[name]
        elif isinstance(data, list) and index.isdecimal() and int(index) < len(data):
            data = data[int(index)]
        else:
            kind = _GOT.search(said)
            return _WORDS.get(kind[1], kind[1]) if kind else "another"
    text = json.dumps(data, ensure_ascii=False)
    return text if len(text) <= 40 else text[:40] + "…"
