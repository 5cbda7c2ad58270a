"""What a connection was told, held against what it may know and must be told.

Nothing here asks the server's own views: hands, cards laid and cards turned up are read from the
whole state of each moment, as the stored facts rebuild it.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from math import inf
from typing import Any

from lasttrick.cards import CODES, Card
from lasttrick.engine import State
from lasttrick.server.table.facts import (
    AnyFact,
    CodeGiven,
    CodeUsed,
    Counted,
    Dealt,
    Moved,
    Resigned,
    SecretChanged,
)
from lasttrick.server.table.position import Position
from lasttrick.server.table.proofs import hash_of
from lasttrick.server.waiting import WATCHERS_DELAY
from tests.engine.knowing import known_cards
from tests.server.secrecy import cards_in, positions
from tests.server.wire import Heard, Json

_HIDDEN = re.compile(r"[0-9a-f]{64}")
_UNTOLD = (SecretChanged, CodeGiven, CodeUsed)
_OF_HANDS = (Dealt, Moved, Resigned, Counted)


class Table:
    """A table as its facts tell it, everything included.

    Attributes:
        at: its position at each version.
        facts: the fact that made each version.
        deals: how many deals are over.
    """

    def __init__(self, facts: Iterable[AnyFact]) -> None:
        told = list(facts)
        self.facts = dict(enumerate(told, 1))
        self.at = positions(told)
        self.deals = sum(isinstance(fact, Counted) for fact in told)
        self._secret_until: dict[str, float] = {}
        self._counted_at: dict[int, float] = {}
        for version, position in self.at.items():
            for chair in position.chairs:
                if chair.person is not None:
                    self._secret_until |= dict.fromkeys(chair.person.secrets, inf)
            deal = position.deal
            if deal is None:
                continue
            self._secret_until.setdefault(deal.secret, inf)
            if deal.counted and self._secret_until[deal.secret] == inf:
                self._secret_until[deal.secret] = version
                self._counted_at[deal.version] = position.at

    def faults(self, heard: Iterable[Heard], secrets: Iterable[str], since: int = 0) -> list[str]:
        """Return what is wrong with what a connection was told.

        Args:
            heard: every message, in order, and when it came.
            secrets: what the connection has proved its seat with, at any time.
            since: the version that it said it had seen before.
        """
        proofs = [hash_of(secret) for secret in secrets]
        listener = _Listener(self, proofs, since)
        return [fault for when, message in heard for fault in listener.faults(when, message)]

    def secret_at(self, text: str, version: int) -> bool:
        """Say whether a text tells a secret that is one at this version."""
        return any(self._secret_until.get(s, 0) > version for s in _HIDDEN.findall(text))

    def open_to_watchers(self, position: Position) -> float:
        """Return from when on those who watch may be told of a position."""
        if not position.dealing or position.settings.spectators == "closed":
            return 0.0
        assert position.deal is not None
        over = self._counted_at.get(position.deal.version, inf)
        late = position.at + WATCHERS_DELAY
        return min(over, late) if position.settings.spectators == "delayed" else over


class _Listener:
    """Follows one connection."""

    def __init__(self, table: Table, proofs: list[str], since: int) -> None:
        self._table = table
        self._proofs = proofs
        self._version = since

    def faults(self, when: float, message: Json) -> Iterator[str]:
        kind = message["type"]
        text = json.dumps(message)
        if kind in ("welcome", "resumed", "happened"):
            missed = message.get("happened", [])
            for part in missed:
                yield from self._told(when, part)
            if kind == "resumed":
                yield from self._in_line(message["version"], message["you"]["seat"])
            if kind == "happened":
                yield from self._told(when, message)
            else:
                whole = {key: value for key, value in message.items() if key != "happened"}
                self._version = message["version"]
                yield from self._checked(when, whole)
        elif kind == "done":
            yield from (f"{card} in an answer: {text}" for card in cards_in(message))
        else:
            yield from self._leaks(self._version, message)
        if self._table.secret_at(text, message.get("version", self._version)):
            yield f"a secret in {text}"

    def _told(self, when: float, message: Json) -> Iterator[str]:
        """Check what happened: that nothing before it is missing, and nothing of it."""
        version = message["version"]
        fact, position = self._table.facts[version], self._table.at[version]
        yield from self._in_line(version - 1, self._seat(position))
        self._version = version
        yield from self._checked(when, message)
        shut = self._seat(position) is None and position.settings.spectators == "closed"
        if isinstance(fact, Moved) and fact.card is not None and not shut:
            hidden = fact.down or fact.what == "dry"
            if not hidden and fact.card not in set(cards_in(message["what"])):
                yield f"{fact.card} was not told at {version}"
        if (
            isinstance(fact, _OF_HANDS)
            and "table" in message
            and "deal" not in message
            and not shut
        ):
            yield f"no deal was told at {version}"

    def _in_line(self, until: int, seat: int | None) -> Iterator[str]:
        skipped = range(self._version + 1, until + 1)
        for version in skipped if seat is not None else ():
            if not isinstance(self._table.facts[version], _UNTOLD):
                yield f"version {version} was not told"

    def _checked(self, when: float, message: Json) -> Iterator[str]:
        yield from self._leaks(self._version, message)
        position = self._table.at[self._version]
        seat = self._seat(position)
        if seat is None and when < self._table.open_to_watchers(position):
            yield f"version {self._version} was told a watcher too early"
        deal = message.get("deal")
        if deal is not None:
            missing = self._owed(position, seat) - set(cards_in(deal))
            if missing:
                yield f"{sorted(missing)} not shown at {self._version}"
        elif "deal" in message and position.deal is not None and not self._shut(position, seat):
            yield f"no deal at {self._version}"

    def _leaks(self, version: int, message: Json) -> Iterator[str]:
        position = self._table.at.get(version)
        known = set() if position is None else self._known(position)
        told = set(cards_in(message)) - known
        if told:
            yield f"{sorted(told)} told at {version}: {json.dumps(message)}"

    def _seat(self, position: Position) -> int | None:
        seats = (position.seat_of(proof) for proof in self._proofs)
        return next((seat for seat in seats if seat is not None), None)

    def _shut(self, position: Position, seat: int | None) -> bool:
        return seat is None and position.settings.spectators == "closed"

    def _place(self, position: Position, seat: int | None) -> Any:
        """Return the place in the deal of who sat there before it began."""
        deal = position.deal
        if seat is None or deal is None:
            return None
        person = position.chairs[seat].person
        sat_before = person is not None and person.since < deal.version
        return deal.place_of(seat) if sat_before else None

    def _known(self, position: Position) -> set[str]:
        seat = self._seat(position)
        state = None if position.deal is None else position.deal.state
        if state is None or self._shut(position, seat):
            return set()
        return _codes(known_cards(state, self._place(position, seat)))

    def _owed(self, position: Position, seat: int | None) -> set[str]:
        state = None if position.deal is None else position.deal.state
        if state is None:
            return set()
        return _codes(_owed(state, self._place(position, seat)))


def _owed(state: State, place: Any) -> Iterator[Card | None]:
    """Yield the cards that have to be shown: one's own, those face up, and all in the end."""
    if place is not None:
        yield from state.hands[place]
        yield state.aside[place]
    for plays in (state.trick, *(trick.plays for trick in state.tricks)):
        yield from (play.card for play in plays if not play.down or play.seat == place)
    if state.over and state.table.options["open"] == "on":
        for hand in state.start.hands:
            yield from hand


def _codes(cards: Iterable[Card | None]) -> set[str]:
    return {CODES[card] for card in cards if card is not None}


def overheard(lines: Mapping[str, set[str]], texts: Mapping[str, str]) -> list[str]:
    """Return the secrets of one line that another line was told.

    Args:
        lines: for each line, what it proves its seat with.
        texts: for each line, everything that it was told.
    """
    return [
        f"{other} was told a secret of {line}"
        for line, secrets in lines.items()
        for other, text in texts.items()
        if any(secret in text and secret not in lines[other] for secret in secrets)
    ]
