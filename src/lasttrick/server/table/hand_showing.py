"""The cards of a view as messages write them: tricks, what may be played, and why not."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, cast

from lasttrick.cards import CODES, suit_letter
from lasttrick.engine import Declare, Move, Opened, Play, Played, Trick, View, is_revoke, why_not
from lasttrick.records.making import code_tuple, result_part
from lasttrick.records.record import UNKNOWN, RecordedResult
from lasttrick.server.protocol.parts import (
    LaidCard,
    LegalDeclare,
    LegalPlay,
    OpenedPart,
    TrickPart,
    Why,
)

SuitLetter = Literal["C", "D", "H", "S"]


def laid_cards(plays: Iterable[Played]) -> tuple[LaidCard, ...]:
    """Return the cards of a trick, ``?`` where the view does not know them."""
    return tuple(
        LaidCard(p.seat, UNKNOWN if p.card is None else CODES[p.card], p.down) for p in plays
    )


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


def _legal(move: Move) -> LegalPlay | LegalDeclare:
    if isinstance(move, Declare):
        card = None if move.card is None else CODES[move.card]
        return LegalDeclare(move.what, card, move.against)
    return LegalPlay(CODES[move.card], move.down)
