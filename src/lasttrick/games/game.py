"""A game that can be played: definition, chosen options, and the rules that follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cached_property
from typing import Any, NamedTuple, TypeVar

import msgspec

from lasttrick.errors import GameError, OptionError, TableError, printable
from lasttrick.games.definition import Exclusion, GameFile, Option, Options, Preset, Source, Value
from lasttrick.games.explaining import explain
from lasttrick.games.frozen import SetOnce, frozen, thawed
from lasttrick.games.merge import patched
from lasttrick.games.names import did_you_mean, folded
from lasttrick.games.rules import Rules
from lasttrick.games.table import Table

_T = TypeVar("_T")
_RULE_KEYS = tuple(name.encode_name for name in msgspec.structs.fields(Rules))
_RULES_KEPT = 256


class Unplayable(NamedTuple):
    """A choice that nobody could play by."""

    key: str
    """Where the choice stands in the file; empty for the game as it is by default."""
    options: Options
    error: GameError


class Game(SetOnce):
    """One game of the family, or a player's own. It cannot be changed.

    Attributes:
        id: the name that records and commands use; ``custom`` for a player's own game.
    """

    def __init__(self, id: str, definition: Mapping[str, Any]) -> None:
        """Read a definition whose ``extends`` has been merged already.

        Raises:
            GameError: ``game/bad-definition``, with ``key`` naming the place.
        """
        self.id = id
        self._definition: Mapping[str, Any] = _frozen(definition)
        _refuse_unprintable(self._definition, ())
        self._file = _converted(self._definition, GameFile)
        self._base = {key: self._definition[key] for key in _RULE_KEYS if key in self._definition}
        self._known_rules: dict[tuple[tuple[str, Value], ...], Rules] = {}
        self._check_options()

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickle by the definition: all the rest follows from it."""
        return (Game, (self.id, self.definition))

    @property
    def definition(self) -> dict[str, Any]:
        """The whole game as plain data, nothing left to look up elsewhere; a copy each time."""
        definition: dict[str, Any] = thawed(self._definition)
        return definition

    @property
    def name(self) -> str:
        """The name as people write it."""
        return self._file.name

    @property
    def also(self) -> tuple[str, ...]:
        """Other names of the game."""
        return self._file.also

    @property
    def place(self) -> str:
        """Where it is played."""
        return self._file.place

    @property
    def summary(self) -> str:
        """The game in one sentence."""
        return self._file.summary

    @property
    def source(self) -> Source:
        """Where the rules come from, and what was inferred."""
        return self._file.source

    @property
    def options(self) -> Mapping[str, Option]:
        """The house rules that can be chosen, by name."""
        return self._file.options

    @property
    def presets(self) -> Mapping[str, Preset]:
        """Named sets of options."""
        return self._file.presets

    @property
    def exclusions(self) -> tuple[Exclusion, ...]:
        """Values of options that cannot stand together."""
        return self._file.exclude

    def choose(
        self, options: Mapping[str, object] | None = None, *, preset: str | None = None
    ) -> dict[str, Value]:
        """Return every option with its value: chosen, implied by a choice, or by default.

        Args:
            options: what was chosen, by name, as text, number or boolean; it goes before
                what the preset says.
            preset: the name of a named set.

        Raises:
            OptionError: ``option/unknown``, ``option/bad-value``, ``option/unknown-preset``
                or ``option/exclude``.
        """
        chosen: dict[str, Value] = {}
        if preset is not None:
            for name, held in self._preset(preset).options.items():
                chosen[name] = self._option(name).read(name, held)
        written = {
            self._name(name, options or {}): value for name, value in (options or {}).items()
        }
        for name, value in written.items():
            chosen[name] = self._option(name).read(name, value)
        complete = self._defaults | chosen
        for name in chosen:
            if complete[name] != self._defaults[name]:
                for implied, value in self.options[name].implies.items():
                    if implied not in chosen:
                        complete[implied] = self.options[implied].read(implied, value)
        self._refuse_exclusions(complete)
        return complete

    def rules(self, options: Options) -> Rules:
        """Return the rules under these options, every one of which must be named.

        Raises:
            OptionError: ``option/missing``, or as :meth:`choose`.
            GameError: ``game/bad-definition``.
        """
        for name in self.options:
            if name not in options:
                raise OptionError(
                    "option/missing", f"Expected every option, but {name} is missing.", option=name
                )
        chosen = tuple(options.items())
        known = self._known_rules.get(chosen)
        if known is None:
            if len(self._known_rules) >= _RULES_KEPT:
                self._known_rules.clear()
            known = self._known_rules[chosen] = self._compute_rules(chosen)
        return known

    def table(
        self,
        seats: int,
        options: Mapping[str, object] | None = None,
        *,
        preset: str | None = None,
    ) -> Table:
        """Return the table: this game, these options, so many seats.

        Raises:
            OptionError: as :meth:`choose`.
            TableError: ``table/pack-too-small``, ``table/too-many-seats`` or
                ``table/too-few-seats``.
        """
        chosen = self.choose(options, preset=preset)
        return Table(self, self.rules(chosen), seats, chosen)

    def seats(self, options: Mapping[str, object] | None = None) -> range:
        """Return the numbers of seats that can play under these options."""
        seats = self.rules(self.choose(options)).seats
        return range(seats.least, seats.most + 1)

    @cached_property
    def _defaults(self) -> dict[str, Value]:
        return {name: option.read(name, option.default) for name, option in self.options.items()}

    def _name(self, written: str, options: Mapping[str, object]) -> str:
        """Return the option meant by a name in another case or with other hyphens."""
        if written not in self.options:
            for name in self.options:
                if folded(name) == folded(written) and name not in options:
                    return name
        return written

    def _option(self, name: str) -> Option:
        try:
            return self.options[name]
        except KeyError:
            meant = did_you_mean(name, self.options)
            raise OptionError(
                "option/unknown",
                f"{self.name} has no option {name[:40]!r}{meant}; it has "
                f"{', '.join(self.options)}.",
                option=name[:40],
                known=tuple(self.options),
            ) from None

    def _preset(self, name: str) -> Preset:
        for key, preset in self.presets.items():
            if folded(name) in (folded(key), folded(preset.name)):
                return preset
        known = ", ".join(self.presets) or "none"
        raise OptionError(
            "option/unknown-preset",
            f"{self.name} has no preset {name[:40]!r}{did_you_mean(name, self.presets)}; "
            f"it has {known}.",
            preset=name[:40],
            known=tuple(self.presets),
        )

    def _refuse_exclusions(self, options: Options) -> None:
        for exclusion in self.exclusions:
            if exclusion.holds(options):
                together = " and ".join(f"{name}={options[name]}" for name in exclusion.options)
                raise OptionError(
                    "option/exclude",
                    f"{together} exclude each other: {exclusion.because}.",
                    options=tuple(exclusion.options),
                    because=exclusion.because,
                )

    def _compute_rules(self, chosen: tuple[tuple[str, Value], ...]) -> Rules:
        options = {name: self._option(name).read(name, value) for name, value in chosen}
        self._refuse_exclusions(options)
        rules: dict[str, Any] = self._base
        for name, option in self.options.items():
            rules = patched(rules, option.patch(options[name]))
        return _converted(rules, Rules)

    def _check_options(self) -> None:
        """Refuse options and presets that do not fit together, before anybody plays."""
        for name, option in self.options.items():
            key = f"options.{name}"
            if not option.values and option.range is None:
                raise _bad(f"{key}.values", "Expected values, or a range of numbers.")
            try:
                option.read(name, option.default)
            except OptionError as error:
                raise _bad(f"{key}.default", error.message) from None
            for implied, value in option.implies.items():
                if implied not in self.options:
                    raise self._no_option(f"{key}.implies", implied)
                try:
                    self.options[implied].read(implied, value)
                except OptionError as error:
                    raise _bad(f"{key}.implies", error.message) from None
            written = option.range is not None or not isinstance(option.values, Mapping)
            if written and option.sets is None:
                raise _bad(f"{key}.sets", "Expected the rule that the value is written to.")
        for number, exclusion in enumerate(self.exclusions):
            for name in exclusion.options:
                if name not in self.options:
                    raise self._no_option(f"exclude.{number}.options", name)
        for name, preset in self.presets.items():
            try:
                self.choose(preset.options)
            except OptionError as error:
                raise _bad(f"presets.{name}.options", error.message) from None

    def _no_option(self, key: str, name: str) -> GameError:
        meant = did_you_mean(name, self.options)
        return _bad(key, f"There is no option {name[:40]!r}{meant or '.'}")

    def check(self) -> None:
        """Try every value of every option at every number of seats.

        Raises:
            GameError: ``game/bad-definition`` for the first that nobody could play by.
        """
        for wrong in self.unplayable():
            raise wrong.error

    def unplayable(self) -> Iterator[Unplayable]:
        """Yield what nobody could play by: the defaults, then values of options, then presets."""
        yield from self._trial("", {})
        for name, option in self.options.items():
            for value in (*option.names(), *(option.range or ())):
                yield from self._trial(f"options.{name}.values.{value}", {name: value})
        for name, preset in self.presets.items():
            yield from self._trial(f"presets.{name}", preset.options)

    def playable(self, options: Options) -> bool:
        """Say whether every number of seats can play under these options."""
        return next(self._trial("", options), None) is None

    def _trial(self, key: str, options: Options) -> Iterator[Unplayable]:
        try:
            rules = self.rules(self.choose(options))
            if rules.seats.most < rules.seats.least:
                raise _bad(
                    "seats.most",
                    f"Expected at least {rules.seats.least}, which is seats.least, "
                    f"but got {rules.seats.most}.",
                )
            for seats in range(rules.seats.least, rules.seats.most + 1):
                Table(self, rules, seats, {})
        except OptionError:
            return
        except TableError as error:
            place = "seats.most" if isinstance(rules.deal.cards, int) else "deal.cards"
            yield Unplayable(key, options, _bad(key or place, error.message))
        except GameError as error:
            yield Unplayable(key, options, _bad(key, error.message) if key else error)


def read_definition(definition: Mapping[str, Any]) -> GameFile:
    """Read a definition without trying whether one can play by it.

    Raises:
        GameError: ``game/bad-definition``, with ``key`` naming the place.
    """
    return _converted(_frozen(definition), GameFile)


def _frozen(definition: Mapping[str, Any]) -> Mapping[str, Any]:
    try:
        held: Mapping[str, Any] = frozen(definition)
    except ValueError as error:
        raise _bad("", str(error)) from None
    return held


def _converted(data: Mapping[str, Any], kind: type[_T]) -> _T:
    try:
        return msgspec.convert(thawed(data), kind, strict=True)
    except msgspec.ValidationError as error:
        key, sentence = explain(kind, data) or ("", f"{error}.")
        raise _bad(key, sentence) from None


def _refuse_unprintable(data: object, path: tuple[str, ...]) -> None:
    """Refuse texts with control characters: they are shown in terminals."""
    if isinstance(data, str) and printable(data) != data:
        raise _bad(".".join(path), f"Expected text that can be shown, but got {printable(data)}.")
    if isinstance(data, Mapping):
        for key, value in data.items():
            _refuse_unprintable(key, path)
            _refuse_unprintable(value, (*path, key))
    elif isinstance(data, (list, tuple)):
        for value in data:
            _refuse_unprintable(value, path)


def _bad(key: str, message: str) -> GameError:
    return GameError(
        "game/bad-definition", f"{key}: {message}" if key else message, key=key, expected=message
    )
