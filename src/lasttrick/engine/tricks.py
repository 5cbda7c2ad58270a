"""Laying cards, and what follows when a trick is complete."""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import SUIT_OF, Card, Seat, Suit
from lasttrick.engine.asking import next_answer
from lasttrick.engine.award import finished
from lasttrick.engine.events import Dropped, Played, Revealed
from lasttrick.engine.state import State, Trick
from lasttrick.errors import IllegalMove
from lasttrick.games import Table


def laid(state: State, seat: Seat, card: Card, *, down: bool) -> State:
    """Return the deal after a card that the rules allow has been laid."""
    begun, _, _, hands, aside, out, trick, suit, best, holder, tricks, log, talon, _, _ = state
    table = begun.table
    hand = hands[seat]
    place = hand.index(card)
    played = Played(seat, card, down)
    trick = (*trick, played)
    if suit is None:
        suit = SUIT_OF[card]
    if not down and SUIT_OF[card] == suit:
        power = table.power
        if best is None or power[card] > power[best]:
            best, holder = card, seat
    turn = table.next_to(seat)
    if out:
        while turn in out:
            turn = table.next_to(turn)
    after = State(
        begun,
        "play",
        turn,
        (*hands[:seat], hand[:place] + hand[place + 1 :], *hands[seat + 1 :]),
        aside,
        out,
        trick,
        suit,
        best,
        holder,
        tricks,
        (*log, played),
        talon,
        0,
        None,
    )
    if len(trick) < table.seats and (not out or _still_to_play(after)):
        return after
    return _trick_over(after)


def leave(state: State, seat: Seat) -> State:
    """Return the state after a player has left a deal in which players can drop out.

    The card that the player has in the trick stays there and can win nothing.

    Raises:
        IllegalMove: ``play/deal-over`` or ``play/cannot-leave``.
    """
    table = state.start.table
    if state.phase == "over":
        raise IllegalMove("play/deal-over", "The deal is over.")
    there = 0 <= seat < table.seats and seat not in state.out
    if table.rules.tricks.drop_out_after is None or not there:
        raise IllegalMove(
            "play/cannot-leave",
            f"In {table.name} seat {seat} cannot drop out; somebody has to play its cards.",
            seat=seat,
        )
    state = state._replace(out=(*state.out, seat), log=(*state.log, Dropped(seat, by="left")))
    remaining = [other for other in table.order_from(seat) if other not in state.out]
    if len(remaining) == 1:
        return finished(state, "walkover", remaining[0])
    if state.phase != "play":
        return next_answer(state) if seat == state.turn else state
    best, holder = _best_of(table, state.trick, state.suit, state.out)
    state = state._replace(best=best, holder=holder)
    if state.trick and not _still_to_play(state):
        return _trick_over(state)
    if seat == state.turn:
        return state._replace(turn=_next_in(state, seat))
    return state


def _trick_over(state: State) -> State:
    """Turn up what was answered blind, name the winner, and go on to what comes next."""
    table = state.start.table
    number = state.trick_number
    plays, log = state.trick, state.log
    if table.laying[number] == "blind":
        hidden = [p for p in plays if p.down and p.seat not in state.out]
        log = (*log, *(Revealed(p.seat, p.card) for p in hidden if p.card is not None))
        plays = tuple(p._replace(down=False) if p in hidden else p for p in plays)
    best, holder = state.best, state.holder
    if plays is not state.trick:
        best, holder = _best_of(table, plays, state.suit, state.out)
    if holder is None or best is None:
        holder, best = _winner_without_suit(state)
    trick = Trick(plays, holder, best)
    tricks = (*state.tricks, trick)
    state = State(
        state.start,
        "play",
        holder,
        state.hands,
        state.aside,
        state.out,
        (),
        None,
        None,
        None,
        tricks,
        log,
        state.talon,
        0,
        None,
    )
    if number == table.tricks:
        return _last_trick_over(state)
    rules = table.rules.tricks
    if number == rules.sweep and set(state.winners_so_far) == {holder}:
        return finished(state, "sweep", holder)
    if number == rules.drop_out_after:
        winners = state.winners_so_far
        drops = tuple(
            seat
            for seat in table.order_from(holder)
            if seat not in winners and seat not in state.out
        )
        state = state._replace(
            out=(*state.out, *drops), log=(*state.log, *(Dropped(seat) for seat in drops))
        )
        if len(state.out) == table.seats - 1:
            return finished(state, "walkover", holder)
    if number + 1 == table.tricks:
        state = _last_trick_begun(state, best)
    return state


def _last_trick_begun(state: State, won_with: Card) -> State:
    """Take up the cards set aside, and fix the suit where the last trick keeps an earlier one."""
    if state.start.table.rules.dry.allowed:
        hands = tuple(
            hand if card is None else (*hand, card)
            for hand, card in zip(state.hands, state.aside, strict=True)
        )
        state = state._replace(hands=hands, aside=(None,) * len(hands))
    if state.start.table.rules.tricks.last_suit == "won-the-lead":
        state = state._replace(suit=SUIT_OF[won_with])
    return state


def _last_trick_over(state: State) -> State:
    if state.start.table.rules.enforce.revokes == "flagged":
        return next_answer(state._replace(phase="flag", answered=-1))
    return finished(state, "deciding-trick", state.deciding_winner)


def _best_of(
    table: Table, plays: Sequence[Played], suit: Suit | None, out: Sequence[Seat]
) -> tuple[Card | None, Seat | None]:
    best: Card | None = None
    holder: Seat | None = None
    for seat, card, down in plays:
        if card is None or down or seat in out or SUIT_OF[card] != suit:
            continue
        if best is None or table.power[card] > table.power[best]:
            best, holder = card, seat
    return best, holder


def _winner_without_suit(state: State) -> tuple[Seat, Card]:
    """Return who takes a trick that nobody left in the deal has a counting card in.

    It is the leader, or the next player still in the deal: with the card led where that
    player's own lies face down, for a hidden card must not come to light by winning.
    """
    table = state.start.table
    leader = state.trick[0].seat
    seat = next(seat for seat in table.order_from(leader) if seat not in state.out)
    shown = (p.card for p in state.trick if p.seat == seat and not p.down)
    card = next(shown, state.trick[0].card)
    assert card is not None
    return seat, card


def _still_to_play(state: State) -> bool:
    played = {p.seat for p in state.trick}
    return any(
        seat not in played and seat not in state.out for seat in range(state.start.table.seats)
    )


def _next_in(state: State, seat: Seat) -> Seat:
    order = state.start.table.order_from(seat)[1:]
    played = {p.seat for p in state.trick}
    return next(other for other in order if other not in state.out and other not in played)
