"""A game: its rules, the options that change them, and named sets of options.

An option never speaks to the engine. Choosing a value rewrites some keys of the rules,
and the rules that come out are checked like any others.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from types import MappingProxyType
from typing import Annotated, Any

from msgspec import Meta, field
from msgspec.structs import force_setattr

from lasttrick.errors import OptionError
from lasttrick.games.frozen import thawed
from lasttrick.games.names import did_you_mean
from lasttrick.games.rules import Rules, Section

Value = str | int
"""What an option can be set to: a name, or a number. A number is never held as text."""

Options = Mapping[str, Value]

Patch = dict[str, Any]
"""Rule keys with dots between the parts, and what they become; ``-`` takes a key out."""


def as_value(written: Value) -> Value:
    """Return a number for a text that is one: TOML has no keys but texts."""
    if isinstance(written, str) and written.isascii() and written.isdecimal():
        number = int(written) if len(written) <= 7 else 0
        return number if str(number) == written else written
    return written


def _values(written: Options) -> Options:
    return MappingProxyType({name: as_value(value) for name, value in written.items()})


class Option(Section, frozen=True):
    """One house rule with its values."""

    about: str
    default: Value
    values: tuple[Value, ...] | Mapping[str, Mapping[str, Any]] = ()
    """Values that the option can take; a table says for each which rules it rewrites."""
    range: tuple[int, int] | None = None
    """The least and the greatest number it can take, if it can be any number."""
    sets: str | None = None
    """The rule that a number, or a name without a table of its own, is written to."""
    implies: Mapping[str, Value] = field(default_factory=dict)
    """What other options become when this one leaves its default and they are not named."""

    def __post_init__(self) -> None:
        Section.__post_init__(self)
        force_setattr(self, "default", as_value(self.default))
        force_setattr(self, "implies", _values(self.implies))

    def names(self) -> tuple[str, ...]:
        """Return the values that are listed, as they are written, in the order of the file."""
        return tuple(str(value) for value in self.values)

    def says(self) -> str:
        """Return what may be written here, in words: ``10, 30 or off``."""
        allowed = list(self.names())
        if self.range is not None:
            least, most = self.range
            allowed.insert(0, str(least) if least == most else f"a number from {least} to {most}")
        return allowed[0] if len(allowed) == 1 else ", ".join(allowed[:-1]) + " or " + allowed[-1]

    def read(self, name: str, written: object) -> Value:
        """Turn what somebody wrote into a value of this option.

        Raises:
            OptionError: ``option/bad-value``, with what was expected.
        """
        if isinstance(written, bool):
            written = "on" if written else "off"
        got = shown(written)
        text = got.strip() if isinstance(written, str | int) else ""
        for value in self.names():
            if value.casefold() == text.casefold().replace(" ", "-").replace("_", "-"):
                return as_value(value)
        if self.range is not None:
            try:
                number = int(text)
            except ValueError:
                number = None
            if number is not None and self.range[0] <= number <= self.range[1]:
                return number
        meant = did_you_mean(text, self.names())
        raise OptionError(
            "option/bad-value",
            f"Expected {name} to be {self.says()}, but got {got[:40]!r}{meant or '.'}",
            option=name,
            expected=self.says(),
            got=got[:40],
        )

    def patch(self, value: Value) -> Patch:
        """Return the rule keys that this value rewrites, as a copy of one's own."""
        if isinstance(self.values, Mapping) and str(value) in self.values:
            patch: Patch = thawed(self.values[str(value)])
            return patch
        return {} if self.sets is None else {self.sets: value}


def shown(written: object) -> str:
    """Write down what somebody wrote; Python refuses to for a number of thousands of digits."""
    try:
        return str(written)
    except ValueError:
        return f"a number of more than {sys.get_int_max_str_digits()} digits"


class Preset(Section, frozen=True):
    """A named set of options."""

    name: str
    options: Mapping[str, Value]
    about: str = ""

    def __post_init__(self) -> None:
        Section.__post_init__(self)
        force_setattr(self, "options", _values(self.options))


class AllBut(Section, frozen=True):
    """In an exclusion: every value of the option but these."""

    values: tuple[Value, ...] = field(name="except")


class Exclusion(Section, frozen=True):
    """Values of two or more options that cannot stand together."""

    options: Mapping[str, tuple[Value, ...] | AllBut]
    """Option names with the values meant."""
    because: str

    def holds(self, options: Options) -> bool:
        """Say whether these options run into the exclusion."""
        return all(self._means(values, options[name]) for name, values in self.options.items())

    def written(self) -> dict[str, Any]:
        """Return the options with the values meant as plain data, as a file writes them."""
        return {
            name: {"except": list(values.values)} if isinstance(values, AllBut) else list(values)
            for name, values in self.options.items()
        }

    def _means(self, values: tuple[Value, ...] | AllBut, value: Value) -> bool:
        if isinstance(values, AllBut):
            return not self._means(values.values, value)
        return value in [as_value(each) for each in values]


class Source(Section, frozen=True):
    """Where the rules come from, in a few words, and what was inferred."""

    says: str = ""
    inferred: tuple[str, ...] = ()


class GameFile(Rules, frozen=True, kw_only=True):
    """A whole game file: the rules by default, and everything around them."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    place: str = ""
    also: tuple[str, ...] = ()
    summary: str = ""
    source: Source = field(default_factory=Source)
    options: Mapping[str, Option] = field(default_factory=dict)
    presets: Mapping[str, Preset] = field(default_factory=dict)
    exclude: tuple[Exclusion, ...] = ()
