"""What a page is measured by: is everything named, in order, whole and in its place?"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

SCRIPTS = Path(__file__).parent / "scripts"
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

NAMED = (SCRIPTS / "named.js").read_text("utf-8")

WHOLE = (SCRIPTS / "whole.js").read_text("utf-8")


def barriers(page: Page) -> list[str]:
    """Return what axe finds."""
    if not AXE.is_file():
        pytest.skip("make client installs axe-core")
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{each['id']}: {node['html'][:160]} {node.get('failureSummary', '')[:300]}"
        for each in found["violations"]
        for node in each["nodes"]
    ]


def unnamed(page: Page, language: str) -> list[str]:
    """Return what has no name or role, is out of order, or is in another language."""
    found: list[str] = page.evaluate(NAMED)
    lang = page.locator("html").get_attribute("lang")
    return found if lang == language else [*found, f"lang is {lang}"]


def not_whole(page: Page) -> list[str]:
    """Return each text that is cut off, covered or outside, and whether the page rolls sideways."""
    found: list[str] = page.evaluate(WHOLE)
    return found


def choose(page: Page, **choices: Any) -> None:
    """Change settings where they stand, as another tab of the same browser does."""
    page.evaluate(
        """(choices) => {
            const KEY = 'lasttrick.settings';
            const chosen = {...JSON.parse(localStorage.getItem(KEY)), ...choices};
            localStorage.setItem(KEY, JSON.stringify(chosen));
            dispatchEvent(new StorageEvent('storage', {key: KEY}));
        }""",
        choices,
    )
    if "language" in choices:
        expect(page.locator("html")).to_have_attribute("lang", choices["language"])
