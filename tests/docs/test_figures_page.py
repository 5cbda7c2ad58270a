"""``docs/figures.md`` is what its command writes today."""

from __future__ import annotations

import re
from pathlib import Path

from lasttrick.lab.statistics.page import first_deals, page

PAGE = (Path(__file__).parents[2] / "docs" / "figures.md").read_text("utf-8")


def without_numbers(text: str) -> list[str]:
    """Return what stands in every page, however few deals of chance it rests on."""
    by_chance = re.compile(r".*, -?\d+ points? |(trick|spread|drama|security)\b")
    lines = [line for line in text.splitlines() if not by_chance.match(line)]
    return [re.sub(r"[-−\d.,…%()\s]+", " ", line).strip() for line in lines]


def test_the_first_deals_of_every_game_are_those_of_the_page() -> None:
    seed = re.search(r"lab figures .*--seed (\d+)", PAGE)
    assert seed is not None
    table = "\n".join(first_deals(int(seed[1])))
    assert table in PAGE, "write the page anew with the command that it names"


def test_the_page_is_written_by_its_command() -> None:
    written = "\n".join(page(deals=60, looks=2, seed=7, jobs=1))
    assert without_numbers(written) == without_numbers(PAGE), "write the page anew"
