"""Values against those of OpenSpiel's sequence-form linear program: ``make research``."""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any

import pytest

from lasttrick.cards import Seat, codes
from lasttrick.engine import legal, play, view
from lasttrick.games import Table
from lasttrick.solver.equilibria import short_game, solved
from tests.solver.equilibria.by_engine import deals, toy_table

pytestmark = pytest.mark.research


def spiel_game(spiel: Any, table: Table) -> Any:
    """Return a short game as OpenSpiel has games: a chance move deals, the engine plays."""
    every = deals(table)
    most = max(len(every), 2)
    kind = spiel.GameType(
        short_name="lasttrick_short",
        long_name="Short game",
        dynamics=spiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=spiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=spiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=spiel.GameType.Utility.ZERO_SUM,
        reward_model=spiel.GameType.RewardModel.TERMINAL,
        max_num_players=2,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=False,
        provides_observation_tensor=False,
        parameter_specification={},
    )
    info = spiel.GameInfo(
        num_distinct_actions=52,
        max_chance_outcomes=most,
        num_players=2,
        min_utility=-1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=2 * table.tricks,
    )

    class Deal(spiel.State):  # type: ignore[misc]
        def __init__(self, game: Any) -> None:
            super().__init__(game)
            self._now: Any = None

        def current_player(self) -> int:
            if self._now is None:
                return int(spiel.PlayerId.CHANCE)
            return int(spiel.PlayerId.TERMINAL) if self._now.over else int(self._now.turn)

        def chance_outcomes(self) -> list[tuple[int, float]]:
            return [(number, 1 / len(every)) for number in range(len(every))]

        def _legal_actions(self, player: int) -> list[int]:
            moves = legal(self._now)
            return sorted(int(move.card) for move in moves if move.card is not None)

        def _apply_action(self, action: int) -> None:
            if self._now is None:
                self._now = every[action]
                return
            move = next(move for move in legal(self._now) if move.card == action)
            self._now = play(self._now, self._now.turn, move)

        def _action_to_string(self, player: int, action: int) -> str:
            return str(action)

        def is_terminal(self) -> bool:
            return self._now is not None and bool(self._now.over)

        def returns(self) -> Sequence[float]:
            if not self.is_terminal():
                return [0.0, 0.0]
            first, second = self._now.result.points
            return [float(first - second), float(second - first)]

        def information_state_string(self, player: int) -> str:
            seen = view(self._now, Seat(player))
            laid = [str(event) for event in seen.log]
            return f"{player} {codes(seen.dealt)} {' '.join(laid)}"

        def __str__(self) -> str:
            return "" if self._now is None else str(self._now.log)

    class Short(spiel.Game):  # type: ignore[misc]
        def __init__(self, params: Any = None) -> None:
            super().__init__(kind, info, params or {})

        def new_initial_state(self) -> Deal:
            return Deal(self)

    return Short()


@pytest.mark.parametrize(
    "toy",
    [
        ("A T", ["AS", "TS"], 2),
        ("A T 9", ["AS", "TS", "9S", "AH", "TH", "9H"], 2),
        ("A T", ["AS", "TS"], 3),
    ],
)
def test_values_are_those_of_open_spiel(toy: tuple[str, list[str], int]) -> None:
    spiel: Any = import_module("pyspiel")
    linear_program: Any = import_module("open_spiel.python.algorithms.sequence_form_lp")
    table = toy_table(*toy)
    value, other, _, _ = linear_program.solve_zero_sum_game(spiel_game(spiel, table))
    found = solved(short_game(table), gap=1e-5)
    assert value == pytest.approx(-other, abs=1e-6)
    assert found.bounds.low - 1e-6 <= (value + 1) / 2 <= found.bounds.high + 1e-6
