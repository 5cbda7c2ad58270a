"""Deals that a test sets up by hand and plays from a script.

A script is words with spaces between them: ``1:TS`` seat 1 plays the ten of spades, ``1:TS*``
the same face down, ``1:pass``, ``1:redeal``, ``1:dry=6H``, ``1:show-dry=6H``, ``1:flag=0`` and so
on declare something, ``>`` with a seat behind it checks who took the trick just played.
"""

from collections.abc import Mapping, Sequence
from typing import cast

from lasttrick.cards import Card, Seat, parse_card, parse_cards
from lasttrick.engine import (
    PASS,
    Declare,
    Hand,
    Move,
    Play,
    Result,
    State,
    play,
    result_of,
    start,
)
from lasttrick.engine.moves import Declaration
from lasttrick.games import Table, load_game

Chosen = Mapping[str, object]


def table_of(game: str, seats: int, options: Chosen | None = None) -> Table:
    return load_game(game).table(seats, options)


def begun(
    game: str,
    hands: Sequence[str],
    *,
    dealer: int = 0,
    options: Chosen | None = None,
    talon: str = "",
    number: int = 1,
    pool: int | None = None,
) -> State:
    """Begin a deal with these hands; the talon is the cards named, then the rest of the pack."""
    return begun_at(
        table_of(game, len(hands), options),
        hands,
        dealer=dealer,
        talon=talon,
        number=number,
        pool=pool,
    )


def begun_at(
    table: Table,
    hands: Sequence[str],
    *,
    dealer: int = 0,
    talon: str = "",
    number: int = 1,
    pool: int | None = None,
) -> State:
    held = tuple(parse_cards(hand) for hand in hands)
    first = parse_cards(talon)
    return start(table, Seat(dealer), held, rest_of(table, held, first), number=number, pool=pool)


def rest_of(table: Table, hands: Sequence[Hand], first: Hand = ()) -> Hand:
    used = {card for hand in (*hands, first) for card in hand}
    return (*first, *(card for card in table.pack if card not in used))


def move_of(text: str) -> Move:
    what, _, about = text.partition("=")
    if what == "pass":
        return PASS
    if what == "flag":
        return Declare("flag", against=Seat(int(about)))
    if what.islower():
        card = parse_card(about) if about else None
        return Declare(cast(Declaration, what), card)
    return Play(parse_card(text.removesuffix("*")), down=text.endswith("*"))


def played(state: State, script: str) -> State:
    words = script.split()
    while words:
        word = words.pop(0)
        if word == ">":
            taker = int(words.pop(0))
            assert state.tricks[-1].winner == taker, f"trick {len(state.tricks)} of {script}"
            continue
        seat, _, text = word.partition(":")
        state = play(state, Seat(int(seat)), move_of(text))
    return state


def outcome(state: State, script: str) -> Result:
    return result_of(played(state, script))


def card(text: str) -> Card:
    return parse_card(text)


def moves(text: str) -> set[Move]:
    return {move_of(word) for word in text.split()}
