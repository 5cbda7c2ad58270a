"""What a deal is worth to one seat, by the award and the payment of its table."""

from __future__ import annotations

from lasttrick.cards import SUIT_OF, Card, Rank, parse_ranks, rank_of
from lasttrick.engine import Declared, View

_ACE = Rank(12)


class Stakes:
    """The points at stake, for the seat that a view belongs to.

    Attributes:
        keeps_run: in how many tricks before the deciding one a low card is worth winning
            with.
        wants_last_lost: whether its winner gains by losing the last trick.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self.table = view.table
        award = self.table.rules.award
        pay = self.table.rules.pay.kind
        others = self.table.seats - 1
        self._share = {"winner": 1, "dropped-lose": 1, "pool": self.table.seats}.get(pay, others)
        # Who wins chips is also spared from paying them.
        self._spared = award.plain if pay == "opponents-pay" else 0
        limit = self.table.tricks if award.low.run == "all" else award.low.run
        self.keeps_run = limit - 1 if self.table.low_points else 0
        self.wants_last_lost = award.last_trick_lost > 0
        self._ranks = parse_ranks(award.not_with_rank) if award.not_with_rank is not None else ()

    def deciding(self, card: Card, run: tuple[Card, ...]) -> float:
        """Return what it is worth to win the deciding trick.

        Args:
            card: the card that wins it.
            run: the low cards that won the tricks just before it, the latest last.
        """
        award = self.table.rules.award
        points = self._low(card, run)
        if points is None:
            points = award.plain
        if self._ranks and rank_of(card) not in self._ranks:
            points += award.not_with_points
        return points * self._share + self._spared

    def last_lost(self) -> float:
        """Return what it adds for that winner not to win the last trick."""
        return self.table.rules.award.last_trick_lost * self._share

    def sweep(self) -> float:
        """Return what it is worth to win all of the first tricks."""
        return self.table.rules.award.sweep * self._share + self._spared

    def walkover(self) -> float:
        """Return what it is worth that everybody else is out of the deal."""
        return self.table.rules.award.plain * self._share + self._spared

    def dropped(self, held: tuple[Card, ...]) -> float:
        """Return what it is worth, not more than nothing, to drop out with these cards."""
        points = -1.0 if self.table.rules.pay.kind == "dropped-lose" else 0.0
        if self.table.rules.aces.stuck:
            points -= sum([rank_of(card) == _ACE for card in held])
        return points

    def is_low(self, card: Card) -> bool:
        """Say whether winning with this card can be worth more than with another."""
        return rank_of(card) in self.table.low_points

    def run_so_far(self) -> tuple[Card, ...]:
        """Return the low cards with which this seat has won the latest tricks."""
        run: list[Card] = []
        for trick in reversed(self._view.tricks[-self.keeps_run :] if self.keeps_run else ()):
            if trick.winner != self._view.seat or not self.is_low(trick.card):
                break
            run.append(trick.card)
        return tuple(reversed(run))

    def dry_times(self) -> int:
        """Return how many times over the card that this seat has set aside is paid."""
        for event in self._view.log:
            if isinstance(event, Declared) and event.seat == self._view.seat:
                if event.what == "dry":
                    return self.table.rules.dry.hidden_times
                if event.what == "show-dry":
                    return self.table.rules.dry.shown_times
        return 1

    def _low(self, card: Card, run: tuple[Card, ...]) -> int | None:
        """Return the award for low cards, the better of run and dry card; None for others."""
        low = self.table.rules.award.low
        if not self.is_low(card):
            return None
        counted = [card]
        for before in reversed(run[-self.keeps_run :] if self.keeps_run else ()):
            if low.suits == "distinct" and SUIT_OF[before] == SUIT_OF[counted[-1]]:
                break
            counted.append(before)
        values = self.table.low_points
        if low.table is not None:
            points = low.table[min(len(counted), len(low.table)) - 1]
        else:
            points = sum(values[rank_of(each)] for each in counted)
        if card == self._view.aside:
            points = max(points, values[rank_of(card)] * self.dry_times())
        return points
