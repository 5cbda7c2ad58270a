"""How likely a card is to win a trick, as far as one seat can tell.

Every unseen card is taken to lie anywhere it can with equal chance: in the hand of an
opponent who has not shown to be out of its suit, in the talon, or hidden on the table.
"""

from __future__ import annotations

from math import prod

from lasttrick.cards import SUIT_OF, SUITS, Card, Seat
from lasttrick.engine import View
from lasttrick.players.memory import (
    opponents,
    shown_dry_cards,
    still_to_play,
    unseen_cards,
    voids,
)

_EAGER_EARLY = 0.2
_EAGER_LATE = 0.4
"""How often an opponent who can beat a card does so on purpose, long before the deciding
trick and close to it; otherwise any lawful card is taken to be as likely."""


class Chances:
    """What one view says of the tricks to come.

    Attributes:
        opponents: the other seats in the deal.
        unseen: the cards whose place is not known.
        suit_led: for each suit, the chance that an opponent who leads, leads it.
    """

    def __init__(self, view: View) -> None:
        self.table = view.table
        self.unseen = unseen_cards(view)
        self.opponents = opponents(view)
        self._to_play = still_to_play(view)
        leader = view.trick[0].seat if view.trick else None
        self._blind_rivals = tuple([seat for seat in self.opponents if seat != leader])
        self._voids = voids(view)
        self._dry = shown_dry_cards(view)
        self._powers: list[list[int]] = [[] for _ in SUITS]
        power = view.table.power
        for card in self.unseen:
            self._powers[SUIT_OF[card]].append(power[card])
        self._room = {
            seat: max(1, sum(len(self._powers[s]) for s in SUITS if s not in self._voids[seat]))
            for seat in self.opponents
        }
        self._thinned = self._survivors(view)
        self._higher: dict[Card, int] = {}
        self._leads: dict[tuple[Card, int], float] = {}
        self._follows: dict[tuple[Card, int], float] = {}
        self.suit_led = self._suit_weights()

    def is_master(self, card: Card) -> bool:
        """Say whether no unseen card beats this one."""
        return self._above(card) == 0

    def wins_led(self, card: Card, trick: int) -> float:
        """Return the chance that a card wins a trick, now or later, that it leads."""
        key = (card, trick)
        if key not in self._leads:
            self._leads[key] = self._unbeaten(card, trick, 1.0)
        return self._leads[key]

    def wins_following(self, card: Card, trick: int) -> float:
        """Return the chance that a card wins a later trick that an opponent leads in its suit."""
        key = (card, trick)
        if key not in self._follows:
            above = self._above(card)
            below = len(self._powers[SUIT_OF[card]]) - above
            chance = below / (above + below) if below else 0.0
            others = len(self.opponents)
            if chance and above and others > 1:
                chance *= self._unbeaten(card, trick, (others - 1) / others)
            self._follows[key] = chance
        return self._follows[key]

    def holds(self, card: Card, trick: int, blind: bool) -> float:
        """Return the chance that a card that beats all before it wins the trick in progress.

        Args:
            card: the best card so far, once it is laid.
            trick: the number of the trick.
            blind: whether the answers before it still lie unseen.
        """
        rivals = self._blind_rivals if blind else self._to_play
        return prod(1 - self._beats(seat, card, trick) for seat in rivals)

    def _above(self, card: Card) -> int:
        """Return how many unseen cards beat this one."""
        known = self._higher.get(card)
        if known is None:
            mine = self.table.power[card]
            known = sum([power > mine for power in self._powers[SUIT_OF[card]]])
            self._higher[card] = known
        return known

    def _unbeaten(self, card: Card, trick: int, share: float) -> float:
        chance = prod(1 - self._beats(seat, card, trick) for seat in self.opponents)
        drops = self.table.rules.tricks.drop_out_after
        if drops is not None and trick > drops:
            share *= self._thinned
        return float(chance**share) if share != 1.0 else chance

    def _beats(self, seat: Seat, card: Card, trick: int) -> float:
        """Return the chance that an opponent holds a card that beats this one, and plays it."""
        table = self.table
        if trick == table.tricks and seat in self._dry:
            return float(table.beats(self._dry[seat], card))
        suit = SUIT_OF[card]
        if suit in self._voids[seat]:
            return 0.0
        above = self._above(card)
        if not above:
            return 0.0
        room = self._room[seat]
        held = table.tricks - trick + 1
        if held == 1:
            return min(1.0, above / room)
        can = 1 - (1 - min(1.0, above / room)) ** held
        in_suit = len(self._powers[suit])
        if table.duty == "free":
            beating = held * above / room
            any_card = (
                above / room if table.laying[trick] == "blind" else beating / (held + beating)
            )
        else:
            follows = 1 - (1 - min(1.0, in_suit / room)) ** held
            any_card = follows * above / in_suit
            if table.duty == "must-beat":
                return can
        eager = _EAGER_LATE if trick >= table.deciding - 1 else _EAGER_EARLY
        return eager * can + (1 - eager) * any_card

    def _survivors(self, view: View) -> float:
        """Return which part of the opponents may be left once those without a trick drop out."""
        drops = view.table.rules.tricks.drop_out_after
        if drops is None or view.trick_number > drops:
            return 1.0
        winners = {trick.winner for trick in view.tricks} - {view.seat}
        left = drops - view.trick_number + 1
        likely = min(len(self.opponents), max(1.0, len(winners) + 0.5 * left))
        return likely / len(self.opponents)

    def _suit_weights(self) -> tuple[float, ...]:
        weights = [
            sum(
                len(self._powers[suit]) / self._room[seat]
                for seat in self.opponents
                if suit not in self._voids[seat]
            )
            for suit in SUITS
        ]
        whole = sum(weights) or 1.0
        return tuple(weight / whole for weight in weights)
