"""Laying a player's own file over a game, so that what it leaves in place still fits.

A file states what it changes. Options and presets of the game below that were made for the
rules as they were may make no sense any more: they go, without a word, and the file need
not know of them. What the file itself states is never dropped: it holds or it is refused.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

import msgspec

from lasttrick.errors import GameError, OptionError
from lasttrick.games.definition import Option, Value, as_value
from lasttrick.games.game import Game, Unplayable, read_definition
from lasttrick.games.merge import TAKEN_OUT, merged, patched
from lasttrick.games.parsing import bad

Data = dict[str, Any]
Path = tuple[str, ...]

_AROUND_THE_RULES = ("options", "presets", "exclude", "source", "extends")


def fitted(id: str, below: Mapping[str, Any], own: Mapping[str, Any]) -> Game:
    """Return the game that a file makes of the game below.

    Args:
        id: what the game is called by programs.
        below: the whole game that the file starts from; empty if it starts from none.
        own: what the file states.

    Raises:
        GameError: ``game/bad-definition``, with ``key`` naming the place in the file.
    """
    definition = _without_lost_references(merged(below, own), own)
    for name, entry in _table(below, "options").items():
        if name not in definition.get("options", {}):
            definition = _as_by_default(definition, msgspec.convert(entry, Option), own)
    game = Game(id, definition)
    while overruled := next(_overruled(game, own), None):
        game = _overruling(game, own, *overruled)
    while unfit := list(game.unplayable()):
        for wrong in unfit:
            if not _is_inherited_choice(game, wrong, own):
                raise _in_the_file(game, wrong, own)
        game = _rebuilt_without(game, own, unfit)
    return game


def _overruled(game: Game, own: Mapping[str, Any]) -> Iterator[tuple[str, Path, Any]]:
    """Yield options that could never say what the file says, with the rule and its value.

    Raises:
        GameError: a rule of the file that some option always rewrites, with what to write.
    """
    for path, written in _leaves(_rules_of(own), ()):
        for name, option in game.options.items():
            if not _always_rewrites(option, path):
                continue
            default = option.patch(option.read(name, option.default))
            if _value_at(path, default) == (None if written == TAKEN_OUT else written):
                continue
            value = _value_that_says(option, path, written)
            if value is not None:
                raise bad(
                    ".".join(path),
                    f"The option {name} sets this; write [options.{name}] "
                    f"default = {_as_toml(value)} instead.",
                )
            stated = set(_table(_table(own, "options"), name))
            if stated & {"values", "range", "sets"} or (stated and not _agrees(option, path)):
                raise bad(
                    ".".join(path),
                    f"The option {name} sets this, and none of its values makes it so.",
                )
            yield name, path, written


def _overruling(game: Game, own: Mapping[str, Any], name: str, path: Path, written: Any) -> Game:
    """Return the game with an option that does not touch this rule any more.

    Where all values agree on the rule, the option is about something else and stays; where
    they differ, the rule is what it is about, and it goes.
    """
    option, definition = game.options[name], game.definition
    if _agrees(option, path):
        for patch in definition["options"][name]["values"].values():
            _write(patch, path, written)
    else:
        definition["options"].pop(name)
        definition = _as_by_default(definition, option, own)
    return Game(game.id, _without_lost_references(definition, own))


def _as_by_default(definition: Data, option: Option, own: Mapping[str, Any]) -> Data:
    """Return a definition with what an option that goes sets by default, below the file's word."""
    patch = option.patch(option.read("", option.default))
    return merged(patched(definition, patch), _rules_of(own))


def _rules_of(own: Mapping[str, Any]) -> Data:
    return {key: value for key, value in own.items() if key not in _AROUND_THE_RULES}


def _agrees(option: Option, path: Path) -> bool:
    """Say whether all values of an option make the same of a rule."""
    if option.range is not None or not isinstance(option.values, Mapping):
        return False
    patches = [option.patch(as_value(value)) for value in option.names()]
    return all(_value_at(path, each) == _value_at(path, patches[0]) for each in patches)


def _write(patch: Data, path: Path, written: Any) -> None:
    """Put a value into a patch, wherever a key of it covers the rule."""
    for key in patch:
        if _covers(key, path):
            inner, parts = patch, [key, *path[len(key.split(".")) :]]
            for part in parts[:-1]:
                if not isinstance(inner.get(part), dict):
                    inner[part] = {}
                inner = inner[part]
            inner[parts[-1]] = written


def _leaves(data: Any, path: Path) -> Iterator[tuple[Path, Any]]:
    if isinstance(data, Mapping) and data:
        for key, value in data.items():
            yield from _leaves(value, (*path, key))
    elif path:
        yield path, data


def _always_rewrites(option: Option, path: Path) -> bool:
    """Say whether every value of an option rewrites this rule, or a table around it."""
    patches = [option.patch(as_value(value)) for value in option.names()]
    if option.range is not None:
        patches.append({option.sets or "": 0})
    return all(any(_covers(key, path) for key in patch) for patch in patches)


def _covers(key: str, path: Path) -> bool:
    parts = tuple(key.split("."))
    return path[: len(parts)] == parts


def _value_that_says(option: Option, path: Path, written: Any) -> Value | None:
    for value in option.names():
        if _value_at(path, option.patch(as_value(value))) == written:
            return as_value(value)
    within = option.range is not None and option.sets == ".".join(path)
    if within and isinstance(written, int) and not isinstance(written, bool):
        least, most = option.range or (0, 0)
        return written if least <= written <= most else None
    return None


def _value_at(path: Path, patch: Mapping[str, Any]) -> Any:
    found: Any = patched({}, patch)
    for key in path:
        found = found.get(key) if isinstance(found, Mapping) else None
    return found


def _as_toml(value: Value) -> str:
    return str(value) if isinstance(value, int) else f'"{value}"'


def _is_inherited_choice(game: Game, wrong: Unplayable, own: Mapping[str, Any]) -> bool:
    """Say whether a choice comes from the game below and nobody has to make it."""
    kind, _, rest = wrong.key.partition(".")
    if kind == "presets":
        return rest not in _table(own, "presets")
    if kind != "options":
        return False
    ((name, value),) = wrong.options.items()
    option = game.options[name]
    if as_value(value) == option.default:
        return False
    stated = _table(_table(own, "options"), name)
    if str(value) in option.names():
        values = stated.get("values", {})
        return isinstance(values, Mapping) and str(value) not in values
    return "range" not in stated


def _in_the_file(game: Game, wrong: Unplayable, own: Mapping[str, Any]) -> GameError:
    """Return the refusal of a choice; where a default of an option makes it, it says so."""
    error = wrong.error
    if wrong.key:
        return error
    path = tuple(str(error.facts["key"]).split("."))
    if any(path[: len(leaf)] == leaf or leaf[: len(path)] == path for leaf, _ in _leaves(own, ())):
        return error
    for name, option in game.options.items():
        if any(_covers(key, path) for key in option.patch(option.default)):
            if "default" in _table(_table(own, "options"), name):
                return bad(f"options.{name}.default", error.message)
            return bad(".".join(path), f"{error.facts['expected']} The option {name} sets this.")
    return error


def _rebuilt_without(game: Game, own: Mapping[str, Any], unfit: Iterable[Unplayable]) -> Game:
    """Return the game without choices of the game below that nobody could play by."""
    definition = game.definition
    for wrong in unfit:
        if wrong.key.startswith("presets."):
            definition["presets"].pop(wrong.key.removeprefix("presets."), None)
            continue
        ((name, value),) = wrong.options.items()
        option, data = game.options[name], definition["options"][name]
        if str(value) in option.names():
            values = data["values"]
            if isinstance(values, dict):
                values.pop(str(value))
            else:
                data["values"] = [each for each in values if str(each) != str(value)]
        elif option.range is not None:
            narrow = _playable_numbers(game, name, option)
            if narrow is None:
                data.pop("range", None)
            else:
                data["range"] = list(narrow)
    return Game(game.id, _without_lost_references(definition, own))


def _playable_numbers(game: Game, name: str, option: Option) -> tuple[int, int] | None:
    """Return the part of an option's range that can be played, around its default."""
    least, most = option.range or (0, 0)
    default = option.default
    anchors = [default] if isinstance(default, int) and least <= default <= most else [least, most]
    for anchor in anchors:
        if game.playable({name: anchor}):
            return _farthest(game, name, anchor, least), _farthest(game, name, anchor, most)
    return None


def _farthest(game: Game, name: str, good: int, end: int) -> int:
    """Return the number nearest to this end that can still be played, by halving the way."""
    if game.playable({name: end}):
        return end
    while abs(end - good) > 1:
        middle = (good + end) // 2
        if game.playable({name: middle}):
            good = middle
        else:
            end = middle
    return good


def _without_lost_references(definition: Data, own: Mapping[str, Any]) -> Data:
    """Return a definition without what the game below says of options that are not there."""
    options = read_definition(definition).options
    result = dict(definition)
    if "options" in result:
        result["options"] = {
            name: _implying_known(entry, options, _table(_table(own, "options"), name))
            for name, entry in result["options"].items()
        }
    if "presets" in result:
        result["presets"] = {
            name: preset
            for name, preset in result["presets"].items()
            if name in _table(own, "presets") or _is_readable(preset["options"], options)
        }
    if "exclude" in result and "exclude" not in own:
        result["exclude"] = [
            each for each in result["exclude"] if set(each["options"]) <= {*options}
        ]
    return result


def _implying_known(entry: Data, options: Mapping[str, Option], stated: Mapping[str, Any]) -> Data:
    if "implies" not in entry or "implies" in stated:
        return entry
    implies = entry["implies"]
    return {**entry, "implies": {name: implies[name] for name in implies if name in options}}


def _is_readable(chosen: Mapping[str, Any], options: Mapping[str, Option]) -> bool:
    """Say whether every option of a preset is still there with the value that it wants."""
    try:
        for name, value in chosen.items():
            options[name].read(name, value)
    except (KeyError, OptionError):
        return False
    return True


def _table(data: Mapping[str, Any], key: str) -> Mapping[str, Any]:
    """Return the table at a key; an empty one where there is something else, or nothing."""
    found = data.get(key)
    return found if isinstance(found, Mapping) else {}
