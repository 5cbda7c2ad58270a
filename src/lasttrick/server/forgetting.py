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


def check_proof(facts: Sequence[AnyFact], proof: str) -> None:
    """Raise ``seat/not-yours`` unless a secret is the latest proof of a person who sat there."""
    _who(facts, proof)


def got_up(facts: Sequence[AnyFact], proof: str, now: float, chance: Random) -> tuple[AnyFact, ...]:
    """Return what comes of somebody getting up from a table for good; nothing if they have.

    Args:
        facts: those of the table.
        proof: the hash of a secret of theirs.
        now: the time.
        chance: for what follows.
    """
    position = rebuilt(facts)
    seat = position.seat_of(proof)
    if seat is None:
        return ()
    story = Story(position, now=now, chance=chance, seat=seat)
    seats.leave(story)
    return story.facts


def without_person(
    facts: Sequence[AnyFact], head: int, proof: str, kept: Sequence[KeptDeal]
) -> tuple[dict[int, StoredFact], list[KeptDeal]]:
    """Return the facts, by version, and the records that have to be written anew.

    Args:
        facts: those of the table, and at their end those by which the person got up.
        head: how many of them are stored; those beyond are always returned.
        proof: the hash of a secret of theirs.
        kept: the records of the table.
    """
    changed: dict[int, StoredFact] = {}
    person, sat_at = _who(facts, proof)
    position: Position | None = None
    for version, fact in enumerate(facts, 1):
        before = position
        position = opened(fact) if before is None else after(before, fact)
        written = _without(fact, before, person.since, version)
        if written is not fact or version > head:
            changed[version] = StoredFact(fact.at, encode_fact(written).decode())
    records = []
    for deal in kept:
        record = decode(deal.record)
        written_record = _nameless(record, person.name) if deal.time >= sat_at else record
        if written_record is not record:
            records.append(deal._replace(record=encode(written_record).decode()))
    return changed, records


def _who(facts: Sequence[AnyFact], proof: str) -> tuple[Person, float]:
    """Return the person whom a secret proves, and when they sat down.

    A secret that they have made void proves nothing, here as everywhere.
    """
    position: Position | None = None
    since: int | None = None
    person: Person | None = None
    for fact in facts:
        position = opened(fact) if position is None else after(position, fact)
        seat = position.seat_of(proof)
        if seat is not None and (held := position.chairs[seat].person) is not None:
            since = held.since
        there = [chair.person for chair in position.chairs if chair.person is not None]
        person = next((each for each in there if each.since == since), person)
    if person is None or proof not in person.secrets:
        raise ServerError("seat/not-yours", "Expected what proves a seat of this table.")
    return person, facts[person.since - 1].at


def _without(fact: AnyFact, before: Position | None, since: int, version: int) -> AnyFact:
    """Return a fact without what tells of the person; the same one where nothing does."""
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
