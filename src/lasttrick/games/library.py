"""Where games come from: the built-in ones by name, and a player's own from a file."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from lasttrick.errors import GameError, LastTrickError
from lasttrick.games.game import Game
from lasttrick.games.merge import merged
from lasttrick.games.where import key_lines, line_of

GAME_NAMES: tuple[str, ...] = (
    "agram",
    "sink-sink",
    "mali",
    "fapfap",
    "spar",
    "sipa",
    "cat-te",
    "eighty-three",
    "letzter-stich",
    "letzter-stich-3",
    "jeu-de-carte",
    "garame",
)
"""The built-in games, in the order in which they are shown."""

CUSTOM = "custom"
"""The id of every game that is not built in."""

_LARGEST_FILE = 1 << 18


@cache
def load_game(name: str) -> Game:
    """Return a built-in game by its id.

    Raises:
        GameError: ``game/unknown``, naming those that exist.
    """
    if name not in GAME_NAMES:
        raise GameError(
            "game/unknown",
            f"There is no game {name[:40]!r}. The games are {', '.join(GAME_NAMES)}; "
            "your own is named by its file, such as ./house.toml.",
            game=name[:40],
            known=GAME_NAMES,
        )
    return Game(name, _built_in(name))


def find_game(name_or_path: str) -> Game:
    """Return a built-in game by its id, or a player's own game by its file.

    What ends in ``.toml`` or has a slash in it is a file.
    """
    if name_or_path.endswith(".toml") or "/" in name_or_path or "\\" in name_or_path:
        return read_game_file(Path(name_or_path))
    return load_game(name_or_path)


def read_game_file(path: Path) -> Game:
    """Return the game that a file describes.

    Raises:
        GameError: ``game/cannot-read``, ``game/not-toml`` or ``game/bad-definition``,
            whose facts hold ``file``, ``line``, ``key`` and ``expected``.
    """
    try:
        if path.stat().st_size > _LARGEST_FILE:
            raise GameError(
                "game/cannot-read",
                f"{path}: Expected a game file of at most {_LARGEST_FILE // 1024} kB.",
                file=str(path),
            )
        text = path.read_text(encoding="utf-8-sig")
    except (OSError, ValueError) as error:
        if isinstance(error, OSError):
            reason = error.strerror
        elif isinstance(error, UnicodeDecodeError):
            reason = "it is not UTF-8 text"
        else:
            reason = "that is no name of a file"
        raise GameError(
            "game/cannot-read", f"Cannot read {path}: {reason}.", file=str(path)
        ) from None
    return game_from_text(text, file=str(path))


def game_from_text(text: str, *, file: str = "game.toml") -> Game:
    """Return the game that a TOML text describes. Errors as :func:`read_game_file`."""
    try:
        written = tomllib.loads(text)
    except RecursionError:
        why = "it is nested too deeply"
        raise GameError("game/not-toml", f"{file}: {why}", file=file, expected=why) from None
    except ValueError as error:  # what is not TOML, and numbers too long for Python
        why = _printable(str(error))
        raise GameError("game/not-toml", f"{file}: {why}", file=file, expected=why) from None
    lines = key_lines(text)
    try:
        game = game_from_definition(_extended(written))
        game.check()
    except LastTrickError as error:
        key = str(error.facts.get("key", ""))
        line = line_of(lines, tuple(key.replace("[", ".").replace("]", "").split(".")))
        key = _printable(key)
        expected = _printable(str(error.facts.get("expected", error.message)))
        place = f"{file}:{line}" if line else file
        sentence = f"{place}: {key}: {expected}" if key else f"{place}: {expected}"
        raise GameError(
            "game/bad-definition", sentence, file=file, line=line, key=key, expected=expected
        ) from None
    return game


def game_from_definition(definition: Mapping[str, Any]) -> Game:
    """Return a player's own game from its whole definition, as a record carries it."""
    return Game(CUSTOM, definition)


def _printable(text: str) -> str:
    """Return a text that fits on a line of a terminal and cannot play tricks on it."""
    shown = text if len(text) <= 240 else text[:240] + "…"
    return "".join(sign if sign.isprintable() else f"\\x{ord(sign):02x}" for sign in shown)


@cache
def _built_in(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "builtin" / f"{name}.toml").read_text("utf-8")
    return _extended(tomllib.loads(text))


def _extended(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game file on top of the one that it starts from."""
    below = written.get("extends")
    if below is None:
        return dict(written)
    if below not in (*GAME_NAMES, "family"):
        raise GameError(
            "game/bad-definition",
            f"extends: Expected a built-in game or family, but got {str(below)[:40]!r}.",
            key="extends",
            expected=f"Expected a built-in game ({', '.join(GAME_NAMES)}) or family, "
            f"but got {str(below)[:40]!r}.",
        )
    own = {key: value for key, value in written.items() if key != "extends"}
    return merged(_built_in(below), own)
