"""Deals drawn from all those that a view leaves possible, each with equal chance."""

from __future__ import annotations

from random import Random

from lasttrick.engine import Dropped, Played, View
from lasttrick.engine.dealt_hands import instant_hand
from lasttrick.players.beliefs.counting import Ways
from lasttrick.players.beliefs.reading import unknown
from lasttrick.players.beliefs.worlds import World, dealt_hands, known_of, world_of

_MOST_DRAWS = 200
"""So often a world is drawn again because somebody would have won it as dealt."""


class Beliefs:
    """What a seat, or the public, can believe of a deal, by all that has been seen.

    Every world drawn could have produced the view, and each that could is as likely as any
    other. Only where hands win as dealt, and the table sees to it, is a world drawn in which
    nobody was asked; it is drawn again if somebody would have won. After 200 draws in vain
    the last one is taken.
    """

    def __init__(self, view: View, *, patience: int | None = None) -> None:
        """Take a view, before the deal is over.

        Args:
            view: the deal as a seat or the public knows it.
            patience: how many steps the count of ways may take, about ten microseconds each;
                None for any number. Hundreds are rare: many cards face down that somebody
                either followed with or could not, as in Sipa with five.

        Raises:
            TooManyWays: where patience does not do.
        """
        self._view = view
        self._ways = Ways(unknown(view), patience)
        if not self._ways.count:
            # Somebody must have revoked where the others have to find it out.
            self._ways = Ways(unknown(view, loose=True), patience)
        self._known = known_of(view)
        self._unclaimed = _nobody_claimed(view)

    @property
    def ways(self) -> int:
        """In how many ways the unseen cards can lie, hands that would have won counted too."""
        return self._ways.count

    def world(self, chance: Random) -> World:
        """Return one world."""
        for _ in range(_MOST_DRAWS):
            world = world_of(self._known, self._ways.drawn(chance))
            if not self._unclaimed or not self._would_have_won(world):
                break
        return world

    def _would_have_won(self, world: World) -> bool:
        view = self._view
        gone = _gone_before_claims(view)
        return any(
            instant_hand(view.table, hand) is not None
            for seat, hand in dealt_hands(view, world).items()
            if seat not in gone
        )


def _nobody_claimed(view: View) -> bool:
    """Say whether the table has looked at all hands, and none won as dealt."""
    rule = view.table.rules.instant_win
    looked = view.phase not in ("redeal", "claim") and view.first_trick == 1
    return looked and bool(rule.hands) and rule.claim == "automatic"


def _gone_before_claims(view: View) -> set[int]:
    """Return the seats that left before a card was played."""
    gone: set[int] = set()
    for event in view.log:
        if isinstance(event, Played):
            break
        if isinstance(event, Dropped):
            gone.add(event.seat)
    return gone
