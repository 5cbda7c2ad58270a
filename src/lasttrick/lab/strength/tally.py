"""What the deals of a contest showed, as whole numbers that can be added up and kept.

One deal, with all its plays, adds one number to each sum: its plays share the cards, so only
the deals are independent of each other.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass
class Sum:
    """One number a deal, and its square, added up."""

    total: int = 0
    squares: int = 0

    def add(self, number: int) -> None:
        """Add what one deal showed."""
        self.total += number
        self.squares += number * number

    def join(self, other: Sum) -> None:
        """Add what another one holds."""
        self.total += other.total
        self.squares += other.squares


@dataclass
class Tally:
    """All that is counted."""

    deals: int = 0
    differing: int = 0
    """In how many deals the difference was not nothing."""
    points: Sum = field(default_factory=Sum)
    """The points of the player's seats in all plays of a deal."""
    points_against: Sum = field(default_factory=Sum)
    """Those of the opponent's seats."""
    difference: Sum = field(default_factory=Sum)
    """Points times the seats of the opponent, less the points against times those of the player:
    the difference of their means, times the seats of both."""
    won: Sum = field(default_factory=Sum)
    """How many plays of a deal the player won."""
    won_against: Sum = field(default_factory=Sum)
    gain: Sum = field(default_factory=Sum)
    """The difference to the baseline, times the seats of the player and those of the table."""

    def join(self, other: Tally) -> None:
        """Add what another one holds."""
        self.deals += other.deals
        self.differing += other.differing
        for mine, more in (
            (self.points, other.points),
            (self.points_against, other.points_against),
            (self.difference, other.difference),
            (self.won, other.won),
            (self.won_against, other.won_against),
            (self.gain, other.gain),
        ):
            mine.join(more)
