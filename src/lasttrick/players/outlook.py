"""What each play can be expected to bring, by the chances of its cards alone."""

from __future__ import annotations

from lasttrick.cards import Card
from lasttrick.engine import Play, View
from lasttrick.players.assessment import PlayWorth
from lasttrick.players.prospects import Prospects
from lasttrick.players.stakes import Stakes


class Winning(Stakes):
    """One point for winning the deal in whatever way, and nothing else."""

    def __init__(self, view: View) -> None:
        super().__init__(view)
        self.keeps_run = 0
        self.wants_last_lost = False

    def deciding(self, card: Card, run: tuple[Card, ...]) -> float:
        """Return what it is worth to win the deciding trick."""
        return 1.0

    def sweep(self) -> float:
        """Return what it is worth to win all of the first tricks."""
        return 1.0

    def walkover(self) -> float:
        """Return what it is worth that everybody else is out of the deal."""
        return 1.0

    def dropped(self, held: tuple[Card, ...]) -> float:
        """Return what it is worth to drop out."""
        return 0.0


def outlook(view: View, plays: tuple[Play, ...]) -> tuple[PlayWorth, ...]:
    """Return what each play is expected to bring, and the chance that it wins the deal."""
    prospects, winning = Prospects(view), Prospects(view, Winning(view))
    return tuple(PlayWorth(play, prospects.of(play), winning.of(play)) for play in plays)
