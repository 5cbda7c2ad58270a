"""Whether a reason is true, by the whole deal that the one who is told it cannot see."""

from collections.abc import Callable
from random import Random

from lasttrick.cards import SUIT_OF, Card, Seat, rank_of
from lasttrick.coach.hints import Kind, Reason
from lasttrick.engine import Move, Play, State, legal, play
from tests.chance import one_of

Proof = Callable[[State, Seat, Play, Reason], bool]


def holds(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    """Say whether a reason for a play of this seat is true."""
    return PROOFS[reason.kind](state, seat, move, reason)


def held(state: State, seat: Seat) -> tuple[Card, ...]:
    """Return what a seat holds, a card set aside too."""
    aside = state.aside[seat]
    return state.hands[seat] if aside is None else (*state.hands[seat], aside)


def trick_after(state: State, seat: Seat, move: Move, chance: Random) -> State:
    """Return the deal when the trick is complete: the others play to it by chance."""
    tricks = len(state.tricks)
    state = play(state, seat, move)
    while not state.over and len(state.tricks) == tricks:
        assert state.turn is not None
        state = play(state, state.turn, one_of(legal(state), chance))
    return state


def _takes_it(state: State, seat: Seat, move: Play) -> bool:
    """Whether the play wins the trick, however the others play to it."""
    return all(
        trick_after(state, seat, move, Random(luck)).tricks[-1].winner == seat
        for luck in range(_TRIES)
    )


_TRIES = 4


def _no_card_beats(state: State, seat: Seat, card: Card) -> bool:
    others = [s for s in range(state.table.seats) if s != seat and s not in state.out]
    cards = [c for s in others for c in held(state, Seat(s))]
    cards += [p.card for p in state.trick if p.seat != seat and p.card is not None and p.down]
    return not any(state.table.beats(other, card) for other in cards)


def _can_take(state: State, seat: Seat) -> bool:
    """Whether some lawful play beats the best card of the trick."""
    blind = state.table.laying[state.trick_number] == "blind"
    return any(
        isinstance(each, Play)
        and SUIT_OF[each.card] == state.suit
        and (blind or not each.down)
        and (state.best is None or state.table.beats(each.card, state.best))
        for each in legal(state)
    )


def _empty(state: State, reason: Reason) -> bool:
    return bool(reason.seats) and all(
        SUIT_OF[card] != reason.suit for seat in reason.seats for card in held(state, seat)
    )


def _unbeaten(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return _takes_it(state, seat, move)


def _highest(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    pack = state.table.pack
    none = not any(state.table.beats(card, move.card) for card in pack)
    return none and _takes_it(state, seat, move)


def _higher_gone(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    above = {card for card in state.table.pack if state.table.beats(card, move.card)}
    anywhere = {c for s in range(state.table.seats) for c in held(state, Seat(s))}
    return (
        set(reason.cards) == above
        and anywhere.isdisjoint(above)
        and _no_card_beats(state, seat, move.card)
        and _takes_it(state, seat, move)
    )


def _none_higher(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return _no_card_beats(state, seat, move.card) and _takes_it(state, seat, move)


def _then_wins(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    (card,) = reason.cards
    for luck in range(_TRIES):
        after = trick_after(state, seat, move, Random(luck))
        if after.tricks[-1].winner != seat or after.trick_number != state.table.deciding:
            return False
        end = trick_after(after, seat, Play(card), Random(luck))
        if end.deciding_winner != seat:
            return False
    return True


def _only_card(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return [each for each in legal(state) if isinstance(each, Play)] == [move]


def _lost(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    decides = state.trick_number == state.table.deciding
    return decides and _cannot_take(state, seat, move, reason)


def _cannot_take(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    ends = [
        trick_after(state, seat, each, Random(luck)).tricks[-1].winner
        for each in legal(state)
        if isinstance(each, Play)
        for luck in range(_TRIES)
    ]
    return seat not in ends


def _ducks(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    winners = {
        trick_after(state, seat, move, Random(luck)).tricks[-1].winner for luck in range(_TRIES)
    }
    return _can_take(state, seat) and seat not in winners


def _ducks_to(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    end = trick_after(state, seat, move, Random(0))
    return _ducks(state, seat, move, reason) and reason.seats == (end.tricks[-1].winner,)


def _ducks_to_void(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    end = trick_after(state, seat, move, Random(0))
    left = [SUIT_OF[card] for card in held(end, seat)]
    return (
        _ducks_to(state, seat, move, reason) and _empty(state, reason) and reason.suit not in left
    )


def _won_all(state: State, who: Seat) -> bool:
    return len(state.tricks) > 1 and {trick.winner for trick in state.tricks} == {who}


def _sweep(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    number = state.table.rules.tricks.sweep
    return reason.trick == number and _won_all(state, seat) and len(state.tricks) < (number or 0)


def _stops_sweep(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    (other,) = reason.seats
    at_the_last = state.trick_number == state.table.rules.tricks.sweep
    return other != seat and at_the_last and _won_all(state, other)


def _needs_trick(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    without = seat not in {trick.winner for trick in state.tricks}
    drops = state.table.rules.tricks.drop_out_after
    return without and reason.trick == drops and state.trick_number <= (drops or 0)


def _before_deciding(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return state.trick_number + 1 == state.table.deciding


def _hides(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    blind = state.table.laying[state.trick_number] == "blind"
    could_show = any(isinstance(each, Play) and not each.down for each in legal(state))
    return move.down and not blind and could_show


def _kept(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    could_go = {each.card for each in legal(state) if isinstance(each, Play)}
    kept = set(reason.cards)
    return bool(kept) and move.card not in kept and kept <= could_go & set(held(state, seat))


def _keeps_master(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    (card,) = reason.cards
    return _kept(state, seat, move, reason) and _no_card_beats(state, seat, card)


def _single_low(state: State, card: Card) -> int:
    """What the deal pays to the winner of the deciding trick with this card alone, or nothing."""
    low = state.table.rules.award.low
    worth = state.table.low_points.get(rank_of(card))
    return 0 if worth is None else low.table[0] if low.table is not None else worth


def _low_pays(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    decides = state.trick_number == state.table.deciding
    return decides and _single_low(state, move.card) > state.table.rules.award.plain


def _keeps_low(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    plain = state.table.rules.award.plain
    paid = all(_single_low(state, card) > plain for card in reason.cards)
    return paid and _kept(state, seat, move, reason)


def _low_run(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    low = state.table.low_points
    to_come = state.table.deciding - state.trick_number
    run = state.table.rules.award.low.run
    cards = (move.card, *reason.cards)
    return (
        all(rank_of(card) in low and card in held(state, seat) for card in cards)
        and len(set(cards)) == to_come + 1
        and (run == "all" or to_come < run)
    )


def _keeps_card(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    end = trick_after(state, seat, move, Random(0))
    return held(end, seat) == reason.cards and _before_deciding(state, seat, move, reason)


def _lone_card(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    end = trick_after(state, seat, move, Random(0))
    after = end._replace(out=()) if end.over else end
    return SUIT_OF[move.card] == reason.suit and _empty(
        after, Reason("lone-card", seats=(seat,), suit=reason.suit)
    )


def _led_at_void(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return not state.trick and SUIT_OF[move.card] == reason.suit and _empty(state, reason)


def _others_void(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return _empty(state, reason) and _takes_it(state, seat, move)


def _wins_deal(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return all(
        trick_after(state, seat, move, Random(luck)).deciding_winner == seat
        for luck in range(_TRIES)
    )


def _decided(state: State, seat: Seat, move: Play, reason: Reason) -> bool:
    return len(state.tricks) >= state.table.deciding


PROOFS: dict[Kind, Proof] = {
    "only-card": _only_card,
    "decided": _decided,
    "lost": _lost,
    "wins-deal": _wins_deal,
    "then-wins": _then_wins,
    "highest": _highest,
    "higher-gone": _higher_gone,
    "none-higher": _none_higher,
    "others-void": _others_void,
    "last-to-play": _unbeaten,
    "stops-sweep": _stops_sweep,
    "sweep": _sweep,
    "needs-trick": _needs_trick,
    "leads-on": _before_deciding,
    "ducks-to-void": _ducks_to_void,
    "ducks-to": _ducks_to,
    "ducks": _ducks,
    "hides": _hides,
    "cannot-take": _cannot_take,
    "keeps-master": _keeps_master,
    "low-pays": _low_pays,
    "low-run": _low_run,
    "keeps-low": _keeps_low,
    "keeps-card": _keeps_card,
    "lone-card": _lone_card,
    "led-at-void": _led_at_void,
}
"""How each reason that follows from a view is proved. What a player thinks is not among them."""
