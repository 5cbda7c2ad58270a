"""What is wrong with a record, and where: the one way in which that is put into words."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.errors import RecordError, printable

_LONGEST_QUOTE = 40


class Fault(NamedTuple):
    """One thing in a record that does not follow from its deal and its events."""

    code: str
    """Such as ``record/illegal-play``; ``docs/record.md`` lists them."""
    event: int | None
    """The number of the event, from 1: the wrong one; for what should follow from the whole
    deal, the last one; 0 for what stands before the first. None for a line that no record
    could be read from."""
    expected: str
    found: str
    file: str | None = None
    line: int | None = None

    def __str__(self) -> str:
        if self.line is None:
            place = ""
        else:
            place = f"line {self.line}: " if self.file is None else f"{self.file}:{self.line}: "
        event = "" if self.event is None else f"event {self.event}: "
        return printable(f"{place}{event}expected {self.expected}, found {self.found}")

    def in_file(self, file: str, line: int) -> Fault:
        """Return the fault with its file, and with its line unless it names one itself."""
        return self._replace(file=file, line=self.line or line)


class Check(NamedTuple):
    """What checking one record came to."""

    faults: tuple[Fault, ...]
    unchecked: tuple[str, ...] = ()
    """What could not be checked because cards are not known, in words."""
    winners: tuple[int | None, ...] = ()
    """Who won each trick that was played, as far as it could be followed."""

    @property
    def holds(self) -> bool:
        """Whether nothing was found wrong."""
        return not self.faults


def refusal(
    code: str,
    expected: str,
    found: str,
    event: int | None = None,
    *,
    line: int | None = None,
    **facts: str,
) -> RecordError:
    """Return the error that says what was expected and what was found, in printable words.

    Args:
        code: as in :class:`Fault`.
        expected: in words.
        found: in words.
        event: as in :class:`Fault`.
        line: the line of a text that has many.
        facts: more of them.
    """
    places = {"event": event, "line": line}
    said = {name: place for name, place in places.items() if place is not None}
    expected, found = printable(expected), printable(found)
    sentence = str(Fault(code, event, expected, found, line=line))
    return RecordError(code, sentence, expected=expected, found=found, **said, **facts)


def fault_of(error: RecordError) -> Fault:
    """Return what an error says, as a fault."""
    facts = error.facts
    event, line = facts.get("event"), facts.get("line")
    return Fault(
        error.code,
        event if isinstance(event, int) else None,
        str(facts.get("expected", "a record")),
        str(facts.get("found", error.message)),
        line=line if isinstance(line, int) else None,
    )


def at_line(error: RecordError, line: int) -> RecordError:
    """Return the error with the line that it comes from, unless it names one itself."""
    if "line" in error.facts:
        return error
    sentence = str(fault_of(error)._replace(line=line))
    return RecordError(error.code, sentence, **error.facts, line=line)


def quoted(text: str) -> str:
    """Return what was written, in quotes, shortened where it is long."""
    return repr(text if len(text) <= _LONGEST_QUOTE else text[:_LONGEST_QUOTE] + "…")
