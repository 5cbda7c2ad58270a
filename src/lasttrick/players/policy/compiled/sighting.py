"""What a seat knows, in compiled code: the shadow of ``lasttrick.players.policy.seeing``."""

from __future__ import annotations

from typing import Annotated, Any

from lasttrick.kernels.bits import ones
from lasttrick.kernels.compiled import BLIND, DISCARDS, FREE, MOST_SEATS, MUST_BEAT, CompiledTable
from lasttrick.kernels.compiling import kernel
from lasttrick.kernels.layout import Row
from lasttrick.kernels.position import Position
from lasttrick.kernels.seating import next_in
from lasttrick.players.policy import sight as at


class Shown:
    """What has been shown in a deal so far, beside what its position holds."""

    cards: int
    """The cards that everyone has seen."""
    own: Annotated[Row, MOST_SEATS]
    """Every card that each seat was ever dealt."""
    void: Annotated[Row, MOST_SEATS]
    """The suits that each seat has shown not to hold, a bit each."""
    led: Annotated[Row, MOST_SEATS]
    """The suits that each seat has led."""
    thrown: Annotated[Row, MOST_SEATS]
    """The suits that each seat has thrown away face up on another."""


@kernel
def nothing_shown(rules: CompiledTable, position: Position, shown: Shown) -> None:
    """Begin to watch a deal at its first lead."""
    shown.cards = position.dry_shown
    for seat in range(rules.seats):
        shown.own[seat] = position.dealt[seat] | position.hands[seat] | position.aside[seat]
        shown.void[seat] = 0
        shown.led[seat] = 0
        shown.thrown[seat] = 0


@kernel
def show(rules: CompiledTable, position: Position, shown: Shown, card: int, down: int) -> None:
    """See a card that the seat to move is about to lay."""
    seat, number = position.turn, position.trick
    leads = position.laid == 0
    lead = card >> 4 if leads else position.led[number] >> 4
    if down == 0:
        _face_up(rules, shown, seat, card, lead, leads)
    elif rules.duty != FREE and rules.laying[number] == DISCARDS:
        shown.void[seat] |= 1 << lead
    if rules.laying[number] == BLIND and position.laid == position.staying - 1:
        # All that lies face down is turned up together.
        for other in range(rules.seats):
            if other != position.leader and not position.out >> other & 1:
                its = card if other == seat else position.in_trick[other]
                _face_up(rules, shown, other, its, lead, False)


@kernel
def _face_up(
    rules: CompiledTable, shown: Shown, seat: int, card: int, lead: int, leads: bool
) -> None:
    """See a card that lies face up in a trick with this lead."""
    suit = card >> 4
    shown.cards |= 1 << card
    shown.void[seat] &= ~(1 << suit)
    if leads:
        shown.led[seat] |= 1 << suit
    elif suit != lead:
        shown.thrown[seat] |= 1 << suit
        if rules.duty != FREE:
            shown.void[seat] |= 1 << lead


@kernel
def see(rules: CompiledTable, position: Position, shown: Shown, sight: Any) -> None:
    """Fill in what the seat to move knows (:mod:`lasttrick.players.policy.sight`)."""
    seat, trick = position.turn, position.trick
    for number in range(at.LENGTH):
        sight[number] = 0
    pack = 0
    for number in range(rules.pack_size):
        pack |= 1 << rules.pack[number]
    sight[at.HAND] = position.hands[seat]
    sight[at.ASIDE] = position.aside[seat]
    sight[at.UNSEEN] = pack & ~(shown.own[seat] | shown.cards)
    sight[at.SUIT] = position.suit
    sight[at.BEST] = position.best
    sight[at.LAID] = position.laid
    sight[at.TO_PLAY] = position.staying - position.laid - 1
    sight[at.TRICK] = trick
    _see_rules(rules, sight, trick)
    _see_tricks(rules, position, sight)
    _see_suits(rules, position, shown, sight)


@kernel
def _see_rules(rules: CompiledTable, sight: Any, trick: int) -> None:
    sight[at.TRICKS] = rules.tricks
    sight[at.DECIDING] = rules.deciding
    sight[at.MUST_BEAT] = rules.duty == MUST_BEAT
    sight[at.FREE] = rules.duty == FREE
    sight[at.LAYING] = rules.laying[trick]
    sight[at.BLIND_NEXT] = trick < rules.tricks and rules.laying[trick + 1] == BLIND
    sight[at.KEEPS_SUIT] = rules.keeps_suit
    sight[at.DROPS_IN] = max(0, rules.drop_out_after - trick + 1)
    sight[at.SWEEP_IN] = max(0, rules.sweep_after - trick + 1)
    sight[at.LAST_LOST] = rules.last_trick_lost > 0
    sight[at.PLAIN] = rules.plain
    for power in range(16):
        sight[at.WORTH + power] = rules.low_points[power]
        if rules.worth[power] > 0:
            sight[at.RANKS] += 1
    if rules.low_cards == 0:
        for power in range(16):
            sight[at.WORTH + power] = 0


@kernel
def _see_tricks(rules: CompiledTable, position: Position, sight: Any) -> None:
    seat = position.turn
    rivals = (1 << rules.seats) - 1 & ~position.out & ~(1 << seat)
    takers = position.takers
    sight[at.OPPONENTS] = ones(rivals)
    sight[at.TAKEN] = takers >> seat & 1
    sight[at.SAFE] = ones(takers & rivals)
    sight[at.ALL_MINE] = takers == 1 << seat
    sight[at.ALL_THEIRS] = ones(takers) == 1 and takers & rivals == takers
    for trick in range(position.trick - 1, position.first_trick - 1, -1):
        low = rules.low_cards >> position.won_with[trick] & 1
        if position.won_by[trick] != seat or low == 0:
            break
        sight[at.RUN] += 1


@kernel
def _see_suits(rules: CompiledTable, position: Position, shown: Shown, sight: Any) -> None:
    me, laid = position.turn, position.laid
    blind = rules.laying[position.trick] == BLIND and laid > 0
    waiting = 0
    seat = me
    for _ in range(position.staying - laid - 1):
        seat = next_in(rules, seat, position.out)
        waiting |= 1 << seat
    if blind:
        waiting = (1 << rules.seats) - 1 & ~(1 << position.leader)
    for seat in range(rules.seats):
        if seat == me or position.out >> seat & 1:
            continue
        size = ones(position.hands[seat])
        sight[at.HELD] += size
        for suit in range(4):
            if shown.void[seat] >> suit & 1:
                sight[at.VOID + suit] += 1
            else:
                sight[at.OPEN + suit] += size
                if waiting >> seat & 1:
                    sight[at.WAITING + suit] += size
            sight[at.LED + suit] += shown.led[seat] >> suit & 1
            sight[at.THROWN + suit] += shown.thrown[seat] >> suit & 1
