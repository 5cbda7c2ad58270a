"""Whether what a connection is sent tells it any card that it may not know.

The checker keeps to what one may know by the rules of looking at a table: a card that is in one's
own hand, that lay face up, that was turned up or shown. It reads messages alone, so it can listen
to any wire; what may be known is told to it by whoever holds the table.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from lasttrick.cards import CODES
from lasttrick.engine import Declared, Played, Revealed, View

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
