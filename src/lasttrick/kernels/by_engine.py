"""The same deals and the same play as the kernels, by the engine: slower, and without numba.

Chance falls here as it does there, word for word, so that a seed gives the same results
with and without compiled code.
"""

from __future__ import annotations

from collections.abc import Sequence

from lasttrick.cards import SUIT_OF, Card, Seat, Suit
from lasttrick.engine import (
    PASS,
    Hand,
    Move,
    Play,
    Played,
    Result,
    State,
    lawful,
    legal,
    play,
    result_of,
    start,
)
from lasttrick.games import Table
from lasttrick.kernels.lanes import (
    CARDS_IN_A_WORD,
    WORD_OF_PHASE,
    WORD_OF_PLAY,
    WORD_OF_TRICK,
    Lane,
)
from lasttrick.kernels.masks import NO_CARD, cards_at, cards_in, mask_of, place_of
from lasttrick.kernels.policy import (
    ANY,
    CAN_BEAT,
    CANNOT_BEAT,
    HIGHEST,
    JUST_BEATING,
    LEAD,
    LOWEST,
    SHORT_SUIT,
    VOID,
    Policy,
)
from lasttrick.kernels.tally import Tally, together

_PHASES = ("redeal", "claim", "dry", "play", "flag")


def deal(table: Table, lane: Lane) -> tuple[list[Hand], Hand]:
    """Return the hands by seat and the talon."""
    pack = list(table.pack)
    needed = table.seats * table.tricks
    if table.rules.redeal.nothing_above is not None:
        needed = len(pack)
    for place in range(needed):
        if place % CARDS_IN_A_WORD == 0:
            lane.turn_to(place // CARDS_IN_A_WORD)
        other = place + lane.below(len(pack) - place)
        pack[place], pack[other] = pack[other], pack[place]
    size = table.tricks
    hands = [tuple(pack[seat * size : (seat + 1) * size]) for seat in range(table.seats)]
    return hands, tuple(pack[table.seats * size :])


def play_deals(
    table: Table,
    policies: Sequence[Policy] | None,
    *,
    seed: int,
    deals: int,
    dealer: Seat,
    number: int,
    pool: int | None,
) -> Tally:
    """Deal and play deals, by chance or by a policy for each seat, and count them."""
    return together(
        (_played(table, policies, Lane(seed, at), dealer, number, pool) for at in range(deals)),
        table.seats,
    )


class Mover:
    """Whoever moves for every seat of one deal, by the chance of its lane."""

    def __init__(self, lane: Lane, policies: Sequence[Policy] | None = None) -> None:
        self._lane = lane
        self._policies = policies
        self._phase = ""
        self._trick = 0

    def move(self, state: State) -> Move:
        """Return the next move of a deal that is not over; the moves before it were given too.

        The first state may be one in the middle of a trick.
        """
        assert state.turn is not None
        before, self._phase = self._phase, state.phase
        if state.phase != "play":
            if state.phase != before:
                self._lane.turn_to(WORD_OF_PHASE + _PHASES.index(state.phase))
            return _declaration(state, self._lane)
        if self._policies is not None:
            return _by_policy(state, self._policies[state.turn], self._lane)
        if state.trick_number != self._trick:
            self._trick = state.trick_number
            self._lane.turn_to(WORD_OF_TRICK + self._trick)
        plays = _plays(state)
        return plays[self._lane.below(len(plays))]


def legal_masks(table: Table, hand: int, suit: int, best: int, trick: int) -> tuple[int, int]:
    """Return the cards that may be laid in reply to a lead: face up, and face down."""
    if suit < 0:
        return hand, 0
    card = None if best == NO_CARD else cards_at(table)[best]
    plays = lawful(table, tuple(cards_in(table, hand)), Suit(suit), card, trick)
    return _masks(table, plays)


def _masks(table: Table, plays: Sequence[Move]) -> tuple[int, int]:
    up = [move.card for move in plays if isinstance(move, Play) and not move.down]
    down = [move.card for move in plays if isinstance(move, Play) and move.down]
    return mask_of(table, up), mask_of(table, down)


def _played(
    table: Table,
    policies: Sequence[Policy] | None,
    lane: Lane,
    dealer: Seat,
    number: int,
    pool: int | None,
) -> Tally:
    hands, talon = deal(table, lane)
    state = start(table, dealer, hands, talon, number=number, pool=pool)
    mover = Mover(lane, policies)
    while state.turn is not None:
        state = play(state, state.turn, mover.move(state))
    cards = sum(isinstance(event, Played) for event in state.log)
    return _counted(table, result_of(state), cards)


def _counted(table: Table, result: Result, cards: int) -> Tally:
    return Tally(
        1,
        cards,
        {result.by: 1},
        tuple(int(seat == result.winner) for seat in range(table.seats)),
        result.points,
        tuple(points * points for points in result.points),
    )


def _declaration(state: State, lane: Lane) -> Move:
    if state.phase == "flag":
        return PASS
    moves = legal(state)
    if state.phase == "dry":
        moves = tuple(sorted(moves, key=lambda move: _order(state.table, move)))
    return moves[lane.below(len(moves))]


def _order(table: Table, move: Move) -> tuple[int, int]:
    """Return where a move comes: declining first, cards by place, what is hidden after the rest."""
    if isinstance(move, Play):
        return int(move.down), place_of(table, move.card)
    if move.card is None:
        return 0, 0
    return 1 + (move.what == "show-dry"), place_of(table, move.card)


def _plays(state: State) -> list[Play]:
    plays = [move for move in legal(state) if isinstance(move, Play)]
    return sorted(plays, key=lambda move: _order(state.table, move))


def _by_policy(state: State, policy: Policy, lane: Lane) -> Play:
    plays = _plays(state)
    staying = state.table.seats - len(state.out)
    last = len(state.trick) == staying - 1
    lane.turn_to(WORD_OF_PLAY + 8 * state.trick_number + len(state.trick))
    shares = policy[state.trick_number][_role(state, plays)][last]
    left, way = lane.below(100), 0
    while left >= shares[way]:
        left -= shares[way]
        way += 1
    if way == ANY:
        return plays[lane.below(len(plays))]
    card = _card_by(way, state, {play.card for play in plays})
    ours = [play for play in plays if play.card == card]
    return ours[-1 if way in (LOWEST, SHORT_SUIT) else 0]


def _takes_lead(state: State, card: Card) -> bool:
    if SUIT_OF[card] != state.suit:
        return False
    return state.best is None or state.table.beats(card, state.best)


def _role(state: State, plays: Sequence[Play]) -> int:
    if not state.trick:
        return LEAD
    if any(_takes_lead(state, play.card) for play in plays):
        return CAN_BEAT
    return CANNOT_BEAT if any(SUIT_OF[play.card] == state.suit for play in plays) else VOID


def _card_by(way: int, state: State, cards: set[Card]) -> Card:
    assert state.turn is not None
    suits = [SUIT_OF[card] for card in state.hands[state.turn]]
    if way == JUST_BEATING and state.trick:
        cards = {card for card in cards if _takes_lead(state, card)} or cards

    def height(card: Card) -> tuple[int, int]:
        return state.table.power[card], SUIT_OF[card]

    if way == HIGHEST:
        return max(cards, key=height)
    if way == SHORT_SUIT:
        return min(cards, key=lambda card: (suits.count(SUIT_OF[card]), *height(card)))
    return min(cards, key=height)
