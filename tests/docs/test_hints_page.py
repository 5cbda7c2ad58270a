"""The page on hints says what each reason means, in the order in which they are told."""

import re
from pathlib import Path
from typing import get_args

from lasttrick.coach.hints import Kind

PAGE = Path(__file__).parents[2] / "docs" / "hints.md"


def test_the_page_lists_every_kind_of_reason_in_order() -> None:
    listed = re.findall(r"^\| `([a-z-]+)` \|", PAGE.read_text("utf-8"), re.MULTILINE)
    assert tuple(listed) == get_args(Kind)
