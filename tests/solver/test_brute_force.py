"""The solver against brute force on the engine: small endings of every game and option."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from lasttrick.cards import Seat, parse_cards
from lasttrick.engine import PASS, Declare, Play, State, legal, play, start
from lasttrick.games import GAME_NAMES, Table, find_game, load_game
from lasttrick.solver import forced_values, settled_values
from tests.chance import chance_deal, moments, one_of
from tests.solver import plain
from tests.tables import drawn_table, single_tables

every_game = pytest.mark.parametrize("game", GAME_NAMES)

SHORT_SPAR = """
extends = "spar"
name = "Short Spar"

[deal]
cards = 2
packets = [1]

[dry]
allowed = true

[options]
cards = "-"
packets = "-"
dry = "-"
"""

SMALL = 80
"""So many ways to go on, guessed from the cards in hand, are small enough for brute force."""


def ways(state: State) -> int:
    """Guess how many ways there are to go on."""
    if state.phase != "play":
        return 4**state.table.seats if state.phase == "flag" else 10**9
    laid = {played.seat for played in state.trick}
    total = 1
    for seat in range(state.table.seats):
        if seat in state.out:
            continue
        for left in range(1, len(state.hands[seat]) + 1):
            number = state.table.tricks - left + 1
            doubled = state.table.laying[number] == "choice" and seat != state.turn
            total *= 2 * left if doubled else left
        assert len(state.hands[seat]) >= (seat not in laid)
    flags = state.table.rules.enforce.revokes == "flagged"
    return total * (4**state.table.seats if flags else 1)


def small_moments(table: Table, seed: int, limit: int = SMALL) -> list[State]:
    """Return the moments of a deal played by chance from which on brute force is quick."""
    chance = Random(seed)
    deal = chance_deal(table, chance, dealer=seed % table.seats)
    return [s for s in moments(deal, chance) if not s.over and ways(s) <= limit]


def check(state: State) -> None:
    """Hold every value of a moment against brute force, plainly searched and compiled."""
    settled = plain.settled_values(state)
    forced = [plain.forced_values(state, seat) for seat in range(state.table.seats)]
    for compiled in (False, True):
        assert settled_values(state, compiled=compiled) == settled, state
        for seat in range(state.table.seats):
            found = forced_values(state, Seat(seat), compiled=compiled)
            assert found == forced[seat], (seat, compiled, state)


@every_game
def test_small_endings_at_every_table(game: str) -> None:
    checked = 0
    for number, (_, table) in enumerate(single_tables(game, deal_only=True)):
        small = small_moments(table, number)
        for state in small[:1] + small[1::5]:
            check(state)
            checked += 1
    assert checked > 10


@pytest.mark.sweep
@every_game
def test_many_larger_endings_at_every_table(game: str) -> None:
    for number, (_, table) in enumerate(single_tables(game, deal_only=True)):
        for state in small_moments(table, 1000 + number, 20 * SMALL)[::2]:
            check(state)


@every_game
def test_small_endings_under_mixed_options(game: str) -> None:
    chance = Random(f"mixed/{game}")
    for seed in range(15):
        for state in small_moments(drawn_table(game, chance), seed)[:1]:
            check(state)


@pytest.mark.parametrize("seats", [2, 3])
def test_whole_small_deals_with_questions_before_the_lead(seats: int, tmp_path: Path) -> None:
    """Two cards each, so that dry cards, redeals and what follows them can be tried out."""
    path = tmp_path / "short.toml"
    path.write_text(SHORT_SPAR)
    game = find_game(str(path))
    asked = set()
    for seed in range(12):
        state = chance_deal(game.table(seats, {"weak-redeal": "on"}), Random(seed))
        while state.phase == "redeal" and state.turn is not None:
            asked.add(len(legal(state)))
            check(state)
            state = play(state, state.turn, legal(state)[0])
        if state.phase == "dry" and (seats == 2 or seed < 2):
            asked.add(len(legal(state)))
            check(state)
    assert len(asked) > 2


@pytest.mark.parametrize("seats", [2, 3])
def test_claims_of_dealt_hands(seats: int) -> None:
    """A claim is decided before the first lead; brute force has to stop at the play."""
    table = load_game("cat-te").table(seats, {"claim": "manual"})
    four = parse_cards("AC AD AH AS KC QD")
    rest = [card for card in table.pack if card not in four]
    hands = (four, *(tuple(rest[6 * s : 6 * s + 6]) for s in range(seats - 1)))
    talon = tuple(card for card in rest if not any(card in hand for hand in hands))
    state = start(table, Seat(0), hands, talon)
    assert state.phase == "claim"
    while state.turn != 0:
        assert state.turn is not None
        state = play(state, state.turn, PASS)
    values = settled_values(state, compiled=True)
    won = values[Declare("instant-win")]
    assert won[0] == 2 * (seats - 1)
    assert set(values) == {PASS, Declare("instant-win")}


@pytest.mark.parametrize("seed", range(12))
def test_flags_of_revokes_that_have_happened(seed: int) -> None:
    """Where the table lets a revoke through, whoever can prove it may void the deal."""
    chance = Random(seed)
    table = load_game("spar").table(2 + seed % 2, {"enforce": "flag"})
    state = chance_deal(table, chance)
    revoked = False
    while len(state.tricks) < table.tricks - 1:
        assert state.turn is not None
        plays = [Play(card) for card in state.hands[state.turn]]
        wrong = [play for play in plays if play not in legal(state)]
        revoked = revoked or bool(wrong)
        state = play(state, state.turn, wrong[0] if wrong else one_of(legal(state), chance))
    assert revoked
    check(state)
    while state.phase == "play":
        assert state.turn is not None
        state = play(state, state.turn, legal(state)[0])
    check(state)
