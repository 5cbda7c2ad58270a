"""What a deal is worth: points or chips for each seat, and why."""

from __future__ import annotations

from collections import defaultdict

from lasttrick.cards import SUIT_OF, Card, Rank, Seat, card_of, rank_of
from lasttrick.engine.dealt_hands import fits, instant_hand, instant_times, shown_cards
from lasttrick.engine.events import Declared, Event, Played, Revealed
from lasttrick.engine.payment import (
    ace_gains,
    dealt_hand_gains,
    dry_points,
    flag_gains,
    paid,
    run_points,
    settled,
)
from lasttrick.engine.state import Gain, Result, State, Trick, WonBy
from lasttrick.games import Table

_ACE = Rank(12)


def finished(state: State, by: WonBy, winner: Seat | None) -> State:
    """Return the deal with its result, and with what has to be shown for it in the log.

    Args:
        state: the deal after its last move.
        by: how it was won.
        winner: who won it; None when it is void.
    """
    result, shown = _settled(state, by, winner)
    return state._replace(
        phase="over",
        turn=None,
        trick=(),
        suit=None,
        best=None,
        holder=None,
        log=(*state.log, *shown),
        result=result,
    )


def low_run(table: Table, tricks: tuple[Trick, ...], winner: Seat) -> tuple[Trick, ...]:
    """Return the unbroken run of tricks, the last one first, that this seat won with low cards."""
    low = table.rules.award.low
    longest = len(tricks) if low.run == "all" else low.run
    run: list[Trick] = []
    for trick in reversed(tricks[-longest:] if longest else ()):
        if trick.winner != winner or rank_of(trick.card) not in table.low_points:
            break
        if low.suits == "distinct" and run and SUIT_OF[run[-1].card] == SUIT_OF[trick.card]:
            break
        run.append(trick)
    return tuple(run)


def low_run_points(table: Table, run: tuple[Trick, ...]) -> int:
    """Return what such a run is worth: added up, or by the table of the rules."""
    return run_points(table, [rank_of(trick.card) for trick in run])


def _earned(state: State, by: WonBy, winner: Seat) -> list[Gain]:
    """Return what the deal is worth to its winner, before anybody pays."""
    table = state.start.table
    award = table.rules.award
    if by == "sweep":
        return [Gain(winner, "sweep", award.sweep)]
    if by == "walkover":
        return [Gain(winner, "walkover", award.plain)]
    if by == "instant-win":
        hand = state.hands[winner]
        kind = instant_hand(table, hand)
        assert kind is not None
        times = instant_times(hand, kind)
        points = table.rules.instant_win.pays * times
        return [Gain(winner, "instant-win", points, shown_cards(hand, kind))]
    until = table.deciding - state.start.first_trick + 1
    tricks = state.tricks[:until]
    card = tricks[-1].card
    low = _low_award(state, tricks, winner)
    gains = [low] if low else [Gain(winner, "deciding-trick", award.plain, (card,))]
    if table.not_with_rank not in (None, rank_of(card)):
        gains.append(Gain(winner, "not-with-rank", award.not_with_points, (card,)))
    if award.last_trick_lost and state.tricks[-1].winner != winner:
        gains.append(Gain(winner, "last-trick-lost", award.last_trick_lost))
    return gains


def _low_award(state: State, tricks: tuple[Trick, ...], winner: Seat) -> Gain | None:
    """Return the larger of what a run of low cards and what a dry card is worth."""
    table = state.start.table
    run = low_run(table, tricks, winner)
    if not run:
        return None
    gain = Gain(winner, "low-run", low_run_points(table, run), tuple(t.card for t in reversed(run)))
    card = run[0].card
    dry_by = next((e.what for e in state.log if isinstance(e, Declared) and e.card == card), None)
    if dry_by in ("dry", "show-dry"):
        hidden = dry_by == "dry"
        points = dry_points(table, rank_of(card), hidden=hidden)
        if points > gain.points:
            gain = Gain(winner, "dry" if hidden else "show-dry", points, (card,))
    return gain


def _dealt_hands(state: State) -> list[Gain]:
    table = state.start.table
    gains: list[Gain] = []
    for number, hand in enumerate(state.start.hands if state.start.first_trick == 1 else ()):
        kind = next((kind for kind in table.dealt_awards if fits(table, hand, kind)), None)
        if kind is not None:
            gains += dealt_hand_gains(table, Seat(number), shown_cards(hand, kind))
    return gains


def _still_hidden(state: State, bonuses: list[Gain]) -> list[Event]:
    """Return the cards of paid hands that nobody has seen yet: who is paid has to show them."""
    seen = {
        event.card
        for event in state.log
        if isinstance(event, Revealed) or (isinstance(event, Played) and not event.down)
    }
    return [
        Revealed(gain.seat, card) for gain in bonuses for card in gain.cards if card not in seen
    ]


def _flags(state: State, *, void: bool) -> list[Gain]:
    flags = [e for e in state.log if isinstance(e, Declared) and e.what == "flag"]
    against = flags.pop().against if void else None
    return flag_gains(state.start.table, against, [flag.seat for flag in flags])


def _aces(state: State, by: WonBy, winner: Seat) -> tuple[list[Gain], list[Event]]:
    """Return what aces kept too long cost, and the aces that have to be shown for it."""
    table = state.start.table
    owed: dict[Seat, list[Card]] = defaultdict(list)
    if by == "sweep" and table.rules.aces.sandbag != "off":
        sandbagged = _sandbagged(state, winner)
        if sandbagged is not None:
            owed[sandbagged[0]].append(sandbagged[1])
    if table.rules.aces.stuck and by in ("deciding-trick", "walkover"):
        for seat in state.out:
            owed[seat] += [card for card in state.hands[seat] if rank_of(card) == _ACE]
    gains: list[Gain] = []
    for seat, aces in owed.items():
        if aces:
            gains += ace_gains(table, winner, seat, len(aces), tuple(aces))
    return gains, [Revealed(seat, ace) for seat, aces in owed.items() for ace in aces]


def _sandbagged(state: State, winner: Seat) -> tuple[Seat, Card] | None:
    """Return who was dealt the ace of the suit that the sweeper led, and the ace.

    The winner's first three leads must be in one suit: tricks 1 to 3 by the one reading,
    or the first three that the winner led by the other. Then a holder who threw the ace
    away before the first of them could not have played it, and is free.
    """
    table = state.start.table
    led = [
        (number, t.plays[0].card) for number, t in enumerate(state.tricks) if t.leader == winner
    ][:3]
    if len(led) < 3 or state.start.first_trick > 1:
        return None
    if table.rules.aces.sandbag == "led-first-three" and [n for n, _ in led] != [0, 1, 2]:
        return None
    suits = {SUIT_OF[card] for _, card in led if card is not None}
    if len(suits) != 1:
        return None
    ace = card_of(_ACE, suits.pop())
    for number, hand in enumerate(state.start.hands):
        seat = Seat(number)
        if seat == winner or ace not in hand:
            continue
        before = [p for trick in state.tricks[: led[0][0]] for p in trick.plays]
        return None if any(p.card == ace for p in before) else (seat, ace)
    return None


def _settled(state: State, by: WonBy, winner: Seat | None) -> tuple[Result, tuple[Event, ...]]:
    """Return the result of a deal that ends here, and the events that settling it shows."""
    table = state.start.table
    gains: list[Gain] = []
    shown: list[Event] = []
    if by != "revoke":
        assert winner is not None
        earned = _earned(state, by, winner)
        gains += paid(table, winner, earned, pool=state.start.pool, out=state.out)
        aces, shown_aces = _aces(state, by, winner)
        gains += aces
        shown += shown_aces
        bonuses = _dealt_hands(state)
        gains += bonuses
        shown += _still_hidden(state, bonuses)
    gains += _flags(state, void=by == "revoke")
    return settled(table, state.start.dealer, by, winner, gains), tuple(shown)
