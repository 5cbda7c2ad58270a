"""A game: its rules, the options that change them, and named sets of options.

An option never speaks to the engine. Choosing a value rewrites some keys of the rules,
and the rules that come out are checked like any others.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Annotated, Any

from msgspec import Meta, field

from lasttrick.errors import OptionError
from lasttrick.games.rules import Rules, Section

Value = str | int
"""What an option can be set to: a name, or a number where the option has a range."""

Options = Mapping[str, Value]

Patch = dict[str, Any]
"""Rule keys with dots between the parts, and what they become; ``-`` takes a key out."""


class Option(Section, frozen=True):
    """One house rule with its values."""

    about: str
    default: Value
    values: list[str] | dict[str, Patch] = field(default_factory=list)
    """Names that the option can take; a table says for each which rules it rewrites."""
    range: Annotated[list[int], Meta(min_length=2, max_length=2)] | None = None
    """The least and the greatest number it can take, if it can be a number."""
    sets: str | None = None
    """The rule that a number, or a name without a table of its own, is written to."""
    implies: dict[str, Value] = field(default_factory=dict)
    """What other options become when this one leaves its default and they are not named."""

    def names(self) -> tuple[str, ...]:
        """Return the values that are names, in the order of the file."""
        return tuple(self.values)

    def says(self) -> str:
        """Return what may be written here, in words: ``10, 30 or off``."""
        allowed = list(self.values)
        if self.range is not None:
            allowed.insert(0, f"a number from {self.range[0]} to {self.range[1]}")
        return allowed[0] if len(allowed) == 1 else ", ".join(allowed[:-1]) + " or " + allowed[-1]

    def read(self, name: str, written: object) -> Value:
        """Turn what somebody wrote into a value of this option.

        Raises:
            OptionError: ``option/bad-value``, with what was expected.
        """
        if isinstance(written, bool):
            written = "on" if written else "off"
        shown = _shown(written)
        text = shown.strip() if isinstance(written, (str, int)) else ""
        for value in self.values:
            if value.casefold() == text.casefold():
                return value
        if self.range is not None:
            try:
                number = int(text)
            except ValueError:
                number = None
            if number is not None and self.range[0] <= number <= self.range[1]:
                return number
        raise OptionError(
            "option/bad-value",
            f"Expected {name} to be {self.says()}, but got {shown[:40]!r}.",
            option=name,
            expected=self.says(),
            got=shown[:40],
        )

    def patch(self, value: Value) -> Patch:
        """Return the rule keys that this value rewrites."""
        if isinstance(self.values, dict) and isinstance(value, str):
            return self.values[value]
        return {} if self.sets is None else {self.sets: value}


def _shown(written: object) -> str:
    """Write down what somebody wrote; Python refuses to for a number of thousands of digits."""
    try:
        return str(written)
    except ValueError:
        return f"a number of more than {sys.get_int_max_str_digits()} digits"


class Preset(Section, frozen=True):
    """A named set of options."""

    name: str
    options: dict[str, Value]
    about: str = ""


class Exclusion(Section, frozen=True):
    """Values of two or more options that cannot stand together."""

    options: dict[str, list[Value]]
    """Option names with the values meant; ``a number`` means any number."""
    because: str

    def holds(self, options: Options) -> bool:
        """Say whether these options run into the exclusion."""
        return all(
            options[name] in values or ("a number" in values and isinstance(options[name], int))
            for name, values in self.options.items()
        )


class Source(Section, frozen=True):
    """Where the rules come from, in a few words, and what was inferred."""

    says: str = ""
    inferred: list[str] = field(default_factory=list)


class GameFile(Rules, frozen=True, kw_only=True):
    """A whole game file: the rules by default, and everything around them."""

    name: Annotated[str, Meta(min_length=1, max_length=60)]
    place: str = ""
    also: list[str] = field(default_factory=list)
    summary: str = ""
    source: Source = field(default_factory=Source)
    options: dict[str, Option] = field(default_factory=dict)
    presets: dict[str, Preset] = field(default_factory=dict)
    exclude: list[Exclusion] = field(default_factory=list)
