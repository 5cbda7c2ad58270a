"""Whole matches of every game, moved on step by step in any order that can come at a table."""

from random import Random

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import (
    RuleBasedStateMachine,
    initialize,
    invariant,
    precondition,
    rule,
    run_state_machine_as_test,
)

from lasttrick.cards import EVERY_CARD, Seat
from lasttrick.engine import (
    PASS,
    Cut,
    Match,
    Play,
    Result,
    State,
    begin_deal,
    begin_match,
    chance_cut,
    draw_for_seats,
    flag,
    leave,
    legal,
    play,
    result_of,
    score_deal,
    shuffled,
    view,
)
from lasttrick.errors import TableError
from lasttrick.games import GAME_NAMES, load_game
from tests.engine.knowing import exchanged, known_cards
from tests.refusing import tried
from tests.replaying import replayed
from tests.tables import drawn_table, sizes


class MatchMachine(RuleBasedStateMachine):
    """A match at one table: deals, moves lawful and not, leaving, flags, scoring."""

    game: str
    match: Match

    def __init__(self) -> None:
        super().__init__()
        self.sat_down = False
        self.state: State | None = None
        self.chance = Random(0)

    @initialize(seed=st.integers(0, 2**32), how=st.sampled_from(["default", "preset", "mixture"]))
    def sit_down(self, seed: int, how: str) -> None:
        self.chance = Random(seed)
        held = load_game(self.game)
        presets = list(held.presets)
        if how == "mixture" or (how == "preset" and not presets):
            table = drawn_table(self.game, self.chance)
        else:
            preset = self.chance.choice(presets) if how == "preset" else None
            options = held.choose(preset=preset)
            table = held.table(self.chance.choice(sizes(self.game, options)), options)
        self.match = begin_match(table, draw_for_seats(table, self.chance).dealer)
        self.sat_down = True

    @precondition(lambda self: self.state is None and not self.match.over)
    @rule(tap=st.booleans())
    def deal(self, tap: bool) -> None:
        table = self.match.deal_table
        dealer = self.match.deal_dealer
        cut = chance_cut(table, dealer, self.chance)
        if tap and table.rules.deal.cut == "cut-or-tap":
            cut = Cut(table.right_of(dealer), None)
        self.state = begin_deal(self.match, shuffled(table.pack, self.chance), cut)
        assert self.state.log[0] == cut
        assert self.state.start.number == self.match.number

    @precondition(lambda self: self.state is not None and not self.state.over)
    @rule(steps=st.integers(1, 12))
    def move(self, steps: int) -> None:
        state = self.state
        assert state is not None
        for _ in range(steps):
            if state.over:
                break
            assert state.turn is not None
            options = legal(state)
            assert options
            after = play(state, state.turn, self.chance.choice(options))
            assert len(after.log) > len(state.log)
            state = after
        self.state = state

    @precondition(lambda self: self.state is not None and not self.state.over)
    @rule(number=st.integers(0, 51), seat=st.integers(0, 7), down=st.booleans())
    def move_at_random(self, number: int, seat: int, down: bool) -> None:
        state = self.state
        assert state is not None
        move = Play(EVERY_CARD[number], down)
        lawful = seat == state.turn and move in legal(state)
        after, refused = tried(lambda: play(state, Seat(seat), move))
        if refused is None:
            assert lawful or state.table.rules.enforce.revokes == "flagged"
            self.state = after
        else:
            assert not lawful
            assert refused.code.startswith("play/")

    @precondition(lambda self: self.state is not None and not self.state.over)
    @rule(seat=st.integers(0, 7), odds=st.integers(0, 4))
    def leave_the_deal(self, seat: int, odds: int) -> None:
        state = self.state
        assert state is not None
        seat %= state.table.seats
        if odds:
            return
        after, refused = tried(lambda: leave(state, Seat(seat)))
        if after is None:
            assert refused is not None
            assert refused.code == "play/cannot-leave"
        else:
            assert seat in after.out
            self.state = after

    @precondition(lambda self: self.state is not None and not self.state.over)
    @rule(seats=st.tuples(st.integers(0, 7), st.integers(0, 7)), odds=st.integers(0, 4))
    def accuse(self, seats: tuple[int, int], odds: int) -> None:
        state = self.state
        assert state is not None
        seat, against = (Seat(seat % state.table.seats) for seat in seats)
        if odds:
            return
        after, refused = tried(lambda: flag(state, seat, against))
        if refused is not None:
            assert refused.code == "play/not-asked"
        else:
            assert state.table.rules.enforce.revokes == "flagged"
            assert seat != against
            self.state = after

    @precondition(lambda self: self.state is not None and self.state.over)
    @rule()
    def score(self) -> None:
        assert self.state is not None
        result = result_of(self.state)
        before = self.match
        self.match = score_deal(before, result)
        gained = dict(zip(before.playing, result.points, strict=True))
        filled = -before.table.rules.pay.fill if before.table.rules.pay.kind == "pool" else 0
        for seat, total in enumerate(self.match.totals):
            kept = before.totals[seat] + gained.get(Seat(seat), 0)
            assert total in (kept, kept + filled)
        assert self.match.number == before.number + 1
        self.state = None

    @precondition(lambda self: self.match.over)
    @rule()
    def play_again(self) -> None:
        result = self.match.winners
        assert result
        assert set(result) <= set(self.match.leaders)
        with pytest.raises(TableError):
            score_deal(self.match, Result("sweep", Seat(0), (), Seat(0), ()))
        self.match = begin_match(self.match.table, self.match.dealer)

    @invariant()
    def books_are_kept(self) -> None:
        if not self.sat_down:
            return
        match = self.match
        assert len(match.playing) == match.deal_table.seats
        assert match.playing[match.deal_dealer] in range(match.table.seats)
        assert set(match.tied or ()) <= set(range(match.table.seats))
        if match.stacks is not None:
            assert min(match.stacks) >= 0
        if match.table.rules.pay.kind == "pool":
            assert match.pool is not None
            assert sum(match.totals) + match.pool == 0
        if match.pool is not None:
            assert match.pool >= 0

    @invariant()
    def cards_are_all_there(self) -> None:
        state = self.state
        if state is None:
            return
        begun = state.start
        assert sorted([*begun.talon, *(card for hand in begun.hands for card in hand)]) == sorted(
            state.table.pack
        )
        held = [card for hand in state.hands for card in hand]
        assert len(held) == len(set(held))
        assert state.over == (state.turn is None)
        assert state.turn not in state.out

    @invariant()
    def log_tells_it_all(self) -> None:
        if self.state is not None:
            assert replayed(self.state) == self.state

    @invariant()
    def nothing_hidden_shows(self) -> None:
        state = self.state
        if state is None:
            return
        seat = self.chance.choice([None, *(Seat(seat) for seat in range(state.table.seats))])
        hidden = [card for card in state.table.pack if card not in known_cards(state, seat)]
        mixed = self.chance.sample(hidden, k=len(hidden))
        other = exchanged(state, dict(zip(hidden, mixed, strict=True)))
        assert view(other, seat) == view(state, seat)


def run(game: str, examples: int, steps: int) -> None:
    machine = type("Machine", (MatchMachine,), {"game": game})
    run_state_machine_as_test(
        machine,
        settings=settings(
            max_examples=examples,
            stateful_step_count=steps,
            deadline=None,
            suppress_health_check=list(HealthCheck),
        ),
    )


@pytest.mark.parametrize("game", GAME_NAMES)
def test_match_of_any_kind_keeps_its_rules(game: str) -> None:
    run(game, examples=15, steps=40)


@pytest.mark.sweep
@pytest.mark.parametrize("game", GAME_NAMES)
def test_many_matches_of_any_kind_keep_their_rules(game: str) -> None:
    run(game, examples=300, steps=100)


@pytest.mark.parametrize("game", GAME_NAMES)
def test_whole_match_of_every_size_and_preset_comes_to_its_end(game: str) -> None:
    held = load_game(game)
    for preset in (None, *held.presets):
        options = held.choose({"open": "on"}, preset=preset)
        for seats in held.seats(options):
            chance = Random(seats)
            table = held.table(seats, options)
            match = begin_match(table, Seat(seats - 1))
            while not match.over:
                assert match.number < 400, f"{table} {preset} goes on and on"
                pack = shuffled(match.deal_table.pack, chance)
                cut = chance_cut(match.deal_table, match.deal_dealer, chance)
                state = begin_deal(match, pack, cut)
                while not state.over:
                    assert state.turn is not None
                    options_now = (PASS,) if state.phase == "flag" else legal(state)
                    state = play(state, state.turn, chance.choice(options_now))
                match = score_deal(match, result_of(state))
            assert match.winners
