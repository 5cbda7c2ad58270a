"""What a person types at the table, and which move is meant."""

from __future__ import annotations

import re
from collections.abc import Sequence

from lasttrick.cards import SUIT_NAMES, Card, card_symbol, parse_card
from lasttrick.engine import Declare, Move, Play
from lasttrick.errors import CardError

_DOWN = ("*", " down", " d")
_SUIT_WORDS = {
    word: letter for name in SUIT_NAMES for letter, word in ((name[0], name), (name[0], name[:-1]))
}


def read_move(text: str, hand: Sequence[Card], legal: Sequence[Move]) -> Play:
    """Return the move that is meant by a card, by its number in the hand, or by its rank.

    ``tc``, ``10c``, ``10♣``, ``10 clubs`` or ``3`` play a card; ``k`` does where one king is
    held; with ``*`` or ``down`` behind it, face down. Where a card can be laid only one way,
    that way is meant.

    Args:
        text: what was typed.
        hand: the cards held, in the order shown, numbered from 1.
        legal: what may be done.

    Raises:
        CardError: ``cards/not-a-card``.
    """
    text = " ".join(text.lower().split())
    down = False
    for mark in _DOWN:
        if text.endswith(mark):
            down, text = True, text[: -len(mark)].strip()
            break
    card = _card(text, hand)
    ways = [move for move in legal if isinstance(move, Play) and move.card == card]
    if not down and len(ways) == 1:
        return ways[0]
    return Play(card, down)


def read_number(text: str, least: int, most: int) -> int | None:
    """Return the number that was typed; None if it is none, or out of its bounds."""
    text = text.strip()
    if not text.isdecimal() or len(text) > 9:
        return None
    return int(text) if least <= int(text) <= most else None


def read_answer(text: str, legal: Sequence[Move]) -> Declare | None:
    """Return the declaration with this number in the list shown, from 1; None if there is none."""
    answers = [move for move in legal if isinstance(move, Declare)]
    number = read_number(text, 1, len(answers))
    if number is not None:
        return answers[number - 1]
    return next((a for a in answers if str(a).lower() == text.strip().lower()), None)


def _card(text: str, hand: Sequence[Card]) -> Card:
    number = read_number(text, 1, len(hand))
    if number is not None:
        return hand[number - 1]
    of_rank = [card for card in hand if text in (card_symbol(card)[:-1].lower(), _letter(card))]
    if len(of_rank) == 1:
        return of_rank[0]
    if text.isdecimal() and not of_rank:
        raise CardError(
            "cards/not-a-card",
            f"Expected a card such as 10c, or its number from 1 to {len(hand)}, but got "
            f"{text[:20]}.",
            text=text[:20],
        )
    words = re.sub(r"\bof\b", " ", text).split()
    return parse_card("".join(_SUIT_WORDS.get(word, word) for word in words) or text)


def _letter(card: Card) -> str:
    shown = card_symbol(card)[:-1].lower()
    return "t" if shown == "10" else shown
