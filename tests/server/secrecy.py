"""Whether what a connection is sent tells it any card that it may not know.

The checker keeps to what one may know by the rules of looking at a table: a card that is in one's
own hand, that lay face up, that was turned up or shown. It reads messages alone, so it can listen
to any wire; what may be known is told to it by whoever holds the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from lasttrick.cards import CODES
from lasttrick.engine import Declared, Played, Revealed, View
from lasttrick.server.table.facts import AnyFact
from lasttrick.server.table.following import after, opened
from lasttrick.server.table.position import Position
from lasttrick.server.table.proofs import hash_of
from lasttrick.server.table.showing import deal_view

CARD = re.compile(r"^(?:[AKQJT2-9][CDHS])$")
_FREE_TEXT = {"text", "name", "message", "definition", "summary", "id", "code", "options", "rounds"}


def cards_in(data: Any) -> Iterator[str]:
    """Yield every card that a message names, wherever it stands, keys of objects too."""
    if isinstance(data, dict):
        for key, value in data.items():
            if CARD.match(str(key)):
                yield str(key)
            if key not in _FREE_TEXT:
                yield from cards_in(value)
    elif isinstance(data, list):
        for value in data:
            yield from cards_in(value)
    elif isinstance(data, str):
        yield from (word for word in data.split() if CARD.match(word))


def known_by(seen: View) -> set[str]:
    """Return every card that a view tells."""
    cards = {*seen.hand, *seen.dealt, *(play.card for play in seen.trick), seen.aside, seen.best}
    for trick in seen.tricks:
        cards |= {trick.card, *(play.card for play in trick.plays)}
    for event in seen.log:
        match event:
            case Played(_, card) | Revealed(_, card):
                cards.add(card)
            case Declared(_, _, card, _, shown):
                cards |= {card, *shown}
            case _:
                pass
    if seen.result is not None:
        cards |= {card for gain in seen.result.gains for card in gain.cards}
    if seen.opened is not None:
        cards |= set(seen.table.pack)
    return {CODES[card] for card in cards if card is not None}


def leaks(message: dict[str, Any], known: set[str]) -> set[str]:
    """Return the cards that a message tells though they are not known."""
    return set(cards_in(message)) - known


def wire_leaks(
    messages: Iterable[dict[str, Any]], facts: Iterable[AnyFact], secret: str | None
) -> list[str]:
    """Return what a connection was told that it could not know at the version it was told at.

    Args:
        messages: everything that the connection was sent, in order.
        facts: those of the table, as they are stored.
        secret: what the connection came with.
    """
    at = positions(facts)
    found = []
    for message in _one_by_one(messages):
        position = at.get(message.get("version", -1))
        known: set[str] = set()
        hidden = [p.deal.secret for p in at.values() if p.deal and not p.deal.counted]
        if position is not None:
            seat = None if secret is None else position.seat_of(hash_of(secret))
            seen = deal_view(position, seat)
            known = set() if seen is None else known_by(seen)
            deal = position.deal
            hidden = [] if deal is None or deal.counted else [deal.secret]
        text = repr(message)
        if message.get("type") != "refused" and leaks(message, known):
            found.append(f"{leaks(message, known)} in {text}")
        found += [f"a secret in {text}" for each in hidden if each in text]
    return found


def _one_by_one(messages: Iterable[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    """Yield messages, and what was missed apart from where it led: it was told as of then."""
    for message in messages:
        yield {key: value for key, value in message.items() if key != "happened"}
        yield from message.get("happened", [])


def positions(facts: Iterable[AnyFact]) -> dict[int, Position]:
    """Return every position that a table has been in, by its version."""
    found: dict[int, Position] = {}
    position: Position | None = None
    for fact in facts:
        position = opened(fact) if position is None else after(position, fact)
        found[position.version] = position
    return found
