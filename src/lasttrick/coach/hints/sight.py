"""What one view proves: which cards nobody can beat any more, and who holds none of a suit."""

from __future__ import annotations

from lasttrick.cards import SUIT_OF, Card, Seat, Suit
from lasttrick.engine import Declared, Play, Played, View
from lasttrick.players.memory import opponents, still_to_play, unseen_cards, voids


class Sight:
    """A view, looked at for what is certain in it.

    Attributes:
        view: the deal as the seat to move knows it.
        table: its rules.
        loose: every card that another hand may still hold, or that lies hidden in a trick.
        opponents: the other seats in the deal.
    """

    def __init__(self, view: View) -> None:
        """Look at a view of the seat to move."""
        self.view = view
        self.table = view.table
        self.opponents = opponents(view)
        self.loose = frozenset(unseen_cards(view)) | _shown_but_held(view)
        rules = view.table.rules
        # A revoke that nobody stops, or a card set aside, makes a discard prove nothing.
        told = rules.enforce.revokes == "refused" and not rules.dry.allowed
        nothing: tuple[frozenset[Suit], ...] = (frozenset(),) * view.table.seats
        self._voids = voids(view) if told else nothing

    @property
    def leads(self) -> bool:
        """Whether the seat leads to the trick in progress."""
        return not self.view.trick

    @property
    def plays(self) -> tuple[Play, ...]:
        """What the seat may play."""
        return tuple([move for move in self.view.legal if isinstance(move, Play)])

    @property
    def rivals(self) -> tuple[Seat, ...]:
        """The seats whose cards can still beat the best one of the trick in progress.

        What was answered blind counts when it is turned up, after everybody has played.
        """
        if self.leads:
            return self.opponents
        if self.table.laying[self.view.trick_number] != "blind":
            return still_to_play(self.view)
        leader = self.view.trick[0].seat
        return tuple([seat for seat in self.opponents if seat != leader])

    def left(self, play: Play) -> tuple[Card, ...]:
        """Return the cards that the hand has left after a play, for the next trick."""
        left = tuple([card for card in self.view.hand if card != play.card])
        taken_up = self.view.trick_number + 1 == self.table.tricks
        if taken_up and self.view.aside is not None:
            return (*left, self.view.aside)
        return left

    def above(self, card: Card) -> tuple[Card, ...]:
        """Return the cards of the pack that beat this one, the highest first."""
        return tuple([other for other in self.table.pack if self.table.beats(other, card)])

    def is_master(self, card: Card) -> bool:
        """Say whether no other hand can hold a card that beats this one."""
        return not any(other in self.loose for other in self.above(card))

    def lacks(self, seat: Seat, suit: Suit) -> bool:
        """Say whether a seat is known to hold none of a suit."""
        return suit in self._voids[seat]

    def without(self, suit: Suit, seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
        """Return those of these seats that are known to hold none of a suit."""
        return tuple([seat for seat in seats if self.lacks(seat, suit)])

    def takes(self, play: Play) -> bool:
        """Say whether a play beats what is seen in the trick so far."""
        view = self.view
        if view.suit is not None and SUIT_OF[play.card] != view.suit:
            return False
        if self.leads:
            return True
        if play.down and self.table.laying[view.trick_number] != "blind":
            return False
        return view.best is None or self.table.beats(play.card, view.best)

    def is_safe(self, play: Play) -> bool:
        """Say whether a play takes the trick, whatever the others hold."""
        if not self.takes(play):
            return False
        rivals = self.rivals
        suit = SUIT_OF[play.card]
        return self.is_master(play.card) or self.without(suit, rivals) == rivals

    def wins_led_next(self, card: Card, after: Play) -> bool:
        """Say whether a card takes the next trick when it is led there, whatever others hold.

        Args:
            card: one that is left after the play.
            after: the play that takes the trick in progress.
        """
        last = self.view.trick_number + 1 == self.table.tricks
        keeps_suit = last and self.table.rules.tricks.last_suit == "won-the-lead"
        if keeps_suit and SUIT_OF[card] != SUIT_OF[after.card]:
            return False
        suit = SUIT_OF[card]
        return self.is_master(card) or self.without(suit, self.opponents) == self.opponents


def _shown_but_held(view: View) -> frozenset[Card]:
    """Return what others have set aside for all to see, and have not played yet."""
    played = {event.card for event in view.log if isinstance(event, Played)}
    return frozenset(
        event.card
        for event in view.log
        if isinstance(event, Declared)
        and event.what == "show-dry"
        and event.card is not None
        and event.seat != view.seat
        and event.card not in played
    )
