"""Every code in the source stands on a page, and every code on the page in the source."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
TREE = (
    "cards|game|option|table|play|player|solver|record|text|"
    "command|seat|host|chat|hint|store|server"
)
CODE = re.compile(rf'["`]((?:{TREE})/[a-z-]+)["`]')


def test_pages_list_every_code_and_no_other() -> None:
    raised = {
        code
        for path in (ROOT / "src").rglob("*.py")
        for code in re.findall(CODE, path.read_text("utf-8"))
    }
    told = {
        code
        for page in ("errors.md", "record.md")
        for code in re.findall(CODE, (ROOT / "docs" / page).read_text("utf-8"))
    }
    assert told - raised == set()
    assert raised - told == set()
