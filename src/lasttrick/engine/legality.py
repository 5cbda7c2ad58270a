"""Which moves the rules allow."""

from __future__ import annotations

from lasttrick.cards import (
    SUIT_OF,
    Card,
    Seat,
    Suit,
    rank_of,
)
from lasttrick.engine.dealt_hands import instant_hand
from lasttrick.engine.events import Declared
from lasttrick.engine.moves import FACE_DOWN, FACE_UP, PASS, Declare, Move, Play
from lasttrick.engine.state import Hand, State
from lasttrick.games import Table


def legal(state: State) -> tuple[Move, ...]:
    """Return what the seat to move may do: never empty while the deal runs.

    Plays come first, in the order of the hand, those that can be laid face up before those
    that can be laid face down; of declarations the one that declines comes first. Where the
    table watches for revokes itself (``enforce.revokes = flagged``) these are still the
    lawful plays only, though :func:`~lasttrick.engine.play` lets a revoke through.
    """
    if state.phase == "play":
        turn = state.turn
        assert turn is not None
        hand = state.hands[turn]
        table = state.start.table
        plays = (
            lawful(table, hand, state.suit, state.best, state.trick_number)
            if state.trick
            else tuple([FACE_UP[card] for card in hand])
        )
        if table.peeks and may_peek(state):
            return (*plays, Declare("peek"))
        return plays
    return _declarations(state)


def lawful(
    table: Table, hand: Hand, suit: Suit | None, best: Card | None, trick: int
) -> tuple[Play, ...]:
    """Return the plays that a hand has in reply to a lead, in the order of the hand.

    Whoever leads may play any card of the hand, face up.

    Args:
        table: the rules.
        hand: the cards held.
        suit: the suit that counts in this trick.
        best: the best card so far; None when nothing counts yet.
        trick: the number of the trick, from 1.
    """
    laying = table.laying[trick]
    duty = table.duty
    if duty != "free":
        following = [card for card in hand if SUIT_OF[card] == suit]
        if following:
            if duty == "must-beat" and best is not None and trick < table.tricks:
                power = table.power
                beating = [card for card in following if power[card] > power[best]]
                following = beating or following
            hand = tuple(following)
    if laying == "open":
        return tuple([FACE_UP[card] for card in hand])
    if laying == "blind":
        return tuple([FACE_DOWN[card] for card in hand])
    if laying == "discards":
        return tuple([(FACE_UP if SUIT_OF[card] == suit else FACE_DOWN)[card] for card in hand])
    beating = [card for card in hand if _takes_the_lead(table, card, suit, best)]
    if laying == "not-beating":
        return tuple([(FACE_UP if card in beating else FACE_DOWN)[card] for card in hand])
    return tuple([FACE_UP[card] for card in beating] + [FACE_DOWN[card] for card in hand])


def may_peek(state: State) -> bool:
    """Say whether the seat to move may ask to see the bottom card of the talon now."""
    table = state.start.table
    return (
        table.peeks
        and bool(state.talon)
        and state.trick_number == table.tricks - 1
        and not any(isinstance(event, Declared) and event.what == "peek" for event in state.log)
    )


def is_legal(state: State, seat: Seat, move: Move) -> bool:
    """Say whether this seat may do this now, as :func:`legal` lists it."""
    if state.phase == "over" or seat != state.turn:
        return False
    if state.phase == "play" and isinstance(move, Play):
        return _plainly_lawful(state, state.hands[seat], move) or move in legal(state)
    return move in legal(state)


def _plainly_lawful(state: State, hand: Hand, play: Play) -> bool:
    """Say at a glance that a play is lawful; False only means that one has to look closer."""
    card, down = play
    if down or card not in hand:
        return False
    if not state.trick:
        return True
    if not state.start.table.plain:
        return False
    suit = state.suit
    return SUIT_OF[card] == suit or suit not in [SUIT_OF[held] for held in hand]


def _takes_the_lead(table: Table, card: Card, suit: Suit | None, best: Card | None) -> bool:
    if SUIT_OF[card] != suit:
        return False
    return best is None or table.power[card] > table.power[best]


def _declarations(state: State) -> tuple[Move, ...]:
    table, seat = state.start.table, state.turn
    assert seat is not None
    hand = state.hands[seat]
    match state.phase:
        case "redeal":
            weak = is_weak(table, hand) and len(state.talon) >= table.tricks
            return (PASS, Declare("redeal")) if weak else (PASS,)
        case "claim":
            holds = instant_hand(table, hand) is not None
            return (PASS, Declare("instant-win")) if holds else (PASS,)
        case "dry":
            low = [card for card in hand if is_low(table, card)]
            return (
                PASS,
                *(Declare("dry", card) for card in low),
                *(Declare("show-dry", card) for card in low),
            )
        case _:
            return (PASS, *(Declare("flag", against=other) for other in may_flag(state, seat)))


def may_flag(state: State, seat: Seat) -> tuple[Seat, ...]:
    """Return the seats that this one can still accuse of a revoke: each of them once a deal."""
    accused = {
        event.against
        for event in state.log
        if isinstance(event, Declared) and event.what == "flag" and event.seat == seat
    }
    table = state.start.table
    if not 0 <= seat < table.seats:
        return ()
    return tuple(
        other for other in table.order_from(seat) if other != seat and other not in accused
    )


def is_weak(table: Table, hand: Hand) -> bool:
    """Say whether a hand holds nothing above the rank that the redeal rule names."""
    if table.weak_limit is None:
        return False
    place = table.ranks.index(table.weak_limit)
    return all(table.ranks.index(rank_of(card)) >= place for card in hand)


def is_low(table: Table, card: Card) -> bool:
    """Say whether a trick won with this card can be worth more than a plain one."""
    return rank_of(card) in table.low_points
