"""Every threat on the page names tests that are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "security.md").read_text("utf-8")
ROWS = [line for line in PAGE.splitlines() if line.startswith("| ")][1:]


def test_the_page_has_a_table() -> None:
    assert len(ROWS) > 20


@pytest.mark.parametrize("row", ROWS)
def test_tests_that_a_row_names_are_there(row: str) -> None:
    cells = [cell.strip() for cell in row.strip("|").split(" | ")]
    assert len(cells) == 4, row
    named = re.findall(r"`([^`]+)`", cells[-1])
    assert named, row
    for name in named:
        path, _, function = name.partition("::")
        source = (ROOT / "tests" / path).read_text("utf-8")
        assert re.search(rf"^(async )?def {function}\(", source, re.MULTILINE), name
