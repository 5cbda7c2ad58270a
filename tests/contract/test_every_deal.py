"""What holds for every deal of every game, at every size, under every preset and option."""

import pickle
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import EVERY_CARD, Card, Seat
from lasttrick.engine import (
    Declare,
    Declared,
    Dropped,
    Move,
    Play,
    Played,
    State,
    legal,
    play,
    result_of,
)
from lasttrick.errors import IllegalMove
from lasttrick.games import GAME_NAMES, Table, load_game
from tests.chance import chance_deal, one_of
from tests.refusing import tried
from tests.replaying import replayed
from tests.tables import single_tables, tables

EVERY_PLAY: tuple[Play, ...] = tuple(
    Play(card, down) for card in EVERY_CARD for down in (False, True)
)
CODES = {
    "play/not-held",
    "play/set-aside",
    "play/must-follow",
    "play/must-beat",
    "play/must-lie-face-up",
    "play/must-lie-face-down",
}

every_game = pytest.mark.parametrize("game", GAME_NAMES)


def check_refused(state: State, seat: Seat, move: Move, codes: set[str]) -> None:
    _, refused = tried(lambda: play(state, seat, move))
    assert isinstance(refused, IllegalMove), f"{move} was not refused: {state}"
    assert refused.code in codes, (move, state)
    assert refused.message


def check_illegal_moves(state: State, plays: tuple[Play, ...]) -> None:
    """Try these plays by the seat to move: what is not legal is refused, and why is said."""
    assert state.turn is not None
    allowed = legal(state)
    hand = state.hands[state.turn]
    flagged = state.table.rules.enforce.revokes == "flagged"
    for move in plays:
        if move in allowed or (flagged and move.card in hand):
            continue
        codes = CODES if state.phase == "play" else {"play/answer-first"}
        check_refused(state, state.turn, move, codes)


def check_others_refused(state: State) -> None:
    for seat in range(state.table.seats):
        if seat != state.turn:
            for move in (*legal(state)[:1], *(Play(card) for card in state.hands[seat][:1])):
                check_refused(state, Seat(seat), move, {"play/not-your-turn"})


def check_step(before: State, seat: Seat, move: Move, after: State) -> None:
    assert after.log[: len(before.log)] == before.log
    assert len(after.log) > len(before.log)
    if isinstance(move, Play):
        assert after.log[len(before.log)] == Played(seat, move.card, move.down)
        assert move.card in before.hands[seat]
        held = set(before.hands[seat]) - {move.card}
        taken_up = {before.aside[seat]} if len(after.tricks) == before.table.tricks - 1 else set()
        assert set(after.hands[seat]) <= held | taken_up
        assert len(after.hands[seat]) >= len(held)
    cards = [card for hand in after.hands for card in hand]
    assert len(cards) == len(set(cards))


def play_on(table: Table, seed: int, *, thorough: bool) -> State:
    """Play one deal by chance and check each step of it."""
    chance = Random(seed)
    state = chance_deal(table, chance, dealer=seed % table.seats)
    while not state.over:
        assert state.turn is not None
        assert state.turn not in state.out
        options = legal(state)
        assert options
        assert len(set(options)) == len(options)
        if thorough or chance.random() < 0.15:
            whole = pickle.dumps(state[1:])
            check_illegal_moves(
                state, EVERY_PLAY if thorough else tuple(chance.sample(EVERY_PLAY, k=12))
            )
            check_others_refused(state)
            assert pickle.dumps(state[1:]) == whole
        move = one_of(options, chance)
        after = play(state, state.turn, move)
        check_step(state, state.turn, move, after)
        state = after
    return state


def check_end(state: State) -> None:
    table, result = state.table, result_of(state)
    assert state.turn is None
    played = [event.card for event in state.log if isinstance(event, Played)]
    assert len(played) == len(set(played))
    assert {card for card in played if card is not None} <= set(table.pack)
    points = [0] * table.seats
    for gain in result.gains:
        points[gain.seat] += gain.points
    assert tuple(points) == result.points
    flags = [g for g in result.gains if g.reason in ("flagged", "wrong-flag")]
    if table.rules.pay.kind == "opponents-pay" and not flags:
        assert sum(result.points) == 0
    for seat in range(table.seats):
        check_refused(state, Seat(seat), Play(Card(0)), {"play/deal-over"})
    if result.winner is None:
        assert result.by == "revoke"
        assert result.next_dealer == state.start.dealer
        return
    assert result.winner not in state.out
    step = 1 if table.options["direction"] == "clockwise" else -1
    rotated = (state.start.dealer + step) % table.seats
    winner_deals = table.options["next-dealer"] == "winner"
    assert result.next_dealer == (result.winner if winner_deals else rotated)
    if result.by == "deciding-trick":
        assert len(state.tricks) == table.tricks
        assert result.winner == state.tricks[table.deciding - 1].winner
        held = {seat: len(state.hands[seat]) for seat in range(table.seats)}
        assert held == {seat: 2 if seat in state.out else 0 for seat in range(table.seats)}
    elif result.by == "sweep":
        assert {trick.winner for trick in state.tricks} == {result.winner}
        assert len(state.tricks) == 4
    else:
        assert result.by == "instant-win"
        assert state.tricks == ()
        assert any(isinstance(e, Declared) and e.what == "instant-win" for e in state.log)
    drops = [event.seat for event in state.log if isinstance(event, Dropped)]
    assert drops == list(state.out)
    with_tricks = {trick.winner for trick in state.tricks[:4]}
    if drops:
        assert set(drops) == set(range(table.seats)) - with_tricks


@every_game
def test_deal_at_every_table_runs_to_a_right_end(game: str) -> None:
    endings = set()
    for number, (label, table) in enumerate(single_tables(game)):
        end = play_on(table, number, thorough=False)
        check_end(end)
        assert replayed(end) == end, label
        endings.add(result_of(end).by)
    assert "deciding-trick" in endings
    assert "walkover" not in endings


@every_game
def test_every_illegal_play_is_refused_and_changes_nothing(game: str) -> None:
    held = load_game(game)
    for preset in (None, *held.presets):
        options = held.choose(preset=preset)
        seats_of = held.seats(options)
        for seats in seats_of if preset is None else seats_of[-1:]:
            check_end(play_on(held.table(seats, options), seats, thorough=True))


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=100, deadline=None)
def test_deal_under_any_options_runs_to_a_right_end(table: Table, seed: int) -> None:
    end = play_on(table, seed, thorough=False)
    check_end(end)
    assert replayed(end) == end


@every_game
@pytest.mark.parametrize("seat", [-1, 8, 100])
def test_seat_that_is_not_at_the_table_has_no_turn(game: str, seat: int) -> None:
    state = chance_deal(load_game(game).table(load_game(game).seats().start), Random(2))
    assert state.turn is not None
    card = state.hands[state.turn][0]
    for move in (Play(card), Declare("pass"), Declare("peek")):
        check_refused(state, Seat(seat), move, {"play/not-your-turn"})


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=40, deadline=None)
def test_log_up_to_any_moment_rebuilds_that_moment(table: Table, seed: int) -> None:
    chance = Random(seed)
    state = chance_deal(table, chance)
    while not state.over:
        assert state.turn is not None
        assert replayed(state) == state
        state = play(state, state.turn, one_of(legal(state), chance))


@given(tables(), st.integers(0, 2**32))
@settings(max_examples=60, deadline=None)
def test_declaration_that_nobody_asked_for_is_refused(table: Table, seed: int) -> None:
    chance = Random(seed)
    state = chance_deal(table, chance)
    while not state.over:
        assert state.turn is not None
        for what in ("pass", "redeal", "instant-win", "peek"):
            move = Declare(what)
            if move not in legal(state):
                check_refused(state, state.turn, move, {"play/not-asked"})
        for card in state.table.pack[:3]:
            for low in (Declare("dry", card), Declare("show-dry", card)):
                if low not in legal(state):
                    check_refused(state, state.turn, low, {"play/not-asked"})
        state = play(state, state.turn, one_of(legal(state), chance))


@pytest.mark.sweep
@every_game
def test_many_deals_at_every_table_run_to_a_right_end(game: str) -> None:
    for number, (label, table) in enumerate(single_tables(game)):
        for seed in range(50):
            end = play_on(table, 1000 * seed + number, thorough=seed < 2)
            check_end(end)
            assert replayed(end) == end, label
