"""A moment of a deal from hands that somebody typed."""

from __future__ import annotations

from typing import NamedTuple

import click

from lasttrick.cards import Card, Seat, codes, parse_card, parse_cards
from lasttrick.engine import Play, State, ending, legal, play, start
from lasttrick.games import Table


class TypedDeal(NamedTuple):
    """What was typed."""

    hands: str
    """The cards of each seat, with a stroke between two seats."""
    lead: int | None
    """Who leads the trick for which the hands are whole."""
    dealer: int | None
    played: str
    """The cards played since; a star marks one that was hidden by choice."""
    won: str
    """Who won the tricks before, with commas; a question mark where that is not known."""


def state_as_typed(table: Table, typed: TypedDeal) -> State:
    """Return the moment that was typed.

    Raises:
        UsageError: for what does not fit together.
        CardError: for a text that is no card.
        TableError: for hands that cannot be of this game.
        IllegalMove: for a card played that the rules refuse.
    """
    hands = [parse_cards(part) for part in typed.hands.split("/")]
    for seat in (typed.lead, typed.dealer):
        if seat is not None and seat >= table.seats:
            raise click.UsageError(f"Expected a seat from 0 to {table.seats - 1}, but got {seat}.")
    state = _begun(table, hands, typed)
    for word in typed.played.replace(",", " ").split():
        state = _played(state, parse_card(word.rstrip("*")), hidden=word.endswith("*"))
    return state


def _begun(table: Table, hands: list[tuple[Card, ...]], typed: TypedDeal) -> State:
    each = max(map(len, hands))
    if each == table.tricks:
        talon = tuple(card for card in table.pack if not any(card in hand for hand in hands))
        dealer = _dealer_for(table, typed)
        return start(table, dealer, hands, talon)
    if typed.lead is None:
        raise click.UsageError("Expected --lead with the hands of an ending.")
    return ending(
        table,
        Seat(typed.dealer or 0),
        hands,
        trick=table.tricks - each + 1,
        leader=Seat(typed.lead),
        out=[Seat(seat) for seat, hand in enumerate(hands) if not hand],
        won_before=_winners(typed.won) if typed.won else None,
    )


def _dealer_for(table: Table, typed: TypedDeal) -> Seat:
    """Return who dealt, so that whoever was said to lead does."""
    if typed.dealer is not None:
        dealer = Seat(typed.dealer)
        if typed.lead is not None and table.leader(dealer) != typed.lead:
            raise click.UsageError(
                f"When seat {dealer} deals, seat {table.leader(dealer)} leads, not {typed.lead}."
            )
        return dealer
    if typed.lead is None:
        return Seat(0)
    return next(seat for seat in map(Seat, range(table.seats)) if table.leader(seat) == typed.lead)


def _winners(typed: str) -> list[Seat | None]:
    words = [word.strip() for word in typed.split(",")]
    if any(word != "?" and not word.isdecimal() for word in words):
        raise click.UsageError(f"Expected seats with commas between, or ?, but got {typed!r}.")
    return [None if word == "?" else Seat(int(word)) for word in words]


def _played(state: State, card: Card, *, hidden: bool) -> State:
    """Return the state after a card; it is laid as the rules have it unless it is hidden."""
    if state.turn is None:
        raise click.UsageError(f"The deal is over before {codes((card,))} is played.")
    ways = [move for move in legal(state) if isinstance(move, Play) and move.card == card]
    fitting = [move for move in ways if move.down] if hidden else ways
    return play(state, state.turn, (fitting or [Play(card, down=hidden)])[0])
