"""Deals for the tests of records."""

import json
from collections.abc import Callable
from contextlib import suppress
from random import Random
from typing import Any

from lasttrick.cards import SUIT_OF, Card, Seat
from lasttrick.engine import (
    Play,
    State,
    begin_match,
    flag,
    leave,
    legal,
    play,
    shuffled,
    start,
)
from lasttrick.errors import IllegalMove
from lasttrick.games import Table, load_game
from lasttrick.records import Record, SeatedPlayer, decode, encode, match_part, record_of
from tests.chance import chance_deal, one_of

Json = dict[str, Any]

AMA, KOFI = SeatedPlayer("Ama", "human"), SeatedPlayer("Kofi", "bot", "careful")


def wild_deal(
    table: Table,
    chance: Random,
    *,
    moves: int | None = None,
    leaving: float = 0.03,
    deal: Callable[..., State] = chance_deal,
) -> State:
    """Play a deal in which players also leave, accuse and do not follow, where they can."""
    rules = table.rules
    pooled = rules.match.stones or rules.pay.kind == "pool"
    state = deal(
        table,
        chance,
        dealer=chance.randrange(table.seats),
        number=chance.choice((1, 2)),
        pool=3 if pooled else None,
    )
    flagged = rules.enforce.revokes == "flagged"
    while not state.over and moves != 0:
        moves = None if moves is None else moves - 1
        turn = state.turn
        assert turn is not None
        roll = chance.random()
        seat, other = (Seat(each) for each in chance.sample(range(table.seats), 2))
        if rules.tricks.drop_out_after is not None and roll < leaving and seat not in state.out:
            state = leave(state, seat)
        elif flagged and roll < 0.05 and (state.trick or state.tricks):
            with suppress(IllegalMove):
                state = flag(state, seat, other)
        elif flagged and roll < 0.2 and state.phase == "play":
            state = play(state, turn, Play(chance.choice(state.hands[turn])))
        else:
            state = play(state, turn, one_of(legal(state), chance))
    return state


def suited_deal(
    table: Table, chance: Random, *, dealer: int = 0, number: int = 1, pool: int | None = None
) -> State:
    """Deal as many hands of one suit as the pack allows, and the rest by chance."""
    each = table.tricks
    hands: list[tuple[Card, ...]] = []
    rest: list[Card] = []
    for suit in range(4):
        cards = [card for card in shuffled(table.pack, chance) if SUIT_OF[card] == suit]
        while len(cards) >= each:
            hands.append(tuple(cards[:each]))
            del cards[:each]
        rest += cards
    hands = list(shuffled(hands, chance))
    rest = list(shuffled((*rest, *(c for hand in hands[table.seats :] for c in hand)), chance))
    hands = hands[: table.seats]
    while len(hands) < table.seats:
        hands.append(tuple(rest[:each]))
        del rest[:each]
    dealt = shuffled(hands, chance)
    return start(table, Seat(dealer), dealt, tuple(rest), number=number, pool=pool)


def a_deal(game: str = "agram", seats: int = 3, seed: int = 1, **options: str | int) -> State:
    """Play a deal of chance to its end."""
    table = load_game(game).table(seats, options)
    state = chance_deal(table, Random(seed))
    chance = Random(seed)
    while not state.over:
        assert state.turn is not None
        state = play(state, state.turn, one_of(legal(state), chance))
    return state


def a_record(game: str = "agram", seats: int = 3, seed: int = 1, **options: str | int) -> Record:
    """Return the record of a deal of chance, its first in a match."""
    state = a_deal(game, seats, seed, **options)
    match = begin_match(state.table, Seat(0))
    return record_of(state, match=match_part(match, state.result, id="home"))


def shape(record: Record) -> Json:
    """Return a record as JSON has it, to be changed."""
    data: Json = json.loads(encode(record))
    return data


def reshaped(data: Json) -> Record:
    """Read a record from a changed shape."""
    return decode(json.dumps(data))
