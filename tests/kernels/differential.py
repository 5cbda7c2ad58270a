"""The same deals with the same plays through the engine and through the kernels."""

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

from lasttrick.cards import Card, Seat, rank_of, suit_of
from lasttrick.engine import (
    Declare,
    Declared,
    Hand,
    Move,
    Play,
    State,
    flag,
    is_revoke,
    legal,
    play,
    result_of,
    shuffled,
    start,
    view,
)
from lasttrick.games import Table
from lasttrick.kernels.compiled import CompiledTable
from lasttrick.kernels.masks import cards_at, place_of
from lasttrick.kernels.placing import PHASES, position_of
from lasttrick.kernels.position import Position
from lasttrick.kernels.replaying import replay, replay_on
from lasttrick.kernels.tally import WAYS_TO_WIN
from tests.chance import one_of

Row = tuple[int, int, int, int]

REVOKES, OUT_OF_TURN = 0.1, 0.02
"""How often, where revokes are let through, one is tried, and a seat accuses another early."""
GO_ON = 0.02
"""How often the kernels take a deal over in the middle."""


def like_hands(table: Table) -> Callable[[Card], tuple[int, int]]:
    """Return the order in which the hands come to hold the same ranks, each of one suit."""
    return lambda card: (table.power[card] // table.tricks, suit_of(card))


SORTED: tuple[Callable[[Table], Callable[[Card], Any]], ...] = (
    lambda _: suit_of,
    lambda _: rank_of,
    lambda _: lambda card: -rank_of(card),
    like_hands,
)
"""What a half shuffled pack is sorted by."""


def compare(table: Table, rules: CompiledTable, chance: Random, odd: float = 0.5) -> State:
    """Play a deal by the engine and again by the kernels; every step and the end must agree.

    Args:
        table: the rules.
        rules: the same rules as numbers.
        chance: deals and chooses.
        odd: how often the pack is only half shuffled.
    """
    number = 1 + int(chance.random() * 2)
    pool = int(chance.random() * 12) if chance.random() < 0.5 else None
    dealer = int(chance.random() * table.seats)
    hands, talon = odd_deal(table, chance, odd)
    state = start(table, Seat(dealer), hands, talon, number=number, pool=pool)
    begun = state.start
    moves: list[tuple[Seat, Move]] = []
    rows: list[Row] = []
    moments: list[tuple[int, Position]] = []
    for seat, move, row, after in walked(state, chance):
        if chance.random() < GO_ON:
            moments.append((len(moves), position_of(state)))
        moves.append((seat, move))
        rows.append(row)
        state = after
    position, seen = replay(
        table, rules, begun.dealer, begun.hands, begun.talon, moves, number=number, pool=pool
    )
    assert [tuple(row) for row in seen.tolist()] == rows, moves
    check_end(state, position)
    for done, position in moments:
        seen = replay_on(table, rules, position, moves[done:])
        assert [tuple(row) for row in seen.tolist()] == rows[done:], moves
        check_end(state, position)
    return state


def odd_deal(table: Table, chance: Random, often: float) -> tuple[list[Hand], Hand]:
    """Deal by chance; so often from a pack that is only half shuffled.

    Then suits or ranks have stayed together, or hands hold the same ranks of different
    suits, and what is rare comes up often.
    """
    pack = list(shuffled(table.pack, chance))
    if chance.random() < often:
        pack.sort(key=one_of(SORTED, chance)(table))
        mixed = table.tricks * int(chance.random() * 3)
        pack[:mixed] = shuffled(pack[:mixed], chance)
        for _ in range(int(chance.random() * 4)):
            one, other = (int(chance.random() * len(pack)) for _ in range(2))
            pack[one], pack[other] = pack[other], pack[one]
    places = shuffled(range(table.seats), chance)
    size = table.tricks
    hands = [tuple(pack[place * size : (place + 1) * size]) for place in places]
    return hands, tuple(pack[table.seats * size :])


def walked(state: State, chance: Random) -> Iterator[tuple[Seat, Move, Row, State]]:
    """Play a deal by the engine: yield each move with what could be done, and what it makes."""
    lenient = state.table.rules.enforce.revokes == "flagged"
    while state.turn is not None:
        moves = tuple(move for move in legal(state) if move != Declare("peek"))
        row = row_of(state, moves)
        seat, move = state.turn, one_of(moves, chance)
        if lenient and state.phase == "play":
            if chance.random() < REVOKES:
                hides = state.table.laying[state.trick_number] != "open"
                revoke = Play(one_of(state.hands[seat], chance), hides)
                move = revoke if is_revoke(view(state, seat), revoke) else move
            if state.log and state.tricks and chance.random() < OUT_OF_TURN:
                accused = early_flag(state, chance)
                if accused is not None:
                    yield *accused[:2], row, accused[2]
                    state = accused[2]
                    continue
        state = play(state, seat, move)
        yield seat, move, row, state


def early_flag(state: State, chance: Random) -> tuple[Seat, Move, State] | None:
    """Let some seat accuse another in the middle of play, if it has not done so yet."""
    seat = Seat(int(chance.random() * state.table.seats))
    against = state.table.next_to(seat)
    if any(isinstance(e, Declared) and (e.seat, e.against) == (seat, against) for e in state.log):
        return None
    return seat, Declare("flag", against=against), flag(state, seat, against)


def row_of(state: State, moves: tuple[Move, ...]) -> Row:
    """Return what ``replay`` should have seen where these moves are legal."""
    assert state.turn is not None
    table, up, down = state.table, 0, 0
    for move in moves:
        if isinstance(move, Play):
            bit = 1 << place_of(table, move.card)
            if move.down:
                down |= bit
            else:
                up |= bit
        elif move.what == "flag":
            assert move.against is not None
            up |= 1 << move.against
        elif move.card is not None:
            bit = 1 << place_of(table, move.card)
            if move.what == "dry":
                up |= bit
            else:
                down |= bit
        elif move.what != "pass":
            up = 1
    return PHASES[state.phase], state.turn, up, down


def check_end(state: State, position: Position) -> None:
    """Compare tricks, award and all that is left when a deal is over."""
    table, result = state.table, result_of(state)
    cards = cards_at(table)
    for number, trick in enumerate(state.tricks, start=state.start.first_trick):
        assert position.won_by[number] == trick.winner
        assert cards[int(position.won_with[number])] == trick.card
    seats = range(table.seats)
    assert {seat for seat in seats if position.out >> seat & 1} == {*state.out}
    assert WAYS_TO_WIN[position.by - 1] == result.by
    assert position.winner == (-1 if result.winner is None else result.winner)
    assert tuple(int(position.points[seat]) for seat in seats) == result.points
    assert position.next_dealer == result.next_dealer
