"""A deal of each game, pinned in the text that people read."""

from __future__ import annotations

from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES
from lasttrick.records import from_text, to_text, verify

FOLDER = Path(__file__).parent


@pytest.mark.parametrize("game", GAME_NAMES)
def test_golden_deal_holds_and_is_written_as_it_stands(game: str) -> None:
    text = (FOLDER / f"{game}.txt").read_text("utf-8")
    title, _, told = text.partition("\n")
    assert title.startswith("# ")
    record = from_text(text)
    assert record.game == game
    assert verify(record) == []
    assert to_text(record) == told


def test_every_golden_deal_belongs_to_a_game() -> None:
    assert {path.stem for path in FOLDER.glob("*.txt")} == set(GAME_NAMES)
