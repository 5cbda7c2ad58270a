"""What a hand can still bring: every order in which its cards may go, weighed by chance.

The tricks to come are thought of one by one. In each the seat leads or follows, wins or
loses; it takes the card that is worth the most with what is left after it. Lead and hand
are all that is carried along, so that even eight cards are soon thought through.
"""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import SUIT_OF, SUITS, Card
from lasttrick.engine import Play, View
from lasttrick.players.chances import Chances
from lasttrick.players.stakes import Stakes


class Standing(NamedTuple):
    """What earlier tricks have brought a seat, as far as it matters later."""

    safe: bool
    """It has a trick, or needs none: it will not drop out."""
    sweeping: bool
    """It has won every trick so far."""
    run: tuple[Card, ...]
    """The low cards with which it won the latest tricks, the latest last."""


class Prospects:
    """The worth, in points, of what one seat holds."""

    def __init__(self, view: View) -> None:
        self._view = view
        self.table = view.table
        self.chances = Chances(view)
        self.stakes = Stakes(view)
        self._aside = view.aside
        tricks = view.table.rules.tricks
        self._drop_after = tricks.drop_out_after
        self._sweep = tricks.sweep
        winners = [trick.winner for trick in view.tricks]
        self.standing = Standing(
            safe=self._drop_after is None
            or view.trick_number > self._drop_after
            or view.seat in winners,
            sweeping=self._sweep is not None
            and view.trick_number == len(winners) + 1
            and all(winner == view.seat for winner in winners),
            run=self.stakes.run_so_far(),
        )
        self._leading: dict[tuple[tuple[Card, ...], Standing], float] = {}
        self._following: dict[tuple[tuple[Card, ...], Standing], float] = {}

    def of(self, play: Play) -> float:
        """Return what the deal is worth after a play to the trick in progress."""
        trick = self._view.trick_number
        left = tuple([card for card in self._view.hand if card != play.card])
        chance = self._wins_now(play)
        worth = chance * self.won(play.card, trick, left, self.standing) if chance else 0.0
        if chance < 1:
            worth += (1 - chance) * self.lost(trick, left, self.standing)
        return worth

    def _wins_now(self, play: Play) -> float:
        """Return the chance that a play wins the trick in progress."""
        view, trick = self._view, self._view.trick_number
        blind = self.table.laying[trick] == "blind"
        if not view.trick:
            # The last trick may keep the suit of the one before it.
            dead = view.suit is not None and SUIT_OF[play.card] != view.suit
            return 0.0 if dead else self.chances.wins_led(play.card, trick)
        if play.down and not blind:
            return 0.0
        if view.best is None:
            takes = SUIT_OF[play.card] == view.suit
        else:
            takes = self.table.beats(play.card, view.best)
        return self.chances.holds(play.card, trick, blind) if takes else 0.0

    def won(self, card: Card, trick: int, left: tuple[Card, ...], standing: Standing) -> float:
        """Return the worth of winning a trick with this card, and having these left."""
        if trick == self.table.deciding:
            worth = self.stakes.deciding(card, standing.run)
            if self.stakes.wants_last_lost and left:
                lost = 1 - min(self.chances.wins_led(each, self.table.tricks) for each in left)
                worth += lost * self.stakes.last_lost()
            return worth
        if trick == self._sweep and standing.sweeping:
            return self.stakes.sweep()
        if trick == self._drop_after and standing.sweeping:
            return self.stakes.walkover()
        keeps = self.stakes.keeps_run
        low = trick >= self.table.deciding - keeps and self.stakes.is_low(card)
        run = (*standing.run, card) if low else ()
        return self.leading(left, Standing(True, standing.sweeping, run))

    def lost(self, trick: int, left: tuple[Card, ...], standing: Standing) -> float:
        """Return the worth of losing a trick, and having these cards left."""
        if trick >= self.table.deciding:
            return 0.0
        if trick == self._drop_after and not standing.safe:
            return self.stakes.dropped(left)
        return self.following(left, Standing(standing.safe, False, ()))

    def leading(self, hand: tuple[Card, ...], standing: Standing) -> float:
        """Return the worth of leading the next trick from these cards."""
        key = (hand, standing)
        known = self._leading.get(key)
        if known is not None:
            return known
        trick, hand = self._next(hand)
        best = 0.0
        for place, card in enumerate(hand):
            left = hand[:place] + hand[place + 1 :]
            chance = self.chances.wins_led(card, trick)
            worth = chance * self.won(card, trick, left, standing)
            if chance < 1:
                worth += (1 - chance) * self.lost(trick, left, standing)
            if worth > best or place == 0:
                best = worth
        self._leading[key] = best
        return best

    def following(self, hand: tuple[Card, ...], standing: Standing) -> float:
        """Return the worth of these cards when an opponent leads the next trick."""
        key = (hand, standing)
        known = self._following.get(key)
        if known is not None:
            return known
        trick, hand = self._next(hand)
        lefts = [hand[:place] + hand[place + 1 :] for place in range(len(hand))]
        losing = [self.lost(trick, left, standing) for left in lefts]
        discarding = max(losing)
        free = self.table.duty == "free"
        worth = 0.0
        for suit in SUITS:
            weight = self.chances.suit_led(suit)
            if not weight:
                continue
            best: float | None = discarding if free else None
            for card, left, lose in zip(hand, lefts, losing, strict=True):
                if SUIT_OF[card] != suit:
                    continue
                chance = self.chances.wins_following(card, trick)
                value = lose
                if chance:
                    value += chance * (self.won(card, trick, left, standing) - lose)
                if best is None or value > best:
                    best = value
            worth += weight * (discarding if best is None else best)
        self._following[key] = worth
        return worth

    def _next(self, hand: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
        """Return the number of the next trick, and the hand with a card taken up for it."""
        if self._aside is None:
            return self.table.tricks - len(hand) + 1, hand
        if not hand:
            return self.table.tricks, (self._aside,)
        return self.table.tricks - len(hand), hand
