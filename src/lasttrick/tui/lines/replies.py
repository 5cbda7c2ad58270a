"""What a person types at the table, and which move is meant."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import Card, parse_card, rank_of
from lasttrick.cards.notation import RANK_LETTERS
from lasttrick.engine import Declare, Move, Play
from lasttrick.errors import CardError
from lasttrick.texts import Texts, spellings_of

_DOWN = ("*", " down", " d")


def read_move(text: str, hand: Sequence[Card], legal: Sequence[Move], texts: Texts) -> Play:
    """Return the move that is meant by a card, by its number in the hand, or by its rank.

    ``tc``, ``10c``, ``10♣``, ``10 clubs``, ``3``, and in French ``rc``, ``r♣`` or ``roi de
    trèfle`` play a card; ``k`` or ``r`` does where one king is held; with ``*`` or ``down``
    behind it, face down. Where a card can be laid only one way, that way is meant.

    Where something could be read in two ways, the first of these holds:

    * a number of the hand: ``6`` is the sixth card, and a six only in a smaller hand;
    * ``d`` behind a space is down: ``9 d`` lays a nine face down, ``9d`` is one of diamonds;
    * a code: ``as`` is the ace of spades, not any ace, though *as* may be the word for one;
    * a rank: ``d`` alone is a queen where she is a *Dame*.

    Args:
        text: what was typed.
        hand: the cards held, in the order shown, numbered from 1.
        legal: what may be done.
        texts: the language, whose letters and words are read beside the English ones.

    Raises:
        CardError: ``cards/not-a-card``.
    """
    text = " ".join(text.lower().split())
    down = False
    for mark in _DOWN:
        if text.endswith(mark):
            down, text = True, text[: -len(mark)].strip()
            break
    card = _card(text, hand, texts)
    ways = [move for move in legal if isinstance(move, Play) and move.card == card]
    if not down and len(ways) == 1:
        return ways[0]
    return Play(card, down)


def read_cards(text: str, hand: Sequence[Card], texts: Texts) -> frozenset[Card]:
    """Return the cards that are meant by a list, with spaces or commas between.

    Each word is read as in :func:`read_move`; words that mean nothing one by one, as those
    of ``10 clubs``, mean one card together.

    Raises:
        CardError: ``cards/not-a-card``.
    """
    cards: set[Card] = set()
    for part in text.split(","):
        try:
            cards |= {read_move(word, hand, (), texts).card for word in part.split()}
        except CardError:
            card = spellings_of(texts).card(part)
            if card is None:
                raise
            cards.add(card)
    return frozenset(cards)


def read_ranks(text: str, texts: Texts) -> tuple[str, ...] | None:
    """Return the letters of the ranks in a list, as ``6 7 6``, ``676`` or in French ``r d``.

    None if something else stands there, or nothing.
    """
    read = spellings_of(texts).rank
    letters: list[str] = []
    for word in text.replace(",", " ").split():
        whole = read(word)
        signs = word.lower().replace("10", "t")
        for rank in map(read, signs) if whole is None else (whole,):
            if rank is None:
                return None
            letters.append(RANK_LETTERS[rank])
    return tuple(letters) or None


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


def _card(text: str, hand: Sequence[Card], texts: Texts) -> Card:
    number = read_number(text, 1, len(hand))
    if number is not None:
        return hand[number - 1]
    spellings = spellings_of(texts)
    card = spellings.card(text)
    if card is not None:
        return card
    rank = spellings.rank(text)
    of_rank = [card for card in hand if rank_of(card) == rank]
    if len(of_rank) == 1:
        return of_rank[0]
    if text.isdecimal() and not of_rank:
        raise CardError(
            "cards/not-a-card",
            f"Expected a card such as 10c, or its number from 1 to {len(hand)}, but got "
            f"{text[:20]}.",
            text=text[:20],
        )
    return parse_card(text)
