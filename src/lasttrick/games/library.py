"""Where games come from: the built-in ones by name, and a player's own from a file."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any

from lasttrick.errors import GameError
from lasttrick.games.fitting import fitted
from lasttrick.games.game import Game
from lasttrick.games.merge import merged
from lasttrick.games.names import did_you_mean, folded
from lasttrick.games.not_toml import not_toml, short
from lasttrick.games.table import Table
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

_LARGEST_FILE = 1 << 16


class _BuiltIn(Game):
    """A game that comes with the package: every process has it, so its id is enough to pickle."""

    def __reduce__(self) -> tuple[Any, ...]:
        return (load_game, (self.id,))


@cache
def load_game(name: str) -> Game:
    """Return a built-in game by its id.

    Raises:
        GameError: ``game/unknown``, naming those that exist.
    """
    if name not in GAME_NAMES:
        raise _unknown(name, GAME_NAMES)
    return _BuiltIn(name, _built_in(name))


def game_of(table: Table) -> Game:
    """Return the game that is played at a table."""
    return load_game(table.game) if table.game != CUSTOM else Game(CUSTOM, table.definition)


def find_game(name_or_path: str) -> Game:
    """Return a built-in game by its id or its name, or a player's own game by its file.

    What ends in ``.toml`` or has a slash in it is a file. A name may be written in any case,
    without marks, and be another name of the game: ``Sipa``, ``cat te``, ``Sáu Lá``.
    """
    if name_or_path.endswith(".toml") or "/" in name_or_path or "\\" in name_or_path:
        return read_game_file(Path(name_or_path))
    if name_or_path in GAME_NAMES:
        return load_game(name_or_path)
    games = _games_by_name()
    if (wanted := folded(name_or_path)) in games:
        return games[wanted]
    raise _unknown(name_or_path, (*GAME_NAMES, *(n for g in games.values() for n in g.also)))


@cache
def _games_by_name() -> dict[str, Game]:
    """Return the built-in games by all the names that people call them, folded."""
    found: dict[str, Game] = {}
    for game in map(load_game, GAME_NAMES):
        for name in (game.id, game.name, *game.also):
            found.setdefault(folded(name), game)
    return found


def _unknown(name: str, known: Iterable[str]) -> GameError:
    meant = did_you_mean(name, known)
    return GameError(
        "game/unknown",
        f"There is no game {name[:40]!r}{meant or '.'} The games are {', '.join(GAME_NAMES)}; "
        "your own is named by its file, such as ./house.toml.",
        game=name[:40],
        known=GAME_NAMES,
    )


def read_game_file(path: Path) -> Game:
    """Return the game that a file describes.

    Raises:
        GameError: ``game/cannot-read``, ``game/not-toml`` or ``game/bad-definition``,
            whose facts hold ``file``, ``line``, ``key`` and ``expected``.
    """
    try:
        with path.open("rb") as file:
            content = file.read(_LARGEST_FILE + 1)
        if len(content) > _LARGEST_FILE:
            raise GameError(
                "game/cannot-read",
                f"{path}: Expected a game file of at most {_LARGEST_FILE // 1024} kB.",
                file=str(path),
            )
        text = content.decode("utf-8-sig")
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
    except (RecursionError, ValueError) as error:  # ValueError: numbers too long for Python, too
        raise not_toml(text, error, file) from None
    own = {key: value for key, value in written.items() if key != "extends"}
    try:
        return fitted(CUSTOM, _below(written), own)
    except GameError as error:
        key = str(error.facts.get("key", ""))
        expected = short(str(error.facts.get("expected", error.message)))
        line = _line(text, key)
        what = f"{short(key)}: {expected}" if key else expected
        raise GameError(
            "game/bad-definition",
            f"{file}:{line}: {what}",
            file=file,
            line=line,
            key=short(key),
            expected=expected,
        ) from None


def _line(text: str, key: str) -> int:
    """Return the line of a key; of what the file starts from where it does not have the key."""
    lines = key_lines(text)
    path = tuple(key.split("."))
    if line := line_of(lines, path):
        return line
    beside = [line for written, line in lines.items() if written[:1] == path[:1]]
    return min(beside, default=0) or line_of(lines, ("extends",)) or line_of(lines, ("name",)) or 1


def game_from_definition(definition: Mapping[str, Any]) -> Game:
    """Return a player's own game from its whole definition, as a record carries it."""
    return Game(CUSTOM, definition)


@cache
def _built_in(name: str) -> dict[str, Any]:
    text = (resources.files(__package__) / "builtin" / f"{name}.toml").read_text("utf-8")
    return _extended(tomllib.loads(text))


def _extended(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return a game file on top of the one that it starts from."""
    own = {key: value for key, value in written.items() if key != "extends"}
    return merged(_below(written), own)


def _below(written: Mapping[str, Any]) -> dict[str, Any]:
    """Return the game that a file starts from; empty if it starts from none."""
    below = written.get("extends")
    if below is None:
        return {}
    if below not in (*GAME_NAMES, "family"):
        meant = did_you_mean(below, (*GAME_NAMES, "family")) if isinstance(below, str) else ""
        expected = (
            f"Expected a built-in game ({', '.join(GAME_NAMES)}) or family, "
            f"but got {str(below)[:40]!r}{meant or '.'}"
        )
        raise GameError(
            "game/bad-definition", f"extends: {expected}", key="extends", expected=expected
        )
    return _built_in(below)
