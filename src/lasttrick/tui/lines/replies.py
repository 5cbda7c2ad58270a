"""What a person types at the table, and which move is meant."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Card, parse_card
from lasttrick.engine import Declare, Move, Play
from lasttrick.errors import CardError

_DOWN = ("*", " down", " d")


def read_move(text: str, hand: Sequence[Card], legal: Sequence[Move]) -> Move:
    """Return the move that is meant by a card, by its number in the hand, or by an answer.

    ``tc``, ``10c``, ``10♣`` or ``3`` play a card; with ``*`` or ``down`` behind it, face
    down. Where a card can be laid only one way, that way is meant.

    Args:
        text: what was typed.
        hand: the cards held, in the order shown, numbered from 1.
        legal: what may be done.

    Raises:
        CardError: ``cards/not-a-card``.
    """
    text = text.strip()
    down = False
    for mark in _DOWN:
        if text.lower().endswith(mark):
            down, text = True, text[: -len(mark)].strip()
            break
    card = _card(text, hand)
    ways = [move for move in legal if isinstance(move, Play) and move.card == card]
    if not down and len(ways) == 1:
        return ways[0]
    return Play(card, down)


def read_answer(text: str, legal: Sequence[Move]) -> Declare | None:
    """Return the declaration with this number in the list shown, from 1; None if there is none."""
    answers = [move for move in legal if isinstance(move, Declare)]
    if text.strip().isdecimal() and 1 <= int(text) <= len(answers):
        return answers[int(text) - 1]
    return next((a for a in answers if str(a).lower() == text.strip().lower()), None)


def _card(text: str, hand: Sequence[Card]) -> Card:
    if text.isdecimal() and len(text) <= 2:
        number = int(text)
        if 1 <= number <= len(hand):
            return hand[number - 1]
        raise CardError(
            "cards/not-a-card",
            f"Expected a card such as 10c, or its number from 1 to {len(hand)}, but got {text}.",
            text=text,
        )
    return parse_card(text)
