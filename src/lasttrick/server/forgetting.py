"""A person taken out of a table: their name, what they wrote, and what proved their seat."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from lasttrick.errors import ServerError
from lasttrick.records import Record, decode, encode
from lasttrick.server.store.appends import StoredFact
from lasttrick.server.store.shelf import KeptDeal
from lasttrick.server.table.deciding import seats
from lasttrick.server.table.deciding.story import Story
from lasttrick.server.table.facts import (
    AnyFact,
    CardsGiven,
    CodeGiven,
    CodeUsed,
    Said,
    Sat,
    SecretChanged,
    encode_fact,
)
from lasttrick.server.table.following import after, opened, rebuilt
from lasttrick.server.table.position import Person, Position

SOMEBODY = "somebody"
"""Whose cards those are whose name is gone."""

MOST_DEALS = 10_000
"""How many deals of a table are looked through."""

_VOID = ""
"""What stands in the place of a hash: nothing has it."""


def got_up(facts: Sequence[AnyFact], proof: str, now: float, chance: Random) -> tuple[AnyFact, ...]:
    """Return what comes of somebody getting up from a table for good.

    Args:
        facts: those of the table.
        proof: the hash of a secret of theirs.
        now: the time.
        chance: for what follows.

    Raises:
        ServerError: ``seat/not-yours``.
    """
    position = rebuilt(facts)
    seat, _ = _holder(position, proof)
    story = Story(position, now=now, chance=chance, seat=seat)
    seats.leave(story)
    return tuple(story.facts)


def without_person(
    facts: Sequence[AnyFact], proof: str, kept: Sequence[KeptDeal]
) -> tuple[dict[int, StoredFact], list[KeptDeal]]:
    """Return the facts, by version, and the records that have to be written anew.

    Args:
        facts: those of the table, with the one by which the person got up.
        proof: the hash of a secret of theirs.
        kept: the records of the table.
    """
    changed: dict[int, StoredFact] = {}
    since, name, sat_at = _who(facts, proof)
    position: Position | None = None
    for version, fact in enumerate(facts, 1):
        before = position
        position = opened(fact) if before is None else after(before, fact)
        written = _without(fact, before, since, version, name)
        if written is not fact:
            changed[version] = StoredFact(fact.at, encode_fact(written).decode())
    records = []
    for deal in kept:
        record = decode(deal.record)
        written_record = _nameless(record, name) if deal.time >= sat_at else record
        if written_record != record:
            records.append(deal._replace(record=encode(written_record).decode()))
    return changed, records


def _who(facts: Sequence[AnyFact], proof: str) -> tuple[int, str, float]:
    """Return since which version the person sat, their name, and when they sat down."""
    position: Position | None = None
    found: Person | None = None
    for fact in facts:
        position = opened(fact) if position is None else after(position, fact)
        seat = position.seat_of(proof)
        if seat is not None:
            found = position.chairs[seat].person
    if found is None:
        raise _not_yours()
    return found.since, found.name, facts[found.since - 1].at


def _holder(position: Position, proof: str) -> tuple[int, Person]:
    seat = position.seat_of(proof)
    person = None if seat is None else position.chairs[seat].person
    if seat is None or person is None:
        raise _not_yours()
    return seat, person


def _without(
    fact: AnyFact, before: Position | None, since: int, version: int, name: str
) -> AnyFact:
    """Return a fact without what tells of the person; the same one where nothing does."""
    if isinstance(fact, CardsGiven):
        record = _nameless(fact.record, name)
        return fact if record is fact.record else replace(fact, record=record)
    if version == since and isinstance(fact, Sat):
        return replace(fact, name=SOMEBODY, secret=_VOID)
    seat = getattr(fact, "seat", None)
    person = None if before is None or not isinstance(seat, int) else before.chairs[seat].person
    if person is None or person.since != since:
        return fact
    match fact:
        case SecretChanged() | CodeUsed():
            return replace(fact, secret=_VOID)
        case CodeGiven():
            return replace(fact, code=_VOID)
        case Said():
            return replace(fact, name=SOMEBODY, text="…")
    return fact


def _nameless(record: Record, name: str) -> Record:
    """Return a record in which nobody has the name."""
    named = [seat for seat in record.seats if seat.kind == "human" and seat.name == name]
    if not named:
        return record
    players = tuple(replace(s, name=SOMEBODY) if s in named else s for s in record.seats)
    return replace(record, seats=players)


def _not_yours() -> ServerError:
    return ServerError("seat/not-yours", "Expected what proves a seat of this table.")
