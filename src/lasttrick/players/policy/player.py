"""The player that has learnt by playing against itself."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from lasttrick.engine import Move, Play, View
from lasttrick.players.assessment import Share
from lasttrick.players.careful import Careful
from lasttrick.players.policy.families import family_of
from lasttrick.players.policy.features import MOMENT, PLAY, Room, describe
from lasttrick.players.policy.network import ready
from lasttrick.players.policy.seeing import plays_of, sight_of

LEAST = 0.1
"""Plays less likely than this are not made: what is left of them is what training tried out."""


class Policy:
    """Plays each card with the chance that training by self-play has given it.

    It mixes its plays as a strong opponent would have to, thinks nothing through, and so
    answers in far less than a thousandth of a second. What is asked beside play it answers
    as ``careful`` does.
    """

    name = "policy"

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._careful = Careful(chance)

    def choose(self, view: View, legal: tuple[Move, ...]) -> Move:
        """Return a move by its chance."""
        plays = [move for move in legal if isinstance(move, Play)]
        if len(plays) < len(legal):
            return self._careful.choose(view, legal)
        return drawn(_made(shares(view, plays)), self._chance)

    def mix(self, view: View, legal: tuple[Move, ...]) -> tuple[Share, ...] | None:
        """Return how likely it makes each play; None where it is not asked for a play."""
        plays = [move for move in legal if isinstance(move, Play)]
        if len(plays) < len(legal):
            return None
        made = _made(shares(view, plays))
        whole = sum(share.chance for share in made)
        return tuple([Share(play, chance / whole) for play, chance in made])


def _made(known: list[Share]) -> list[Share]:
    """Return the plays that are made at all."""
    least = min(LEAST, max(share.chance for share in known))
    return [share for share in known if share.chance >= least]


def drawn(known: Sequence[Share], chance: Random) -> Play:
    """Return one of these plays, each as often as its share of the chances of all says."""
    left = chance.random() * sum(share.chance for share in known)
    for share in known:
        left -= share.chance
        if left < 0:
            return share.play
    return known[-1].play


def shares(view: View, plays: list[Play]) -> list[Share]:
    """Return how likely the policy is to make each of these plays.

    Args:
        view: of a seat whose turn it is, in the phase of play.
        plays: what it may play, one play at least.
    """
    if len(plays) == 1:
        return [Share(plays[0], 1.0)]
    room = Room()
    moment = [0.0] * MOMENT
    rows = [[0.0] * PLAY for _ in plays]
    numbers = plays_of(view.table, plays)
    describe(sight_of(view), numbers, len(plays), room.clear, room.suits, room.order, moment, rows)
    found = ready(family_of(view.table)).chances(moment, rows)
    return [Share(play, chance) for play, chance in zip(plays, found, strict=True)]
