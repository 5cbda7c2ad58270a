"""Games with hidden hands written down by the engine alone: its moves, its views, its results.

An information set is a view of the seat to move, whatever that holds.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

from lasttrick.cards import Seat
from lasttrick.engine import Hand, State, legal, play, start, view
from lasttrick.games import Table, game_from_text
from lasttrick.solver.equilibria.sequence_form import SequenceForm, SequenceFormBuilder


def toy_table(ranks: str, without: Iterable[str], cards: int) -> Table:
    """Return Agram for two with a small pack and so many cards each."""
    left_out = ", ".join(f'"{card}"' for card in without)
    text = f"""
extends = "agram"
name = "Toy"

[seats]
most = 2
best = [2, 2]

[pack]
ranks = "{ranks}"
without = [{left_out}]

[deal]
cards = {cards}
packets = [{cards}]

[options]
chief = "-"

[presets]
six = "-"
"""
    return game_from_text(text).table(2)


def deals(table: Table) -> list[State]:
    """Return every deal of a table, seat 0 leading; hands as the table orders them."""
    dealer = next(seat for seat in (Seat(0), Seat(1)) if table.leader(seat) == 0)
    found: list[State] = []
    for own in combinations(table.pack, table.tricks):
        rest = [card for card in table.pack if card not in own]
        for other in combinations(rest, table.tricks):
            talon = tuple(card for card in rest if card not in other)
            found.append(start(table, dealer, (own, other), talon, number=2))
    return found


def written(states: Iterable[tuple[State, float]]) -> SequenceForm:
    """Return the game that begins at one of these moments, each as likely as it says."""
    builder = SequenceFormBuilder()
    for state, chance in states:
        _write(builder, state, (0, 0), chance)
    return builder.built()


def _write(
    builder: SequenceFormBuilder, state: State, sequences: tuple[int, int], chance: float
) -> None:
    if state.result is not None:
        points = state.result.points
        builder.end(*sequences, chance * (points[0] - points[1]))
        return
    assert state.turn is not None
    turn = state.turn
    moves = legal(state)
    begin = builder.information_set(turn, known(state), sequences[turn], len(moves))
    for way, move in enumerate(moves):
        done = (begin + way, sequences[1]) if turn == 0 else (sequences[0], begin + way)
        _write(builder, play(state, turn, move), done, chance)


def known(state: State) -> tuple[Hand, object, object]:
    """Return all that tells what the seat to move knows from what it knows elsewhere."""
    seen = view(state, state.turn)
    return seen.dealt, seen.log, seen.trick
