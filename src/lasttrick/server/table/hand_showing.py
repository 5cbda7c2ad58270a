"""The cards of a view as messages write them: tricks, what may be played, and why not."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Literal, NamedTuple, cast

from lasttrick.cards import CODES, Card, Seat, suit_letter
from lasttrick.engine import Declare, Move, Opened, Play, Played, Trick, View, is_revoke, why_not
from lasttrick.records.making import code_tuple, result_part
from lasttrick.records.one_view import events_of_view
from lasttrick.records.record import UNKNOWN, RecordedResult, RecordEvent
from lasttrick.server.protocol.parts import (
    LaidCard,
    LegalDeclare,
    LegalPlay,
    OpenedPart,
    TrickPart,
    Why,
)

SuitLetter = Literal["C", "D", "H", "S"]


class Sight(NamedTuple):
    """A view, with the long parts of it as messages write them."""

    seen: View
    log: tuple[RecordEvent, ...]
    tricks: tuple[TrickPart, ...]


def sight_of(seen: View, other: Sight | None = None) -> Sight:
    """Return a view with its long parts written.

    Args:
        seen: the view.
        other: what another audience sees at the same moment: where the very same is known to
            both, it is not written again.
    """
    log = tricks = None
    if other is not None and seen.log is other.seen.log and seen.table.weak_limit is None:
        log = other.log
    if other is not None and seen.tricks is other.seen.tricks:
        tricks = other.tricks
    return Sight(
        seen,
        events_of_view(seen) if log is None else log,
        tuple(map(trick_part, seen.tricks)) if tricks is None else tricks,
    )


def laid_cards(plays: Iterable[Played]) -> tuple[LaidCard, ...]:
    """Return the cards of a trick, ``?`` where the view does not know them."""
    return tuple([_laid_card(*play) for play in plays])


def trick_part(trick: Trick) -> TrickPart:
    """Return a finished trick."""
    return TrickPart(laid_cards(trick.plays), trick.winner, CODES[trick.card])


def suit_of_view(seen: View) -> SuitLetter | None:
    """Return the suit that counts, as its letter."""
    return None if seen.suit is None else cast(SuitLetter, suit_letter(seen.suit))


def result_of_view(seen: View) -> RecordedResult | None:
    """Return the result, if the deal has one."""
    return None if seen.result is None else result_part(seen.result)


def opened_part(opened: Opened | None) -> OpenedPart | None:
    """Return all the cards, where the match opens them."""
    if opened is None:
        return None
    return OpenedPart(
        tuple(map(code_tuple, opened.hands)),
        code_tuple(opened.talon),
        tuple(map(trick_part, opened.tricks)),
    )


def legal_moves(seen: View) -> tuple[LegalPlay | LegalDeclare, ...]:
    """Return what the seat may do now."""
    return tuple(map(_legal, seen.legal))


def cards_why(seen: View) -> tuple[dict[str, Why], tuple[str, ...]]:
    """Return for each card that cannot be played why not, and the cards that would be a revoke."""
    if seen.seat is None or seen.seat != seen.turn:
        return {}, ()
    may = {move.card for move in seen.legal if isinstance(move, Play)}
    why: dict[str, Why] = {}
    revokes: list[str] = []
    for card in seen.table.in_order(seen.hand):
        if card in may:
            continue
        if is_revoke(seen, Play(card)) or is_revoke(seen, Play(card, down=True)):
            revokes.append(CODES[card])
        elif (refusal := why_not(seen, Play(card))) is not None:
            why[CODES[card]] = Why(refusal.code, dict(refusal.facts))
    return why, tuple(revokes)


@cache
def _laid_card(seat: Seat, card: Card | None, down: bool) -> LaidCard:
    return LaidCard(seat, UNKNOWN if card is None else CODES[card], down)


def _legal(move: Move) -> LegalPlay | LegalDeclare:
    if isinstance(move, Declare):
        card = None if move.card is None else CODES[move.card]
        return LegalDeclare(move.what, card, move.against)
    return LegalPlay(CODES[move.card], move.down)
