"""A game that can be played: definition, chosen options, and the rules that follow."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property, lru_cache
from typing import Any, TypeVar

import msgspec

from lasttrick.errors import GameError, OptionError, TableError
from lasttrick.games.definition import Exclusion, GameFile, Option, Options, Preset, Source, Value
from lasttrick.games.merge import patched
from lasttrick.games.rules import Rules
from lasttrick.games.table import Table

_T = TypeVar("_T")
_UNKNOWN_KEY = re.compile(r"Object contains unknown field `(.*)`", re.DOTALL)
_RULE_KEYS = tuple(name.encode_name for name in msgspec.structs.fields(Rules))


class Game:
    """One game of the family, or a player's own.

    Attributes:
        id: the name that records and commands use; ``custom`` for a player's own game.
        definition: the whole game as plain data, nothing left to look up elsewhere.
    """

    def __init__(self, id: str, definition: Mapping[str, Any]) -> None:
        """Read a definition whose ``extends`` has been merged already.

        Raises:
            GameError: ``game/bad-definition``, with ``key`` naming the place.
        """
        self.id = id
        self.definition = dict(definition)
        try:
            self._file = _converted(self.definition, GameFile)
        except GameError:
            _refuse_entries(self.definition)
            raise
        self._base = {key: self.definition[key] for key in _RULE_KEYS if key in self.definition}
        self._rules = lru_cache(maxsize=256)(self._compute_rules)
        self._check_options()

    def __repr__(self) -> str:
        return f"Game({self.id!r})"

    @property
    def name(self) -> str:
        """The name as people write it."""
        return self._file.name

    @property
    def also(self) -> tuple[str, ...]:
        """Other names of the game."""
        return tuple(self._file.also)

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
        return tuple(self._file.exclude)

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
        written = {
            **(self._preset(preset).options if preset is not None else {}),
            **(options or {}),
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
        return self._rules(tuple(options.items()))

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
        return Table(self.id, self.name, self.rules(chosen), seats, chosen, self.definition)

    def seats(self, options: Mapping[str, object] | None = None) -> range:
        """Return the numbers of seats that can play under these options."""
        seats = self.rules(self.choose(options)).seats
        return range(seats.least, seats.most + 1)

    @cached_property
    def _defaults(self) -> dict[str, Value]:
        return {name: option.read(name, option.default) for name, option in self.options.items()}

    def _option(self, name: str) -> Option:
        try:
            return self.options[name]
        except KeyError:
            raise OptionError(
                "option/unknown",
                f"{self.name} has no option {name[:40]!r}; it has {', '.join(self.options)}.",
                option=name[:40],
                known=tuple(self.options),
            ) from None

    def _preset(self, name: str) -> Preset:
        for key, preset in self.presets.items():
            if name.casefold() in (key.casefold(), preset.name.casefold()):
                return preset
        known = ", ".join(self.presets) or "none"
        raise OptionError(
            "option/unknown-preset",
            f"{self.name} has no preset {name[:40]!r}; it has {known}.",
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
                    raise _bad(f"{key}.implies", f"There is no option {implied[:40]!r}.")
                try:
                    self.options[implied].read(implied, value)
                except OptionError as error:
                    raise _bad(f"{key}.implies", error.message) from None
            written = option.range is not None or not isinstance(option.values, dict)
            if written and option.sets is None:
                raise _bad(f"{key}.sets", "Expected the rule that the value is written to.")
        for number, exclusion in enumerate(self.exclusions):
            for name in exclusion.options:
                if name not in self.options:
                    raise _bad(f"exclude.{number}.options", f"There is no option {name[:40]!r}.")
        for name, preset in self.presets.items():
            try:
                self.choose(preset.options)
            except OptionError as error:
                raise _bad(f"presets.{name}.options", error.message) from None

    def check(self) -> None:
        """Try every value of every option at every number of seats.

        Raises:
            GameError: ``game/bad-definition`` for the first that nobody could play by.
        """
        trials: list[tuple[str, dict[str, Value]]] = [("", {})]
        for name, option in self.options.items():
            values: list[Value] = [*option.names(), *(option.range or ())]
            trials.extend((f"options.{name}.values.{value}", {name: value}) for value in values)
        trials.extend((f"presets.{name}", dict(p.options)) for name, p in self.presets.items())
        for key, options in trials:
            try:
                rules = self.rules(self.choose(options))
            except OptionError:
                continue
            except GameError as error:
                raise _bad(key, error.message) if key else error from None
            if rules.seats.most < rules.seats.least:
                raise _bad(
                    key or "seats.most",
                    f"Expected at least {rules.seats.least}, which is seats.least, "
                    f"but got {rules.seats.most}.",
                )
            for seats in range(rules.seats.least, rules.seats.most + 1):
                try:
                    Table(self.id, self.name, rules, seats, {}, {})
                except GameError as error:
                    raise _bad(key, error.message) if key else error from None
                except TableError as error:
                    place = "seats.most" if isinstance(rules.deal.cards, int) else "deal.cards"
                    raise _bad(key or place, error.message) from None


def _converted(data: Mapping[str, Any], kind: type[_T], *, within: str = "") -> _T:
    try:
        return msgspec.convert(data, kind, strict=True)
    except msgspec.ValidationError as error:
        message, _, path = str(error).partition(" - at `")
        key = f"{within}{path.rstrip('`').removeprefix('$')}".lstrip(".")
        if unknown := _UNKNOWN_KEY.fullmatch(message):
            key = f"{key}.{unknown[1]}".lstrip(".")
            message = f"There is no such key, {unknown[1][:40]!r}."
        raise _bad(key, message) from None


def _refuse_entries(definition: Mapping[str, Any]) -> None:
    """Refuse the option or preset that is wrong by its name, which the whole does not tell."""
    for section, kind in (("options", Option), ("presets", Preset)):
        entries = definition.get(section)
        if isinstance(entries, Mapping):
            for name, entry in entries.items():
                _converted(entry, kind, within=f"{section}.{name}")


def _bad(key: str, message: str) -> GameError:
    return GameError(
        "game/bad-definition", f"{key}: {message}" if key else message, key=key, expected=message
    )
