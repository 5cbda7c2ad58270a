"""Deals kept for whoever has the id or the seat: shared records, challenges, one's own deals."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import NamedTuple

from msgspec import Struct

from lasttrick.errors import LastTrickError, ServerError
from lasttrick.records import Record, decode, encode, table_of, verify
from lasttrick.records.fault import refusal
from lasttrick.records.record import RecordedResult
from lasttrick.server.hall import Hall
from lasttrick.server.identifiers import new_table_id
from lasttrick.server.replay.reading import whole
from lasttrick.server.store.shelf import Challenge, KeptDeal
from lasttrick.server.table.given import GivenDeal
from lasttrick.server.table.opening import TableRequest
from lasttrick.server.table.proofs import drawn_secret, hash_of

LONGEST_RECORD = 60_000
"""How long a record may be that is kept here."""

MOST_ATTEMPTS = 200
"""How many results of a challenge are told."""

MOST_LISTED = 300
"""How many deals of one table are listed."""


class Holding(Struct, frozen=True):
    """A seat, and what proves it."""

    table: str
    secret: str


class Kept(Struct, frozen=True):
    """Something new that is kept."""

    id: str
    secret: str
    """What proves whose it is."""


class Outcome(Struct, frozen=True, kw_only=True):
    """How a challenge went for one player."""

    name: str
    time: float
    result: RecordedResult
    record: str


class ChallengePart(Struct, frozen=True, kw_only=True):
    """A challenge, without a card of it."""

    id: str
    game: str
    name: str
    """The game's name."""
    options: dict[str, str | int]
    seats: int
    seat: int
    sender: str
    time: float
    taken: int
    """How many have taken it up."""
    outcomes: tuple[Outcome, ...] | None
    """The sender's first; null for whoever has not played the deal."""


class OwnDeal(Struct, frozen=True, kw_only=True):
    """A deal that somebody played."""

    table: str
    match: int
    number: int
    time: float
    game: str
    name: str
    names: tuple[str, ...]
    seat: int
    """Where they sat."""
    result: RecordedResult


class KeptDeals(NamedTuple):
    """Finds and keeps deals."""

    hall: Hall

    async def share(self, line: str) -> Kept:
        """Keep a record. Raises what is wrong with it, ``store/unavailable``."""
        record = _kept_record(line)
        kept = Kept(new_table_id(), drawn_secret(self.hall.chance))
        now = self.hall.clock.now()
        await self.hall.shelf.share(kept.id, now, hash_of(kept.secret), _line(record))
        return kept

    async def shared(self, id: str) -> str:
        """Return a record. Raises ``record/not-found``."""
        record = await self.hall.shelf.shared(id[:40])
        if record is None:
            raise _not_found()
        return record

    async def unshare(self, id: str, secret: str) -> None:
        """Forget a record. Raises ``record/not-found``."""
        if not await self.hall.shelf.unshare(id[:40], hash_of(secret)):
            raise _not_found()

    async def challenge(self, line: str, seat: int) -> Kept:
        """Keep a deal for others to play from a seat.

        Raises:
            RecordError: what does not hold in it.
            ServerError: ``command/bad-field``, ``store/unavailable``.
        """
        record = whole(_kept_record(line))
        if record.result is None:
            raise refusal("record/no-result", "a deal that is over", "none", len(record.events))
        for fault in verify(record):
            raise refusal(fault.code, fault.expected, fault.found, fault.event)
        if seat >= len(record.seats):
            last = len(record.seats) - 1
            raise ServerError("command/bad-field", f"Expected a seat from 0 to {last}.", id=None)
        kept = Kept(new_table_id(), drawn_secret(self.hall.chance))
        proof = hash_of(kept.secret)
        now = self.hall.clock.now()
        await self.hall.shelf.challenge(Challenge(kept.id, now, proof, seat, _line(record)))
        return kept

    async def challenged(self, id: str, secret: str) -> ChallengePart:
        """Tell of a challenge, and how it went where the secret shows that the cards are known."""
        challenge = await self._challenge(id)
        attempts = await self.hall.shelf.attempts(challenge.id, MOST_ATTEMPTS)
        proof = hash_of(secret)
        record = decode(challenge.record)
        knows = proof == challenge.owner or any(
            attempt.proof == proof and attempt.record is not None for attempt in attempts
        )
        told = [(challenge.time, challenge.record)]
        told += [(each.time, each.record) for each in attempts if each.record is not None]
        return ChallengePart(
            id=challenge.id,
            game=record.game,
            name=table_of(record).name,
            options=record.options,
            seats=len(record.seats),
            seat=challenge.seat,
            sender=record.seats[challenge.seat].name,
            time=challenge.time,
            taken=len(attempts),
            outcomes=tuple(_outcomes(told, challenge.seat)) if knows else None,
        )

    async def withdraw(self, id: str, secret: str) -> None:
        """Forget a challenge. Raises ``record/not-found``."""
        if not await self.hall.shelf.withdraw(id[:40], hash_of(secret)):
            raise _not_found()

    async def take(self, id: str, name: str, secret: str | None) -> dict[str, object]:
        """Make a table with the cards of a challenge. Errors as :meth:`Hall.make`."""
        challenge = await self._challenge(id)
        given = GivenDeal(record=challenge.record, seat=challenge.seat)
        request = TableRequest(name=name, secret=secret, given=given)
        table, made = await self.hall.make(request)
        now = self.hall.clock.now()
        await self.hall.shelf.attempt(challenge.id, table, now, hash_of(made.secret))
        return {"table": table, "seat": made.seat, "secret": made.secret}

    async def deals(self, holdings: Iterable[Holding]) -> list[OwnDeal]:
        """List the deals of seats, the latest first; a seat that is not proved has none."""
        found: list[OwnDeal] = []
        for holding in holdings:
            try:
                name = await self.hall.name_of(holding.table, holding.secret)
            except LastTrickError as error:
                if error.code == "store/unavailable":
                    raise
                continue
            kept = await self.hall.shelf.deals(holding.table, MOST_LISTED)
            found += await asyncio.to_thread(_own, holding.table, name, kept)
        return sorted(found, key=lambda deal: -deal.time)

    async def _challenge(self, id: str) -> Challenge:
        challenge = await self.hall.shelf.challenge_of(id[:40])
        if challenge is None:
            raise _not_found()
        return challenge


def _own(table: str, name: str, kept: Iterable[KeptDeal]) -> list[OwnDeal]:
    """Return the deals in which a person of this name sat."""
    found = []
    for deal in kept:
        record = decode(deal.record)
        names = tuple(seat.name for seat in record.seats)
        seats = [
            place
            for place, seat in enumerate(record.seats)
            if (seat.name, seat.kind) == (name, "human")
        ]
        if record.result is None or not seats:
            continue
        found.append(
            OwnDeal(
                table=table,
                match=deal.match,
                number=deal.number,
                time=deal.time,
                game=record.game,
                name=table_of(record).name,
                names=names,
                seat=seats[0],
                result=record.result,
            )
        )
    return found


def _outcomes(told: Iterable[tuple[float, str]], seat: int) -> Iterable[Outcome]:
    for time, line in told:
        record = decode(line)
        if record.result is not None:
            name = record.seats[seat].name
            yield Outcome(name=name, time=time, result=record.result, record=line)


def _kept_record(line: str) -> Record:
    if len(line) > LONGEST_RECORD:
        raise ServerError(
            "command/too-long",
            f"Expected at most {LONGEST_RECORD} letters.",
            longest=LONGEST_RECORD,
            id=None,
        )
    record = decode(line)
    table_of(record)
    return record


def _line(record: Record) -> str:
    return encode(record).decode()


def _not_found() -> ServerError:
    return ServerError("record/not-found", "Nothing is kept under this address.")
