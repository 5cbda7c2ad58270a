"""The state of a deal: everything there is to know, which no player may see.

Players, terminals, servers and environments get a :class:`~lasttrick.engine.views.View`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from lasttrick.cards import Card, Seat, Suit
from lasttrick.engine.events import Event, Played
from lasttrick.games import Table

Phase = Literal["redeal", "claim", "dry", "play", "flag", "over"]
"""What the seat to move is asked: to change a weak hand, to claim an instant win, to set a
card aside, to play; after the last trick, to accuse; or nothing more."""

Hand = tuple[Card, ...]


class Start(NamedTuple):
    """How a deal began."""

    table: Table
    dealer: Seat
    leader: Seat
    """Who leads the first trick."""
    hands: tuple[Hand, ...]
    """The cards of each seat, in the order in which they were dealt."""
    talon: Hand
    """The cards that were not dealt, the next one first."""
    number: int = 1
    """Which deal of the match it is, from 1."""
    pool: int | None = None
    """Stones, or chips of a common pool, that are there to be won; None without a limit."""
    first_trick: int = 1
    """The number of the first trick; more than 1 for an ending."""
    won_before: tuple[Seat | None, ...] = ()
    """For an ending: who won each trick before it, as far as that is known."""
    out: tuple[Seat, ...] = ()
    """For an ending: who had dropped out."""


class Trick(NamedTuple):
    """A finished trick: its cards in the order of play, and who won it with which."""

    plays: tuple[Played, ...]
    winner: Seat
    card: Card

    @property
    def leader(self) -> Seat:
        """Who led it."""
        return self.plays[0].seat


class Gain(NamedTuple):
    """One reason why a seat got or lost points."""

    seat: Seat
    reason: str
    """``deciding-trick``, ``low-run``, ``dry``, ``show-dry``, ``not-with-rank``,
    ``last-trick-lost``, ``dealt-hand``, ``sweep``, ``instant-win``, ``walkover``, ``paid``,
    ``ace``, ``dropped``, ``flagged``, ``wrong-flag``, ``pool``, ``pool-short``."""
    points: int
    cards: Hand = ()
    """The cards that earned or cost them."""


WonBy = Literal["deciding-trick", "sweep", "instant-win", "walkover", "revoke"]


class Result(NamedTuple):
    """How a deal ended."""

    by: WonBy
    """``walkover``: everyone else left. ``revoke``: the deal is void after a proven flag."""
    winner: Seat | None
    points: tuple[int, ...]
    """What the deal adds to each seat."""
    next_dealer: Seat
    gains: tuple[Gain, ...]
    """Why, in the order in which it is counted; they add up to the points."""


class State(NamedTuple):
    """A moment of a deal. Immutable: a move makes a new one."""

    start: Start
    phase: Phase
    turn: Seat | None
    """Who moves; None when the deal is over."""
    hands: tuple[Hand, ...]
    """What each seat holds now, without a card set aside."""
    aside: tuple[Card | None, ...]
    """The card that each seat has set aside, until the last trick takes it up."""
    out: tuple[Seat, ...]
    """Who dropped out, in that order."""
    trick: tuple[Played, ...]
    """The cards of the trick in progress."""
    suit: Suit | None
    """The suit that counts in it."""
    best: Card | None
    """The best card in it so far."""
    holder: Seat | None
    """Who laid that card."""
    tricks: tuple[Trick, ...]
    log: tuple[Event, ...]
    talon: Hand
    """The cards still undealt: a redeal takes from the front."""
    answered: int
    """How many seats have answered what the phase asks."""
    result: Result | None

    @property
    def table(self) -> Table:
        """The rules of this table."""
        return self.start.table

    @property
    def trick_number(self) -> int:
        """The number of the trick in progress, from 1."""
        return self.start.first_trick + len(self.tricks)

    @property
    def over(self) -> bool:
        """Whether the deal has its result."""
        return self.result is not None

    @property
    def winners_so_far(self) -> tuple[Seat | None, ...]:
        """Who won each trick, beginning with the first; None where an ending does not say."""
        return (*self.start.won_before, *(trick.winner for trick in self.tricks))

    @property
    def deciding_winner(self) -> Seat:
        """Who won the deciding trick, once it has been played."""
        return self.tricks[self.table.deciding - self.start.first_trick].winner
