import json
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import State, ending, leave, legal, play
from lasttrick.games import GAME_NAMES, Table, game_from_text, load_game
from lasttrick.records import (
    PlayEvent,
    Record,
    check,
    decode,
    encode,
    from_text,
    record_of,
    replay,
    state_of,
    table_of,
    to_text,
    verify,
    view_record,
)
from tests.chance import one_of
from tests.records.deals import AMA, KOFI, a_deal, wild_deal
from tests.tables import single_tables, tables


def check_round_trip(state: State) -> None:
    record = record_of(state)
    line = encode(record)
    assert b"\n" not in line
    assert decode(line) == record
    assert encode(decode(line)) == line
    assert state_of(record) == state
    assert verify(record) == []
    assert from_text(to_text(record)) == record


def check_views(state: State) -> None:
    for seat in (None, *map(Seat, range(state.table.seats))):
        seen = view_record(state, seat)
        checked = check(seen)
        assert checked.faults == ()
        assert decode(encode(seen)) == seen
        assert from_text(to_text(seen)) == seen


@pytest.mark.parametrize("game", GAME_NAMES)
def test_every_choice_at_every_size(game: str) -> None:
    for label, table in single_tables(game, deal_only=True):
        chance = Random(label)
        moves = None if chance.random() < 0.7 else chance.randrange(30)
        check_round_trip(wild_deal(table, chance, moves=moves))


@pytest.mark.parametrize("game", GAME_NAMES)
def test_views_of_every_preset(game: str) -> None:
    for label, table in single_tables(game, deal_only=True):
        if "=" not in label:
            check_views(wild_deal(table, Random(label)))


@settings(max_examples=60, deadline=None)
@given(tables(), st.randoms(use_true_random=False), st.none() | st.integers(0, 40))
def test_any_mixture(table: Table, chance: Random, moves: int | None) -> None:
    state = wild_deal(table, chance, moves=moves)
    check_round_trip(state)
    check_views(state)


def test_replay_has_one_state_for_each_choice() -> None:
    state = a_deal("cat-te", 4, seed=2)
    states = list(replay(record_of(state)))
    assert states[-1] == state
    assert states[0].tricks == ()
    choices = sum(len(trick.plays) for trick in state.tricks)
    assert len(states) == 1 + choices


def test_state_after_some_events() -> None:
    state = a_deal("agram", 2)
    record = record_of(state)
    assert len(state_of(record, 0).log) == 1
    assert len(state_of(record, 5).log) == 5
    assert state_of(record, 1000) == state


def test_what_follows_by_itself_belongs_to_the_choice_before() -> None:
    state = next(
        deal
        for deal in (a_deal("cat-te", 5, seed=seed) for seed in range(50))
        if deal.out and deal.result is not None and deal.result.by == "deciding-trick"
    )
    record = record_of(state)
    first_drop = next(n for n, e in enumerate(record.events) if type(e).__name__ == "DropEvent")
    assert state_of(record, first_drop).out == state.out
    assert state_of(record, first_drop + 1).out == state.out


def test_endings() -> None:
    table = load_game("cat-te").table(3)
    hands = [parse_cards("AS 2S"), parse_cards("KH 3H"), ()]
    state = ending(table, Seat(1), hands, trick=5, leader=Seat(1), out=(Seat(2),))
    record = record_of(state)
    assert record.ending is not None
    assert (record.ending.first_trick, record.ending.leader, record.ending.out) == (5, 1, (2,))
    check_round_trip(state)
    check_views(state)
    chance = Random(1)
    while not state.over:
        assert state.turn is not None
        state = play(state, state.turn, one_of(legal(state), chance))
        check_round_trip(state)
        check_views(state)


def test_ending_whose_leader_leaves() -> None:
    table = load_game("cat-te").table(3)
    hands = [parse_cards("AS 2S"), parse_cards("KH 3H"), parse_cards("9D 8D")]
    state = ending(table, Seat(1), hands, trick=5, leader=Seat(1))
    check_round_trip(leave(state, Seat(1)))


def test_ending_by_another_leader_than_that_of_the_deal() -> None:
    table = load_game("agram").table(2)
    hands = [parse_cards("TC 9C 8C 7C 6C"), parse_cards("TD 9D 8D 7D 6D")]
    state = ending(table, Seat(0), hands, trick=2, leader=Seat(0))
    assert table.leader(Seat(0)) == 1
    assert state.start.leader == 0
    check_round_trip(state)
    check_views(state)
    after = play(state, Seat(0), legal(state)[0])
    check_round_trip(after)
    check_views(after)


def test_custom_game() -> None:
    game = game_from_text('extends = "agram"\nname = "House"\n[deal]\ncards = 4\npackets = [4]\n')
    record = record_of(wild_deal(game.table(3), Random(4)))
    assert record.game == "custom"
    assert record.definition == game.definition
    assert verify(record) == []
    assert table_of(decode(encode(record))).tricks == 4
    assert from_text(to_text(record)) == record


def test_options_are_those_of_the_record_not_the_default() -> None:
    record = record_of(a_deal("agram", 3))
    assert record.options["direction"] == "counterclockwise"
    assert table_of(record).step == -1
    clockwise = record_of(a_deal("agram", 3, direction="clockwise"))
    assert table_of(clockwise).step == 1
    assert verify(clockwise) == []


def test_same_record_same_bytes() -> None:
    record = record_of(a_deal("sipa", 2), seats=[AMA, KOFI])
    assert encode(record) == encode(record_of(a_deal("sipa", 2), seats=[AMA, KOFI]))
    assert list(decode(encode(record)).options) == list(load_game("sipa").options)


def test_order_of_the_fields() -> None:
    data = json.loads(encode(record_of(a_deal("sipa", 2), seats=[AMA, KOFI])))
    assert list(data) == [
        *("format", "game", "options", "seats", "dealer", "deal", "events", "status", "result"),
    ]
    assert list(data["result"]) == ["by", "winner", "points", "next_dealer", "gains"]
    assert data["seats"] == [
        {"name": "Ama", "kind": "human"},
        {"name": "Kofi", "kind": "bot", "bot": "careful"},
    ]
    assert list(data["events"][1]) == ["event", "seat", "card"]


def test_who_acted() -> None:
    state = a_deal("agram", 2)
    record = record_of(state, acted={2: "clock", 3: "cover"})
    assert [event.by for event in record.events[:4]] == [None, "clock", "cover", None]
    assert verify(record) == []
    assert from_text(to_text(record)) == record


def test_abandoned() -> None:
    state = wild_deal(load_game("agram").table(2), Random(1), moves=3)
    record = record_of(state, abandoned=True)
    assert record.status == "abandoned"
    assert verify(record) == []


def test_as_many_players_as_seats() -> None:
    with pytest.raises(ValueError, match="Expected 3 players"):
        record_of(a_deal("agram", 3), seats=[AMA])


def test_opened_view_has_the_whole_deal() -> None:
    state = a_deal("sipa", 3, open="on")
    seen: Record = view_record(state, Seat(0))
    assert seen.deal == record_of(state).deal
    assert verify(seen) == []
    assert any(isinstance(e, PlayEvent) and e.card == "?" for e in seen.events)


def test_view_holds_no_card_that_the_seat_may_not_know() -> None:
    state = a_deal("sipa", 3, seed=5)
    seen = view_record(state, Seat(1))
    assert seen.deal.hands[1] == record_of(state).deal.hands[1]
    assert set(seen.deal.hands[0]) == set(seen.deal.hands[2]) == set(seen.deal.talon) == {"?"}
    hidden = [e for e in seen.events if getattr(e, "down", False) and e.seat != 1]
    assert hidden
    assert {getattr(event, "card", None) for event in hidden} == {"?"}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_default_options_are_written_as_chosen_ones_are(game: str) -> None:
    options = load_game(game).choose()
    assert load_game(game).choose({name: str(value) for name, value in options.items()}) == options
