"""Playing a deal again from its beginning and its log."""

from lasttrick.cards import Card
from lasttrick.engine import (
    Declare,
    Declared,
    Dropped,
    Event,
    Play,
    Played,
    State,
    flag,
    leave,
    play,
    start,
)
from lasttrick.engine.events import Cut

Swap = dict[Card, Card]


def begun_again(state: State, swap: Swap | None = None) -> State:
    """Return the first moment of a deal, with cards exchanged."""
    begun, new = state.start, swap or {}
    cut = state.log[0] if state.log and isinstance(state.log[0], Cut) else None
    return start(
        begun.table,
        begun.dealer,
        [tuple(new.get(card, card) for card in hand) for hand in begun.hands],
        tuple(new.get(card, card) for card in begun.talon),
        number=begun.number,
        pool=begun.pool,
        cut=cut,
    )


def after_event(state: State, event: Event) -> State:
    """Return the state after what somebody did; what follows by itself changes nothing."""
    match event:
        case Played(seat, card, down):
            assert card is not None
            return play(state, seat, Play(card, down))
        case Declared(_, "instant-win") if state.over:
            return state
        case Declared(seat, "flag", _, against):
            assert against is not None
            return flag(state, seat, against)
        case Declared(seat, what, card, against):
            return play(state, seat, Declare(what, card, against))
        case Dropped(seat, "left"):
            return leave(state, seat)
        case _:
            return state


def replayed(state: State) -> State:
    """Return the state that the log alone leads to."""
    again = begun_again(state)
    for event in state.log:
        again = after_event(again, event)
    return again
