"""What a hand can still bring: every order in which its cards may go, weighed by chance.

The tricks to come are thought of one by one. In each the seat leads or follows, wins or
loses; it takes the card that is worth the most with what is left after it. The other hands
are not imagined one by one: only the chances of each card count, which makes it fast.
"""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import SUIT_OF, Card
from lasttrick.engine import Play, View
from lasttrick.players.chances import Chances
from lasttrick.players.stakes import Stakes

_FORESIGHT = 6
"""With how many cards the tricks to come are thought through: each more doubles the time."""


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

    def __init__(self, view: View, stakes: Stakes | None = None) -> None:
        """Take a view, and what is at stake; without it, what the table pays."""
        self._view = view
        self.table = view.table
        self.chances = Chances(view)
        self.stakes = Stakes(view) if stakes is None else stakes
        self._aside = view.aside
        tricks = view.table.rules.tricks
        self._free = view.table.duty == "free"
        self._run_from = view.table.deciding - self.stakes.keeps_run
        self._drop_after = tricks.drop_out_after
        self._sweep = tricks.sweep
        winners = view.winners_so_far
        self.standing = Standing(
            safe=self._drop_after is None
            or view.trick_number > self._drop_after
            or view.seat in winners,
            sweeping=self._sweep is not None and all(winner == view.seat for winner in winners),
            run=self.stakes.run_so_far(),
        )
        self._leading: dict[tuple[tuple[Card, ...], Standing], float] = {}
        self._following: dict[tuple[tuple[Card, ...], Standing], float] = {}

    def of(self, play: Play) -> float:
        """Return what the deal is worth after a play to the trick in progress."""
        trick = self._view.trick_number
        left = self._foreseen(tuple([card for card in self._view.hand if card != play.card]))
        chance = self._wins_now(play)
        worth = chance * self.won(play.card, trick, left, self.standing) if chance else 0.0
        if chance < 1:
            worth += (1 - chance) * self.lost(trick, left, self.standing)
        return worth

    def before_lead(self) -> float:
        """Return what the hand is worth before the first card is led."""
        hand = self._foreseen(self._view.hand)
        if self.table.leader(self._view.dealer) == self._view.seat:
            return self.leading(hand, self.standing)
        return self.following(hand, self.standing)

    def _foreseen(self, hand: tuple[Card, ...]) -> tuple[Card, ...]:
        """Return the part of a hand that the tricks to come are thought through with.

        From a long hand the middling cards are taken to go first: the highest ones, and
        a low one or two that are paid for, are what can be left at the end.
        """
        if len(hand) <= _FORESIGHT:
            return hand
        power, is_low = self.table.power, self.stakes.is_low
        paid = [card for card in hand if is_low(card)][:2]
        others = sorted([card for card in hand if card not in paid], key=lambda card: -power[card])
        kept = {*paid, *others[: _FORESIGHT - len(paid)]}
        return tuple([card for card in hand if card in kept])

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
        if trick >= self._run_from and self.stakes.is_low(card):
            return self.leading(left, Standing(True, standing.sweeping, (*standing.run, card)))
        if standing.safe and not standing.run:
            return self.leading(left, standing)
        return self.leading(left, Standing(True, standing.sweeping, ()))

    def lost(self, trick: int, left: tuple[Card, ...], standing: Standing) -> float:
        """Return the worth of losing a trick, and having these cards left."""
        if trick >= self.table.deciding:
            return 0.0
        if trick == self._drop_after and not standing.safe:
            return self.stakes.dropped(left)
        if standing.sweeping or standing.run:
            standing = Standing(standing.safe, False, ())
        return self.following(left, standing)

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
        chances = self.chances
        best: list[float | None] = [None, None, None, None]
        discarding: float | None = None
        for place, card in enumerate(hand):
            left = hand[:place] + hand[place + 1 :]
            value = self.lost(trick, left, standing)
            if discarding is None or value > discarding:
                discarding = value
            suit = SUIT_OF[card]
            chance = chances.wins_following(card, trick) if chances.suit_led[suit] else 0.0
            if chance:
                value += chance * (self.won(card, trick, left, standing) - value)
            so_far = best[suit]
            if so_far is None or value > so_far:
                best[suit] = value
        assert discarding is not None
        worth = 0.0
        for weight, value_in_suit in zip(chances.suit_led, best, strict=True):
            if value_in_suit is None or (self._free and discarding > value_in_suit):
                value_in_suit = discarding
            worth += weight * value_in_suit
        self._following[key] = worth
        return worth

    def _next(self, hand: tuple[Card, ...]) -> tuple[int, tuple[Card, ...]]:
        """Return the number of the next trick, and the hand with a card taken up for it."""
        if self._aside is None:
            return self.table.tricks - len(hand) + 1, hand
        if not hand:
            return self.table.tricks, (self._aside,)
        return self.table.tricks - len(hand), hand
