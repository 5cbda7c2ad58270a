"""What one seat, or the public, may know of a deal.

A view is built field by field from what the rules let that seat know. It is another type
than the state, holds no reference to one, and is all that bots, wires, terminals and
environments ever get.
"""

from __future__ import annotations

from typing import NamedTuple

from lasttrick.cards import Card, Seat, Suit
from lasttrick.engine.events import Declared, Event, Played
from lasttrick.engine.legality import legal
from lasttrick.engine.moves import Move
from lasttrick.engine.state import Hand, Phase, Result, State, Trick
from lasttrick.games import Table


class Opened(NamedTuple):
    """The whole deal, once the table opens it."""

    hands: tuple[Hand, ...]
    """The cards of each seat as they were dealt."""
    talon: Hand
    log: tuple[Event, ...]
    """Everything that happened, with every card."""
    tricks: tuple[Trick, ...]
    """The finished tricks, with every card."""


class View(NamedTuple):
    """A moment of a deal as one seat knows it."""

    table: Table
    seat: Seat | None
    """Who looks; None for the public."""
    dealer: Seat
    leader: Seat
    """Who leads the first trick."""
    number: int
    """Which deal of the match it is, from 1."""
    pool: int | None
    """Stones or chips in the middle; None without."""
    phase: Phase
    turn: Seat | None
    """Who moves; None when the deal is over."""
    hand: Hand
    """The cards that this seat holds; none for the public."""
    dealt: Hand
    """The cards that this seat was dealt."""
    aside: Card | None
    """The card that this seat has set aside for the last trick."""
    sizes: tuple[int, ...]
    """How many cards each seat holds, without one set aside."""
    out: tuple[Seat, ...]
    """Who dropped out, in that order."""
    first_trick: int
    """The number of the first trick; more than 1 for an ending."""
    won_before: tuple[Seat | None, ...]
    """For an ending: who won each trick before it, as far as that is known."""
    trick: tuple[Played, ...]
    """The trick in progress; a card that this seat may not know is None."""
    suit: Suit | None
    """The suit that counts in it."""
    best: Card | None
    """The best card in it so far."""
    holder: Seat | None
    """Who laid that card."""
    tricks: tuple[Trick, ...]
    """The finished tricks; a card that this seat may not know is None."""
    log: tuple[Event, ...]
    """Everything that happened, in order; a card that this seat may not know is None."""
    talon_size: int
    legal: tuple[Move, ...]
    """What this seat may do; nothing when it is not its turn."""
    result: Result | None
    opened: Opened | None
    """All the cards as dealt, where the match opens them after the deal. What a seat was
    told before it stays as it was told."""

    @property
    def trick_number(self) -> int:
        """The number of the trick in progress, from 1."""
        return self.first_trick + len(self.tricks)

    @property
    def winners_so_far(self) -> tuple[Seat | None, ...]:
        """Who won each trick, beginning with the first; None where an ending does not say."""
        return (*self.won_before, *(trick.winner for trick in self.tricks))

    @property
    def over(self) -> bool:
        """Whether the deal has its result."""
        return self.result is not None

    @property
    def may_look_back(self) -> tuple[Trick, ...]:
        """The finished tricks that the rules let anyone look at again, the latest last."""
        match self.table.rules.match.look_back:
            case "none":
                return ()
            case "last":
                return self.tricks[-1:]
            case "all":
                return self.tricks


def view(state: State, seat: Seat | None) -> View:
    """Return what a seat may know now.

    Args:
        state: the deal.
        seat: who looks; None for the public, who holds no cards.
    """
    begun = state.start
    table = begun.table
    opens = state.result is not None and table.rules.match.open_after
    if not table.hides:
        trick, tricks, log = state.trick, state.tricks, state.log
    else:
        trick = _masked_plays(state.trick, seat)
        tricks = tuple(Trick(_masked_plays(t.plays, seat), t.winner, t.card) for t in state.tricks)
        log = tuple([_masked(event, seat) for event in state.log])
    return View(
        table,
        seat,
        begun.dealer,
        begun.leader,
        begun.number,
        begun.pool,
        state.phase,
        state.turn,
        () if seat is None else state.hands[seat],
        () if seat is None else begun.hands[seat],
        None if seat is None else state.aside[seat],
        tuple(map(len, state.hands)),
        state.out,
        begun.first_trick,
        begun.won_before,
        trick,
        state.suit,
        state.best,
        state.holder,
        tricks,
        log,
        len(state.talon),
        legal(state) if seat is not None and seat == state.turn else (),
        state.result,
        Opened(begun.hands, begun.talon, state.log, state.tricks) if opens else None,
    )


def public_of(seen: View) -> View:
    """Return what everybody knows at a moment that one seat knows, before the deal is over."""
    trick, tricks, log = seen.trick, seen.tricks, seen.log
    if seen.table.hides:
        trick = _masked_plays(trick, None)
        tricks = tuple([each._replace(plays=_masked_plays(each.plays, None)) for each in tricks])
        log = tuple([_masked(event, None) for event in log])
    return seen._replace(
        seat=None, hand=(), dealt=(), aside=None, trick=trick, tricks=tricks, log=log, legal=()
    )


def _masked_plays(plays: tuple[Played, ...], seat: Seat | None) -> tuple[Played, ...]:
    return tuple([Played(p.seat, None, True) if p.down and p.seat != seat else p for p in plays])


def _masked(event: Event, seat: Seat | None) -> Event:
    """Return an event as a seat knows it: a turned-up card is told by its reveal, not here."""
    match event:
        case Played(player, _, True) if player != seat:
            return Played(player, None, True)
        case Declared(player, "dry") if player != seat:
            return Declared(player, "dry")
        case _:
            return event
