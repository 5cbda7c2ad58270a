"""The pages of strength are what their commands write today."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lasttrick.games import GAME_NAMES, load_game
from lasttrick.lab.strength import Outcome, Tally, as_page, ladder, ladder_sizes
from lasttrick.players import known_player

DOCS = Path(__file__).parents[2] / "docs"
PAGES = ("strength.md", "strength-of-steady.md", "strength-of-expert.md")
CALL = re.compile(
    r"^lasttrick lab ladder (?P<games>.+) --levels (?P<levels>\S+) --deals (?P<deals>\d+) "
    r"(--between-two (?P<two>\d+) )?--seed (?P<seed>\d+) --format markdown$",
    re.MULTILINE,
)


def frame(page: str) -> list[str]:
    """Return what stands in the page whatever comes of the deals."""
    lines = [line for line in page.splitlines() if not line.startswith(("* ", "All ", "Steps "))]
    figures = re.compile(r"^(\| [^|]+\| \d+ \|).*\(.*")
    return [figures.sub(r"\1", line) for line in lines if line]


@pytest.mark.parametrize("name", PAGES)
def test_the_page_is_written_by_its_command(name: str) -> None:
    page = (DOCS / name).read_text("utf-8")
    (call,) = CALL.finditer(page)
    levels = [known_player(name) for name in call["levels"].split(",")]
    asked = call["games"].split()
    games = map(load_game, GAME_NAMES if asked == ["--all"] else asked[1::2])
    tables = [game.table(seats) for game in games for seats in ladder_sizes(game)]
    contests = ladder(
        tables,
        levels,
        deals=int(call["deals"]),
        seed=int(call["seed"]),
        between_two=None if call["two"] is None else int(call["two"]),
    )
    # No deal is played: the figures take minutes, and nothing here hangs on them.
    written = as_page([Outcome(each, Tally(deals=1)) for each in contests], call[0])
    assert frame(page) == frame(written), "write the page anew with the command that it names"
