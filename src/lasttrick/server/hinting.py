"""Hints at a table: who may have one, and what it says. Thought out beside the event loop."""

from __future__ import annotations

from random import Random
from typing import NamedTuple

from lasttrick.cards import Seat, card_code
from lasttrick.cards.notation import SUIT_LETTERS
from lasttrick.coach.hints import Hint, Reason, can_hint, hint
from lasttrick.engine import View, view
from lasttrick.errors import ServerError
from lasttrick.players import SERVER_BUDGET
from lasttrick.server.protocol.hints import HintTold, Promise, ReasonTold
from lasttrick.server.table.position import Position


class HintQuestion(NamedTuple):
    """What a hint is thought out from. It holds a view and no state."""

    seen: View
    chance: Random


def hint_question(position: Position, seat: int | None, chance: Random) -> HintQuestion:
    """Return what a hint for a seat is thought out from.

    Args:
        position: the table.
        seat: who asks; None for a watcher.
        chance: where the imagined worlds come from.

    Raises:
        ServerError: ``seat/none``, ``hint/off``, or ``hint/not-now`` where the seat is not to
            play a card.
    """
    if seat is None:
        raise ServerError("seat/none", "You watch: sit down first.")
    if not position.settings.hints:
        raise ServerError("hint/off", "Hints are switched off at this table.")
    deal = position.deal
    if deal is not None and deal.state is not None and seat in deal.match.playing:
        seen = view(deal.state, Seat(deal.match.playing.index(Seat(seat))))
        if can_hint(seen):
            return HintQuestion(seen, Random(chance.getrandbits(64)))
    raise ServerError("hint/not-now", "There is a hint when you are to play a card.")


def hint_told(question: HintQuestion) -> HintTold:
    """Return the hint, as it is sent."""
    return told_of_hint(hint(question.seen, question.chance, SERVER_BUDGET))


def told_of_hint(found: Hint) -> HintTold:
    """Return a hint as a message holds it."""
    return HintTold(
        card=card_code(found.best.card),
        down=found.best.down,
        reasons=tuple(map(_reason_told, found.reasons)),
        promises=_promises(found),
    )


def _reason_told(reason: Reason) -> ReasonTold:
    return ReasonTold(
        kind=reason.kind,
        cards=tuple(map(card_code, reason.cards)),
        seats=tuple(map(int, reason.seats)),
        suit=None if reason.suit is None else SUIT_LETTERS[reason.suit],
        trick=reason.trick,
    )


def _promises(found: Hint) -> tuple[Promise, ...]:
    return tuple(
        Promise(
            card=card_code(each.play.card),
            down=each.play.down,
            win=round(each.win, 4),
            points=round(each.points, 3) if found.in_points else None,
        )
        for each in found.plays
    )
