"""What is wrong with a record, and where."""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.errors import RecordError


class Fault(NamedTuple):
    """One thing in a record that does not follow from its deal and its events."""

    code: str
    """Such as ``record/illegal-play``; ``docs/record.md`` lists them."""
    event: int
    """The number of the event, from 1: the wrong one; for what should follow from the whole
    deal, the last one; 0 for what stands before the first, or for a line that no record
    could be read from."""
    expected: str
    found: str
    file: str | None = None
    line: int | None = None

    def __str__(self) -> str:
        place = "" if self.file is None else f"{self.file}:{self.line}: "
        return f"{place}event {self.event}: expected {self.expected}, found {self.found}"


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


def refusal(code: str, expected: str, found: str, event: int = 0, **facts: str) -> RecordError:
    """Return the error that says what was expected and what was found at an event."""
    sentence = f"event {event}: expected {expected}, found {found}"
    return RecordError(code, sentence, expected=expected, found=found, event=event, **facts)


def fault_of(error: RecordError) -> Fault:
    """Return what an error says, as a fault."""
    facts = error.facts
    event = facts.get("event", 0)
    return Fault(
        error.code,
        event if isinstance(event, int) else 0,
        str(facts.get("expected", "a record")),
        str(facts.get("found", error.message)),
    )
