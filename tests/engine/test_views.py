"""A view tells a seat all that it must know, and nothing that it may not."""

import gc
from collections.abc import Iterator
from random import Random
from types import BuiltinFunctionType, FunctionType, ModuleType

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Card, Seat, codes
from lasttrick.engine import Start, State, View, legal, play, public_of, view
from lasttrick.engine.moves import Declare
from lasttrick.errors import IllegalMove
from lasttrick.games import GAME_NAMES, Table, load_game
from tests.chance import chance_deal, moments, one_of
from tests.engine.knowing import exchanged, known_cards, masked, masked_log, story, told
from tests.replaying import after_event, begun_again
from tests.tables import single_tables, tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def lookers(table: Table) -> list[Seat | None]:
    return [None, *(Seat(seat) for seat in range(table.seats))]


def declaring(state: State, chance: Random) -> list[State]:
    """Return the moments of a deal by chance in which declarations are made when they can be."""
    seen = [state]
    while not state.over:
        assert state.turn is not None
        options = legal(state)
        declared = tuple(m for m in options if isinstance(m, Declare) and m.what != "pass")
        often = declared and chance.random() < 0.7
        state = play(state, state.turn, one_of(declared if often else options, chance))
        seen.append(state)
    return seen


def check_nothing_hidden_shows(state: State, chance: Random) -> None:
    """Exchange all cards hidden from a seat at once: its view must stay what it was."""
    for seat in lookers(state.table):
        hidden = [card for card in state.table.pack if card not in known_cards(state, seat)]
        mixed = chance.sample(hidden, k=len(hidden))
        other = exchanged(state, dict(zip(hidden, mixed, strict=True)))
        if mixed != hidden:
            assert other != state
        assert view(other, seat) == view(state, seat), f"{seat}: {story(state)}"


@every_game
def test_view_does_not_change_with_hidden_cards(game: str) -> None:
    """At every moment of deals by default, and at some of each under every other option."""
    seen = 0
    for number, (label, table) in enumerate(single_tables(game, deal_only=True)):
        chance = Random(number)
        deal = declaring(chance_deal(table, chance, dealer=number % table.seats), chance)
        if "default" not in label:
            deal = [*chance.sample(deal[:-1], k=min(2, len(deal) - 1)), deal[-1]]
        for state in deal:
            check_nothing_hidden_shows(state, chance)
            seen += 1
    assert seen > 50


@pytest.mark.sweep
@every_game
def test_view_does_not_change_with_hidden_cards_at_any_moment(game: str) -> None:
    for number, (_, table) in enumerate(single_tables(game)):
        for seed in range(10):
            chance = Random(1000 * seed + number)
            deal = chance_deal(table, chance, dealer=seed % table.seats, number=1 + seed % 2)
            for state in declaring(deal, chance):
                check_nothing_hidden_shows(state, chance)


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_view_does_not_change_with_hidden_cards_under_any_options(table: Table, seed: int) -> None:
    chance = Random(seed)
    for state in declaring(chance_deal(table, chance), chance):
        check_nothing_hidden_shows(state, chance)


def other_deals(state: State, seat: Seat | None, chance: Random, tries: int) -> Iterator[State]:
    """Yield deals that differ in two cards hidden from a seat and have run the same for it."""
    hidden = [card for card in state.table.pack if card not in known_cards(state, seat)]
    if len(hidden) < 2:
        return
    for _ in range(tries):
        one, two = chance.sample(hidden, k=2)
        swap: dict[Card, Card] = {one: two, two: one}
        try:
            again = begun_again(state, swap)
            for event in exchanged(state, swap).log:
                again = after_event(again, event)
        except IllegalMove:
            continue
        if again.over == state.over and masked_log(again, seat) == masked_log(state, seat):
            yield again


@every_game
def test_view_is_the_same_in_every_deal_that_could_have_run_so(game: str) -> None:
    found = 0
    finished = 0
    for number, (_, table) in enumerate(single_tables(game, deal_only=True)):
        chance = Random(number)
        seen = declaring(chance_deal(table, chance, dealer=number % table.seats), chance)
        for state in (*chance.sample(seen, k=min(3, len(seen))), seen[-1]):
            for seat in chance.sample(lookers(table), k=2):
                for other in other_deals(state, seat, chance, tries=3):
                    assert view(other, seat) == view(state, seat), f"{seat}: {story(state)}"
                    found += 1
                    finished += state.over
    assert found > 100
    assert finished > 0


def check_everything_due_is_told(state: State) -> None:
    note, begun, table = told(state), state.start, state.table
    opened = state.over and table.options["open"] == "on"
    for seat in lookers(table):
        seen = view(state, seat)
        assert seen.seat == seat
        assert seen.table == table
        assert (seen.dealer, seen.number, seen.pool) == (begun.dealer, begun.number, begun.pool)
        assert (seen.phase, seen.turn) == (state.phase, state.turn)
        assert seen.over == (seen.turn is None) == (seen.phase == "over")
        assert seen.result == state.result
        assert list(seen.hand) == ([] if seat is None else note.hands[seat]), story(state)
        assert seen.dealt == (() if seat is None else begun.hands[seat])
        assert seen.aside == (None if seat is None else note.aside[seat])
        assert list(seen.sizes) == [len(hand) for hand in note.hands]
        assert list(seen.out) == note.out
        assert seen.talon_size == len(state.talon)
        assert len(seen.tricks) == len(note.tricks) == seen.trick_number - 1
        for trick, (plays, winner) in zip(seen.tricks, note.tricks, strict=True):
            assert list(trick.plays) == masked(plays, seat)
            assert trick.winner == winner, story(state)
            assert trick.card == next(p.card for p in plays if p.seat == winner)
        if not state.over:
            assert list(seen.trick) == masked(note.trick, seat)
        assert list(seen.log) == masked_log(state, seat)
        assert seen.legal == (legal(state) if seat is not None and seat == state.turn else ())
        assert (seen.opened is not None) == opened
        assert state.over or public_of(seen) == view(state, None)
    if state.phase == "play":
        check_turn(state, [p.seat for p in note.trick], note.out)


def check_turn(state: State, laid: list[Seat], out: list[Seat]) -> None:
    table = state.table
    if not laid:
        lead = state.tricks[-1].winner if state.tricks else begun_by(state)
        assert state.turn == lead
        return
    step = 1 if table.options["direction"] == "clockwise" else -1
    seat = (laid[-1] + step) % table.seats
    while seat in out:
        seat = (seat + step) % table.seats
    assert state.turn == seat


def begun_by(state: State) -> int:
    begun, table = state.start, state.table
    if table.options.get("first-lead") == "2S" and begun.number == 1:
        for seat, hand in enumerate(begun.hands):
            if "2S" in codes(hand).split():
                return seat
    step = 1 if table.options["direction"] == "clockwise" else -1
    first = {
        "next": begun.dealer + step,
        "dealer": begun.dealer,
        "right": begun.dealer - 1,
        "left": begun.dealer + 1,
    }[table.rules.lead.first]
    return first % table.seats


@every_game
def test_view_tells_all_that_a_seat_must_know(game: str) -> None:
    for number, (_, table) in enumerate(single_tables(game)):
        chance = Random(number + 1)
        dealt = chance_deal(table, chance, dealer=number % table.seats, number=1 + number % 2)
        for state in declaring(dealt, chance):
            check_everything_due_is_told(state)


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_view_tells_all_that_a_seat_must_know_under_any_options(table: Table, seed: int) -> None:
    chance = Random(seed)
    for state in declaring(chance_deal(table, chance), chance):
        check_everything_due_is_told(state)


def reachable(thing: object) -> Iterator[object]:
    """Walk everything that an object holds on to, but not its code."""
    code = (type, ModuleType, FunctionType, BuiltinFunctionType)
    seen: dict[int, object] = {}
    waiting = [thing]
    while waiting:
        held = waiting.pop()
        if id(held) in seen or isinstance(held, code):
            continue
        seen[id(held)] = held
        yield held
        waiting += gc.get_referents(held)


@every_game
def test_view_holds_no_reference_to_a_state(game: str) -> None:
    seats = load_game(game).seats().stop - 1
    for value in ("off", "on"):
        table = load_game(game).table(seats, {"open": value})
        for state in moments(chance_deal(table, Random(2)), Random(2))[::5]:
            assert any(isinstance(held, Start) for held in reachable(state))
            for seat in (None, Seat(0), Seat(1)):
                held = list(reachable(view(state, seat)))
                assert any(isinstance(each, Table) for each in held)
                assert not any(isinstance(each, (State, Start)) for each in held)


def test_view_is_not_a_state() -> None:
    assert not issubclass(View, State)
    assert not issubclass(State, View)
    state = chance_deal(load_game("sipa").table(3), Random(1))
    assert not set(View._fields) & {"hands", "start", "talon"}
    assert not isinstance(view(state, None), State)


@every_game
def test_open_shows_the_hidden_cards_and_the_talon_after_the_deal_and_not_before(
    game: str,
) -> None:
    table = load_game(game).table(load_game(game).seats().stop - 1, {"open": "on"})
    seen = moments(chance_deal(table, Random(8)), Random(8))
    for state in seen[:-1]:
        assert all(view(state, seat).opened is None for seat in lookers(table))
    for seat in lookers(table):
        last = view(seen[-1], seat)
        assert last.opened is not None
        assert last.opened.hands == seen[-1].start.hands
        assert last.opened.talon == seen[-1].start.talon
        assert last.opened.log == seen[-1].log
        assert all(p.card is not None for trick in last.opened.tricks for p in trick.plays)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_view_of_a_sipa_opponent_never_holds_what_another_seat_may_play(seats: int) -> None:
    table = load_game("sipa").table(seats)
    for seed in range(10):
        for state in moments(chance_deal(table, Random(seed)), Random(seed)):
            for seat in lookers(table):
                seen = view(state, seat)
                if seat is None or seat != state.turn:
                    assert seen.legal == ()
                else:
                    assert seen.legal
                    assert {m.card for m in seen.legal if not isinstance(m, Declare)} <= set(
                        seen.hand
                    )
