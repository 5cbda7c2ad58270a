"""A whole match of every game, played by keys."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from lasttrick.games import GAME_NAMES, load_game
from lasttrick.tui.screens.questions import Choice
from tests.tui.screens.shown import shown
from tests.tui.screens.sitting import OneTable, answer, asked, match_at

SHORT: dict[str, dict[str, str | int]] = {
    "letzter-stich": {"deals": 2},
    "letzter-stich-3": {"deals": 2},
    "cat-te": {"deals": 2},
}


@pytest.mark.parametrize("game", GAME_NAMES)
def test_a_match_of_every_game_can_be_played_to_its_end(game: str) -> None:
    async def play() -> None:
        table = load_game(game)
        seats = max(table.seats()[0], 3) if len(table.seats()) > 1 else table.seats()[0]
        options = SHORT.get(game, {"target": 2})
        app = OneTable(match_at(game, seats, seed=len(game), options=options))
        chance = Random(game)
        async with app.run_test() as pilot:
            while app.outcome is None:
                await asked(pilot, app)
                question = app.table.question
                if isinstance(question, Choice) and "another match at this table" in (
                    question.answers
                ):
                    assert "What now?" in shown(app)
                    await pilot.press("1")
                    continue
                await answer(pilot, app, chance)
        assert app.outcome == "again"

    asyncio.run(play())
