"""What a bot does in a seat, worked out beside the event loop."""

from __future__ import annotations

import logging
from random import Random
from typing import NamedTuple

from lasttrick.engine import Cut, Move, View, chance_cut, view
from lasttrick.errors import PlayerError
from lasttrick.players import ask, make_player
from lasttrick.server.protocol.happenings import By
from lasttrick.server.table.position import DEFAULT_BOT, Deal, Position

_LOG = logging.getLogger(__name__)


class Question(NamedTuple):
    """A move that a player program is asked for. It holds a view and no state."""

    seen: View
    player: str
    by: By
    chance: Random
    """What the player leaves to chance."""


class Choice(NamedTuple):
    """What a player program does."""

    move: Move
    failed: bool
    """Whether it was another that chose, because the one that was asked failed."""


def question(position: Position, player: str, by: By, chance: Random) -> Question:
    """Return the question to the player who moves for the seat to move."""
    deal = position.deal
    assert deal is not None
    assert deal.state is not None
    return Question(view(deal.state, deal.state.turn), player, by, Random(chance.getrandbits(64)))


def answer(question: Question) -> Choice:
    """Return what the player does; where it fails, what a careful one does instead."""
    legal = question.seen.legal
    if len(legal) == 1:
        return Choice(legal[0], failed=False)
    for player in dict.fromkeys((question.player, DEFAULT_BOT)):
        try:
            move = ask(make_player(player, question.chance), question.seen)
        except PlayerError as error:
            _LOG.warning("A bot was replaced: %s", error.message, exc_info=error.__cause__)
        else:
            return Choice(move, failed=player != question.player)
    return Choice(legal[0], failed=True)


def any_cut(deal: Deal, chance: Random) -> Cut:
    """Return a cut somewhere in the pack."""
    cut = chance_cut(deal.match.deal_table, deal.match.deal_dealer, chance)
    assert cut is not None
    return cut
