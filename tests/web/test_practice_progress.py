"""The browser lets questions come back exactly when the terminal does."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from random import Random

import msgspec

from lasttrick.coach.practice import Progress, practice_table, table_label
from lasttrick.games import load_game
from tests.web.node import node


def test_questions_come_back_as_in_the_terminal(tmp_path: Path) -> None:
    chance = Random("progress")
    games = [load_game("agram"), load_game("fapfap")]
    tables = [games[0].table(3), games[0].table(4), practice_table(games[1], "points")]
    vectors = []
    for number, table in enumerate(tables):
        days = [date(2026, 1, 30)]
        progress = Progress(
            tmp_path / f"{number}.json", table, "points", partial(days.__getitem__, -1)
        )
        for _ in range(200):
            if chance.random() < 0.02:
                days.append(date.fromordinal(days[-1].toordinal() + 1))
            key = progress.due()
            asked = str(int(chance.random() * 40)) if key is None else key
            right = chance.random() < 0.7
            gone = chance.random() < 0.03
            if gone:
                progress.forget(asked)
            else:
                progress.answered(asked, right=right)
            vectors.append(
                {
                    "sitting": number,
                    "table": table_label(table),
                    "day": days[-1].isoformat(),
                    "due": key,
                    "asked": asked,
                    "right": None if gone else right,
                    "tally": msgspec.json.decode(msgspec.json.encode(progress.tally)),
                }
            )
    file = tmp_path / "progress-vectors.json"
    file.write_bytes(msgspec.json.encode(vectors))
    said = node(
        "node_modules/vitest/vitest.mjs",
        *("run", "--reporter=dot", "tests/progress.test.ts"),
        env={"PROGRESS": str(file), "NO_COLOR": "1"},
    )
    assert said.returncode == 0, said.stdout[-6000:]
    assert " passed" in said.stdout
