"""Games with hidden hands written down by the engine alone: its moves, its views, its results.

An information set is what the view of the seat to move holds. Nobody asks to see the talon.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import combinations
from typing import NamedTuple

import numpy as np

from lasttrick.cards import Seat
from lasttrick.engine import Declare, Move, State, legal, play, start, view
from lasttrick.games import Table, game_from_text
from lasttrick.solver.equilibria.sequence_form import Reals, SequenceForm, SequenceFormBuilder


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


class Written(NamedTuple):
    """A game written down, and for each seat a state in each information set."""

    form: SequenceForm
    sets: tuple[list[State], list[State]]

    def plan(self, seat: int, chances: Callable[[State], Sequence[float]]) -> Reals:
        """Return the plan of a seat from the chances of its legal moves in each set."""
        choices = self.form.choices[seat]
        plan = np.ones(choices.sequences)
        for at, state in enumerate(self.sets[seat]):
            begin, end = choices.begins[at], choices.begins[at + 1]
            plan[begin:end] = plan[choices.parents[at]] * np.array(chances(state))
        return plan


def written(states: Iterable[tuple[State, float]]) -> Written:
    """Return the game that begins at one of these moments, each as likely as it says."""
    builder = SequenceFormBuilder()
    sets: tuple[dict[object, State], dict[object, State]] = ({}, {})
    for state, chance in states:
        _write(builder, sets, state, (0, 0), chance)
    return Written(builder.built(), (list(sets[0].values()), list(sets[1].values())))


def moves(state: State) -> list[Move]:
    """Return the legal moves that are written down."""
    return [move for move in legal(state) if move != Declare("peek")]


def _write(
    builder: SequenceFormBuilder,
    sets: tuple[dict[object, State], dict[object, State]],
    state: State,
    sequences: tuple[int, int],
    chance: float,
) -> None:
    if state.result is not None:
        points = state.result.points
        builder.end(*sequences, chance * (points[0] - points[1]))
        return
    assert state.turn is not None
    turn = state.turn
    seen = view(state, turn)
    known = (seen.dealt, seen.log, seen.trick)
    sets[turn].setdefault(known, state)
    may = moves(state)
    begin = builder.information_set(turn, known, sequences[turn], len(may))
    for way, move in enumerate(may):
        done = (begin + way, sequences[1]) if turn == 0 else (sequences[0], begin + way)
        _write(builder, sets, play(state, turn, move), done, chance)
