"""What deals showed, as sums that can be added up part by part and kept in a file."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from math import fsum

from lasttrick.kernels.watching import FOLLOWERS, LEADER, Choices, Watched

PLACES = {LEADER: "leader", FOLLOWERS: "followers"}


@dataclass
class Mean:
    """Numbers of which a mean is wanted."""

    count: int = 0
    total: float = 0.0
    squares: float = 0.0

    def add(self, values: Sequence[float]) -> None:
        """Add numbers: in the same groups, and in the same order of groups, the sums agree."""
        self.count += len(values)
        self.total += fsum(values)
        self.squares += fsum(value * value for value in values)

    def join(self, other: Mean) -> None:
        """Add what another one holds."""
        self.count += other.count
        self.total += other.total
        self.squares += other.squares


@dataclass
class Seats:
    """Wins and points, for each seat or each bot."""

    wins: list[int]
    points: list[int]
    squares: list[int]
    """The squares of the points, added up."""

    @classmethod
    def blank(cls, seats: int) -> Seats:
        """Return what stands at the beginning."""
        return cls([0] * seats, [0] * seats, [0] * seats)

    def join(self, other: Seats) -> None:
        """Add what another one holds."""
        for mine, theirs in (
            (self.wins, other.wins),
            (self.points, other.points),
            (self.squares, other.squares),
        ):
            mine[:] = [one + more for one, more in zip(mine, theirs, strict=True)]


@dataclass
class Looks:
    """What the deals that were weighed move by move showed: one number a deal in each mean."""

    deals: int = 0
    spread: Mean = field(default_factory=Mean)
    drama: Mean = field(default_factory=Mean)
    security: Mean = field(default_factory=Mean)
    chance: dict[str, Mean] = field(default_factory=dict)
    """By trick: the share of playouts from its lead that the later winner won."""
    decided: dict[str, int] = field(default_factory=dict)
    """By trick: how many deals were decided by its lead, but not by the one before."""

    def join(self, other: Looks) -> None:
        """Add what another one holds."""
        self.deals += other.deals
        self.spread.join(other.spread)
        self.drama.join(other.drama)
        self.security.join(other.security)
        for trick, mean in other.chance.items():
            self.chance.setdefault(trick, Mean()).join(mean)
        for trick, deals in other.decided.items():
            self.decided[trick] = self.decided.get(trick, 0) + deals


@dataclass
class Sums:
    """All that is counted."""

    deals: int
    seats: Seats
    bots: Seats
    """The same for each bot, where different ones change seats."""
    outcomes: dict[str, int] = field(default_factory=dict)
    """How often a deal was won in a way with so many points: ``sweep 2``."""
    choices: dict[str, Choices] = field(default_factory=dict)
    """By trick and place: ``1 leader``, ``1 followers``."""
    slopes: Mean = field(default_factory=Mean)
    looks: Looks = field(default_factory=Looks)

    @classmethod
    def blank(cls, seats: int) -> Sums:
        """Return what stands at the beginning."""
        return cls(0, Seats.blank(seats), Seats.blank(seats))

    def watch(self, watched: Watched) -> None:
        """Add deals that were watched."""
        self.deals += watched.deals
        self.seats.join(Seats(watched.wins, watched.points, watched.squares))
        for (by, points), deals in sorted(watched.outcomes.items()):
            self._outcome(f"{by} {points}", deals)
        for (trick, place), choices in sorted(watched.choices.items()):
            self._choices(f"{trick} {PLACES[place]}", choices)
        self.slopes.add(watched.slopes)

    def join(self, other: Sums) -> None:
        """Add what another one holds."""
        self.deals += other.deals
        self.seats.join(other.seats)
        self.bots.join(other.bots)
        for outcome, deals in other.outcomes.items():
            self._outcome(outcome, deals)
        for where, choices in other.choices.items():
            self._choices(where, choices)
        self.slopes.join(other.slopes)
        self.looks.join(other.looks)

    def _outcome(self, outcome: str, deals: int) -> None:
        self.outcomes[outcome] = self.outcomes.get(outcome, 0) + deals

    def _choices(self, where: str, more: Choices) -> None:
        have = self.choices.setdefault(where, Choices())
        have.deals += more.deals
        have.cards += more.cards
        have.plays += more.plays
        have.cards_squared += more.cards_squared
        have.crossed += more.crossed
        have.plays_squared += more.plays_squared


def together(parts: Iterable[Sums], seats: int) -> Sums:
    """Return parts of tables of this size as one, added up in this order."""
    whole = Sums.blank(seats)
    for part in parts:
        whole.join(part)
    return whole
