"""What seats are asked beside playing: new cards, claims, dry cards, and accusations."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import SUIT_OF, Card, Seat
from lasttrick.engine.award import finished
from lasttrick.engine.dealt_hands import instant_hand, instant_winner
from lasttrick.engine.events import Declared, Revealed
from lasttrick.engine.legality import may_flag
from lasttrick.engine.moves import Declare
from lasttrick.engine.state import Hand, Phase, State
from lasttrick.errors import IllegalMove

_PHASES: tuple[Phase, ...] = ("redeal", "claim", "dry", "play")


def asked(state: State, phase: Phase) -> State:
    """Return the state at this phase, or at the first one after it that the rules have."""
    table = state.start.table
    rules = table.rules
    asks = {
        "redeal": rules.redeal.nothing_above is not None,
        "claim": bool(rules.instant_win.hands),
        "dry": rules.dry.allowed,
        "play": True,
    }
    while not asks[phase]:
        phase = _PHASES[_PHASES.index(phase) + 1]
    leader = state.start.leader
    if phase == "claim" and rules.instant_win.claim == "automatic":
        holders = [
            seat
            for seat in table.order_from(leader)
            if seat not in state.out and instant_hand(table, state.hands[seat]) is not None
        ]
        return _won_as_dealt(state, holders) if holders else asked(state, "dry")
    if phase == "play":
        first = next(seat for seat in table.order_from(leader) if seat not in state.out)
        return state._replace(phase="play", turn=first, answered=0)
    state = state._replace(phase=phase, turn=leader, answered=0)
    return next_answer(state._replace(answered=-1))


def next_answer(state: State) -> State:
    """Pass the question on to the next seat in the deal, or go on when all have answered."""
    table = state.start.table
    order = table.order_from(state.start.leader)
    answered = state.answered + 1
    while answered < len(order) and order[answered] in state.out:
        answered += 1
    if answered < len(order):
        return state._replace(turn=order[answered], answered=answered)
    if state.phase == "flag":
        return finished(state, "deciding-trick", state.deciding_winner)
    if state.phase == "claim":
        claimed = [
            event.seat
            for event in state.log
            if isinstance(event, Declared)
            and event.what == "instant-win"
            and event.seat not in state.out
        ]
        if claimed:
            return _won_as_dealt(state, claimed, told=True)
    return asked(state, _PHASES[_PHASES.index(state.phase) + 1])


def declared(state: State, seat: Seat, move: Declare) -> State:
    """Return the deal after a declaration that the rules allow."""
    match move.what:
        case "redeal":
            event = Declared(seat, "redeal")
            fresh = state.talon[: state.start.table.tricks]
            state = state._replace(
                hands=_with(state.hands, seat, fresh), talon=state.talon[len(fresh) :]
            )
        case "instant-win":
            event = _claim(state, seat)
        case "dry" | "show-dry":
            event = Declared(seat, move.what, move.card)
            hand = tuple(card for card in state.hands[seat] if card != move.card)
            state = state._replace(
                hands=_with(state.hands, seat, hand),
                aside=(*state.aside[:seat], move.card, *state.aside[seat + 1 :]),
            )
        case "flag":
            return _flagged(state, seat, move)
        case "peek":
            seen = Revealed(None, state.talon[-1])
            return state._replace(log=(*state.log, Declared(seat, "peek"), seen))
        case "pass":
            event = Declared(seat, "pass")
    return next_answer(state._replace(log=(*state.log, event)))


def flag(state: State, seat: Seat, against: Seat) -> State:
    """Return the state after a seat has accused another of a revoke, out of turn or in it.

    A true accusation voids the deal; a false one costs the accuser when the deal is counted.

    Raises:
        IllegalMove: ``play/not-asked`` where flags are not in the rules, where no card has
            been played, or where this seat has accused that one before; ``play/deal-over``.
    """
    if state.phase == "over":
        raise IllegalMove("play/deal-over", "The deal is over.")
    flags = state.start.table.rules.enforce.revokes == "flagged"
    played = bool(state.trick or state.tricks)
    if not flags or not played or against not in may_flag(state, seat):
        raise IllegalMove(
            "play/not-asked", f"Seat {against} cannot be flagged by seat {seat} now.", what="flag"
        )
    return _flagged(state, seat, Declare("flag", against=against))


def dry_card(state: State, seat: Seat) -> Card | None:
    """Return the card that a seat set aside before the first lead; None if it set none."""
    return next(
        (
            event.card
            for event in state.log
            if isinstance(event, Declared) and event.seat == seat and "dry" in event.what
        ),
        None,
    )


def has_revoked(state: State, seat: Seat) -> bool:
    """Say whether a seat has failed to follow suit while it could. Only the table knows."""
    dry = dry_card(state, seat)
    held = set(state.hands[seat]) - {dry}
    for plays in reversed((*(trick.plays for trick in state.tricks), state.trick)):
        laid = next((p.card for p in plays if p.seat == seat), None)
        led = plays[0].card if plays else None
        if laid is None or led is None:
            continue
        suit = SUIT_OF[led]
        if SUIT_OF[laid] != suit and any(SUIT_OF[card] == suit for card in held):
            return True
        held |= {laid} - {dry}
    return False


def _flagged(state: State, seat: Seat, move: Declare) -> State:
    state = state._replace(log=(*state.log, Declared(seat, "flag", against=move.against)))
    assert move.against is not None
    if has_revoked(state, move.against):
        return finished(state, "revoke", None)
    return state


def _won_as_dealt(state: State, holders: Sequence[Seat], *, told: bool = False) -> State:
    table = state.start.table
    if not told:
        for seat in holders:
            state = state._replace(log=(*state.log, _claim(state, seat)))
    winner = instant_winner(
        table, state.start.dealer, {seat: state.hands[seat] for seat in holders}
    )
    return finished(state, "instant-win", winner)


def _claim(state: State, seat: Seat) -> Declared:
    return Declared(seat, "instant-win", shown=state.hands[seat])


def _with(hands: tuple[Hand, ...], seat: Seat, hand: Hand) -> tuple[Hand, ...]:
    return (*hands[:seat], hand, *hands[seat + 1 :])
